// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing of its own: it stands for the headers that are compiled beforehand.
