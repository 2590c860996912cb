#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Answers like the Azure Retail Prices API, with every fault that a refresh has to live with.

    priceservice.py SIZES [--port N] [--pages 16] [--rows 1000] [--every 12]

SIZES is a file with the name of a VM size in each line. Asked for virtual machines of a region it gives so many pages of so many
rows, asked for anything else an empty page. The first time that a page is asked for, one in --every of them goes wrong, each in
another way in turn: 429 with and without Retry-After, 503, 500, a body cut in its middle, text that is no JSON, an error with
status 200, a connection that is closed, an answer that comes slowly. Prints the port, then counts at the end (SIGTERM, SIGINT)."""
import argparse
import collections
import http.server
import json
import re
import signal
import sys
import threading
import time
import urllib.parse
import zlib

FAULTS = ["429", "429 soon", "503", "500", "cut", "garbage", "error", "closed", "slow"]


class Service(http.server.ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 64

    def __init__(self, options, sizes):
        super().__init__(("127.0.0.1", options.port), Answer)
        self.options = options
        self.sizes = sizes
        self.asked = collections.Counter()
        self.faults = collections.Counter()
        self.lock = threading.Lock()

    def handle_error(self, request, client_address):
        pass  # a client that was killed, which is what this is for


def rows_of(service, region, skip, count):
    items = []
    for at in range(skip, skip + count):
        size = service.sizes[at // 2 % len(service.sizes)]
        spot = at % 2
        name = size.removeprefix("Standard_").replace("_", " ") + (" Spot" if spot else "")
        base = 0.05 + zlib.crc32(f"{size} {region}".encode()) % 1000 / 500
        price = round(base * (0.2 if spot else 1), 6)
        items.append({
            "currencyCode": "USD", "tierMinimumUnits": 0.0, "retailPrice": price, "unitPrice": price,
            "armRegionName": region, "location": region, "effectiveStartDate": "2025-10-01T00:00:00Z",
            "meterId": "e5d2dca6-ab7b-4a73-bba7-202798e84cd4", "meterName": name, "productId": "DZH318Z0BQNH",
            "skuId": "DZH318Z0BQNH/0056", "productName": "Virtual Machines Series", "skuName": name,
            "serviceName": "Virtual Machines", "serviceId": "DZH313Z7MMC8", "serviceFamily": "Compute",
            "unitOfMeasure": "1 Hour", "type": "Consumption", "isPrimaryMeterRegion": True, "armSkuName": size})
    return items


class Answer(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def fault(self):
        service = self.server
        with service.lock:
            service.asked[self.path] += 1
            first = service.asked[self.path] == 1
            if not first or zlib.crc32(self.path.encode()) % service.options.every != 0:
                return None
            name = FAULTS[sum(service.faults.values()) % len(FAULTS)]
            service.faults[name] += 1
            return name

    def send(self, status, body, headers=()):
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        for name, value in headers:
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def page(self):
        options = self.server.options
        query = urllib.parse.parse_qs(urllib.parse.urlsplit(self.path).query)
        wanted = query.get("$filter", [""])[0]
        skip = int(query.get("$skip", ["0"])[0])
        region = re.search(r"armRegionName eq '([^']*)'", wanted)
        items, link = [], None
        if "'Virtual Machines'" in wanted and region and region[1] != "Global":
            items = rows_of(self.server, region[1], skip, options.rows)
            if skip + options.rows < options.pages * options.rows:
                base = re.sub(r"&?\$skip=[0-9]+", "", self.path)
                link = f"http://127.0.0.1:{self.server.server_port}{base}&$skip={skip + options.rows}"
        return json.dumps({"BillingCurrency": "USD", "CustomerEntityId": "Default", "Items": items,
                           "NextPageLink": link, "Count": len(items)}).encode()

    def do_GET(self):
        fault = self.fault()
        if fault in ("429", "429 soon"):
            return self.send(429, b"", [("Retry-After", "1")] if fault == "429 soon" else [])
        if fault in ("503", "500"):
            return self.send(int(fault), b"")
        if fault == "garbage":
            return self.send(200, b"<html>A proxy wants to know who you are</html>")
        if fault == "error":
            return self.send(200, b'{"Error":{"Code":"500","Message":"Try again"}}')
        if fault == "closed":
            self.close_connection = True
            return None
        body = self.page()
        if fault == "cut":
            self.close_connection = True
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body[:len(body) // 2])
            return None
        if fault == "slow":
            time.sleep(3)
        return self.send(200, body)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("sizes")
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--pages", type=int, default=16)
    parser.add_argument("--rows", type=int, default=1000)
    parser.add_argument("--every", type=int, default=12)
    options = parser.parse_args()
    with open(options.sizes, encoding="utf-8") as file:
        sizes = [line.strip() for line in file if line.strip()]
    service = Service(options, sizes)
    print(service.server_port, flush=True)
    signal.signal(signal.SIGTERM, lambda *_: threading.Thread(target=service.shutdown).start())
    try:
        service.serve_forever()
    except KeyboardInterrupt:
        pass
    print(f"{sum(service.asked.values())} requests, {len(service.asked)} pages, "
          f"{sum(service.faults.values())} faults: {dict(service.faults)}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
