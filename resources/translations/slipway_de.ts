<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>LongList</name>
    <message>
        <source>Show %1 more of %2</source>
        <translation>%1 weitere von %2 zeigen</translation>
    </message>
</context>
<context>
    <name>OtherAnswers</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>likely, low, high</comment>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>anywhere</source>
        <translation>überall</translation>
    </message>
    <message>
        <source>left open</source>
        <translation>offengelassen</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3</source>
        <translation>%1: %2 statt %3</translation>
    </message>
    <message>
        <source>%1: %2, not stated so far</source>
        <translation>%1: %2, bisher nicht angegeben</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3, which was not stated</source>
        <translation>%1: %2 statt %3, was nicht angegeben war</translation>
    </message>
    <message>
        <source>keeps its times</source>
        <translation>hält seine Zeiten ein</translation>
    </message>
</context>
<context>
    <name>Proposals</name>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>%1 a run</source>
        <translation>%1 je Lauf</translation>
    </message>
    <message>
        <source>a day&apos;s items in %1</source>
        <translation>die Elemente eines Tages in %1</translation>
    </message>
    <message>
        <source>%1 answered in %2</source>
        <translation>%1 in %2 beantwortet</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 x %2</source>
        <translation>%1 x %2</translation>
    </message>
    <message>
        <source>over budget by %1 at P90</source>
        <translation>bei P90 um %1 über dem Budget</translation>
    </message>
    <message>
        <source>%1 chance over budget</source>
        <translation>mit %1 Wahrscheinlichkeit über dem Budget</translation>
    </message>
    <message>
        <source>keeps the budget</source>
        <translation>hält das Budget ein</translation>
    </message>
    <message>
        <source>no budget given</source>
        <translation>kein Budget angegeben</translation>
    </message>
    <message>
        <source>P10 %1</source>
        <translation>P10 %1</translation>
    </message>
    <message>
        <source>P90 %1</source>
        <translation>P90 %1</translation>
    </message>
    <message>
        <source>It does not keep everything with the confidence that is required.</source>
        <translation>Nicht alles wird mit der verlangten Sicherheit eingehalten.</translation>
    </message>
    <message>
        <source>Nothing, against the other two.</source>
        <translation>Nichts gegenüber den beiden anderen.</translation>
    </message>
    <message>
        <source>weights of %1</source>
        <translation>Gewichte mit %1</translation>
    </message>
    <message>
        <source>whether it keeps the budget is not known</source>
        <translation>ob das Budget eingehalten wird, ist nicht bekannt</translation>
    </message>
    <message>
        <source>a month; diamond: likely, bar: P10 to P90</source>
        <translation>monatlich; Raute: wahrscheinlich, Balken: P10 bis P90</translation>
    </message>
    <message>
        <source>a month; diamond: likely, bar: P10 to P90, dashed: budget, %1 a month of %2 in all</source>
        <translation>monatlich; Raute: wahrscheinlich, Balken: P10 bis P90, gestrichelt: Budget, %1 im Monat von insgesamt %2</translation>
    </message>
    <message>
        <source>%1 answered in %2 with every place taken</source>
        <translation>%1 in %2 beantwortet, alle Plätze belegt</translation>
    </message>
    <message>
        <source>%1 answered in %2 by the time typed</source>
        <translation>%1 in %2 beantwortet, nach der eingegebenen Zeit</translation>
    </message>
</context>
<context>
    <name>Ranges</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 chance to exceed the budget</source>
        <translation>%1 Wahrscheinlichkeit, das Budget zu überschreiten</translation>
    </message>
    <message>
        <source>%1 ends by its deadline in %2 of all cases</source>
        <translation>%1 endet in %2 aller Fälle bis zum Termin</translation>
    </message>
    <message>
        <source>%1 ends in its window in %2 of all cases</source>
        <translation>%1 endet in %2 aller Fälle im Zeitfenster</translation>
    </message>
    <message>
        <source>%1, %2 keeps its latency target in %3 of all cases</source>
        <translation>%1, %2 hält das Latenzziel in %3 aller Fälle ein</translation>
    </message>
    <message>
        <source>%1 of it</source>
        <translation>davon %1</translation>
    </message>
    <message>
        <source>the chance to exceed the budget is not known while something has no price</source>
        <translation>die Wahrscheinlichkeit, das Budget zu überschreiten, ist nicht bekannt, solange etwas keinen Preis hat</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>the usual machine</source>
        <translation>die übliche Maschine</translation>
    </message>
    <message>
        <source>, in %1</source>
        <translation>, in %1</translation>
    </message>
    <message>
        <source>Left empty:</source>
        <translation>Leer gelassen:</translation>
    </message>
    <message>
        <source>People try things</source>
        <translation>Menschen probieren aus</translation>
    </message>
    <message>
        <source>Train or tune</source>
        <translation>Trainieren oder anpassen</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>Sprachmodell</translation>
    </message>
    <message>
        <source>Another model, live</source>
        <translation>Anderes Modell, live</translation>
    </message>
    <message>
        <source>Batch scoring</source>
        <translation>Batchbewertung</translation>
    </message>
    <message>
        <source>Many small models</source>
        <translation>Viele kleine Modelle</translation>
    </message>
    <message>
        <source>Search and answer</source>
        <translation>Suchen und antworten</translation>
    </message>
    <message>
        <source>Own code, timed</source>
        <translation>Eigener Code, gemessen</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Wie es ist</translation>
    </message>
    <message>
        <source>Adapters (LoRA)</source>
        <translation>Adapter (LoRA)</translation>
    </message>
    <message>
        <source>Adapters, 4 bits (QLoRA)</source>
        <translation>Adapter, 4 Bit (QLoRA)</translation>
    </message>
    <message>
        <source>All weights</source>
        <translation>Alle Gewichte</translation>
    </message>
    <message>
        <source>Cheapest</source>
        <translation>Am günstigsten</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Ausgewogen</translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>Am schnellsten</translation>
    </message>
    <message>
        <source>Answer within</source>
        <translation>Antwort innerhalb</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Reservations that end with the plan</source>
        <translation>Reservierungen, die mit dem Plan enden</translation>
    </message>
    <message>
        <source>A run ends within</source>
        <translation>Ein Lauf endet innerhalb</translation>
    </message>
    <message>
        <source>Hosts that no other customer shares</source>
        <translation>Hosts, die kein anderer Kunde mitbenutzt</translation>
    </message>
    <message>
        <source>Machines may be taken away (cheaper)</source>
        <translation>Maschinen dürfen entzogen werden (günstiger)</translation>
    </message>
    <message>
        <source>Where machines may be</source>
        <translation>Maschinen in</translation>
    </message>
    <message>
        <source>Requests a second at the peak</source>
        <translation>Anfragen je Sekunde bei Spitzenlast</translation>
    </message>
    <message>
        <source>Where data stays</source>
        <translation>Wo Daten bleiben</translation>
    </message>
    <message>
        <source>Number format of the weights</source>
        <translation>Zahlenformat der Gewichte</translation>
    </message>
    <message>
        <source>A day&apos;s items end within</source>
        <translation>Die Elemente eines Tages enden innerhalb</translation>
    </message>
    <message>
        <source>An answer has</source>
        <translation>Eine Antwort hat</translation>
    </message>
    <message>
        <source>How it is trained</source>
        <translation>Wie trainiert wird</translation>
    </message>
    <message>
        <source>The load grows by</source>
        <translation>Die Last wächst um</translation>
    </message>
    <message>
        <source>It needs a GPU</source>
        <translation>Es braucht eine GPU</translation>
    </message>
    <message>
        <source>Hours a day of each</source>
        <translation>Stunden am Tag je Person</translation>
    </message>
    <message>
        <source>Network: managed, approved outbound</source>
        <translation>Netzwerk: verwaltet, ausgehend nur genehmigt</translation>
    </message>
    <message>
        <source>People who try things</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>First month</source>
        <translation>Erster Monat</translation>
    </message>
    <message>
        <source>Fewest instances</source>
        <translation>Instanzen, mindestens</translation>
    </message>
</context>
<context>
    <name>Sizes</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Against now, or why not</source>
        <translation>Gegenüber jetzt, oder warum nicht</translation>
    </message>
    <message>
        <source>The machine</source>
        <translation>Die Maschine</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Memory of a GPU</source>
        <translation>Speicher einer GPU</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Arbeitsspeicher</translation>
    </message>
    <message>
        <source>InfiniBand</source>
        <translation>InfiniBand</translation>
    </message>
    <message>
        <source>Disk of its own</source>
        <translation>Eigener Datenträger</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Prozessor</translation>
    </message>
    <message>
        <source>Arm</source>
        <translation>Arm</translation>
    </message>
    <message>
        <source>x86</source>
        <translation>x86</translation>
    </message>
</context>
<context>
    <name>slipway::ActualsModel</name>
    <message>
        <source>the same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>not more</source>
        <translation>nicht mehr</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 mehr</translation>
    </message>
    <message>
        <source>%1 less</source>
        <translation>%1 weniger</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>Planned to date, %1</source>
        <translation>Bisher geplant, %1</translation>
    </message>
    <message>
        <source>Billed, %1</source>
        <translation>Abgerechnet, %1</translation>
    </message>
    <message>
        <source>Billed is</source>
        <translation>Abgerechnet ist</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Dienst</translation>
    </message>
    <message>
        <source>all lines of the service</source>
        <translation>alle Posten des Dienstes</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Planned, %1</source>
        <translation>Geplant, %1</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Charges</source>
        <translation>Gebühren</translation>
    </message>
    <message>
        <source>Cost, %1</source>
        <translation>Kosten, %1</translation>
    </message>
    <message>
        <source>no tag of a plan</source>
        <translation>kein Tag eines Plans</translation>
    </message>
    <message>
        <source>tag of another plan</source>
        <translation>Tag eines anderen Plans</translation>
    </message>
    <message>
        <source>outside the plan&apos;s months</source>
        <translation>außerhalb der Monate des Plans</translation>
    </message>
    <message>
        <source>in an earlier file as well</source>
        <translation>auch in einer früheren Datei</translation>
    </message>
    <message>
        <source>of another deployment</source>
        <translation>von einer anderen Bereitstellung</translation>
    </message>
    <message>
        <source>tax, which plans are without</source>
        <translation>Steuer, die Pläne nicht enthalten</translation>
    </message>
</context>
<context>
    <name>slipway::ActualsPage</name>
    <message>
        <source>Actual costs</source>
        <translation>Tatsächliche Kosten</translation>
    </message>
    <message>
        <source>&amp;Choose an export...</source>
        <translation>Export &amp;wählen...</translation>
    </message>
    <message>
        <source>FOCUS 1.0 to 1.2 or Cost Management, as CSV, plain or gzip</source>
        <translation>FOCUS 1.0 bis 1.2 oder Cost Management, als CSV, unkomprimiert oder gzip</translation>
    </message>
    <message>
        <source>Add &amp;another...</source>
        <translation>Weiteren &amp;hinzufügen...</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Spread over terms</source>
        <translation>Über Laufzeiten verteilt</translation>
    </message>
    <message>
        <source>As invoiced</source>
        <translation>Wie in Rechnung gestellt</translation>
    </message>
    <message>
        <source>Cost of what was paid in advance</source>
        <translation>Kosten des im Voraus Bezahlten</translation>
    </message>
    <message>
        <source>How much of the export was read</source>
        <translation>Wie viel vom Export gelesen wurde</translation>
    </message>
    <message>
        <source>Billed and planned</source>
        <translation>Abgerechnet und geplant</translation>
    </message>
    <message>
        <source>What explains it</source>
        <translation>Was es erklärt</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>Nach Monat</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Nicht gezählt</translation>
    </message>
    <message>
        <source>Rows of the table</source>
        <translation>Zeilen der Tabelle</translation>
    </message>
    <message>
        <source>Choose an export of costs</source>
        <translation>Kostenexport wählen</translation>
    </message>
    <message>
        <source>Exports of costs (*.csv *.csv.gz *.gz);;All files (*)</source>
        <translation>Kostenexporte (*.csv *.csv.gz *.gz);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Reading: %1</source>
        <translation>Wird gelesen: %1</translation>
    </message>
    <message>
        <source>Nothing was taken from %1. %2</source>
        <translation>Aus %1 wurde nichts übernommen. %2</translation>
    </message>
    <message>
        <source>Choose an export of costs, or drop it here: FOCUS 1.0 to 1.2 or Cost Management, as CSV, plain or gzip. Charges count that carry the plan&apos;s tag slipway-plan.</source>
        <translation>Einen Kostenexport wählen oder hierher ziehen: FOCUS 1.0 bis 1.2 oder Cost Management, als CSV, unkomprimiert oder gzip. Es zählen Gebühren, die das Tag slipway-plan des Plans tragen.</translation>
    </message>
    <message>
        <source>%1 charges read from %2.</source>
        <translation>%1 Gebühren aus %2 gelesen.</translation>
    </message>
    <message>
        <source>Tags of %1 charges could not be read; they count as not tagged.</source>
        <translation>Die Tags von %1 Gebühren konnten nicht gelesen werden; sie zählen als ohne Tag.</translation>
    </message>
    <message>
        <source>The plan changed since: &quot;Read again&quot; holds them against it as it is now.</source>
        <translation>Der Plan hat sich seitdem geändert: „Erneut lesen“ hält sie gegen den jetzigen Stand.</translation>
    </message>
    <message>
        <source>No charge carries the plan&apos;s tag slipway-plan in its months.</source>
        <translation>Keine Gebühr trägt in den Monaten des Plans sein Tag slipway-plan.</translation>
    </message>
    <message>
        <source>Billed from %1 to %2: %3. Planned for that time: %4. Billed is %5.</source>
        <translation>Abgerechnet von %1 bis %2: %3. Für diese Zeit geplant: %4. Abgerechnet ist %5.</translation>
    </message>
    <message>
        <source>Forecast to the end: %1 if the rest goes as planned</source>
        <translation>Prognose bis zum Ende: %1, wenn der Rest wie geplant läuft</translation>
    </message>
    <message>
        <source>, %1 if it goes on as it has begun</source>
        <translation>, %1, wenn es so weitergeht wie begonnen</translation>
    </message>
    <message>
        <source>. Planned in all: %1.</source>
        <translation>. Insgesamt geplant: %1.</translation>
    </message>
    <message>
        <source>&amp;Read again</source>
        <translation>Neu &amp;lesen</translation>
    </message>
    <message>
        <source>1 charge read from %1.</source>
        <translation>1 Gebühr aus %1 gelesen.</translation>
    </message>
    <message>
        <source>The tags of 1 charge could not be read; it counts as not tagged.</source>
        <translation>Die Tags von 1 Gebühr konnten nicht gelesen werden; sie zählt als ohne Tag.</translation>
    </message>
    <message>
        <source>It is not clear which charges are the plan&apos;s: several deployments carry its name, or one of them carries another name as well. Those with its name count; &quot;slipway actuals --deployment&quot; tells them apart.</source>
        <translation>Es ist nicht klar, welche Kosten zum Plan gehören: Mehrere Bereitstellungen tragen seinen Namen, oder eine davon trägt auch einen anderen. Die mit seinem Namen zählen; &quot;slipway actuals --deployment&quot; unterscheidet sie.</translation>
    </message>
    <message>
        <source>1 charge of %1 counts whole on its day, and may be a reservation or savings plan that was bought: the columns ChargeType and PricingModel tell.</source>
        <translation>1 Gebühr über %1 zählt an ihrem Tag ganz und kann der Kauf einer Reservierung oder eines Sparplans sein: Das sagen die Spalten ChargeType und PricingModel.</translation>
    </message>
    <message>
        <source>%1 charges of %2 count whole on their days, and may be reservations or savings plans that were bought: the columns ChargeType and PricingModel tell.</source>
        <translation>%1 Gebühren über %2 zählen an ihrem Tag ganz und können Käufe von Reservierungen oder Sparplänen sein: Das sagen die Spalten ChargeType und PricingModel.</translation>
    </message>
    <message>
        <source>1 charge of %1 is a purchase and counts whole on its day.</source>
        <translation>1 Posten über %1 ist ein Kauf und zählt ganz an seinem Tag.</translation>
    </message>
    <message>
        <source>%1 charges of %2 are purchases and count whole on their days.</source>
        <translation>%1 Posten über %2 sind Käufe und zählen ganz an ihrem Tag.</translation>
    </message>
    <message>
        <source>What would come if it goes on as it has begun is not told, and what is paid at once is not planned again; amortized costs spread it.</source>
        <translation>Was käme, wenn es so weitergeht, wird dann nicht gesagt, und was auf einmal bezahlt ist, wird nicht noch einmal geplant; amortisierte Kosten verteilen es.</translation>
    </message>
</context>
<context>
    <name>slipway::AdditionsDialog</name>
    <message>
        <source>Additions</source>
        <translation>Ergänzungen</translation>
    </message>
    <message>
        <source>Your own machine sizes, prices, regions and compute targets, laid over the built-in catalog. The plan names each file by its hash.</source>
        <translation>Eigene Maschinengrößen, Preise, Regionen und Computeziele, die über den eingebauten Katalog gelegt werden. Der Plan nennt jede Datei mit ihrem Hash.</translation>
    </message>
    <message>
        <source>Additions in use</source>
        <translation>Verwendete Ergänzungen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>This plan uses the built-in catalog and prices only.</source>
        <translation>Dieser Plan verwendet nur den eingebauten Katalog und die eingebauten Preise.</translation>
    </message>
    <message>
        <source>Add a file...</source>
        <translation>Datei hinzufügen...</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>This file is not on this computer.</source>
        <translation>Diese Datei ist nicht auf diesem Computer.</translation>
    </message>
    <message>
        <source>Add a file of additions</source>
        <translation>Datei mit Ergänzungen hinzufügen</translation>
    </message>
    <message>
        <source>Additions (*.json);;All files (*)</source>
        <translation>Ergänzungen (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The additions cannot be used</source>
        <translation>Die Ergänzungen sind nicht verwendbar</translation>
    </message>
    <message>
        <source>additions</source>
        <translation>Ergänzungen</translation>
    </message>
    <message>
        <source>Other additions are replaced</source>
        <translation>Andere Ergänzungen werden ersetzt</translation>
    </message>
    <message>
        <source>The plan had other additions called %1. These take their place; Undo brings the others back.</source>
        <translation>Der Plan hatte andere Ergänzungen namens %1. Diese treten an ihre Stelle; Rückgängig holt die anderen zurück.</translation>
    </message>
</context>
<context>
    <name>slipway::AdviceCard</name>
    <message>
        <source>Good to know</source>
        <translation>Gut zu wissen</translation>
    </message>
</context>
<context>
    <name>slipway::AssumptionFields</name>
    <message>
        <source>use of the GPU&apos;s peak</source>
        <translation>Nutzung der GPU-Spitzenleistung</translation>
    </message>
    <message>
        <source>useful time</source>
        <translation>Nutzzeit</translation>
    </message>
    <message>
        <source>node start-up</source>
        <translation>Knotenstart</translation>
    </message>
    <message>
        <source>endpoint utilisation</source>
        <translation>Endpunktauslastung</translation>
    </message>
    <message>
        <source>parallel share</source>
        <translation>paralleler Anteil</translation>
    </message>
    <message>
        <source>lost nodes</source>
        <translation>verlorene Knoten</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>Use of the GPU&apos;s peak</source>
        <translation>Nutzung der GPU-Spitzenleistung</translation>
    </message>
    <message>
        <source>Share of the peak speed that training reaches (MFU). Published runs: 28 to 64 %.</source>
        <translation>Anteil der Spitzenleistung, den das Training erreicht (MFU). Veröffentlichte Läufe: 28 bis 64 %.</translation>
    </message>
    <message>
        <source>Useful time</source>
        <translation>Nutzzeit</translation>
    </message>
    <message>
        <source>Share of wall time that trains, without restarts, checkpoints and waiting.</source>
        <translation>Anteil der Laufzeit, in der trainiert wird, ohne Neustarts, Prüfpunkte und Warten.</translation>
    </message>
    <message>
        <source>Node start-up</source>
        <translation>Knotenstart</translation>
    </message>
    <message>
        <source>From asking for a node to work on it. It is billed.</source>
        <translation>Von der Anforderung eines Knotens bis zur Arbeit darauf. Diese Zeit wird abgerechnet.</translation>
    </message>
    <message>
        <source>Endpoint utilisation</source>
        <translation>Endpunktauslastung</translation>
    </message>
    <message>
        <source>How busy an instance may be at the peak; above it, waiting grows fast.</source>
        <translation>Wie stark eine Instanz bei Spitzenlast ausgelastet sein darf; darüber wächst die Wartezeit schnell.</translation>
    </message>
    <message>
        <source>Parallel share</source>
        <translation>Paralleler Anteil</translation>
    </message>
    <message>
        <source>Part of CPU work that more vCPUs speed up (Amdahl&apos;s law, 1967).</source>
        <translation>Teil der CPU-Arbeit, den mehr vCPUs beschleunigen (Amdahlsches Gesetz, 1967).</translation>
    </message>
    <message>
        <source>Lost nodes</source>
        <translation>Verlorene Knoten</translation>
    </message>
    <message>
        <source>Nodes that may be taken away and are, within an hour. Azure quotes bands up to over 20 %.</source>
        <translation>Knoten, die entzogen werden können und innerhalb einer Stunde entzogen werden. Azure nennt Bereiche bis über 20 %.</translation>
    </message>
    <message>
        <source>Forgotten instance</source>
        <translation>Vergessene Instanz</translation>
    </message>
    <message>
        <source>How long an instance that nobody stops runs on after work.</source>
        <translation>Wie lange eine Instanz, die niemand beendet, nach der Arbeit weiterläuft.</translation>
    </message>
    <message>
        <source>Requests take</source>
        <translation>Anträge dauern</translation>
    </message>
    <message>
        <source>From asking for quota or an approval to having it; the calendar counts back from it.</source>
        <translation>Vom Antrag auf Kontingent oder Genehmigung bis zur Zusage; der Kalender rechnet davon zurück.</translation>
    </message>
    <message>
        <source>Moves take</source>
        <translation>Umzüge dauern</translation>
    </message>
    <message>
        <source>From beginning to move off what ends to having moved.</source>
        <translation>Vom Beginn des Umzugs weg von Auslaufendem bis zu seinem Abschluss.</translation>
    </message>
    <message>
        <source>Required confidence</source>
        <translation>Verlangte Sicherheit</translation>
    </message>
    <message>
        <source>Chance to keep the budget, each deadline, window and latency target that a robust choice has.</source>
        <translation>Wahrscheinlichkeit, mit der eine robuste Wahl das Budget und jeden Termin, jedes Zeitfenster und jedes Latenzziel einhält.</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Zurück zu %1</translation>
    </message>
    <message>
        <source>forgotten instance</source>
        <translation>vergessene Instanz</translation>
    </message>
    <message>
        <source>lead times</source>
        <translation>Vorlaufzeiten</translation>
    </message>
    <message>
        <source>required confidence</source>
        <translation>verlangte Sicherheit</translation>
    </message>
    <message>
        <source>as proposed</source>
        <translation>wie vorgeschlagen</translation>
    </message>
    <message>
        <source>changed: %1</source>
        <translation>geändert: %1</translation>
    </message>
</context>
<context>
    <name>slipway::AssumptionModel</name>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Assumption</source>
        <translation>Annahme</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
</context>
<context>
    <name>slipway::BestChoiceModel</name>
    <message>
        <source>Compute</source>
        <translation>Compute</translation>
    </message>
    <message>
        <source>VM size x nodes</source>
        <translation>VM-Größe x Knoten</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Way of paying</source>
        <translation>Zahlungsweise</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Cost (%1)</source>
        <translation>Kosten (%1)</translation>
    </message>
    <message>
        <source>%1, stays</source>
        <translation>%1, bleibt</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation>%1, beste</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, jetzt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>machines, target</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>slipway::BestChoicePage</name>
    <message>
        <source>Best choice</source>
        <translation>Beste Wahl</translation>
    </message>
    <message>
        <source>In every region where its data may &amp;go</source>
        <translation>In jeder Region, in die die Daten &amp;dürfen</translation>
    </message>
    <message>
        <source>With &amp;reservations and savings plans</source>
        <translation>Mit &amp;Reservierungen und Sparplänen</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Suche läuft</translation>
    </message>
    <message>
        <source>Choices now and best</source>
        <translation>Jetzige und beste Wahl</translation>
    </message>
    <message>
        <source>What each constraint costs</source>
        <translation>Was jede Bedingung kostet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>Erneut suchen</translation>
    </message>
    <message>
        <source>Costing every choice of every compute…</source>
        <translation>Jede Wahl für jeden Compute wird berechnet…</translation>
    </message>
    <message>
        <source>The search ended early: %1</source>
        <translation>Die Suche endete vorzeitig: %1</translation>
    </message>
    <message>
        <source>The plan was changed since.</source>
        <translation>Der Plan wurde seitdem geändert.</translation>
    </message>
    <message>
        <source>Cancelled. The plan is as it was.</source>
        <translation>Abgebrochen. Der Plan ist unverändert.</translation>
    </message>
    <message>
        <source>Nothing meets the plan for %1.</source>
        <translation>Nichts erfüllt den Plan für %1.</translation>
    </message>
    <message>
        <source>The plan is the best already.</source>
        <translation>Der Plan ist bereits der beste.</translation>
    </message>
    <message>
        <source>Saves %1 over %2.</source>
        <translation>Spart %1 über %2.</translation>
    </message>
    <message>
        <source>The cheapest plan that meets every constraint, which the plan as it stands does not.</source>
        <translation>Der günstigste Plan, der jede Bedingung erfüllt; der jetzige Plan tut das nicht.</translation>
    </message>
    <message>
        <source>The cheapest plan that meets every constraint.</source>
        <translation>Der günstigste Plan, der jede Bedingung erfüllt.</translation>
    </message>
    <message>
        <source>Nothing meets the plan for %1, which stays as it is.</source>
        <translation>Nichts erfüllt den Plan für %1; dieser Teil bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>Now %1</source>
        <translation>Jetzt %1</translation>
    </message>
    <message>
        <source>best %1</source>
        <translation>beste Wahl %1</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 mehr</translation>
    </message>
    <message>
        <source>%1 of its terms after that</source>
        <translation>danach %1 für die Laufzeiten</translation>
    </message>
    <message>
        <source>without a price: %1</source>
        <translation>ohne Preis: %1</translation>
    </message>
    <message>
        <source>1 blocker</source>
        <translation>1 Blocker</translation>
    </message>
    <message>
        <source>%1 blockers</source>
        <translation>%1 Blocker</translation>
    </message>
    <message>
        <source>%1 resolved</source>
        <translation>%1 gelöst</translation>
    </message>
    <message>
        <source>%1 that no choice of size, region or nodes resolves</source>
        <translation>%1, die keine Wahl von Größe, Region oder Knoten löst</translation>
    </message>
    <message>
        <source>%1 (plan %2)</source>
        <translation>%1 (Plan %2)</translation>
    </message>
    <message>
        <source>What decides for %1: %2 stands against %3.</source>
        <translation>Was für %1 entscheidet: %2 steht %3 entgegen.</translation>
    </message>
    <message>
        <source>%1 as it stands: %2.</source>
        <translation>%1, wie es ist: %2.</translation>
    </message>
    <message>
        <source>Next cheapest: %1.</source>
        <translation>Nächstgünstiger: %1.</translation>
    </message>
    <message>
        <source>The cheapest plan over all stages that meets every constraint and deadline: size, region, way of paying and number of nodes of each compute, and how surely it keeps what it has to.</source>
        <translation>Der günstigste Plan über alle Phasen, der jede Vorgabe und Frist einhält: Größe, Region, Zahlungsart und Knotenzahl jedes Computeziels, und wie sicher er einhält, was er muss.</translation>
    </message>
    <message>
        <source>On other &amp;targets</source>
        <translation>Auf anderen &amp;Zielen</translation>
    </message>
    <message>
        <source>Cheapest at the likely values</source>
        <translation>Der günstigste bei den wahrscheinlichen Werten</translation>
    </message>
    <message>
        <source>%1 moves to %2, before %3.</source>
        <translation>%1 wechselt zu %2, vorher %3.</translation>
    </message>
    <message>
        <source>%1 at the most to move the data, once</source>
        <translation>höchstens %1 für das einmalige Verschieben der Daten</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>The choice is in the plan now.</source>
        <translation>Die Wahl ist jetzt im Plan.</translation>
    </message>
    <message>
        <source>The region of the plan is not known: choose one first.</source>
        <translation>Die Region des Plans ist nicht bekannt: zuerst eine wählen.</translation>
    </message>
    <message>
        <source>Finding what each constraint costs…</source>
        <translation>Was jede Bedingung kostet, wird ermittelt …</translation>
    </message>
    <message>
        <source>The search was ended before this was found.</source>
        <translation>Die Suche wurde beendet, bevor dies gefunden war.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>what moving the data costs is not known</source>
        <translation>was das Verschieben der Daten kostet, ist nicht bekannt</translation>
    </message>
    <message>
        <source>Use the cheapest at likely values</source>
        <translation>Günstigste bei wahrscheinlichen Werten übernehmen</translation>
    </message>
    <message>
        <source>Otherwise the plan&apos;s region, and the others that would do by the step Workload, are searched.</source>
        <translation>Sonst werden die Region des Plans und die anderen möglichen aus dem Schritt Workload durchsucht.</translation>
    </message>
</context>
<context>
    <name>slipway::BreakEvenChart</name>
    <message>
        <source>At the planned %1 requests/s own machines cost no more than %2 of %3 hosted models.</source>
        <translation>Bei den geplanten %1 Anfragen/s kosten eigene Maschinen nicht mehr als %2 von %3 gehosteten Modellen.</translation>
    </message>
    <message>
        <source>own machines</source>
        <translation>eigene Maschinen</translation>
    </message>
    <message>
        <source>%1: from %2 requests/s on own machines (%3) cost no more, %4 %5 over %6 there</source>
        <translation>%1: ab %2 Anfragen/s kosten eigene Maschinen (%3) nicht mehr, dort %4 %5 über %6</translation>
    </message>
    <message>
        <source>planned: %1 requests/s</source>
        <translation>geplant: %1 Anfragen/s</translation>
    </message>
    <message>
        <source>%1 over %2, by requests/s</source>
        <translation>%1 über %2, nach Anfragen/s</translation>
    </message>
</context>
<context>
    <name>slipway::BreakEvenModel</name>
    <message>
        <source>%1, regional</source>
        <translation>%1, regional</translation>
    </message>
    <message>
        <source>Hosted model</source>
        <translation>Gehostetes Modell</translation>
    </message>
    <message>
        <source>By token as planned</source>
        <translation>Nach Token wie geplant</translation>
    </message>
    <message>
        <source>By token as planned (%1)</source>
        <translation>Nach Token wie geplant (%1)</translation>
    </message>
    <message>
        <source>Own machines from (requests/s)</source>
        <translation>Eigene Maschinen ab (Anfragen/s)</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>at no load</source>
        <translation>bei keiner Last</translation>
    </message>
    <message>
        <source>%1, data zone</source>
        <translation>%1, Datenzone</translation>
    </message>
</context>
<context>
    <name>slipway::BuyingCard</name>
    <message>
        <source>What to buy</source>
        <translation>Was zu kaufen ist</translation>
    </message>
    <message>
        <source>Use this</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Mach&amp;ines</source>
        <translation>Masch&amp;inen</translation>
    </message>
    <message>
        <source>Ways of paying for the machines</source>
        <translation>Zahlungsweisen für die Maschinen</translation>
    </message>
    <message>
        <source>Working out what to buy.</source>
        <translation>Es wird ermittelt, was zu kaufen ist.</translation>
    </message>
    <message>
        <source>No machine is paid for by the hour: there is nothing to buy.</source>
        <translation>Keine Maschine wird nach Stunden bezahlt: Es gibt nichts zu kaufen.</translation>
    </message>
    <message>
        <source>what to buy</source>
        <translation>was zu kaufen ist</translation>
    </message>
    <message>
        <source>With all the best together: %1</source>
        <translation>Mit allem Besten zusammen: %1</translation>
    </message>
    <message>
        <source>As it stands the plan costs %1; with the best of each below %2. Both count what is owed after the horizon for terms that run on.</source>
        <translation>So, wie er ist, kostet der Plan %1; mit dem jeweils Besten von unten %2. Beides zählt mit, was nach dem Planungszeitraum für weiterlaufende Laufzeiten geschuldet wird.</translation>
    </message>
</context>
<context>
    <name>slipway::BuyingModel</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Under the ranges of the plan it loses money in %1 of %2 draws. It saves %3 or more in nine of ten draws, %4 in the middle.</source>
        <translation>Bei den Spannen des Plans bringt es in %1 von %2 Ziehungen Verlust. In neun von zehn Ziehungen spart es %3 oder mehr, in der Mitte %4.</translation>
    </message>
    <message>
        <source>Way of paying</source>
        <translation>Zahlungsweise</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>Spart</translation>
    </message>
    <message>
        <source>Owed after</source>
        <translation>Danach geschuldet</translation>
    </message>
    <message>
        <source>Pays off above</source>
        <translation>Lohnt sich über</translation>
    </message>
    <message>
        <source>To buy</source>
        <translation>Zu kaufen</translation>
    </message>
    <message>
        <source>Several terms</source>
        <translation>Mehrere Laufzeiten</translation>
    </message>
    <message>
        <source>%1 (best)</source>
        <translation>%1 (am besten)</translation>
    </message>
    <message>
        <source>%1 (unconfirmed)</source>
        <translation>%1 (nicht bestätigt)</translation>
    </message>
    <message>
        <source>nothing: too few hours</source>
        <translation>nichts: zu wenige Stunden</translation>
    </message>
    <message>
        <source>%1 x %2 from %3</source>
        <translation>%1 x %2 ab %3</translation>
    </message>
    <message>
        <source>To buy: %1.</source>
        <translation>Zu kaufen: %1.</translation>
    </message>
    <message>
        <source>%1 of the hours bought are used.</source>
        <translation>%1 der gekauften Stunden werden genutzt.</translation>
    </message>
    <message>
        <source>Paid back in %1.</source>
        <translation>Hereingeholt in %1.</translation>
    </message>
    <message>
        <source>The price is an estimate.</source>
        <translation>Der Preis ist eine Schätzung.</translation>
    </message>
    <message>
        <source>The price is an estimate; at the dearest of other regions it saves %1.</source>
        <translation>Der Preis ist eine Schätzung; zum teuersten anderer Regionen spart es %1.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1 of hours</source>
        <translation>%1 der Stunden</translation>
    </message>
    <message>
        <source>As bought</source>
        <translation>Wie gekauft</translation>
    </message>
    <message>
        <source>As bought, the rest pay-as-you-go</source>
        <translation>Wie gekauft, der Rest nutzungsbasiert</translation>
    </message>
    <message>
        <source>bought already: %1</source>
        <translation>bereits gekauft: %1</translation>
    </message>
    <message>
        <source>nothing more: too few hours are left</source>
        <translation>nichts weiter: zu wenige Stunden sind übrig</translation>
    </message>
    <message>
        <source>The plan pays for %1 as: %2.</source>
        <translation>Der Plan zahlt für %1 so: %2.</translation>
    </message>
    <message>
        <source>Nothing is to be bought as long as a finding blocks the plan:</source>
        <translation>Nichts ist zu kaufen, solange ein Befund den Plan sperrt:</translation>
    </message>
    <message>
        <source>Bought already: %1 of %2 %3 an hour until %4, scope %5.</source>
        <translation>Bereits gekauft: %1 über %2 %3 je Stunde bis %4, Geltungsbereich %5.</translation>
    </message>
    <message>
        <source>not told</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>It is billed %1 within the horizon. It would take over %2 of pay-as-you-go and use %3 of its amount, but it is unconfirmed for Azure Machine Learning: that is in no total.</source>
        <translation>Im Horizont werden dafür %1 berechnet. Er würde %2 der nutzungsbasierten Zahlung übernehmen und %3 seines Betrags nutzen, ist für Azure Machine Learning aber unbestätigt: Das steht in keiner Summe.</translation>
    </message>
    <message>
        <source>every day</source>
        <translation>täglich</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 %2:00 to %3:00</source>
        <translation>%1 %2:00 bis %3:00</translation>
    </message>
    <message>
        <source>%1: %2 run</source>
        <translation>%1: %2 laufen</translation>
    </message>
    <message>
        <source>%1: %2 run, of %3 bought %4 idle</source>
        <translation>%1: %2 laufen, von %3 gekauften %4 ungenutzt</translation>
    </message>
    <message>
        <source>Machines in the week: %1.</source>
        <translation>Maschinen in der Woche: %1.</translation>
    </message>
    <message>
        <source>When some of them run is not told: their hours are spread evenly.</source>
        <translation>Wann einige davon laufen, ist nicht angegeben: Ihre Stunden sind gleichmäßig verteilt.</translation>
    </message>
    <message>
        <source>What it is billed and would take over is not known: %1</source>
        <translation>Was er kostet und übernehmen würde, ist nicht bekannt: %1</translation>
    </message>
    <message>
        <source>Yet to be bought: %1 of %2 %3 an hour until %4, scope %5.</source>
        <translation>Noch zu kaufen: %1 über %2 %3 je Stunde bis %4, Bereich %5.</translation>
    </message>
    <message>
        <source>It is over before the plan begins and bills nothing.</source>
        <translation>Abgelaufen, bevor der Plan beginnt; kostet nichts.</translation>
    </message>
    <message>
        <source>As planned</source>
        <translation>Wie geplant</translation>
    </message>
    <message>
        <source>nothing: all hours are covered</source>
        <translation>nichts: alle Stunden sind abgedeckt</translation>
    </message>
    <message>
        <source>%1 x %2, %3 from %4</source>
        <translation>%1 x %2, %3 ab %4</translation>
    </message>
    <message>
        <source>Bought already: %1.</source>
        <translation>Bereits gekauft: %1.</translation>
    </message>
    <message>
        <source>Yet to be bought: %1.</source>
        <translation>Noch zu kaufen: %1.</translation>
    </message>
    <message>
        <source>It covers %1 of the hours that the machines run, and %2 of its own hours are used.</source>
        <translation>Abgedeckt sind %1 der Stunden, in denen die Maschinen laufen; von den eigenen Stunden werden %2 genutzt.</translation>
    </message>
    <message>
        <source>It is billed %1 within the horizon. What it would take over is not known: %2</source>
        <translation>Im Horizont werden dafür %1 berechnet. Was er übernehmen würde, ist nicht bekannt: %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>Bought already: %1 from %2 on. %3</source>
        <translation>Bereits gekauft: %1 ab %2. %3</translation>
    </message>
    <message>
        <source>What is saved is told against that.</source>
        <translation>Gespart wird dagegen gerechnet.</translation>
    </message>
    <message>
        <source>Under the ranges of the plan it loses money in %1 of %2 draws. It costs at most %3 more in nine of ten draws, and %4 more in the middle.</source>
        <translation>Bei den Spannen des Plans bringt es in %1 von %2 Ziehungen Verlust. In neun von zehn Ziehungen kostet es höchstens %3 mehr, in der Mitte %4 mehr.</translation>
    </message>
    <message>
        <source>Under the ranges of the plan it loses money in %1 of %2 draws. It costs at most %3 more in nine of ten draws, and saves %4 in the middle.</source>
        <translation>Bei den Spannen des Plans bringt es in %1 von %2 Ziehungen Verlust. In neun von zehn Ziehungen kostet es höchstens %3 mehr und spart in der Mitte %4.</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>ohne %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a compute, how it is paid for</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>It does without what is yet to be bought: %1.</source>
        <translation>Sie verzichtet auf das, was noch nicht gekauft ist: %1.</translation>
    </message>
</context>
<context>
    <name>slipway::CandidateModel</name>
    <message>
        <source>VM size x nodes</source>
        <translation>VM-Größe x Knoten</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Way of paying</source>
        <translation>Zahlungsweise</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>A month (%1)</source>
        <translation>Ein Monat (%1)</translation>
    </message>
    <message>
        <source>Whole plan (%1)</source>
        <translation>Ganzer Plan (%1)</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>Ihre Wahl</translation>
    </message>
    <message>
        <source>your choice: %1</source>
        <translation>Ihre Wahl: %1</translation>
    </message>
    <message>
        <source>on the front</source>
        <translation>auf der Front</translation>
    </message>
    <message>
        <source>A run takes</source>
        <translation>Ein Lauf dauert</translation>
    </message>
    <message>
        <source>Answers in</source>
        <translation>Antwortet in</translation>
    </message>
    <message>
        <source>A batch takes</source>
        <translation>Ein Stapel dauert</translation>
    </message>
</context>
<context>
    <name>slipway::CaptionedField</name>
    <message>
        <source>The plan keeps %1.</source>
        <translation>Der Plan behält %1.</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Ausführen</translation>
    </message>
</context>
<context>
    <name>slipway::CarriedFigures</name>
    <message>
        <source>one serves %1 instead of %2 at a time</source>
        <translation>eine bedient %1 statt %2 gleichzeitig</translation>
    </message>
    <message>
        <source>a request takes %1 instead of %2</source>
        <translation>eine Anfrage dauert %1 statt %2</translation>
    </message>
    <message>
        <source>one instance answers %1 requests a second instead of %2</source>
        <translation>eine Instanz beantwortet %1 Anfragen je Sekunde statt %2</translation>
    </message>
    <message>
        <source>a node has %1 workers instead of %2</source>
        <translation>ein Knoten hat %1 Worker statt %2</translation>
    </message>
    <message>
        <source>an item takes %1 instead of %2</source>
        <translation>ein Element dauert %1 statt %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>slipway::CatalogFilters</name>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Kept filters</source>
        <translation>Gespeicherte Filter</translation>
    </message>
    <message>
        <source>Clear all filters</source>
        <translation>Alle Filter entfernen</translation>
    </message>
    <message>
        <source>USD an hour, at most</source>
        <translation>USD je Stunde, höchstens</translation>
    </message>
    <message>
        <source>The machine</source>
        <translation>Die Maschine</translation>
    </message>
    <message>
        <source>For a GPU</source>
        <translation>Je GPU</translation>
    </message>
    <message>
        <source>For a TFLOPS, BF16</source>
        <translation>Je TFLOPS, BF16</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>GPU model</source>
        <translation>GPU-Modell</translation>
    </message>
    <message>
        <source>GPUs of a machine</source>
        <translation>GPUs je Maschine</translation>
    </message>
    <message>
        <source>vCPUs</source>
        <translation>vCPUs</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Arbeitsspeicher</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>By the compute target</source>
        <translation>Vom Computeziel</translation>
    </message>
    <message>
        <source>Retirement</source>
        <translation>Abkündigung</translation>
    </message>
    <message>
        <source>Keep these filters</source>
        <translation>Diese Filter speichern</translation>
    </message>
    <message>
        <source>Under which name?</source>
        <translation>Unter welchem Namen?</translation>
    </message>
    <message>
        <source>Keep these filters...</source>
        <translation>Diese Filter speichern...</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>For a GiB on its GPUs</source>
        <translation>Für ein GiB auf seinen GPUs</translation>
    </message>
</context>
<context>
    <name>slipway::CatalogPage</name>
    <message>
        <source>Catalog</source>
        <translation>Katalog</translation>
    </message>
    <message>
        <source>Lists of the catalog</source>
        <translation>Listen des Katalogs</translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>a date</comment>
        <translation>vom %1</translation>
    </message>
    <message>
        <source>VM sizes</source>
        <translation>VM-Größen</translation>
    </message>
    <message>
        <source>Compute targets</source>
        <translation>Computeziele</translation>
    </message>
    <message>
        <source>Training abilities</source>
        <translation>Fähigkeiten zum Training</translation>
    </message>
    <message>
        <source>Deployment abilities</source>
        <translation>Fähigkeiten zur Bereitstellung</translation>
    </message>
    <message>
        <source>Instance or cluster</source>
        <translation>Instanz oder Cluster</translation>
    </message>
    <message>
        <source>Ways to create</source>
        <translation>Wege zum Erstellen</translation>
    </message>
    <message>
        <source>VM series</source>
        <translation>VM-Serien</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Isolation options</source>
        <translation>Isolationsoptionen</translation>
    </message>
    <message>
        <source>Limits and constants</source>
        <translation>Grenzwerte und Konstanten</translation>
    </message>
    <message>
        <source>What ends</source>
        <translation>Was endet</translation>
    </message>
</context>
<context>
    <name>slipway::CatalogRecords</name>
    <message>
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Läuft aus</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Ausgelassen</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>In Gebrauch</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>yes or no, and a remark</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an ability, yes or no</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, ended %1</source>
        <translation>, beendet am %1</translation>
    </message>
    <message>
        <source>, ends %1</source>
        <translation>, endet am %1</translation>
    </message>
    <message>
        <source>, last day %1</source>
        <translation>, letzter Tag %1</translation>
    </message>
    <message>
        <source>; instead: %1</source>
        <translation>; stattdessen: %1</translation>
    </message>
    <message>
        <source>The newest table that names it is of %1; later ones leave it out.</source>
        <translation>Die neueste Tabelle, die es nennt, ist vom %1; spätere lassen es aus.</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Limits and remarks</source>
        <translation>Grenzen und Bemerkungen</translation>
    </message>
    <message>
        <source>What it can do</source>
        <translation>Was es kann</translation>
    </message>
    <message>
        <source>Ways to create or attach it</source>
        <translation>Wege, es zu erstellen oder anzubinden</translation>
    </message>
    <message>
        <source>What its owner maintains</source>
        <translation>Was sein Besitzer pflegt</translation>
    </message>
    <message>
        <source>What older tables said</source>
        <translation>Was ältere Tabellen sagten</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>Compute targets</source>
        <translation>Computeziele</translation>
    </message>
    <message>
        <source>Every place that Azure Machine Learning can run work on, ended ones included.</source>
        <translation>Jeder Ort, an dem Azure Machine Learning Arbeit ausführen kann, auch eingestellte.</translation>
    </message>
    <message>
        <source>Compute target</source>
        <translation>Computeziel</translation>
    </message>
    <message>
        <source>Offered for</source>
        <translation>Angeboten für</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Letzter Tag</translation>
    </message>
    <message>
        <source>Managed</source>
        <translation>Verwaltet</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Gemeinsam</translation>
    </message>
    <message>
        <source>Several nodes</source>
        <translation>Mehrere Knoten</translation>
    </message>
    <message>
        <source>Scales to zero</source>
        <translation>Skaliert auf null</translation>
    </message>
    <message>
        <source>Deployment abilities</source>
        <translation>Fähigkeiten zur Bereitstellung</translation>
    </message>
    <message>
        <source>Training abilities</source>
        <translation>Fähigkeiten zum Training</translation>
    </message>
    <message>
        <source>A star marks a cell with a remark; details and older tables stand beside it.</source>
        <translation>Ein Stern kennzeichnet eine Zelle mit Bemerkung; Einzelheiten und ältere Tabellen stehen daneben.</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>two compute targets</comment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>The two targets that every project meets first, side by side.</source>
        <translation>Die beiden Ziele, denen jedes Projekt zuerst begegnet, nebeneinander.</translation>
    </message>
    <message>
        <source>Managed by Azure</source>
        <translation>Von Azure verwaltet</translation>
    </message>
    <message>
        <source>Shared by several people</source>
        <translation>Von mehreren Personen benutzt</translation>
    </message>
    <message>
        <source>Ways to create</source>
        <translation>Wege zum Erstellen</translation>
    </message>
    <message>
        <source>How each target is created or attached; what ended stays, with its last day.</source>
        <translation>Wie jedes Ziel erstellt oder angebunden wird; Eingestelltes bleibt mit seinem letzten Tag stehen.</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>Stand</translation>
    </message>
</context>
<context>
    <name>slipway::ChartPanel</name>
    <message>
        <source>No figures yet.</source>
        <translation>Noch keine Zahlen.</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>%1: show as</source>
        <translation>%1: zeigen als</translation>
    </message>
    <message>
        <source>Chart or table (Ctrl+T)</source>
        <translation>Diagramm oder Tabelle (Strg+T)</translation>
    </message>
    <message>
        <source>Copy picture and table</source>
        <translation>Bild und Tabelle kopieren</translation>
    </message>
    <message>
        <source>Save as SVG, PNG or CSV...</source>
        <translation>Als SVG, PNG oder CSV speichern...</translation>
    </message>
    <message>
        <source>SVG picture (*.svg)</source>
        <translation>SVG-Bild (*.svg)</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG-Bild (*.png)</translation>
    </message>
    <message>
        <source>Table as CSV (*.csv)</source>
        <translation>Tabelle als CSV (*.csv)</translation>
    </message>
    <message>
        <source>Save chart</source>
        <translation>Diagramm speichern</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>The name must end in .svg, .png or .csv; this says the format.</source>
        <translation>Der Name muss auf .svg, .png oder .csv enden; das bestimmt das Format.</translation>
    </message>
    <message>
        <source>The name must end in .csv.</source>
        <translation>Der Name muss auf .csv enden.</translation>
    </message>
</context>
<context>
    <name>slipway::Charts</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>P90</source>
        <translation>P90</translation>
    </message>
    <message>
        <source>P10</source>
        <translation>P10</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Geplant</translation>
    </message>
    <message>
        <source>By the end of %1: %2</source>
        <translation>Bis Ende %1: %2</translation>
    </message>
    <message>
        <source>No cost in any month.</source>
        <translation>In keinem Monat Kosten.</translation>
    </message>
    <message>
        <source>The cost adds up to %1 by the end of %2</source>
        <translation>Die Kosten summieren sich bis Ende %2 auf %1</translation>
    </message>
    <message>
        <source>and stays within the budget of %1.</source>
        <translation>und bleiben im Budget von %1.</translation>
    </message>
    <message>
        <source>and what has a price stays within the budget of %1.</source>
        <translation>und was einen Preis hat, bleibt im Budget von %1.</translation>
    </message>
    <message>
        <source>and passes the budget of %1 in %2.</source>
        <translation>und überschreiten das Budget von %1 im %2.</translation>
    </message>
    <message>
        <source>million %1</source>
        <translation>Mio. %1</translation>
    </message>
    <message>
        <source>thousand %1</source>
        <translation>Tsd. %1</translation>
    </message>
    <message>
        <source>%1, still in use</source>
        <translation>%1, noch in Gebrauch</translation>
    </message>
    <message>
        <source>Horizon, %1</source>
        <translation>Planungszeitraum, %1</translation>
    </message>
    <message>
        <source>Nothing that the plan uses ends while it is used.</source>
        <translation>Nichts, was der Plan nutzt, endet, während es genutzt wird.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 am %2</translation>
    </message>
    <message>
        <source>One ends while the plan uses it: %1.</source>
        <translation>Eines endet, während der Plan es nutzt: %1.</translation>
    </message>
    <message>
        <source>%1 end while the plan uses them; the first is %2.</source>
        <translation>%1 enden, während der Plan sie nutzt; das erste ist %2.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1: %2 at %3, %4 at %5</source>
        <translation>%1: %2 bei %3, %4 bei %5</translation>
    </message>
    <message>
        <source>%1 with all inputs at their P50; pale: P10 of the input, strong: P90</source>
        <translation>%1 mit allen Eingaben auf ihrem P50; blass: P10 der Eingabe, kräftig: P90</translation>
    </message>
    <message>
        <source>P10 to P90 of the total: %1; half of all draws are below %2.</source>
        <translation>P10 bis P90 der Summe: %1; die Hälfte aller Ziehungen liegt unter %2.</translation>
    </message>
    <message>
        <source>It moves most with %1.</source>
        <translation>Am stärksten bewegt sie %1.</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>%1; the axis does not begin at 0</source>
        <translation>%1; die Achse beginnt nicht bei 0</translation>
    </message>
    <message>
        <source>Another design</source>
        <translation>Anderer Aufbau</translation>
    </message>
    <message>
        <source>More or less use</source>
        <translation>Mehr oder weniger Nutzung</translation>
    </message>
    <message>
        <source>Other prices</source>
        <translation>Andere Preise</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>%1 to %2 of %3</source>
        <translation>%1 bis %2 von %3</translation>
    </message>
    <message>
        <source>the plan&apos;s region</source>
        <translation>die Region des Plans</translation>
    </message>
    <message>
        <source>not allowed by the plan</source>
        <translation>vom Plan nicht erlaubt</translation>
    </message>
    <message>
        <source>Cheapest: %1.</source>
        <translation>Am günstigsten: %1.</translation>
    </message>
    <message>
        <source>The plan is in %1, number %2 of %3.</source>
        <translation>Der Plan ist in %1, Nummer %2 von %3.</translation>
    </message>
    <message>
        <source>to answer</source>
        <translation>je Antwort</translation>
    </message>
    <message>
        <source>for one batch</source>
        <translation>je Batch</translation>
    </message>
    <message>
        <source>for one run</source>
        <translation>je Lauf</translation>
    </message>
    <message>
        <source>Nothing is both faster and cheaper</source>
        <translation>Nichts ist zugleich schneller und günstiger</translation>
    </message>
    <message>
        <source>Your choice, which does not meet the plan</source>
        <translation>Ihre Wahl, die den Plan nicht erfüllt</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Ihre Wahl</translation>
    </message>
    <message>
        <source>Your choice: %1</source>
        <translation>Ihre Wahl: %1</translation>
    </message>
    <message>
        <source>%1 a month</source>
        <translation>%1 im Monat</translation>
    </message>
    <message>
        <source>Click or Enter: use it</source>
        <translation>Klick oder Eingabetaste: verwenden</translation>
    </message>
    <message>
        <source>Fastest: %1.</source>
        <translation>Am schnellsten: %1.</translation>
    </message>
    <message>
        <source>Your choice: %1.</source>
        <translation>Ihre Wahl: %1.</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>%1, %2: %3 %4</source>
        <comment>a plan, a month, currency and amount</comment>
        <translation>%1, %2: %3 %4</translation>
    </message>
    <message>
        <source>%1, P10 %2, P90 %3</source>
        <translation>%1, P10 %2, P90 %3</translation>
    </message>
    <message>
        <source>%1 over %2; the largest part is %3 with %4; the dearest month is %5 with %6.</source>
        <translation>%1 über %2; der größte Teil ist %3 mit %4; der teuerste Monat ist %5 mit %6.</translation>
    </message>
    <message>
        <source>%1 %2 to %3: %4 of all draws</source>
        <translation>%1 %2 bis %3: %4 aller Ziehungen</translation>
    </message>
    <message>
        <source>P10 %1</source>
        <translation>P10 %1</translation>
    </message>
    <message>
        <source>P50 %1</source>
        <translation>P50 %1</translation>
    </message>
    <message>
        <source>P90 %1</source>
        <translation>P90 %1</translation>
    </message>
    <message>
        <source>Plan %1</source>
        <translation>Plan %1</translation>
    </message>
    <message>
        <source>Budget %1</source>
        <translation>Budget %1</translation>
    </message>
    <message>
        <source>%1 of all draws cost more than the plan&apos;s %2.</source>
        <translation>%1 aller Ziehungen kosten mehr als die %2 des Plans.</translation>
    </message>
    <message>
        <source>The ranges reach further up than down: P50 is the better figure to ask for.</source>
        <translation>Die Spannen reichen weiter nach oben als nach unten: P50 ist die bessere Zahl für einen Antrag.</translation>
    </message>
    <message>
        <source>The ranges reach further down than up: the plan&apos;s figure is on the safe side.</source>
        <translation>Die Spannen reichen weiter nach unten als nach oben: Die Zahl des Plans liegt auf der sicheren Seite.</translation>
    </message>
    <message>
        <source>The plan&apos;s figure lies in the middle of what may come.</source>
        <translation>Die Zahl des Plans liegt in der Mitte dessen, was kommen kann.</translation>
    </message>
    <message>
        <source>%1 of all draws cost more than the plan&apos;s %2, of what has a price.</source>
        <translation>%1 aller Ziehungen kosten mehr als die %2 des Plans, gezählt, was einen Preis hat.</translation>
    </message>
    <message>
        <source>No uncertain figure moves it by 1 % or more.</source>
        <translation>Keine unsichere Angabe bewegt sie um 1 % oder mehr.</translation>
    </message>
    <message>
        <source>allowed by the plan</source>
        <translation>vom Plan erlaubt</translation>
    </message>
    <message>
        <source>Cheapest that the plan allows: %1.</source>
        <translation>Am günstigsten von dem, was der Plan erlaubt: %1.</translation>
    </message>
    <message>
        <source>%1 is cheaper, and not allowed by the plan.</source>
        <translation>%1 ist günstiger und vom Plan nicht erlaubt.</translation>
    </message>
    <message>
        <source>Cheapest, and not allowed by the plan: %1.</source>
        <translation>Am günstigsten, aber vom Plan nicht erlaubt: %1.</translation>
    </message>
    <message>
        <source>Drawn are the first %1 of %2; the table has all.</source>
        <translation>Gezeichnet sind die ersten %1 von %2; die Tabelle hat alle.</translation>
    </message>
</context>
<context>
    <name>slipway::ChipRow</name>
    <message>
        <source>Earlier jobs</source>
        <translation>Frühere Aufträge</translation>
    </message>
    <message>
        <source>Further jobs</source>
        <translation>Weitere Aufträge</translation>
    </message>
</context>
<context>
    <name>slipway::ChoicesCard</name>
    <message>
        <source>Every choice that can do it</source>
        <translation>Jede Wahl, die es kann</translation>
    </message>
    <message>
        <source>Time against cost</source>
        <translation>Zeit gegen Kosten</translation>
    </message>
    <message>
        <source>Answer time against cost</source>
        <translation>Antwortzeit gegen Kosten</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Zeitfenster</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Termin</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>Warum nicht?</translation>
    </message>
    <message>
        <source>Why does my choice not meet the plan?</source>
        <translation>Warum erfüllt meine Wahl den Plan nicht?</translation>
    </message>
    <message>
        <source>%1 a month</source>
        <translation>%1 im Monat</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <translation>%1 schneller</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <translation>%1 langsamer</translation>
    </message>
    <message>
        <source>%1 less a month</source>
        <translation>%1 weniger im Monat</translation>
    </message>
    <message>
        <source>%1 more a month</source>
        <translation>%1 mehr im Monat</translation>
    </message>
    <message>
        <source>No compute of this step is billed by VM size: there is nothing to choose from.</source>
        <translation>Kein Compute dieses Schritts wird nach VM-Größe abgerechnet: Es gibt nichts zu wählen.</translation>
    </message>
    <message>
        <source>The search ended early: %1</source>
        <translation>Die Suche endete vorzeitig: %1</translation>
    </message>
    <message>
        <source>Your choice does not meet the plan: %1.</source>
        <translation>Ihre Wahl erfüllt den Plan nicht: %1.</translation>
    </message>
    <message>
        <source>1 choice meets the plan</source>
        <translation>1 Wahl erfüllt den Plan</translation>
    </message>
    <message>
        <source>%1 choices meet the plan</source>
        <translation>%1 Möglichkeiten erfüllen den Plan</translation>
    </message>
    <message>
        <source>Nothing meets the plan. %1 choices were looked at.</source>
        <translation>Nichts erfüllt den Plan. %1 Möglichkeiten wurden geprüft.</translation>
    </message>
    <message>
        <source>What stands against them: %1.</source>
        <translation>Was ihnen entgegensteht: %1.</translation>
    </message>
    <message>
        <source>Without %1: %2.</source>
        <translation>Ohne %1: %2.</translation>
    </message>
    <message>
        <source>Why not my choice?</source>
        <translation>Warum nicht meine Wahl?</translation>
    </message>
    <message>
        <source>searching the changed plan</source>
        <translation>Suche im geänderten Plan</translation>
    </message>
    <message>
        <source>Costing every size, region, way of paying and number of nodes…</source>
        <translation>Jede Größe, Region, Zahlungsweise und Knotenzahl wird berechnet…</translation>
    </message>
    <message>
        <source>Drop this: %1</source>
        <translation>Aufgeben: %1</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <comment>a way of paying or a region, and that of the plan</comment>
        <translation>%1 statt %2</translation>
    </message>
    <message>
        <source>data crosses regions</source>
        <translation>Daten überqueren Regionen</translation>
    </message>
</context>
<context>
    <name>slipway::ComboField</name>
    <message>
        <source>%1 (unknown)</source>
        <translation>%1 (unbekannt)</translation>
    </message>
</context>
<context>
    <name>slipway::CommitmentModel</name>
    <message>
        <source>VM size</source>
        <translation>VM-Größe</translation>
    </message>
    <message>
        <source>Bought as</source>
        <translation>Gekauft als</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Maschinen</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>no size yet</source>
        <translation>noch keine Größe</translation>
    </message>
    <message>
        <source>%1 %2 an hour</source>
        <translation>%1 %2 je Stunde</translation>
    </message>
</context>
<context>
    <name>slipway::CommitmentsCard</name>
    <message>
        <source>Commitments owned</source>
        <translation>Eigene Verpflichtungen</translation>
    </message>
    <message>
        <source>Add a commitment</source>
        <translation>Verpflichtung hinzufügen</translation>
    </message>
    <message>
        <source>Remove the commitment chosen</source>
        <translation>Gewählte Verpflichtung entfernen</translation>
    </message>
    <message>
        <source>Reservations and savings plans that are bought already bill every hour of every machine, used or not. None is entered.</source>
        <translation>Bereits gekaufte Reservierungen und Sparpläne kosten jede Stunde jeder Maschine, ob genutzt oder nicht. Es ist keine eingetragen.</translation>
    </message>
    <message>
        <source>VM &amp;size</source>
        <translation>VM-&amp;Größe</translation>
    </message>
    <message>
        <source>size of a commitment</source>
        <translation>Größe einer Verpflichtung</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>&amp;Region</translation>
    </message>
    <message>
        <source>region of a commitment</source>
        <translation>Region einer Verpflichtung</translation>
    </message>
    <message>
        <source>&amp;Machines</source>
        <translation>&amp;Maschinen</translation>
    </message>
    <message>
        <source>machines of a commitment</source>
        <translation>Maschinen einer Verpflichtung</translation>
    </message>
    <message>
        <source>Bought &amp;as</source>
        <translation>Gekauft &amp;als</translation>
    </message>
    <message>
        <source>kind of a commitment</source>
        <translation>Art einer Verpflichtung</translation>
    </message>
    <message>
        <source>&amp;First month</source>
        <translation>&amp;Erster Monat</translation>
    </message>
    <message>
        <source>first month of a commitment</source>
        <translation>erster Monat einer Verpflichtung</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>N&amp;otiz</translation>
    </message>
    <message>
        <source>note of a commitment</source>
        <translation>Notiz einer Verpflichtung</translation>
    </message>
    <message>
        <source>adding a commitment</source>
        <translation>Hinzufügen einer Verpflichtung</translation>
    </message>
    <message>
        <source>removing a commitment</source>
        <translation>Entfernen einer Verpflichtung</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Geltungsbereich</translation>
    </message>
    <message>
        <source>scope of a commitment</source>
        <translation>Geltungsbereich einer Bindung</translation>
    </message>
    <message>
        <source>by machine</source>
        <translation>je Maschine</translation>
    </message>
    <message>
        <source>Of a savings plan that is bought by amount: its size, region and machines do not count then.</source>
        <translation>Bei einem Sparplan, der nach Betrag gekauft ist: Größe, Region und Maschinen zählen dann nicht.</translation>
    </message>
    <message>
        <source>Amount an hour</source>
        <translation>Betrag je Stunde</translation>
    </message>
    <message>
        <source>amount of a savings plan</source>
        <translation>Betrag eines Sparplans</translation>
    </message>
    <message>
        <source>Its currency</source>
        <translation>Dessen Währung</translation>
    </message>
    <message>
        <source>currency of a savings plan</source>
        <translation>Währung eines Sparplans</translation>
    </message>
    <message>
        <source>Paid for one machine</source>
        <translation>Bezahlt für eine Maschine</translation>
    </message>
    <message>
        <source>list price</source>
        <translation>Listenpreis</translation>
    </message>
    <message>
        <source>What was paid for one machine and the whole term. Newer price lists, discounts and price sheets change nothing of it.</source>
        <translation>Was für eine Maschine und die ganze Laufzeit bezahlt wurde. Neuere Preislisten, Rabatte und Preisblätter ändern daran nichts.</translation>
    </message>
    <message>
        <source>what was paid for a commitment</source>
        <translation>was für eine Bindung bezahlt wurde</translation>
    </message>
    <message>
        <source>currency of what was paid</source>
        <translation>Währung des Bezahlten</translation>
    </message>
    <message>
        <source>Covers other sizes of its &amp;family</source>
        <translation>Deckt andere Größen der &amp;Familie</translation>
    </message>
    <message>
        <source>Instance size flexibility of a reservation: off where it is of this size alone.</source>
        <translation>Größenflexibilität einer Reservierung: aus, wo sie nur für diese Größe gilt.</translation>
    </message>
    <message>
        <source>flexibility of a commitment</source>
        <translation>Flexibilität einer Bindung</translation>
    </message>
</context>
<context>
    <name>slipway::CompareModel</name>
    <message>
        <source>Base plan</source>
        <translation>Basisplan</translation>
    </message>
    <message>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>schlechter</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>abweichend</translation>
    </message>
    <message>
        <source>difference not known</source>
        <translation>Unterschied unbekannt</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 mehr</translation>
    </message>
    <message>
        <source>%1 less</source>
        <translation>%1 weniger</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>-</source>
        <translation>-</translation>
    </message>
    <message>
        <source>no plan</source>
        <translation>kein Plan</translation>
    </message>
    <message>
        <source>Average month, %1</source>
        <translation>Durchschnittsmonat, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Whole plan, %1</source>
        <translation>Ganzer Plan, %1</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>Monate</translation>
    </message>
    <message>
        <source>P10 to P90</source>
        <translation>P10 bis P90</translation>
    </message>
    <message>
        <source>being drawn</source>
        <translation>wird berechnet</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Chance over the budget</source>
        <translation>Wahrscheinlichkeit über dem Budget</translation>
    </message>
    <message>
        <source>no budget</source>
        <translation>kein Budget</translation>
    </message>
    <message>
        <source>Blockers</source>
        <translation>Blocker</translation>
    </message>
    <message>
        <source>Approvals</source>
        <translation>Genehmigungen</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Base plan, prices %1</source>
        <translation>Basisplan, Preise %1</translation>
    </message>
    <message>
        <source>does not hold</source>
        <translation>geht nicht auf</translation>
    </message>
    <message>
        <source>%1, but does not hold</source>
        <translation>%1, aber geht nicht auf</translation>
    </message>
    <message>
        <source>Owed after the plan, %1</source>
        <translation>Nach dem Plan geschuldet, %1</translation>
    </message>
</context>
<context>
    <name>slipway::ComparePage</name>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Add a &amp;scenario</source>
        <translation>&amp;Szenario hinzufügen</translation>
    </message>
    <message>
        <source>A variation of this plan that keeps only what differs from it</source>
        <translation>Eine Variante dieses Plans, die nur festhält, was von ihm abweicht</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More for the chosen plan</source>
        <translation>Mehr zum gewählten Plan</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen…</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Nothing to compare yet</source>
        <translation>Noch nichts zu vergleichen</translation>
    </message>
    <message>
        <source>From one total to the other</source>
        <translation>Von einer Summe zur anderen</translation>
    </message>
    <message>
        <source>By stage</source>
        <translation>Nach Phase</translation>
    </message>
    <message>
        <source>By cause</source>
        <translation>Nach Ursache</translation>
    </message>
    <message>
        <source>Parts of the difference</source>
        <translation>Teile des Unterschieds</translation>
    </message>
    <message>
        <source>Differences to %1 are marked</source>
        <translation>Unterschiede zu %1 sind markiert</translation>
    </message>
    <message>
        <source>Work on %1</source>
        <translation>An %1 arbeiten</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>Von %1 zu %2</translation>
    </message>
    <message>
        <source>How the total of %1 comes out of that of %2</source>
        <translation>Wie die Summe von %1 aus der von %2 entsteht</translation>
    </message>
    <message>
        <source>Add a scenario</source>
        <translation>Szenario hinzufügen</translation>
    </message>
    <message>
        <source>Name of the scenario</source>
        <translation>Name des Szenarios</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Add a plan file</source>
        <translation>Plandatei hinzufügen</translation>
    </message>
    <message>
        <source>Plans (*.slipway);;Reports (*.json);;All files (*)</source>
        <translation>Pläne (*.slipway);;Berichte (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The plan could not be added</source>
        <translation>Der Plan konnte nicht hinzugefügt werden</translation>
    </message>
    <message>
        <source>The scenario can not be shown</source>
        <translation>Das Szenario ist nicht darstellbar</translation>
    </message>
    <message>
        <source>Rename the scenario</source>
        <translation>Szenario umbenennen</translation>
    </message>
    <message>
        <source>The plan has a scenario of that name already.</source>
        <translation>Der Plan hat bereits ein Szenario dieses Namens.</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>Pläne</translation>
    </message>
    <message>
        <source>Actual costs</source>
        <translation>Tatsächliche Kosten</translation>
    </message>
    <message>
        <source>What the plan is compared with</source>
        <translation>Womit der Plan verglichen wird</translation>
    </message>
    <message>
        <source>Add a &amp;file or book</source>
        <translation>&amp;Datei oder Preisbuch dazu</translation>
    </message>
    <message>
        <source>Another plan file, or this plan at the prices of another book</source>
        <translation>Eine andere Plandatei, oder dieser Plan zu den Preisen eines anderen Buches</translation>
    </message>
    <message>
        <source>A scenario is a variation of this plan: another size, region, load or way of paying. It keeps only what differs, so every other change of the plan reaches it. Up to three plans stand beside this one, plan files and the plan at the prices of another book among them.</source>
        <translation>Ein Szenario ist eine Variante dieses Plans: andere Größe, Region, Last oder Zahlungsweise. Es behält nur, was abweicht, sodass jede andere Änderung des Plans es erreicht. Bis zu drei Pläne stehen neben diesem, darunter Plandateien und der Plan zu den Preisen eines anderen Buches.</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>Monate</translation>
    </message>
    <message>
        <source>Pin the plan to %1</source>
        <translation>Plan an %1 binden</translation>
    </message>
    <message>
        <source>From %1 to %2, of what has a price</source>
        <translation>Von %1 zu %2, soweit es einen Preis hat</translation>
    </message>
    <message>
        <source>Months, with P10 to P90</source>
        <translation>Monate, mit P10 bis P90</translation>
    </message>
    <message>
        <source>The months of %1 in one chart</source>
        <translation>Die Monate von %1 in einem Diagramm</translation>
    </message>
    <message>
        <source>A plan &amp;file…</source>
        <translation>Eine Plan&amp;datei…</translation>
    </message>
    <message>
        <source>This plan at the prices of</source>
        <translation>Dieser Plan zu den Preisen von</translation>
    </message>
    <message>
        <source>%1, built in</source>
        <translation>%1, eingebaut</translation>
    </message>
    <message>
        <source>The price book %1 is not there any more.</source>
        <translation>Das Preisbuch %1 ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The price book could not be added</source>
        <translation>Das Preisbuch konnte nicht hinzugefügt werden</translation>
    </message>
    <message>
        <source>The plan can not be shown</source>
        <translation>Der Plan kann nicht angezeigt werden</translation>
    </message>
    <message>
        <source>Pin this book</source>
        <translation>An dieses Buch binden</translation>
    </message>
    <message>
        <source>Add a file or book</source>
        <translation>Datei oder Preisbuch hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Rename %1…</source>
        <translation>%1 &amp;umbenennen…</translation>
    </message>
    <message>
        <source>Re&amp;move %1</source>
        <translation>%1 ent&amp;fernen</translation>
    </message>
</context>
<context>
    <name>slipway::CompareTable</name>
    <message>
        <source>Plans side by side</source>
        <translation>Pläne nebeneinander</translation>
    </message>
</context>
<context>
    <name>slipway::ConstraintPriceModel</name>
    <message>
        <source>Constraint</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>It costs (%1)</source>
        <translation>Sie kostet (%1)</translation>
    </message>
    <message>
        <source>Best without it (%1)</source>
        <translation>Bester ohne sie (%1)</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>nicht vergleichbar</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Owed and moving (%1)</source>
        <translation>Geschuldet, Verschieben (%1)</translation>
    </message>
    <message>
        <source>%1 of its terms after the horizon</source>
        <translation>%1 aus Laufzeiten nach dem Planungszeitraum</translation>
    </message>
    <message>
        <source>%1 at the most to move the data, once</source>
        <translation>höchstens %1 für das einmalige Verschieben der Daten</translation>
    </message>
    <message>
        <source>what moving the data costs is not known</source>
        <translation>was das Verschieben der Daten kostet, ist nicht bekannt</translation>
    </message>
</context>
<context>
    <name>slipway::CostBar</name>
    <message>
        <source>Cost of the plan</source>
        <translation>Kosten des Plans</translation>
    </message>
    <message>
        <source>Plan total</source>
        <translation>Plansumme</translation>
    </message>
    <message>
        <source>updating</source>
        <translation>wird aktualisiert</translation>
    </message>
    <message>
        <source>no ranges yet</source>
        <translation>noch keine Spannen</translation>
    </message>
    <message>
        <source>Say between what your figures lie, and see between what the total does</source>
        <translation>Angeben, zwischen welchen Werten die Zahlen liegen, und sehen, zwischen welchen die Summe liegt</translation>
    </message>
    <message>
        <source>no budget</source>
        <translation>kein Budget</translation>
    </message>
    <message>
        <source>Enter what the plan may cost</source>
        <translation>Eintragen, was der Plan kosten darf</translation>
    </message>
    <message>
        <source>Nothing to resolve</source>
        <translation>Nichts zu lösen</translation>
    </message>
    <message>
        <source>Average month</source>
        <translation>Durchschnittsmonat</translation>
    </message>
    <message>
        <source>Average month, at least</source>
        <translation>Durchschnittsmonat, mindestens</translation>
    </message>
    <message>
        <source>Without a price: %1</source>
        <translation>Ohne Preis: %1</translation>
    </message>
    <message>
        <source>a month on average</source>
        <translation>im Monatsdurchschnitt</translation>
    </message>
    <message>
        <source>P10 %1</source>
        <translation>P10 %1</translation>
    </message>
    <message>
        <source>%1 P90</source>
        <translation>%1 P90</translation>
    </message>
    <message>
        <source>1 entry is not in the plan</source>
        <translation>1 Eingabe ist nicht im Plan</translation>
    </message>
    <message>
        <source>%1 entries are not in the plan</source>
        <translation>%1 Eingaben sind nicht im Plan</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Rückgängig gemacht</translation>
    </message>
    <message>
        <source>Last edit</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>%1 not in the plan</source>
        <translation>%1 nicht im Plan</translation>
    </message>
    <message>
        <source>Last edit: none yet</source>
        <translation>Zuletzt: noch nichts</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>Last edit: %1</source>
        <translation>Zuletzt: %1</translation>
    </message>
    <message>
        <source>Quota to request: %1</source>
        <translation>Anzuforderndes Kontingent: %1</translation>
    </message>
    <message>
        <source>Show them on the step Restrictions</source>
        <translation>Im Schritt Einschränkungen zeigen</translation>
    </message>
    <message>
        <source>%1 since the last edit</source>
        <translation>%1 seit der letzten Änderung</translation>
    </message>
    <message>
        <source>1 month</source>
        <translation>1 Monat</translation>
    </message>
    <message>
        <source>%1 months</source>
        <translation>%1 Monate</translation>
    </message>
    <message>
        <source>Peak in %1: %2</source>
        <translation>Spitze im %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a stage and its total</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>%1 of budget %2</source>
        <translation>%1 des Budgets %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>share of the budget</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 over</source>
        <translation>%1 darüber</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 übrig</translation>
    </message>
    <message>
        <source>at most %1 left</source>
        <translation>höchstens %1 übrig</translation>
    </message>
    <message>
        <source>%1 chance of more</source>
        <translation>%1 der Fälle mehr</translation>
    </message>
    <message>
        <source>P10, one draw in ten costs less: %1</source>
        <translation>P10, eine von zehn Ziehungen kostet weniger: %1</translation>
    </message>
    <message>
        <source>P50, half cost less: %1</source>
        <translation>P50, die Hälfte kostet weniger: %1</translation>
    </message>
    <message>
        <source>P90, one in ten costs more: %1</source>
        <translation>P90, eine von zehn kostet mehr: %1</translation>
    </message>
    <message>
        <source>At the likely values: %1</source>
        <translation>Bei den wahrscheinlichen Werten: %1</translation>
    </message>
    <message>
        <source>change not known</source>
        <translation>Änderung unbekannt</translation>
    </message>
    <message>
        <source>same cost</source>
        <translation>gleiche Kosten</translation>
    </message>
    <message>
        <source>%1 a month</source>
        <translation>%1 im Monat</translation>
    </message>
    <message>
        <source>%1 blocker</source>
        <translation>%1 Blocker</translation>
    </message>
    <message>
        <source>%1 blockers</source>
        <translation>%1 Blocker</translation>
    </message>
    <message>
        <source>%1 approval</source>
        <translation>%1 Genehmigung</translation>
    </message>
    <message>
        <source>%1 approvals</source>
        <translation>%1 Genehmigungen</translation>
    </message>
    <message>
        <source>%1 warning</source>
        <translation>%1 Warnung</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>%1 Warnungen</translation>
    </message>
    <message>
        <source>%1 piece of advice</source>
        <translation>%1 Hinweis</translation>
    </message>
    <message>
        <source>%1 pieces of advice</source>
        <translation>%1 Hinweise</translation>
    </message>
    <message>
        <source>%1 advice</source>
        <translation>%1 Hinweise</translation>
    </message>
    <message>
        <source>No prices in use yet</source>
        <translation>Noch keine Preise verwendet</translation>
    </message>
    <message>
        <source>Prices %1</source>
        <translation>Preise %1</translation>
    </message>
    <message>
        <source>Prices of %1</source>
        <translation>Preise vom %1</translation>
    </message>
    <message>
        <source>Prices of %1 or later</source>
        <translation>Preise vom %1 oder später</translation>
    </message>
    <message>
        <source>%1 at prices of %2</source>
        <translation>%1 zu Preisen vom %2</translation>
    </message>
    <message>
        <source>%1 at prices since %2</source>
        <translation>%1 zu Preisen seit %2</translation>
    </message>
    <message>
        <source>chance of more not known</source>
        <translation>Chance auf mehr nicht bekannt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>share of the total, day of its prices</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>slipway::CostLineModel</name>
    <message>
        <source>Item</source>
        <translation>Posten</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Menge</translation>
    </message>
    <message>
        <source>Unit price</source>
        <translation>Stückpreis</translation>
    </message>
    <message>
        <source>Price of</source>
        <comment>a date follows</comment>
        <translation>Preis vom</translation>
    </message>
    <message>
        <source>Total (%1)</source>
        <comment>a currency</comment>
        <translation>Summe (%1)</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>kein Preis</translation>
    </message>
    <message>
        <source>about %1</source>
        <comment>a price that is estimated</comment>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>not priced</source>
        <translation>ohne Preis</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a price, how it stands to list prices</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>slipway::CostLinesCard</name>
    <message>
        <source>Lines</source>
        <translation>Posten</translation>
    </message>
    <message>
        <source>Lines of the bill</source>
        <translation>Posten der Rechnung</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the lines of the bill</source>
        <translation>Posten der Rechnung kopieren</translation>
    </message>
    <message>
        <source>All lines as a table, for a spreadsheet or a mail.</source>
        <translation>Alle Posten als Tabelle, für eine Tabellenkalkulation oder eine E-Mail.</translation>
    </message>
    <message>
        <source>All details</source>
        <translation>Alle Einzelheiten</translation>
    </message>
    <message>
        <source>All details of the lines</source>
        <translation>Alle Einzelheiten der Posten</translation>
    </message>
    <message>
        <source>1 line</source>
        <translation>1 Posten</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 Posten</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1 über %2</translation>
    </message>
    <message>
        <source>Without a price: %1.</source>
        <translation>Ohne Preis: %1.</translation>
    </message>
    <message>
        <source>Owed for reservations and savings plans after that: %1.</source>
        <translation>Danach noch für Reservierungen und Sparpläne geschuldet: %1.</translation>
    </message>
</context>
<context>
    <name>slipway::CostPage</name>
    <message>
        <source>By month and stage</source>
        <translation>Nach Monat und Phase</translation>
    </message>
    <message>
        <source>Added up over the horizon</source>
        <translation>Über den Planungszeitraum summiert</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>Monate</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Posten</translation>
    </message>
    <message>
        <source>Ways to pay</source>
        <translation>Zahlungsweisen</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Spanne</translation>
    </message>
    <message>
        <source>Nothing in the plan costs anything yet. Choose a compute for a step.</source>
        <translation>Noch kostet nichts im Plan etwas. Für einen Schritt einen Compute wählen.</translation>
    </message>
    <message>
        <source>Go to Training</source>
        <translation>Zum Training</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>What the plan costs, month by month and line by line.</source>
        <translation>Was der Plan kostet, Monat für Monat und Posten für Posten.</translation>
    </message>
</context>
<context>
    <name>slipway::Costs</name>
    <message>
        <source>Months planned</source>
        <translation>Geplante Monate</translation>
    </message>
    <message>
        <source>At least: without a price are %1.</source>
        <translation>Mindestens: Ohne Preis sind %1.</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>kein Preis</translation>
    </message>
    <message>
        <source>line of the bill: %1</source>
        <translation>Posten der Rechnung: %1</translation>
    </message>
    <message>
        <source>typed in the plan</source>
        <translation>im Plan eingetragen</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>kein Datum</translation>
    </message>
    <message>
        <source>price book %1, %2, %3</source>
        <translation>Preisbuch %1, %2, %3</translation>
    </message>
    <message>
        <source>List price</source>
        <translation>Listenpreis</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Rabatt</translation>
    </message>
    <message>
        <source>Price after discount</source>
        <translation>Preis nach Rabatt</translation>
    </message>
    <message>
        <source>list price x (1 - discount), rounded to 1e-10 USD</source>
        <translation>Listenpreis x (1 - Rabatt), gerundet auf 1e-10 USD</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Umrechnung</translation>
    </message>
    <message>
        <source>1 USD = %1 %2</source>
        <translation>1 USD = %1 %2</translation>
    </message>
    <message>
        <source>currency table, %1</source>
        <translation>Währungstabelle, %1</translation>
    </message>
    <message>
        <source>For example %1: %2 x %3%4 = %5.</source>
        <translation>Zum Beispiel %1: %2 x %3%4 = %5.</translation>
    </message>
    <message>
        <source>Average month</source>
        <translation>Durchschnittsmonat</translation>
    </message>
    <message>
        <source>total / months, rounded once (half to even)</source>
        <translation>Summe / Monate, einmal gerundet (halbe zur geraden Ziffer)</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>sum of all lines of the bill</source>
        <translation>Summe aller Posten der Rechnung</translation>
    </message>
    <message>
        <source>Total over the horizon</source>
        <translation>Summe über den Planungszeitraum</translation>
    </message>
    <message>
        <source>sum of all lines of the bill over all months; nothing is rounded again</source>
        <translation>Summe aller Posten der Rechnung über alle Monate; nichts wird erneut gerundet</translation>
    </message>
    <message>
        <source>sum of its lines</source>
        <translation>Summe ihrer Posten</translation>
    </message>
    <message>
        <source>Dearest month, %1</source>
        <translation>Teuerster Monat, %1</translation>
    </message>
    <message>
        <source>the highest of all months; each is the sum of its lines</source>
        <translation>der höchste aller Monate; jeder ist die Summe seiner Posten</translation>
    </message>
    <message>
        <source>sum of the lines in this month</source>
        <translation>Summe der Posten in diesem Monat</translation>
    </message>
    <message>
        <source>%1 over the horizon</source>
        <translation>%1 über den Planungszeitraum</translation>
    </message>
    <message>
        <source>sum of the stage&apos;s lines of the bill over all months</source>
        <translation>Summe der Posten der Phase über alle Monate</translation>
    </message>
    <message>
        <source>not priced</source>
        <translation>ohne Preis</translation>
    </message>
    <message>
        <source>every month: quantity x price x exchange, rounded once to the smallest coin (half to even); then the months are added</source>
        <translation>jeder Monat: Menge x Preis x Umrechnung, einmal auf die kleinste Münze gerundet (halbe zur geraden Ziffer); dann werden die Monate addiert</translation>
    </message>
    <message>
        <source>Quantity, all months</source>
        <translation>Menge, alle Monate</translation>
    </message>
    <message>
        <source>in the first month: %1</source>
        <translation>im ersten Monat: %1</translation>
    </message>
    <message>
        <source>Estimated: %1</source>
        <translation>Geschätzt: %1</translation>
    </message>
    <message>
        <source>Whole plan with %1 for %2</source>
        <translation>Ganzer Plan mit %1 für %2</translation>
    </message>
    <message>
        <source>the whole plan is worked out once more with nothing else changed</source>
        <translation>der ganze Plan wird noch einmal berechnet, ohne dass sich sonst etwas ändert</translation>
    </message>
    <message>
        <source>Lines of the compute</source>
        <translation>Posten des Computes</translation>
    </message>
    <message>
        <source>bill of the plan paid this way</source>
        <translation>Rechnung des so bezahlten Plans</translation>
    </message>
    <message>
        <source>The same by month</source>
        <translation>Dasselbe nach Monat</translation>
    </message>
    <message>
        <source>divided by the months, rounded once</source>
        <translation>durch die Monate geteilt, einmal gerundet</translation>
    </message>
    <message>
        <source>Whole plan as it is</source>
        <translation>Ganzer Plan, wie er ist</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>the difference</source>
        <translation>der Unterschied</translation>
    </message>
    <message>
        <source>Machines of %1</source>
        <translation>Maschinen von %1</translation>
    </message>
    <message>
        <source>lines of the compute over all months; beside it the same with neither schedule nor idle stop</source>
        <translation>Posten des Computes über alle Monate; daneben dasselbe ohne Zeitplan und ohne Leerlaufabschaltung</translation>
    </message>
    <message>
        <source>If nobody stopped them</source>
        <translation>Wenn niemand sie beendet</translation>
    </message>
    <message>
        <source>the plan worked out once more without schedule and idle stop</source>
        <translation>der Plan noch einmal berechnet, ohne Zeitplan und ohne Leerlaufabschaltung</translation>
    </message>
    <message>
        <source>%1, a month</source>
        <translation>%1, ein Monat</translation>
    </message>
    <message>
        <source>average month with it less average month without it; the whole plan is worked out both ways</source>
        <translation>Durchschnittsmonat damit abzüglich Durchschnittsmonat ohne; der ganze Plan wird beide Male berechnet</translation>
    </message>
    <message>
        <source>Average month of the plan as it is</source>
        <translation>Durchschnittsmonat des jetzigen Plans</translation>
    </message>
    <message>
        <source>total / months</source>
        <translation>Summe / Monate</translation>
    </message>
    <message>
        <source>At least: it adds lines without a price, %1.</source>
        <translation>Mindestens: Posten ohne Preis kommen hinzu, %1.</translation>
    </message>
    <message>
        <source>Announced price, from %1</source>
        <translation>Angekündigter Preis, ab %1</translation>
    </message>
    <message>
        <source>announced for %1; list price %2</source>
        <translation>angekündigt für %1; Listenpreis %2</translation>
    </message>
    <message>
        <source>Discount for %1</source>
        <translation>Rabatt für %1</translation>
    </message>
    <message>
        <source>typed in the plan, %1</source>
        <translation>im Plan eingetragen, %1</translation>
    </message>
</context>
<context>
    <name>slipway::Data</name>
    <message>
        <source>Three months with one notebook machine, a cluster that rests at zero, a container to try.</source>
        <translation>Drei Monate mit einer Notebookmaschine, einem Cluster, der bei null ruht, und einem Container zum Ausprobieren.</translation>
    </message>
    <message>
        <source>A monthly pipeline with AutoML finds the model; every customer is scored at night.</source>
        <translation>Eine monatliche Pipeline mit AutoML findet das Modell; nachts wird jeder Kunde bewertet.</translation>
    </message>
    <message>
        <source>A picture model trained on an A100, served on T4 machines within 300 ms.</source>
        <translation>Ein Bildmodell, auf einer A100 trainiert, auf T4-Maschinen innerhalb von 300 ms bedient.</translation>
    </message>
    <message>
        <source>An open model of 8 billion parameters, tuned each week on GPUs, behind an endpoint.</source>
        <translation>Ein offenes Modell mit 8 Milliarden Parametern, jede Woche auf GPUs angepasst, hinter einem Endpunkt.</translation>
    </message>
    <message>
        <source>Features by serverless Spark each night, weekly training, scores in batch.</source>
        <translation>Jede Nacht Merkmale mit serverlosem Spark, wöchentliches Training, Bewertung im Batch.</translation>
    </message>
    <message>
        <source>Thousands of small models, trained anew each week and applied each morning.</source>
        <translation>Tausende kleine Modelle, jede Woche neu trainiert und jeden Morgen angewandt.</translation>
    </message>
    <message>
        <source>Trained in the cloud, served in three plants that must run on without a connection.</source>
        <translation>In der Cloud trainiert, in drei Werken bedient, die ohne Verbindung weiterlaufen müssen.</translation>
    </message>
    <message>
        <source>Isolated sizes, private network, keys of your own, data that stays in Germany.</source>
        <translation>Isolierte Größen, privates Netzwerk, eigene Schlüssel, Daten, die in Deutschland bleiben.</translation>
    </message>
    <message>
        <source>Proof of concept</source>
        <translation>Machbarkeitsnachweis</translation>
    </message>
    <message>
        <source>Tabular data, AutoML, nightly batch</source>
        <translation>Tabellendaten, AutoML, nächtlicher Batch</translation>
    </message>
    <message>
        <source>Vision, real time</source>
        <translation>Bilderkennung, Echtzeit</translation>
    </message>
    <message>
        <source>Language model, fine-tuned, real time</source>
        <translation>Sprachmodell, angepasst, Echtzeit</translation>
    </message>
    <message>
        <source>Spark features, batch scores</source>
        <translation>Spark-Merkmale, Batchbewertung</translation>
    </message>
    <message>
        <source>Forecasts with many models</source>
        <translation>Prognosen mit vielen Modellen</translation>
    </message>
    <message>
        <source>Served on own servers through Azure Arc</source>
        <translation>Über Azure Arc auf eigenen Servern bedient</translation>
    </message>
    <message>
        <source>Regulated, fully isolated</source>
        <translation>Reguliert, vollständig isoliert</translation>
    </message>
    <message>
        <source>6 operations for each parameter and token, 4 where only adapters are trained; attention over the longest sequence in the high end only</source>
        <translation>6 Operationen je Parameter und Token, 4, wo nur Adapter trainiert werden; Attention über die längste Sequenz nur am hohen Ende</translation>
    </message>
    <message>
        <source>computing / (computing + the part of the exchange of gradients that is not hidden behind it)</source>
        <translation>Rechnen / (Rechnen + der Teil des Gradientenaustauschs, der nicht dahinter verborgen ist)</translation>
    </message>
    <message>
        <source>time on the planned GPUs / time on those measured: between the ratio of peaks and that of memory bandwidths, likely their geometric mean, with a serial share over several GPUs</source>
        <translation>Zeit auf den geplanten GPUs / Zeit auf den gemessenen: zwischen dem Verhältnis der Spitzenleistungen und dem der Speicherbandbreiten, wahrscheinlich ihr geometrisches Mittel, mit einem seriellen Anteil über mehrere GPUs</translation>
    </message>
    <message>
        <source>speed-up of the vCPUs measured on / speed-up of the vCPUs planned, by the parallel share</source>
        <translation>Beschleunigung der gemessenen vCPUs / Beschleunigung der geplanten vCPUs, nach dem parallelen Anteil</translation>
    </message>
    <message>
        <source>the hours typed in, as no time can be worked out; longer where nodes are lost</source>
        <translation>die eingegebenen Stunden, da keine Zeit berechenbar ist; länger, wo Knoten verloren gehen</translation>
    </message>
    <message>
        <source>operations / (GPUs x peak x MFU x useful share x share not spent on exchange) / 3600; longer where nodes are lost</source>
        <translation>Operationen / (GPUs x Spitzenleistung x MFU x Nutzanteil x Anteil ohne Austausch) / 3600; länger, wo Knoten verloren gehen</translation>
    </message>
    <message>
        <source>images x epochs / throughput / 3600 x overhead, times the scale where it was measured elsewhere; longer where nodes are lost</source>
        <translation>Bilder x Epochen / Durchsatz / 3600 x Mehraufwand, mal dem Faktor, wo anderswo gemessen wurde; länger, wo Knoten verloren gehen</translation>
    </message>
    <message>
        <source>hours measured, times the scale where they were measured elsewhere; longer where nodes are lost</source>
        <translation>gemessene Stunden, mal dem Faktor, wo sie anderswo gemessen wurden; länger, wo Knoten verloren gehen</translation>
    </message>
    <message>
        <source>operations / (GPUs x peak x MFU x useful share x share not spent on exchange) / 3600</source>
        <translation>Operationen / (GPUs x Spitzenleistung x MFU x Nutzanteil x Anteil ohne Austausch) / 3600</translation>
    </message>
    <message>
        <source>items x time of one item / (nodes x workers, of which each needs a mini-batch) / 3600</source>
        <translation>Elemente x Zeit eines Elements / (Knoten x Worker, von denen jeder einen Minibatch braucht) / 3600</translation>
    </message>
    <message>
        <source>time of one trial x trials (half for those stopped early) / trials at a time</source>
        <translation>Zeit eines Versuchs x Versuche (halb für vorzeitig beendete) / Versuche auf einmal</translation>
    </message>
    <message>
        <source>the time of its one trial</source>
        <translation>die Zeit seines einen Versuchs</translation>
    </message>
    <message>
        <source>(time of one run + start of a node) x nodes, with those of trials at a time</source>
        <translation>(Zeit eines Laufs + Start eines Knotens) x Knoten, mit denen der Versuche auf einmal</translation>
    </message>
    <message>
        <source>node-hours of one run with start-up x price of a machine-hour</source>
        <translation>Knotenstunden eines Laufs mit Start x Preis einer Maschinenstunde</translation>
    </message>
    <message>
        <source>what the layers&apos; inputs of one sequence take when the rest is computed again, x 1.15</source>
        <translation>was die Schichteingaben einer Sequenz belegen, wenn der Rest neu berechnet wird, x 1,15</translation>
    </message>
    <message>
        <source>GPUs of the VM size x nodes</source>
        <translation>GPUs der VM-Größe x Knoten</translation>
    </message>
    <message>
        <source>memory of one GPU of the VM size, from the catalog</source>
        <translation>Speicher einer GPU der VM-Größe, aus dem Katalog</translation>
    </message>
    <message>
        <source>(weights + gradients + optimizer, each whole, + activations) x unused memory</source>
        <translation>(Gewichte + Gradienten + Optimierer, je ganz, + Aktivierungen) x ungenutzter Speicher</translation>
    </message>
    <message>
        <source>(weights + gradients + optimizer / GPUs + activations) x unused memory</source>
        <translation>(Gewichte + Gradienten + Optimierer / GPUs + Aktivierungen) x ungenutzter Speicher</translation>
    </message>
    <message>
        <source>(weights + (gradients + optimizer) / GPUs + activations) x unused memory</source>
        <translation>(Gewichte + (Gradienten + Optimierer) / GPUs + Aktivierungen) x ungenutzter Speicher</translation>
    </message>
    <message>
        <source>((weights + gradients + optimizer) / GPUs + activations) x unused memory</source>
        <translation>((Gewichte + Gradienten + Optimierer) / GPUs + Aktivierungen) x ungenutzter Speicher</translation>
    </message>
    <message>
        <source>what stage 3 divides / (memory of one GPU - activations), rounded up</source>
        <translation>was Stufe 3 aufteilt / (Speicher einer GPU - Aktivierungen), aufgerundet</translation>
    </message>
    <message>
        <source>-1 / ln(1 - probability of losing a node in an hour) / nodes that work together</source>
        <translation>-1 / ln(1 - Wahrscheinlichkeit, einen Knoten in einer Stunde zu verlieren) / zusammen arbeitende Knoten</translation>
    </message>
    <message>
        <source>the interval with the least expected time, exactly</source>
        <translation>der Abstand mit der kleinsten erwarteten Zeit, genau</translation>
    </message>
    <message>
        <source>square root of (2 x time of a checkpoint x mean time between losses)</source>
        <translation>Quadratwurzel aus (2 x Zeit eines Prüfpunkts x mittlere Zeit zwischen Verlusten)</translation>
    </message>
    <message>
        <source>Young&apos;s interval with the terms of higher order</source>
        <translation>Youngs Abstand mit den Termen höherer Ordnung</translation>
    </message>
    <message>
        <source>Daly&apos;s expected time of the work at the planned interval between checkpoints</source>
        <translation>Dalys erwartete Zeit der Arbeit beim geplanten Abstand zwischen Prüfpunkten</translation>
    </message>
    <message>
        <source>Daly&apos;s expected time of the work at the best interval between checkpoints</source>
        <translation>Dalys erwartete Zeit der Arbeit beim besten Abstand zwischen Prüfpunkten</translation>
    </message>
    <message>
        <source>items x time of one item / 3600 / (window - start of a node) / workers on a node, rounded up</source>
        <translation>Elemente x Zeit eines Elements / 3600 / (Zeitfenster - Start eines Knotens) / Worker je Knoten, aufgerundet</translation>
    </message>
    <message>
        <source>items / mini-batch / workers on a node, each rounded up</source>
        <translation>Elemente / Minibatch / Worker je Knoten, jeweils aufgerundet</translation>
    </message>
    <message>
        <source>as stated in the plan; where it states 0, the fewest that finish in the window</source>
        <translation>wie im Plan angegeben; wo er 0 angibt, die wenigsten, die im Zeitfenster fertig werden</translation>
    </message>
    <message>
        <source>cost of one run / items x 1,000</source>
        <translation>Kosten eines Laufs / Elemente x 1.000</translation>
    </message>
    <message>
        <source>peak load in the first month x growth up to the highest month x share of requests</source>
        <translation>Spitzenlast im ersten Monat x Wachstum bis zum höchsten Monat x Anteil der Anfragen</translation>
    </message>
    <message>
        <source>the fewest instances whose common limit is not below the load; the worse of one queue for all and requests sent at random</source>
        <translation>die wenigsten Instanzen, deren gemeinsame Grenze nicht unter der Last liegt; das Schlechtere aus einer Warteschlange für alle und zufällig verteilten Anfragen</translation>
    </message>
    <message>
        <source>instances for the load, with the spare one, and enough that the loss of one of several zones leaves them</source>
        <translation>Instanzen für die Last, mit der Reserve, und genug, dass der Ausfall einer von mehreren Zonen sie lässt</translation>
    </message>
    <message>
        <source>as stated in the plan, or derived where the plan asks for it; at the highest load</source>
        <translation>wie im Plan angegeben oder abgeleitet, wo der Plan es verlangt; bei der höchsten Last</translation>
    </message>
    <message>
        <source>load x service time / (instances x requests at a time)</source>
        <translation>Last x Bedienzeit / (Instanzen x Anfragen auf einmal)</translation>
    </message>
    <message>
        <source>mean wait in one queue in front of all instances (M/G/c by Kimura)</source>
        <translation>mittlere Wartezeit in einer Warteschlange vor allen Instanzen (M/G/c nach Kimura)</translation>
    </message>
    <message>
        <source>mean wait where each instance has a queue of its own that ends (M/M/c/K), x (1 + variation) / 2</source>
        <translation>mittlere Wartezeit, wo jede Instanz eine eigene begrenzte Warteschlange hat (M/M/c/K), x (1 + Schwankung) / 2</translation>
    </message>
    <message>
        <source>the worse of both ways of sending requests, at 50 %</source>
        <translation>die schlechtere beider Verteilungen der Anfragen, bei 50 %</translation>
    </message>
    <message>
        <source>the worse of both ways of sending requests, at 95 %</source>
        <translation>die schlechtere beider Verteilungen der Anfragen, bei 95 %</translation>
    </message>
    <message>
        <source>the worse of both ways of sending requests, at 99 %</source>
        <translation>die schlechtere beider Verteilungen der Anfragen, bei 99 %</translation>
    </message>
    <message>
        <source>the time that the share of requests keeps with one queue in front of all instances (M/G/c)</source>
        <translation>die Zeit, die der Anteil der Anfragen mit einer Warteschlange vor allen Instanzen einhält (M/G/c)</translation>
    </message>
    <message>
        <source>the time that the share of requests keeps where each instance has a queue of its own (M/M/c/K)</source>
        <translation>die Zeit, die der Anteil der Anfragen einhält, wo jede Instanz eine eigene Warteschlange hat (M/M/c/K)</translation>
    </message>
    <message>
        <source>probability that at least the needed instances are up, each independently of the others</source>
        <translation>Wahrscheinlichkeit, dass mindestens die benötigten Instanzen verfügbar sind, jede unabhängig von den anderen</translation>
    </message>
    <message>
        <source>parameters x size of a parameter</source>
        <translation>Parameter x Größe eines Parameters</translation>
    </message>
    <message>
        <source>2 x layers x heads of keys and values x width of a head x 2 bytes x (prompt + answer)</source>
        <translation>2 x Schichten x Köpfe für Schlüssel und Werte x Breite eines Kopfs x 2 Byte x (Prompt + Antwort)</translation>
    </message>
    <message>
        <source>memory of one GPU x GPUs of the VM size, from the catalog</source>
        <translation>Speicher einer GPU x GPUs der VM-Größe, aus dem Katalog</translation>
    </message>
    <message>
        <source>reading the prompt, the steps it waits for and the wait for a place</source>
        <translation>Lesen des Prompts, die Schritte, auf die es wartet, und das Warten auf einen Platz</translation>
    </message>
    <message>
        <source>one step of all requests, and their share of the prompts of others</source>
        <translation>ein Schritt aller Anfragen und ihr Anteil an den Prompts anderer</translation>
    </message>
    <message>
        <source>time to the first token + time between two tokens x tokens of the answer</source>
        <translation>Zeit bis zum ersten Token + Zeit zwischen zwei Token x Token der Antwort</translation>
    </message>
    <message>
        <source>answers that are written at a time / time between two tokens</source>
        <translation>gleichzeitig geschriebene Antworten / Zeit zwischen zwei Token</translation>
    </message>
    <message>
        <source>load of one instance x time of a whole answer at that load</source>
        <translation>Last einer Instanz x Zeit einer ganzen Antwort bei dieser Last</translation>
    </message>
    <message>
        <source>the same with as many requests at once as there are in that share of the moments, when each comes by itself</source>
        <translation>dasselbe mit so vielen Anfragen zugleich, wie es in diesem Anteil der Augenblicke gibt, wenn jede für sich kommt</translation>
    </message>
    <message>
        <source>data is counted late</source>
        <translation>Daten werden spät gezählt</translation>
    </message>
    <message>
        <source>rarely known before the first bill</source>
        <translation>vor der ersten Rechnung selten bekannt</translation>
    </message>
    <message>
        <source>the model is chosen</source>
        <translation>das Modell ist gewählt</translation>
    </message>
    <message>
        <source>measured before anything is planned</source>
        <translation>gemessen, bevor geplant wird</translation>
    </message>
    <message>
        <source>growth is forecast</source>
        <translation>Wachstum ist eine Prognose</translation>
    </message>
    <message>
        <source>results are kept longer than planned</source>
        <translation>Ergebnisse werden länger aufbewahrt als geplant</translation>
    </message>
    <message>
        <source>spread of published runs</source>
        <translation>Streuung veröffentlichter Läufe</translation>
    </message>
    <message>
        <source>the plan&apos;s own default: 75 to 92 of 85 %</source>
        <translation>die Vorgabe des Plans: 75 bis 92 von 85 %</translation>
    </message>
    <message>
        <source>the plan&apos;s own default: 3 to 10 of 5 minutes</source>
        <translation>die Vorgabe des Plans: 3 bis 10 von 5 Minuten</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>rarely measured</source>
        <translation>selten gemessen</translation>
    </message>
    <message>
        <source>the plan&apos;s own default: 1 to 20 of 5 %</source>
        <translation>die Vorgabe des Plans: 1 bis 20 von 5 %</translation>
    </message>
    <message>
        <source>teams are filled late or grow</source>
        <translation>Teams werden spät besetzt oder wachsen</translation>
    </message>
    <message>
        <source>people have other work</source>
        <translation>Menschen haben auch andere Arbeit</translation>
    </message>
    <message>
        <source>data and code grow after the measurement</source>
        <translation>Daten und Code wachsen nach der Messung</translation>
    </message>
    <message>
        <source>examples differ in length</source>
        <translation>Beispiele sind verschieden lang</translation>
    </message>
    <message>
        <source>training ends when it is good enough</source>
        <translation>Training endet, wenn es gut genug ist</translation>
    </message>
    <message>
        <source>the input is slower in production</source>
        <translation>die Eingabe ist in Produktion langsamer</translation>
    </message>
    <message>
        <source>experiments are repeated more often than planned</source>
        <translation>Experimente werden öfter wiederholt als geplant</translation>
    </message>
    <message>
        <source>releases come when they are ready</source>
        <translation>Releases kommen, wenn sie fertig sind</translation>
    </message>
    <message>
        <source>demand is forecast, not measured</source>
        <translation>Nachfrage ist Prognose, nicht Messung</translation>
    </message>
    <message>
        <source>real requests are longer than those of a test</source>
        <translation>echte Anfragen sind länger als die eines Tests</translation>
    </message>
    <message>
        <source>items differ in size</source>
        <translation>Elemente sind verschieden groß</translation>
    </message>
    <message>
        <source>they have a schedule; some are repeated</source>
        <translation>sie haben einen Zeitplan; einige werden wiederholt</translation>
    </message>
    <message>
        <source>Share of it that experiments use</source>
        <translation>Anteil davon, den Experimente nutzen</translation>
    </message>
    <message>
        <source>Data that leaves the region</source>
        <translation>Daten, die die Region verlassen</translation>
    </message>
    <message>
        <source>What sort of model it is</source>
        <translation>Welche Art Modell es ist</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Number format of the weights</source>
        <translation>Zahlenformat der Gewichte</translation>
    </message>
    <message>
        <source>Whether training needs a GPU</source>
        <translation>Ob das Training eine GPU braucht</translation>
    </message>
    <message>
        <source>Whether serving needs a GPU</source>
        <translation>Ob das Bedienen eine GPU braucht</translation>
    </message>
    <message>
        <source>Layers of a transformer</source>
        <translation>Schichten eines Transformers</translation>
    </message>
    <message>
        <source>Hidden size of a transformer</source>
        <translation>Verborgene Größe eines Transformers</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>Attention-Köpfe</translation>
    </message>
    <message>
        <source>Key-value heads</source>
        <translation>Schlüssel-Wert-Köpfe</translation>
    </message>
    <message>
        <source>Length of the context</source>
        <translation>Länge des Kontexts</translation>
    </message>
    <message>
        <source>Notebooks</source>
        <translation>Notebooks</translation>
    </message>
    <message>
        <source>Spark</source>
        <translation>Spark</translation>
    </message>
    <message>
        <source>Automated machine learning</source>
        <translation>Automatisiertes maschinelles Lernen</translation>
    </message>
    <message>
        <source>Pipelines</source>
        <translation>Pipelines</translation>
    </message>
    <message>
        <source>The designer</source>
        <translation>Der Designer</translation>
    </message>
    <message>
        <source>Network of the workspace</source>
        <translation>Netzwerk des Arbeitsbereichs</translation>
    </message>
    <message>
        <source>Outbound rules by name; they create an Azure Firewall in the managed network</source>
        <translation>Ausgehende Regeln nach Name; sie erstellen eine Azure Firewall im verwalteten Netzwerk</translation>
    </message>
    <message>
        <source>Whether the workspace is reached through private endpoints</source>
        <translation>Ob der Arbeitsbereich über private Endpunkte erreicht wird</translation>
    </message>
    <message>
        <source>How many private endpoints</source>
        <translation>Wie viele private Endpunkte</translation>
    </message>
    <message>
        <source>No compute has a public IP address</source>
        <translation>Kein Compute hat eine öffentliche IP-Adresse</translation>
    </message>
    <message>
        <source>Outbound traffic through a NAT gateway</source>
        <translation>Ausgehender Verkehr durch ein NAT-Gateway</translation>
    </message>
    <message>
        <source>Only sizes that fill a whole physical host</source>
        <translation>Nur Größen, die einen ganzen physischen Host füllen</translation>
    </message>
    <message>
        <source>Encryption with keys of one&apos;s own</source>
        <translation>Verschlüsselung mit eigenen Schlüsseln</translation>
    </message>
    <message>
        <source>Workspace for data of high business impact</source>
        <translation>Arbeitsbereich für Daten mit hoher geschäftlicher Bedeutung</translation>
    </message>
    <message>
        <source>Geographies that data may stay in; empty: anywhere</source>
        <translation>Geografien, in denen Daten bleiben dürfen; leer: überall</translation>
    </message>
    <message>
        <source>Of requests</source>
        <translation>Der Anfragen</translation>
    </message>
    <message>
        <source>Of data</source>
        <translation>Der Daten</translation>
    </message>
    <message>
        <source>Of people</source>
        <translation>Der Personen</translation>
    </message>
    <message>
        <source>Amount in the plan&apos;s currency</source>
        <translation>Betrag in der Währung des Plans</translation>
    </message>
    <message>
        <source>What it is for</source>
        <translation>Wofür es gilt</translation>
    </message>
    <message>
        <source>Tier of the container registry</source>
        <translation>Stufe der Containerregistrierung</translation>
    </message>
    <message>
        <source>Logs taken in</source>
        <translation>Aufgenommene Protokolle</translation>
    </message>
    <message>
        <source>Models and other results kept beside the training data</source>
        <translation>Modelle und andere Ergebnisse, neben den Trainingsdaten aufbewahrt</translation>
    </message>
    <message>
        <source>Model FLOPs utilisation while training</source>
        <translation>Nutzung der FLOPs durch das Modell beim Training (MFU)</translation>
    </message>
    <message>
        <source>Share of wall time that is useful training</source>
        <translation>Anteil der Laufzeit, der nützliches Training ist</translation>
    </message>
    <message>
        <source>From request to running, billed</source>
        <translation>Von der Anforderung bis zum Laufen, abgerechnet</translation>
    </message>
    <message>
        <source>Of an endpoint instance at its peak</source>
        <translation>Einer Endpunktinstanz bei ihrer Spitze</translation>
    </message>
    <message>
        <source>Share of CPU work that runs in parallel (Amdahl)</source>
        <translation>Anteil der CPU-Arbeit, der parallel läuft (Amdahl)</translation>
    </message>
    <message>
        <source>Probability that a node is taken away within an hour</source>
        <translation>Wahrscheinlichkeit, dass ein Knoten innerhalb einer Stunde entzogen wird</translation>
    </message>
    <message>
        <source>Time an instance runs on when nobody stops it</source>
        <translation>Zeit, die eine Instanz weiterläuft, wenn niemand sie beendet</translation>
    </message>
    <message>
        <source>From asking for quota or an approval to having it</source>
        <translation>Vom Antrag auf Kontingent oder Genehmigung bis zur Zusage</translation>
    </message>
    <message>
        <source>From beginning to move off what ends to having moved</source>
        <translation>Vom Beginn des Umzugs weg von Auslaufendem bis zum Abschluss</translation>
    </message>
    <message>
        <source>Chance to keep each constraint that a robust choice has</source>
        <translation>Wahrscheinlichkeit, jede Bedingung einzuhalten, die eine robuste Wahl hat</translation>
    </message>
    <message>
        <source>Pool that it belongs to</source>
        <translation>Pool, zu dem es gehört</translation>
    </message>
    <message>
        <source>Quota family; empty for pools that have none</source>
        <translation>Kontingentfamilie; leer bei Pools ohne Familien</translation>
    </message>
    <message>
        <source>Region; empty: the plan&apos;s</source>
        <translation>Region; leer: die des Plans</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>Wie viel</translation>
    </message>
    <message>
        <source>VM size</source>
        <translation>VM-Größe</translation>
    </message>
    <message>
        <source>What was bought</source>
        <translation>Was gekauft wurde</translation>
    </message>
    <message>
        <source>Machines that it covers</source>
        <translation>Maschinen, die abgedeckt sind</translation>
    </message>
    <message>
        <source>First month of its term</source>
        <translation>Erster Monat der Laufzeit</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>Its id</source>
        <translation>Ihre Id</translation>
    </message>
    <message>
        <source>SHA-256 of its bytes; empty: any of that id</source>
        <translation>SHA-256 ihrer Bytes; leer: jede dieser Id</translation>
    </message>
    <message>
        <source>Unique among the scenarios</source>
        <translation>Unter den Szenarien einmalig</translation>
    </message>
    <message>
        <source>What differs: a JSON merge patch, lists as objects by id</source>
        <translation>Was abweicht: ein JSON Merge Patch, Listen als Objekte nach Id</translation>
    </message>
    <message>
        <source>Name of the project</source>
        <translation>Name des Projekts</translation>
    </message>
    <message>
        <source>Who made the plan</source>
        <translation>Wer den Plan gemacht hat</translation>
    </message>
    <message>
        <source>Template it was started from; empty: none</source>
        <translation>Vorlage, von der er ausging; leer: keine</translation>
    </message>
    <message>
        <source>Azure region</source>
        <translation>Azure-Region</translation>
    </message>
    <message>
        <source>Regions that would do as well</source>
        <translation>Regionen, die auch in Frage kämen</translation>
    </message>
    <message>
        <source>Currency of all results, ISO 4217</source>
        <translation>Währung aller Ergebnisse, ISO 4217</translation>
    </message>
    <message>
        <source>Negotiated, off every list price</source>
        <translation>Ausgehandelt, von jedem Listenpreis</translation>
    </message>
    <message>
        <source>What may be spent; absent: not known</source>
        <translation>Was ausgegeben werden darf; ohne Eintrag: unbekannt</translation>
    </message>
    <message>
        <source>First month</source>
        <translation>Erster Monat</translation>
    </message>
    <message>
        <source>Horizon</source>
        <translation>Planungszeitraum</translation>
    </message>
    <message>
        <source>How the load changes from month to month</source>
        <translation>Wie sich die Last von Monat zu Monat ändert</translation>
    </message>
    <message>
        <source>The training data</source>
        <translation>Die Trainingsdaten</translation>
    </message>
    <message>
        <source>The model</source>
        <translation>Das Modell</translation>
    </message>
    <message>
        <source>What people work with</source>
        <translation>Womit Menschen arbeiten</translation>
    </message>
    <message>
        <source>Where the models serve</source>
        <translation>Wo die Modelle bedienen</translation>
    </message>
    <message>
        <source>Demands on isolation</source>
        <translation>Anforderungen an die Isolation</translation>
    </message>
    <message>
        <source>Whether machines that may be taken away will do</source>
        <translation>Ob Maschinen in Frage kommen, die entzogen werden können</translation>
    </message>
    <message>
        <source>Services that come with the workspace</source>
        <translation>Dienste, die mit dem Arbeitsbereich kommen</translation>
    </message>
    <message>
        <source>Figures assumed where the plan does not measure</source>
        <translation>Angenommene Zahlen, wo der Plan nicht misst</translation>
    </message>
    <message>
        <source>What workloads run on</source>
        <translation>Worauf Workloads laufen</translation>
    </message>
    <message>
        <source>What is to be done</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>Quota that the subscription has already</source>
        <translation>Kontingent, das das Abonnement schon hat</translation>
    </message>
    <message>
        <source>Reservations and savings plans already bought</source>
        <translation>Bereits gekaufte Reservierungen und Sparpläne</translation>
    </message>
    <message>
        <source>Sizes and facts added by users that the plan was made with</source>
        <translation>Von Benutzern ergänzte Größen und Fakten, mit denen der Plan gemacht wurde</translation>
    </message>
    <message>
        <source>Price book that the plan is pinned to; absent: the current one</source>
        <translation>Preisbuch, an das der Plan gebunden ist; ohne Eintrag: das aktuelle</translation>
    </message>
    <message>
        <source>Variations of the plan</source>
        <translation>Varianten des Plans</translation>
    </message>
    <message>
        <source>Whether the schedule is in force</source>
        <translation>Ob der Zeitplan gilt</translation>
    </message>
    <message>
        <source>Start, local time</source>
        <translation>Start, Ortszeit</translation>
    </message>
    <message>
        <source>Stop, later the same day</source>
        <translation>Stopp, später am selben Tag</translation>
    </message>
    <message>
        <source>Days that it runs</source>
        <translation>Tage, an denen es läuft</translation>
    </message>
    <message>
        <source>Name of the time zone</source>
        <translation>Name der Zeitzone</translation>
    </message>
    <message>
        <source>Tier of the control plane: free, standard or premium</source>
        <translation>Stufe der Steuerungsebene: kostenlos, Standard oder Premium</translation>
    </message>
    <message>
        <source>Nodes of the system pool</source>
        <translation>Knoten des Systempools</translation>
    </message>
    <message>
        <source>VM size of the system pool; empty: the default</source>
        <translation>VM-Größe des Systempools; leer: die Vorgabe</translation>
    </message>
    <message>
        <source>vCPUs asked for by one serving pod</source>
        <translation>vCPUs, die ein bedienender Pod verlangt</translation>
    </message>
    <message>
        <source>Memory asked for by one serving pod</source>
        <translation>Arbeitsspeicher, den ein bedienender Pod verlangt</translation>
    </message>
    <message>
        <source>GPUs asked for by one serving pod, on nodes that have any</source>
        <translation>GPUs, die ein bedienender Pod verlangt, auf Knoten, die welche haben</translation>
    </message>
    <message>
        <source>vCPUs that the Azure ML extension takes of the cluster</source>
        <translation>vCPUs, die die Azure-ML-Erweiterung vom Cluster nimmt</translation>
    </message>
    <message>
        <source>vCPUs of the driver</source>
        <translation>vCPUs des Treibers</translation>
    </message>
    <message>
        <source>vCPUs of one executor</source>
        <translation>vCPUs eines Executors</translation>
    </message>
    <message>
        <source>Executors of one session</source>
        <translation>Executors einer Sitzung</translation>
    </message>
    <message>
        <source>Time without work before a session ends</source>
        <translation>Zeit ohne Arbeit, bis eine Sitzung endet</translation>
    </message>
    <message>
        <source>Model, as the price book names it</source>
        <translation>Modell, wie das Preisbuch es nennt</translation>
    </message>
    <message>
        <source>Price of tokens that go in, as agreed; absent: the price book&apos;s</source>
        <translation>Vereinbarter Preis der eingehenden Token; ohne Eintrag: der des Preisbuchs</translation>
    </message>
    <message>
        <source>Price of tokens that come out, as agreed; absent: the price book&apos;s</source>
        <translation>Vereinbarter Preis der ausgehenden Token; ohne Eintrag: der des Preisbuchs</translation>
    </message>
    <message>
        <source>Unique among the computes of the plan</source>
        <translation>Unter den Computes des Plans einmalig</translation>
    </message>
    <message>
        <source>Compute target, an id of the catalog</source>
        <translation>Computeziel, eine Id des Katalogs</translation>
    </message>
    <message>
        <source>VM size; empty where the target has none</source>
        <translation>VM-Größe; leer, wo das Ziel keine hat</translation>
    </message>
    <message>
        <source>What it is used for</source>
        <translation>Wofür es benutzt wird</translation>
    </message>
    <message>
        <source>Machines of their own: compute instances, attached VMs</source>
        <translation>Eigene Maschinen: Compute-Instanzen, angebundene VMs</translation>
    </message>
    <message>
        <source>Lowest number of nodes of a cluster</source>
        <translation>Niedrigste Knotenzahl eines Clusters</translation>
    </message>
    <message>
        <source>Whether its machines may be taken away</source>
        <translation>Ob seine Maschinen entzogen werden dürfen</translation>
    </message>
    <message>
        <source>What is paid for its hours</source>
        <translation>Was für seine Stunden bezahlt wird</translation>
    </message>
    <message>
        <source>Idle time before a cluster removes a node</source>
        <translation>Leerlaufzeit, bis ein Cluster einen Knoten entfernt</translation>
    </message>
    <message>
        <source>Idle time before a compute instance stops; absent: it never does by itself</source>
        <translation>Leerlaufzeit, bis eine Compute-Instanz anhält; ohne Eintrag: nie von selbst</translation>
    </message>
    <message>
        <source>When a compute instance runs</source>
        <translation>Wann eine Compute-Instanz läuft</translation>
    </message>
    <message>
        <source>Whether it has a public IP address</source>
        <translation>Ob es eine öffentliche IP-Adresse hat</translation>
    </message>
    <message>
        <source>Price of one node-hour of attached compute, as its owner says</source>
        <translation>Preis einer Knotenstunde angebundenen Computes, laut Besitzer</translation>
    </message>
    <message>
        <source>Options of targets on Kubernetes</source>
        <translation>Optionen von Zielen auf Kubernetes</translation>
    </message>
    <message>
        <source>Options of Spark targets</source>
        <translation>Optionen von Spark-Zielen</translation>
    </message>
    <message>
        <source>Options of targets that are billed by the token</source>
        <translation>Optionen von Zielen, die je Token abgerechnet werden</translation>
    </message>
    <message>
        <source>People at work</source>
        <translation>Arbeitende Personen</translation>
    </message>
    <message>
        <source>Active use by one person</source>
        <translation>Aktive Nutzung durch eine Person</translation>
    </message>
    <message>
        <source>Working days</source>
        <translation>Arbeitstage</translation>
    </message>
    <message>
        <source>How the work is told</source>
        <translation>Wie die Arbeit angegeben wird</translation>
    </message>
    <message>
        <source>VM size it was measured on; empty: the compute as planned</source>
        <translation>VM-Größe der Messung; leer: der Compute wie geplant</translation>
    </message>
    <message>
        <source>Nodes it was measured on</source>
        <translation>Knoten der Messung</translation>
    </message>
    <message>
        <source>Parameters of the model that is trained</source>
        <translation>Parameter des trainierten Modells</translation>
    </message>
    <message>
        <source>Tokens of one run</source>
        <translation>Token eines Laufs</translation>
    </message>
    <message>
        <source>Tokens of a typical example; 0: packed to full sequences</source>
        <translation>Token eines typischen Beispiels; 0: auf volle Sequenzen gepackt</translation>
    </message>
    <message>
        <source>Which weights are trained</source>
        <translation>Welche Gewichte trainiert werden</translation>
    </message>
    <message>
        <source>Images of one epoch</source>
        <translation>Bilder einer Epoche</translation>
    </message>
    <message>
        <source>Passes over the data in one run</source>
        <translation>Durchgänge durch die Daten in einem Lauf</translation>
    </message>
    <message>
        <source>Language model that is trained, by its published name; absent: the plan&apos;s model</source>
        <translation>Trainiertes Sprachmodell, mit seinem veröffentlichten Namen; ohne Eintrag: das Modell des Plans</translation>
    </message>
    <message>
        <source>Number format that it is trained in; absent: the plan&apos;s</source>
        <translation>Zahlenformat beim Training; ohne Eintrag: das des Plans</translation>
    </message>
    <message>
        <source>What sort of job it is</source>
        <translation>Welche Art Auftrag es ist</translation>
    </message>
    <message>
        <source>Name of the pipeline that a step belongs to; empty: a job of its own</source>
        <translation>Name der Pipeline, zu der ein Schritt gehört; leer: ein eigenständiger Auftrag</translation>
    </message>
    <message>
        <source>Ids of workloads that end before it starts</source>
        <translation>Ids von Workloads, die enden, bevor es beginnt</translation>
    </message>
    <message>
        <source>The work of one run</source>
        <translation>Die Arbeit eines Laufs</translation>
    </message>
    <message>
        <source>Nodes that one run uses</source>
        <translation>Knoten, die ein Lauf nutzt</translation>
    </message>
    <message>
        <source>Runs a month</source>
        <translation>Läufe im Monat</translation>
    </message>
    <message>
        <source>Whether the runs of a month are spread or start together</source>
        <translation>Ob die Läufe eines Monats verteilt sind oder gemeinsam beginnen</translation>
    </message>
    <message>
        <source>Trials of a sweep or of AutoML, each as much work as one run</source>
        <translation>Versuche eines Sweeps oder von AutoML, jeder so viel Arbeit wie ein Lauf</translation>
    </message>
    <message>
        <source>Trials at a time</source>
        <translation>Versuche auf einmal</translation>
    </message>
    <message>
        <source>Share of the trials that are stopped early, each counted as half a trial</source>
        <translation>Anteil der vorzeitig beendeten Versuche, jeder als halber Versuch gezählt</translation>
    </message>
    <message>
        <source>Share of the runs that fail and are run again in full</source>
        <translation>Anteil der Läufe, die fehlschlagen und ganz wiederholt werden</translation>
    </message>
    <message>
        <source>Time between two checkpoints; absent: there are none</source>
        <translation>Zeit zwischen zwei Prüfpunkten; ohne Eintrag: es gibt keine</translation>
    </message>
    <message>
        <source>Time in which one run must end; absent: any</source>
        <translation>Zeit, in der ein Lauf enden muss; ohne Eintrag: beliebig</translation>
    </message>
    <message>
        <source>Unique within its endpoint</source>
        <translation>In seinem Endpunkt einmalig</translation>
    </message>
    <message>
        <source>Whether the number of instances is fixed, follows the load, or is derived from the latency target</source>
        <translation>Ob die Zahl der Instanzen fest ist, der Last folgt oder aus dem Latenzziel abgeleitet wird</translation>
    </message>
    <message>
        <source>Instances when fixed</source>
        <translation>Instanzen, wenn fest</translation>
    </message>
    <message>
        <source>Lowest number unless fixed</source>
        <translation>Niedrigste Zahl, wenn nicht fest</translation>
    </message>
    <message>
        <source>Highest number when it follows the load</source>
        <translation>Höchste Zahl, wenn sie der Last folgt</translation>
    </message>
    <message>
        <source>Measured throughput of one instance; absent: computed</source>
        <translation>Gemessener Durchsatz einer Instanz; ohne Eintrag: berechnet</translation>
    </message>
    <message>
        <source>Share of the endpoint&apos;s requests</source>
        <translation>Anteil an den Anfragen des Endpunkts</translation>
    </message>
    <message>
        <source>Roll-outs a month</source>
        <translation>Rollouts im Monat</translation>
    </message>
    <message>
        <source>Time that both versions run</source>
        <translation>Zeit, in der beide Versionen laufen</translation>
    </message>
    <message>
        <source>What answers, with its share of the requests</source>
        <translation>Was antwortet, mit seinem Anteil an den Anfragen</translation>
    </message>
    <message>
        <source>Load of each hour from midnight, of the peak</source>
        <translation>Last jeder Stunde ab Mitternacht, bezogen auf die Spitze</translation>
    </message>
    <message>
        <source>Time that one slot works on one request; 0: as the speed of the language model gives</source>
        <translation>Zeit, die ein Platz an einer Anfrage arbeitet; 0: wie die Geschwindigkeit des Sprachmodells ergibt</translation>
    </message>
    <message>
        <source>Squared coefficient of variation of that time; 0 fixed, 1 exponential</source>
        <translation>Quadrierter Variationskoeffizient dieser Zeit; 0 fest, 1 exponentiell</translation>
    </message>
    <message>
        <source>Requests that one instance serves at a time</source>
        <translation>Anfragen, die eine Instanz auf einmal bedient</translation>
    </message>
    <message>
        <source>Share of requests that the latency target is for</source>
        <translation>Anteil der Anfragen, für den das Latenzziel gilt</translation>
    </message>
    <message>
        <source>Size of a request</source>
        <translation>Größe einer Anfrage</translation>
    </message>
    <message>
        <source>Size of a response</source>
        <translation>Größe einer Antwort</translation>
    </message>
    <message>
        <source>Whether one instance more than needed runs</source>
        <translation>Ob eine Instanz mehr als nötig läuft</translation>
    </message>
    <message>
        <source>Availability zones, of which one may be lost</source>
        <translation>Verfügbarkeitszonen, von denen eine ausfallen darf</translation>
    </message>
    <message>
        <source>Tokens of a request to a language model</source>
        <translation>Token einer Anfrage an ein Sprachmodell</translation>
    </message>
    <message>
        <source>Tokens of its answer</source>
        <translation>Token seiner Antwort</translation>
    </message>
    <message>
        <source>Language model that answers, by its published name; absent: the plan&apos;s model</source>
        <translation>Antwortendes Sprachmodell, mit seinem veröffentlichten Namen; ohne Eintrag: das Modell des Plans</translation>
    </message>
    <message>
        <source>Number format of its weights; absent: the plan&apos;s</source>
        <translation>Zahlenformat seiner Gewichte; ohne Eintrag: das des Plans</translation>
    </message>
    <message>
        <source>Roll-outs of new versions</source>
        <translation>Rollouts neuer Versionen</translation>
    </message>
    <message>
        <source>Items of one run</source>
        <translation>Elemente eines Laufs</translation>
    </message>
    <message>
        <source>Time of one item on one worker of the compute&apos;s size</source>
        <translation>Zeit eines Elements auf einem Worker der Größe des Computes</translation>
    </message>
    <message>
        <source>Workers on one node</source>
        <translation>Worker auf einem Knoten</translation>
    </message>
    <message>
        <source>Time in which one run must end</source>
        <translation>Zeit, in der ein Lauf enden muss</translation>
    </message>
    <message>
        <source>Nodes that one run uses; 0: as many as the window takes</source>
        <translation>Knoten, die ein Lauf nutzt; 0: so viele, wie das Zeitfenster braucht</translation>
    </message>
    <message>
        <source>Items that one worker takes at a time</source>
        <translation>Elemente, die ein Worker auf einmal nimmt</translation>
    </message>
    <message>
        <source>Unique among the workloads of the plan</source>
        <translation>Unter den Workloads des Plans einmalig</translation>
    </message>
    <message>
        <source>Name for people</source>
        <translation>Name für Menschen</translation>
    </message>
    <message>
        <source>Whether it counts</source>
        <translation>Ob es zählt</translation>
    </message>
    <message>
        <source>Where it has to run; absent: where the plan says</source>
        <translation>Wo es laufen muss; ohne Eintrag: wo der Plan sagt</translation>
    </message>
    <message>
        <source>Months after the plan&apos;s start</source>
        <translation>Monate nach Beginn des Plans</translation>
    </message>
    <message>
        <source>How long it lasts; absent: to the end of the horizon</source>
        <translation>Wie lange es dauert; ohne Eintrag: bis zum Ende des Planungszeitraums</translation>
    </message>
    <message>
        <source>What it is; its entries are in the member of that name</source>
        <translation>Was es ist; die Einträge stehen im gleichnamigen Teil</translation>
    </message>
    <message>
        <source>Additions</source>
        <translation>Ergänzungen</translation>
    </message>
    <message>
        <source>A file of your own sizes, prices, regions or compute targets that is laid over the built-in catalog. The plan names it by its hash.</source>
        <translation>Eine Datei mit eigenen Größen, Preisen, Regionen oder Computezielen, die über den eingebauten Katalog gelegt wird. Der Plan nennt sie mit ihrem Hash.</translation>
    </message>
    <message>
        <source>Approval</source>
        <translation>Genehmigung</translation>
    </message>
    <message>
        <source>A finding that somebody outside the project has to agree to, such as quota or a network. It does not stop the plan, and takes time.</source>
        <translation>Ein Befund, dem jemand außerhalb des Projekts zustimmen muss, etwa Kontingent oder ein Netzwerk. Er hält den Plan nicht auf, braucht aber Zeit.</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>An amount that misses the price of something. What is missing is named beside it and never counted as 0.</source>
        <translation>Ein Betrag, dem der Preis von etwas fehlt. Was fehlt, steht daneben und zählt nie als 0.</translation>
    </message>
    <message>
        <source>Availability zone</source>
        <translation>Verfügbarkeitszone</translation>
    </message>
    <message>
        <source>zones</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>One of several buildings of a region with power and network of their own. Instances spread over zones survive the loss of one.</source>
        <translation>Eines von mehreren Gebäuden einer Region mit eigenem Strom und Netzwerk. Über Zonen verteilte Instanzen überstehen den Ausfall einer davon.</translation>
    </message>
    <message>
        <source>Blocker</source>
        <translation>Blocker</translation>
    </message>
    <message>
        <source>A finding that keeps the plan from working as it stands. Reports say DRAFT while one is open.</source>
        <translation>Ein Befund, mit dem der Plan so nicht funktioniert. In Berichten steht ENTWURF, solange einer offen ist.</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>compute cluster</source>
        <translation>Computecluster</translation>
    </message>
    <message>
        <source>Machines that Azure starts for a job and removes when they have been idle for the time that is set. With a lowest number of 0 it costs nothing between jobs, apart from its load balancer.</source>
        <translation>Maschinen, die Azure für einen Auftrag startet und entfernt, wenn sie die gesetzte Zeit im Leerlauf waren. Mit einer niedrigsten Zahl von 0 kostet er zwischen Aufträgen nichts außer seinem Lastenausgleich.</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Verpflichtung</translation>
    </message>
    <message>
        <source>A reservation or a savings plan: hours paid for in advance, whether they are used or not.</source>
        <translation>Eine Reservierung oder ein Sparplan: im Voraus bezahlte Stunden, ob genutzt oder nicht.</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Compute</translation>
    </message>
    <message>
        <source>What work runs on: a compute target with its size, number, region and way of paying. Several workloads may share one.</source>
        <translation>Worauf Arbeit läuft: ein Computeziel mit Größe, Anzahl, Region und Zahlungsweise. Mehrere Workloads können einen gemeinsam nutzen.</translation>
    </message>
    <message>
        <source>Compute target</source>
        <translation>Computeziel</translation>
    </message>
    <message>
        <source>A kind of place that Azure Machine Learning can run work on: compute instance, compute cluster, serverless compute, managed online endpoint, Kubernetes and others.</source>
        <translation>Eine Art Ort, an dem Azure Machine Learning Arbeit ausführen kann: Compute-Instanz, Computecluster, serverloser Compute, verwalteter Onlineendpunkt, Kubernetes und andere.</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Bereitstellung</translation>
    </message>
    <message>
        <source>A version of a model behind an endpoint, with its own machines and its share of the requests.</source>
        <translation>Eine Version eines Modells hinter einem Endpunkt, mit eigenen Maschinen und ihrem Anteil an den Anfragen.</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>Endpunkt</translation>
    </message>
    <message>
        <source>The address that programs send requests to. It costs by the machines of its deployments, all hours that they run.</source>
        <translation>Die Adresse, an die Programme Anfragen senden. Er kostet die Maschinen seiner Bereitstellungen, alle Stunden, die sie laufen.</translation>
    </message>
    <message>
        <source>InfiniBand</source>
        <translation>InfiniBand</translation>
    </message>
    <message>
        <source>RDMA</source>
        <translation>RDMA</translation>
    </message>
    <message>
        <source>A network between machines that is many times faster than Ethernet. Training on several nodes loses little time to the exchange where the size has it.</source>
        <translation>Ein Netzwerk zwischen Maschinen, das um ein Vielfaches schneller ist als Ethernet. Training auf mehreren Knoten verliert wenig Zeit mit dem Austausch, wo die Größe es hat.</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV-Cache</translation>
    </message>
    <message>
        <source>keys and values</source>
        <translation>Schlüssel und Werte</translation>
    </message>
    <message>
        <source>What a language model keeps in GPU memory of each request while it writes: keys and values of every token so far. It limits how many requests one instance serves at a time.</source>
        <translation>Was ein Sprachmodell beim Schreiben von jeder Anfrage im GPU-Speicher behält: Schlüssel und Werte jedes bisherigen Tokens. Er begrenzt, wie viele Anfragen eine Instanz gleichzeitig bedient.</translation>
    </message>
    <message>
        <source>LoRA</source>
        <translation>LoRA</translation>
    </message>
    <message>
        <source>QLoRA</source>
        <translation>QLoRA</translation>
    </message>
    <message>
        <source>adapters</source>
        <translation>Adapter</translation>
    </message>
    <message>
        <source>Training of small adapters in place of all weights of a model; QLoRA keeps the weights themselves in 4 bits meanwhile. It takes a fraction of the GPU memory.</source>
        <translation>Training kleiner Adapter anstelle aller Gewichte eines Modells; QLoRA hält die Gewichte selbst dabei in 4 Bit. Es braucht einen Bruchteil des GPU-Speichers.</translation>
    </message>
    <message>
        <source>Low priority</source>
        <translation>Niedrige Priorität</translation>
    </message>
    <message>
        <source>Machines at a large discount that Azure may take away at any time. For Azure Machine Learning they are spot machines since 31 March 2026.</source>
        <translation>Maschinen mit großem Rabatt, die Azure jederzeit entziehen kann. Für Azure Machine Learning sind es seit dem 31. März 2026 Spot-Maschinen.</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Model FLOPs utilisation</source>
        <translation>Nutzung der FLOPs durch das Modell</translation>
    </message>
    <message>
        <source>use of the GPU&apos;s peak</source>
        <translation>Nutzung der GPU-Spitzenleistung</translation>
    </message>
    <message>
        <source>Share of a GPU&apos;s peak speed that training reaches. Published runs reach 28 to 64 %.</source>
        <translation>Anteil der Spitzenleistung einer GPU, den das Training erreicht. Veröffentlichte Läufe erreichen 28 bis 64 %.</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>One machine of a cluster. The time it takes to start is billed.</source>
        <translation>Eine Maschine eines Clusters. Die Zeit ihres Starts wird abgerechnet.</translation>
    </message>
    <message>
        <source>P10, P50, P90</source>
        <translation>P10, P50, P90</translation>
    </message>
    <message>
        <source>P10</source>
        <translation>P10</translation>
    </message>
    <message>
        <source>P50</source>
        <translation>P50</translation>
    </message>
    <message>
        <source>P90</source>
        <translation>P90</translation>
    </message>
    <message>
        <source>In one draw of ten the amount is below P10, in half of them below P50, in one of ten above P90. The draws vary every figure of the plan that is uncertain.</source>
        <translation>In einer von zehn Ziehungen liegt der Betrag unter P10, in der Hälfte unter P50, in einer von zehn über P90. Die Ziehungen variieren jede unsichere Zahl des Plans.</translation>
    </message>
    <message>
        <source>P95</source>
        <translation>P95</translation>
    </message>
    <message>
        <source>percentile</source>
        <translation>Perzentil</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>The time that 95 of 100 answers keep. The slowest five take longer, so it says more of what people notice than an average does.</source>
        <translation>Die Zeit, die 95 von 100 Antworten einhalten. Die langsamsten fünf dauern länger; sie sagt daher mehr über das Erlebte als ein Durchschnitt.</translation>
    </message>
    <message>
        <source>Pay as you go</source>
        <translation>Nutzungsbasierte Zahlung</translation>
    </message>
    <message>
        <source>pay-as-you-go</source>
        <translation>nutzungsbasiert</translation>
    </message>
    <message>
        <source>Paid by the second that a machine runs, without any commitment: the list price.</source>
        <translation>Nach Sekunden bezahlt, die eine Maschine läuft, ohne jede Verpflichtung: der Listenpreis.</translation>
    </message>
    <message>
        <source>Price book</source>
        <translation>Preisbuch</translation>
    </message>
    <message>
        <source>The list prices that a plan is costed with, each with the date it was read. A plan can be pinned to one, so that its total does not move.</source>
        <translation>Die Listenpreise, mit denen ein Plan berechnet wird, jeder mit dem Tag, an dem er gelesen wurde. Ein Plan kann an eines gebunden werden, damit sich seine Summe nicht bewegt.</translation>
    </message>
    <message>
        <source>Private endpoint</source>
        <translation>Privater Endpunkt</translation>
    </message>
    <message>
        <source>private link</source>
        <translation>private Verbindung</translation>
    </message>
    <message>
        <source>An address in your own network for a service of Azure. Traffic to it does not use the internet; it costs by the hour and by the data.</source>
        <translation>Eine Adresse im eigenen Netzwerk für einen Dienst von Azure. Verkehr dorthin nutzt nicht das Internet; er kostet nach Stunden und nach Daten.</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>Kontingent</translation>
    </message>
    <message>
        <source>How many vCPUs of a VM family a subscription may run at once in a region. More has to be asked for, and takes days.</source>
        <translation>Wie viele vCPUs einer VM-Familie ein Abonnement in einer Region zugleich betreiben darf. Mehr muss beantragt werden und dauert Tage.</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Spanne</translation>
    </message>
    <message>
        <source>The lowest and the highest value that a figure may have. The spread of the total is drawn from all ranges.</source>
        <translation>Der niedrigste und der höchste Wert, den eine Zahl haben kann. Aus allen Spannen wird die Streuung der Summe gezogen.</translation>
    </message>
    <message>
        <source>Reservation</source>
        <translation>Reservierung</translation>
    </message>
    <message>
        <source>Machines of one size family in one region, paid for 1, 3 or 5 years at a discount, used or not.</source>
        <translation>Maschinen einer Größenfamilie in einer Region, für 1, 3 oder 5 Jahre mit Rabatt bezahlt, ob genutzt oder nicht.</translation>
    </message>
    <message>
        <source>Robust</source>
        <translation>Robust</translation>
    </message>
    <message>
        <source>A choice that keeps budget, deadlines, windows and latency targets in at least the share of the draws that the plan requires.</source>
        <translation>Eine Wahl, die Budget, Termine, Zeitfenster und Latenzziele in mindestens dem vom Plan verlangten Anteil der Ziehungen einhält.</translation>
    </message>
    <message>
        <source>Savings plan</source>
        <translation>Sparplan</translation>
    </message>
    <message>
        <source>An amount an hour that is paid for 1 or 3 years, used or not, and counts for machines of any size and region at a discount.</source>
        <translation>Ein Betrag je Stunde, der für 1 oder 3 Jahre bezahlt wird, ob genutzt oder nicht, und mit Rabatt für Maschinen jeder Größe und Region zählt.</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>A variation of the plan that keeps only what differs from it, so that every other change of the plan reaches it.</source>
        <translation>Eine Variante des Plans, die nur festhält, was abweicht, sodass jede andere Änderung des Plans auch dort wirkt.</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>Spare machines at a changing price that Azure may take away at any time.</source>
        <translation>Freie Maschinen zu einem wechselnden Preis, die Azure jederzeit entziehen kann.</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Tensorparallel</translation>
    </message>
    <message>
        <source>One model divided among several GPUs of a machine, each of which computes a part of every layer. It makes room for larger models and answers faster.</source>
        <translation>Ein Modell, auf mehrere GPUs einer Maschine verteilt, von denen jede einen Teil jeder Schicht rechnet. Das schafft Platz für größere Modelle und antwortet schneller.</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>The piece of text that a language model reads and writes, about three quarters of an English word.</source>
        <translation>Das Stück Text, das ein Sprachmodell liest und schreibt, etwa drei Viertel eines englischen Wortes.</translation>
    </message>
    <message>
        <source>TTFT</source>
        <translation>TTFT</translation>
    </message>
    <message>
        <source>first token</source>
        <translation>erstes Token</translation>
    </message>
    <message>
        <source>Time to the first token: how long a language model takes until its answer begins.</source>
        <translation>Zeit bis zum ersten Token: wie lange ein Sprachmodell braucht, bis seine Antwort beginnt.</translation>
    </message>
    <message>
        <source>vCPU</source>
        <translation>vCPU</translation>
    </message>
    <message>
        <source>vCPUs</source>
        <translation>vCPUs</translation>
    </message>
    <message>
        <source>A virtual processor, on most sizes one of two threads of a core.</source>
        <translation>Ein virtueller Prozessor, bei den meisten Größen einer von zwei Threads eines Kerns.</translation>
    </message>
    <message>
        <source>A machine as Azure sells it, with its vCPUs, memory, GPUs and disk, such as NC24ads A100 v4.</source>
        <translation>Eine Maschine, wie Azure sie verkauft, mit vCPUs, Arbeitsspeicher, GPUs und Datenträger, zum Beispiel NC24ads A100 v4.</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <source>A piece of work of the plan: people who try things, a training job, an endpoint, or batch scoring.</source>
        <translation>Ein Stück Arbeit des Plans: Menschen, die ausprobieren, ein Trainingsauftrag, ein Endpunkt oder Batchbewertung.</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>Arbeitsbereich</translation>
    </message>
    <message>
        <source>The resource of Azure Machine Learning that a project&apos;s computes, data, models and endpoints belong to.</source>
        <translation>Die Ressource von Azure Machine Learning, zu der Computes, Daten, Modelle und Endpunkte eines Projekts gehören.</translation>
    </message>
    <message>
        <source>ZeRO</source>
        <translation>ZeRO</translation>
    </message>
    <message>
        <source>A way to divide weights, gradients and optimizer among the GPUs that train, in stages 1 to 3, so that larger models fit.</source>
        <translation>Ein Verfahren, Gewichte, Gradienten und Optimierer auf die trainierenden GPUs zu verteilen, in Stufen 1 bis 3, damit größere Modelle passen.</translation>
    </message>
    <message>
        <source>Compute that it runs on, by its id; several workloads may share one</source>
        <translation>Compute, auf dem es läuft, nach seiner Id; mehrere Workloads können einen gemeinsam nutzen</translation>
    </message>
    <message>
        <source>Answers for the plan; empty: its author</source>
        <translation>Verantwortet den Plan; leer: sein Autor</translation>
    </message>
    <message>
        <source>Approves the budget, buys for a term, reviews what was spent</source>
        <translation>Genehmigt das Budget, kauft auf Laufzeit, prüft, was ausgegeben wurde</translation>
    </message>
    <message>
        <source>Asks for quota, creates and moves resources</source>
        <translation>Beantragt Kontingent, legt Ressourcen an und zieht sie um</translation>
    </message>
    <message>
        <source>Approves what only somebody else may allow</source>
        <translation>Genehmigt, was nur andere erlauben können</translation>
    </message>
    <message>
        <source>Who answers for what</source>
        <translation>Wer was verantwortet</translation>
    </message>
    <message>
        <source>Amount an hour</source>
        <translation>Betrag je Stunde</translation>
    </message>
    <message>
        <source>Its currency, ISO 4217</source>
        <translation>Dessen Währung, ISO 4217</translation>
    </message>
    <message>
        <source>Service, as Azure&apos;s price list names it</source>
        <translation>Dienst, wie ihn die Preisliste von Azure nennt</translation>
    </message>
    <message>
        <source>Off its list prices</source>
        <translation>Von dessen Listenpreisen abgezogen</translation>
    </message>
    <message>
        <source>Units of the currency for one US dollar</source>
        <translation>Einheiten der Währung für einen US-Dollar</translation>
    </message>
    <message>
        <source>The day that it is of</source>
        <translation>Der Tag, von dem er ist</translation>
    </message>
    <message>
        <source>Who says so</source>
        <translation>Wer das angibt</translation>
    </message>
    <message>
        <source>Of a savings plan bought by amount, in place of size, region and units</source>
        <translation>Bei einem nach Betrag gekauften Sparplan, anstelle von Größe, Region und Anzahl</translation>
    </message>
    <message>
        <source>Whom it reaches, as Azure says it; empty: nobody told</source>
        <translation>Für wen er gilt, wie Azure es angibt; leer: nicht angegeben</translation>
    </message>
    <message>
        <source>What a dollar is in the currency; absent: that of the price book</source>
        <translation>Was ein Dollar in der Währung ist; fehlt er: der Faktor des Preisbuchs</translation>
    </message>
    <message>
        <source>Size in the first month; grows as data does</source>
        <translation>Größe im ersten Monat; wächst wie die Daten</translation>
    </message>
    <message>
        <source>Negotiated for a service, in place of the one of every list price</source>
        <translation>Für einen Dienst ausgehandelt, statt des Rabatts auf jeden Listenpreis</translation>
    </message>
    <message>
        <source>Wall time of one run on the nodes and the size of its measurement</source>
        <translation>Dauer eines Laufs; auf den Knoten und der Größe seiner Messung</translation>
    </message>
    <message>
        <source>Speed on the nodes and the size of its measurement</source>
        <translation>Geschwindigkeit; auf den Knoten und der Größe ihrer Messung</translation>
    </message>
    <message>
        <source>Highest load of a day in the first month; grows as requests do</source>
        <translation>Höchste Last eines Tages; im ersten Monat, wächst mit den Anfragen</translation>
    </message>
    <message>
        <source>Latency to keep for the share of requests beside it</source>
        <translation>Einzuhaltende Latenz für den Anteil der Anfragen daneben</translation>
    </message>
    <message>
        <source>Data stays on the machine it is on.</source>
        <translation>Die Daten bleiben auf der Maschine, auf der sie sind.</translation>
    </message>
    <message>
        <source>A workstation for notebooks that is on when you need it.</source>
        <translation>Ein Arbeitsplatz für Notebooks, der läuft, wenn er gebraucht wird.</translation>
    </message>
    <message>
        <source>Scales with the jobs and back to zero nodes.</source>
        <translation>Skaliert mit den Aufträgen und zurück auf null Knoten.</translation>
    </message>
    <message>
        <source>As a cluster, without one to create or manage.</source>
        <translation>Wie ein Cluster, ohne einen zu erstellen oder zu verwalten.</translation>
    </message>
    <message>
        <source>Notebooks can use Spark without a pool to keep.</source>
        <translation>Notebooks können Spark ohne eigenen Pool nutzen.</translation>
    </message>
    <message>
        <source>Spark jobs without a pool to keep.</source>
        <translation>Spark-Aufträge ohne eigenen Pool.</translation>
    </message>
    <message>
        <source>Arc brings your own cluster into the workspace.</source>
        <translation>Arc bringt den eigenen Cluster in den Arbeitsbereich.</translation>
    </message>
    <message>
        <source>Managed real-time serving with scaling and safe roll-outs.</source>
        <translation>Verwaltete Echtzeitbereitstellung mit Skalierung und sicheren Rollouts.</translation>
    </message>
    <message>
        <source>Serves from your own cluster.</source>
        <translation>Stellt vom eigenen Cluster bereit.</translation>
    </message>
    <message>
        <source>Batch scoring on a cluster; the endpoint itself is free.</source>
        <translation>Batchbewertung auf einem Cluster; der Endpunkt selbst ist kostenlos.</translation>
    </message>
    <message>
        <source>The day that it was read on; absent: nobody told</source>
        <translation>Tag, an dem es abgelesen wurde; fehlt: niemand hat ihn genannt</translation>
    </message>
    <message>
        <source>The currency that it is of; absent: the plan&apos;s</source>
        <translation>Währung, für die er gilt; fehlt: die des Plans</translation>
    </message>
    <message>
        <source>published</source>
        <translation>veröffentlicht</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>abgeleitet</translation>
    </message>
    <message>
        <source>5 USD in 30 days</source>
        <translation>5 USD in 30 Tagen</translation>
    </message>
    <message>
        <source>50 USD in 30 days; each replica the same</source>
        <translation>50 USD in 30 Tagen; jedes Replikat ebenso</translation>
    </message>
    <message>
        <source>20 USD in 30 days, recalled from the public list</source>
        <translation>20 USD in 30 Tagen, aus der öffentlichen Liste erinnert</translation>
    </message>
    <message>
        <source>second-hand</source>
        <translation>aus zweiter Hand</translation>
    </message>
    <message>
        <source>one GPU of NC and ND sizes; instead of the VM price, never on top; rounded to cents</source>
        <translation>eine GPU der Größen NC und ND; anstelle des VM-Preises, nie zusätzlich; auf Cent gerundet</translation>
    </message>
    <message>
        <source>tiers lost; the last one of the source</source>
        <translation>Stufen verloren; die letzte der Quelle</translation>
    </message>
    <message>
        <source>worked back from the band above 500 TB</source>
        <translation>aus der Stufe über 500 TB zurückgerechnet</translation>
    </message>
    <message>
        <source>the source keeps the last band only; bands stand as 1 : 0.96 : 0.92, as in eastus</source>
        <translation>die Quelle nennt nur die letzte Stufe; die Stufen verhalten sich wie 1 : 0,96 : 0,92, wie in eastus</translation>
    </message>
    <message>
        <source>per DBU; VMs are billed apart</source>
        <translation>je DBU; VMs werden getrennt abgerechnet</translation>
    </message>
    <message>
        <source>the standard tier ends in 2026</source>
        <translation>der Standardtarif endet 2026</translation>
    </message>
    <message>
        <source>bands of the monthly volume; first 100 GB are free</source>
        <translation>Stufen der monatlichen Menge; die ersten 100 GB sind kostenlos</translation>
    </message>
    <message>
        <source>meter name lost; 2.30 stands beside it</source>
        <translation>Name der Verbrauchseinheit verloren; daneben steht 2,30</translation>
    </message>
    <message>
        <source>22.26 USD for 144 vCore-hours</source>
        <translation>22,26 USD für 144 vCore-Stunden</translation>
    </message>
    <message>
        <source>old surcharge meter, not charged for Azure ML compute</source>
        <translation>alter Aufschlag, für Azure ML Compute nicht berechnet</translation>
    </message>
    <message>
        <source>unverified</source>
        <translation>ungeprüft</translation>
    </message>
    <message>
        <source>not verified; known for indonesiacentral only</source>
        <translation>nicht geprüft; nur für indonesiacentral bekannt</translation>
    </message>
    <message>
        <source>name only</source>
        <translation>nur der Name</translation>
    </message>
    <message>
        <source>meter exists; no price found</source>
        <translation>die Verbrauchseinheit gibt es; kein Preis gefunden</translation>
    </message>
    <message>
        <source>spot prices move by tens of percent within months</source>
        <translation>Spot-Preise bewegen sich innerhalb von Monaten um einige zehn Prozent</translation>
    </message>
    <message>
        <source>the price of another region, or doubtful otherwise</source>
        <translation>der Preis einer anderen Region, oder sonst zweifelhaft</translation>
    </message>
    <message>
        <source>Isolated sizes</source>
        <translation>Isolierte Größen</translation>
    </message>
    <message>
        <source>Every machine is alone on its physical host.</source>
        <translation>Jede Maschine ist allein auf ihrem physischen Host.</translation>
    </message>
    <message>
        <source>listed sizes</source>
        <translation>Größen der Liste</translation>
    </message>
    <message>
        <source>by the size a job names; not stated</source>
        <translation>nach der Größe, die ein Auftrag nennt; nicht angegeben</translation>
    </message>
    <message>
        <source>isolated sizes on its list</source>
        <translation>isolierte Größen auf seiner Liste</translation>
    </message>
    <message>
        <source>by the size of its nodes</source>
        <translation>nach der Größe seiner Knoten</translation>
    </message>
    <message>
        <source>by its size</source>
        <translation>nach seiner Größe</translation>
    </message>
    <message>
        <source>Only sizes of the Azure list of isolated sizes will do.</source>
        <translation>Nur Größen der Azure-Liste isolierter Größen kommen in Frage.</translation>
    </message>
    <message>
        <source>Sizes that stand on the Azure list and in the table of Azure Machine Learning are our own intersection: confirm with Microsoft.</source>
        <translation>Welche Größen auf der Azure-Liste und in der Tabelle von Azure Machine Learning stehen, ist unsere eigene Schnittmenge: bei Microsoft bestätigen lassen.</translation>
    </message>
    <message>
        <source>An isolated size is tied to one generation of hardware; its end is announced 12 months before.</source>
        <translation>Eine isolierte Größe ist an eine Hardwaregeneration gebunden; ihr Ende wird 12 Monate vorher angekündigt.</translation>
    </message>
    <message>
        <source>Without an i in the name only the promise ends, with an i the size itself.</source>
        <translation>Ohne i im Namen endet nur die Zusage, mit i die Größe selbst.</translation>
    </message>
    <message>
        <source>A dedicated host or a confidential VM is something else.</source>
        <translation>Ein dedizierter Host oder eine vertrauliche VM ist etwas anderes.</translation>
    </message>
    <message>
        <source>About 10 percent more; the prices of the sizes already contain it.</source>
        <translation>Etwa 10 Prozent mehr; in den Preisen der Größen ist das schon enthalten.</translation>
    </message>
    <message>
        <source>Managed virtual network</source>
        <translation>Verwaltetes virtuelles Netzwerk</translation>
    </message>
    <message>
        <source>Azure keeps a network for the workspace: all outbound traffic open, or only what you approve.</source>
        <translation>Azure betreibt ein Netzwerk für den Arbeitsbereich: ausgehend ist alles offen oder nur, was genehmigt ist.</translation>
    </message>
    <message>
        <source>in the region of the workspace</source>
        <translation>in der Region des Arbeitsbereichs</translation>
    </message>
    <message>
        <source>provision the network first</source>
        <translation>das Netzwerk vorher bereitstellen</translation>
    </message>
    <message>
        <source>with private endpoints for queue and table</source>
        <translation>mit privaten Endpunkten für Warteschlange und Tabelle</translation>
    </message>
    <message>
        <source>Computes cannot be in your own network at the same time.</source>
        <translation>Computeressourcen können nicht zugleich in einem eigenen Netzwerk sein.</translation>
    </message>
    <message>
        <source>The first compute waits about 30 minutes for the network.</source>
        <translation>Die erste Computeressource wartet etwa 30 Minuten auf das Netzwerk.</translation>
    </message>
    <message>
        <source>Computes made before have to be deleted and made again.</source>
        <translation>Vorher angelegte Computeressourcen müssen gelöscht und neu angelegt werden.</translation>
    </message>
    <message>
        <source>Rules by name reach ports 80 and 443 only and create an Azure Firewall.</source>
        <translation>Regeln nach Namen gelten nur für die Ports 80 und 443 und legen eine Azure Firewall an.</translation>
    </message>
    <message>
        <source>Storage accounts need private endpoints, not rules by name.</source>
        <translation>Speicherkonten brauchen private Endpunkte, keine Regeln nach Namen.</translation>
    </message>
    <message>
        <source>There is no private way to machines on premises.</source>
        <translation>Zu lokalen Maschinen gibt es keinen privaten Weg.</translation>
    </message>
    <message>
        <source>A resource has a service endpoint or a private endpoint, not both.</source>
        <translation>Eine Ressource hat einen Dienstendpunkt oder einen privaten Endpunkt, nicht beides.</translation>
    </message>
    <message>
        <source>The network is free; rules by name bill an Azure Firewall, private endpoints bill by the hour.</source>
        <translation>Das Netzwerk ist kostenlos; bei Regeln nach Namen wird eine Azure Firewall berechnet, private Endpunkte nach Stunden.</translation>
    </message>
    <message>
        <source>Your own virtual network</source>
        <translation>Eigenes virtuelles Netzwerk</translation>
    </message>
    <message>
        <source>Computes get addresses in a network that you run.</source>
        <translation>Computeressourcen bekommen Adressen in einem selbst betriebenen Netzwerk.</translation>
    </message>
    <message>
        <source>other regions by peering or a further private endpoint</source>
        <translation>andere Regionen durch Peering oder einen weiteren privaten Endpunkt</translation>
    </message>
    <message>
        <source>the network of the cluster</source>
        <translation>das Netzwerk des Clusters</translation>
    </message>
    <message>
        <source>private endpoints instead</source>
        <translation>stattdessen private Endpunkte</translation>
    </message>
    <message>
        <source>The network is in the same subscription as the workspace, its subnet is not delegated.</source>
        <translation>Das Netzwerk liegt im selben Abonnement wie der Arbeitsbereich, sein Subnetz ist nicht delegiert.</translation>
    </message>
    <message>
        <source>One free address for each instance and each node.</source>
        <translation>Eine freie Adresse je Instanz und Knoten.</translation>
    </message>
    <message>
        <source>Port 445 to the storage account must be open.</source>
        <translation>Port 445 zum Speicherkonto muss offen sein.</translation>
    </message>
    <message>
        <source>Storage, key vault and registry must let the network in.</source>
        <translation>Speicher, Schlüsseltresor und Registrierung müssen das Netzwerk zulassen.</translation>
    </message>
    <message>
        <source>The network is free; a gateway for outbound traffic and private endpoints bill by the hour.</source>
        <translation>Das Netzwerk ist kostenlos; ein Gateway für ausgehenden Verkehr und private Endpunkte werden nach Stunden berechnet.</translation>
    </message>
    <message>
        <source>No public addresses</source>
        <translation>Keine öffentlichen Adressen</translation>
    </message>
    <message>
        <source>Nodes and instances have no public IP address.</source>
        <translation>Knoten und Instanzen haben keine öffentliche IP-Adresse.</translation>
    </message>
    <message>
        <source>In your own network the workspace needs a private endpoint.</source>
        <translation>Im eigenen Netzwerk braucht der Arbeitsbereich einen privaten Endpunkt.</translation>
    </message>
    <message>
        <source>Outbound traffic needs a NAT gateway or a firewall: default outbound access ended on 2026-03-31.</source>
        <translation>Ausgehender Verkehr braucht ein NAT-Gateway oder eine Firewall: der ausgehende Standardzugriff endete am 2026-03-31.</translation>
    </message>
    <message>
        <source>Saves public address and load balancer of instances and clusters; outbound traffic needs another way.</source>
        <translation>Spart öffentliche Adresse und Lastenausgleich von Instanzen und Clustern; ausgehender Verkehr braucht einen anderen Weg.</translation>
    </message>
    <message>
        <source>Private endpoints</source>
        <translation>Private Endpunkte</translation>
    </message>
    <message>
        <source>The workspace and its endpoints are reached through private addresses.</source>
        <translation>Der Arbeitsbereich und seine Endpunkte sind über private Adressen erreichbar.</translation>
    </message>
    <message>
        <source>in a secured workspace</source>
        <translation>in einem abgesicherten Arbeitsbereich</translation>
    </message>
    <message>
        <source>in the hands of its owner</source>
        <translation>Sache des Eigentümers</translation>
    </message>
    <message>
        <source>Managed online endpoints need the v1 legacy mode of the workspace off.</source>
        <translation>Für verwaltete Onlineendpunkte muss der v1-Legacymodus des Arbeitsbereichs aus sein.</translation>
    </message>
    <message>
        <source>Private endpoints older than 2022-05-24 have to be made again.</source>
        <translation>Private Endpunkte von vor dem 2022-05-24 müssen neu angelegt werden.</translation>
    </message>
    <message>
        <source>Management still goes through Azure Resource Manager on the public network.</source>
        <translation>Die Verwaltung läuft weiter über Azure Resource Manager im öffentlichen Netzwerk.</translation>
    </message>
    <message>
        <source>Every private endpoint bills by the hour, and by the data that passes.</source>
        <translation>Jeder private Endpunkt wird nach Stunden und nach durchgeleiteten Daten berechnet.</translation>
    </message>
    <message>
        <source>Outbound isolation of a single deployment</source>
        <translation>Ausgehende Isolation einer einzelnen Bereitstellung</translation>
    </message>
    <message>
        <source>An older way: one deployment has its own private endpoints.</source>
        <translation>Ein älterer Weg: eine Bereitstellung hat eigene private Endpunkte.</translation>
    </message>
    <message>
        <source>not together with a managed network</source>
        <translation>nicht zusammen mit einem verwalteten Netzwerk</translation>
    </message>
    <message>
        <source>Three private endpoints for each deployment: workspace, storage, registry.</source>
        <translation>Drei private Endpunkte je Bereitstellung: Arbeitsbereich, Speicher, Registrierung.</translation>
    </message>
    <message>
        <source>A managed virtual network is recommended instead.</source>
        <translation>Empfohlen wird stattdessen ein verwaltetes virtuelles Netzwerk.</translation>
    </message>
    <message>
        <source>The setting of a deployment cannot be changed after it is made.</source>
        <translation>Die Einstellung einer Bereitstellung lässt sich nach dem Anlegen nicht ändern.</translation>
    </message>
    <message>
        <source>Customer-managed keys</source>
        <translation>Kundenseitig verwaltete Schlüssel</translation>
    </message>
    <message>
        <source>Data at rest is encrypted with keys in your own key vault.</source>
        <translation>Ruhende Daten werden mit Schlüsseln aus dem eigenen Schlüsseltresor verschlüsselt.</translation>
    </message>
    <message>
        <source>system and temporary disks keep keys of Microsoft</source>
        <translation>System- und temporäre Datenträger behalten Schlüssel von Microsoft</translation>
    </message>
    <message>
        <source>as compute clusters</source>
        <translation>wie Computecluster</translation>
    </message>
    <message>
        <source>disks of AKS</source>
        <translation>Datenträger von AKS</translation>
    </message>
    <message>
        <source>with v1</source>
        <translation>mit v1</translation>
    </message>
    <message>
        <source>The key vault needs soft delete and purge protection.</source>
        <translation>Der Schlüsseltresor braucht vorläufiges Löschen und Bereinigungsschutz.</translation>
    </message>
    <message>
        <source>A service-side variant is a preview.</source>
        <translation>Eine dienstseitige Variante ist eine Vorschau.</translation>
    </message>
    <message>
        <source>Cosmos DB, AI Search and Storage are billed in your subscription.</source>
        <translation>Cosmos DB, AI Search und Speicher werden im eigenen Abonnement berechnet.</translation>
    </message>
    <message>
        <source>Later only another key of the same vault is possible.</source>
        <translation>Später ist nur ein anderer Schlüssel desselben Tresors möglich.</translation>
    </message>
    <message>
        <source>Workspace of high business impact</source>
        <translation>Arbeitsbereich mit hoher geschäftlicher Auswirkung</translation>
    </message>
    <message>
        <source>Less diagnostic data, temporary disks encrypted and cleaned between jobs.</source>
        <translation>Weniger Diagnosedaten, temporäre Datenträger verschlüsselt und zwischen Aufträgen bereinigt.</translation>
    </message>
    <message>
        <source>temporary disk encrypted and cleaned between jobs</source>
        <translation>temporärer Datenträger verschlüsselt und zwischen Aufträgen bereinigt</translation>
    </message>
    <message>
        <source>local scratch disk encrypted</source>
        <translation>lokaler Arbeitsdatenträger verschlüsselt</translation>
    </message>
    <message>
        <source>On clusters it needs a subscription without earlier clusters, or a support ticket.</source>
        <translation>Auf Clustern braucht es ein Abonnement ohne frühere Cluster oder ein Supportticket.</translation>
    </message>
    <message>
        <source>Jobs start slower: images are not cached.</source>
        <translation>Aufträge starten langsamer: Images werden nicht zwischengespeichert.</translation>
    </message>
    <message>
        <source>It does not change encryption in transit.</source>
        <translation>An der Verschlüsselung bei der Übertragung ändert es nichts.</translation>
    </message>
    <message>
        <source>Pages contradict each other about the system disk; Azure Disk Encryption ends on 2028-09-15.</source>
        <translation>Zum Systemdatenträger widersprechen sich die Seiten; Azure Disk Encryption endet am 2028-09-15.</translation>
    </message>
    <message>
        <source>It is set when the workspace is made, and never afterwards.</source>
        <translation>Festgelegt wird es beim Anlegen des Arbeitsbereichs und danach nie mehr.</translation>
    </message>
    <message>
        <source>Data residency</source>
        <translation>Datenresidenz</translation>
    </message>
    <message>
        <source>Data stays in the geographies that you name.</source>
        <translation>Daten bleiben in den genannten Geografien.</translation>
    </message>
    <message>
        <source>The service keeps and processes data in the region of the workspace.</source>
        <translation>Der Dienst speichert und verarbeitet Daten in der Region des Arbeitsbereichs.</translation>
    </message>
    <message>
        <source>A cluster in another region moves data there.</source>
        <translation>Ein Cluster in einer anderen Region überträgt Daten dorthin.</translation>
    </message>
    <message>
        <source>Diagnostic data stays in the region too; the high-impact setting collects less of it.</source>
        <translation>Auch Diagnosedaten bleiben in der Region; die Einstellung für hohe geschäftliche Auswirkung erfasst weniger davon.</translation>
    </message>
    <message>
        <source>Your own machines through Azure Arc</source>
        <translation>Eigene Maschinen über Azure Arc</translation>
    </message>
    <message>
        <source>Training and serving run on a Kubernetes cluster of your own that Azure Arc joins to the workspace.</source>
        <translation>Training und Bereitstellung laufen auf einem eigenen Kubernetes-Cluster, den Azure Arc mit dem Arbeitsbereich verbindet.</translation>
    </message>
    <message>
        <source>for development</source>
        <translation>für die Entwicklung</translation>
    </message>
    <message>
        <source>runs in Azure only</source>
        <translation>läuft nur in Azure</translation>
    </message>
    <message>
        <source>The cluster runs the Azure Machine Learning extension, and its owner keeps it up to date.</source>
        <translation>Auf dem Cluster läuft die Erweiterung von Azure Machine Learning; aktuell hält sie der Eigentümer.</translation>
    </message>
    <message>
        <source>The namespace exists before the cluster is attached.</source>
        <translation>Der Namespace besteht, bevor der Cluster angefügt wird.</translation>
    </message>
    <message>
        <source>Network, keys and disks are in the hands of its owner; the workspace&apos;s managed network does not reach it.</source>
        <translation>Netzwerk, Schlüssel und Datenträger sind Sache des Eigentümers; das verwaltete Netzwerk des Arbeitsbereichs reicht nicht dorthin.</translation>
    </message>
    <message>
        <source>The workspace itself stays in Azure.</source>
        <translation>Der Arbeitsbereich selbst bleibt in Azure.</translation>
    </message>
    <message>
        <source>The machines cost what their owner says; Azure bills the workspace and what belongs to it.</source>
        <translation>Die Maschinen kosten, was ihr Eigentümer angibt; Azure berechnet den Arbeitsbereich und was dazu gehört.</translation>
    </message>
    <message>
        <source>Managed identities</source>
        <translation>Verwaltete Identitäten</translation>
    </message>
    <message>
        <source>Computes reach data with an identity instead of keys.</source>
        <translation>Computeressourcen greifen mit einer Identität statt mit Schlüsseln auf Daten zu.</translation>
    </message>
    <message>
        <source>one of the system, or several of users</source>
        <translation>eine des Systems oder mehrere von Benutzern</translation>
    </message>
    <message>
        <source>a preview in the SDK</source>
        <translation>eine Vorschau im SDK</translation>
    </message>
    <message>
        <source>the identity of the user or a user-assigned one of the workspace</source>
        <translation>die Identität des Benutzers oder eine benutzerseitig zugewiesene des Arbeitsbereichs</translation>
    </message>
    <message>
        <source>one of the system, or exactly one of users</source>
        <translation>eine des Systems oder genau eine von Benutzern</translation>
    </message>
    <message>
        <source>jobs run as the caller</source>
        <translation>Aufträge laufen als der Aufrufer</translation>
    </message>
    <message>
        <source>Confidential VMs</source>
        <translation>Vertrauliche VMs</translation>
    </message>
    <message>
        <source>Memory is encrypted by the processor.</source>
        <translation>Der Arbeitsspeicher wird vom Prozessor verschlüsselt.</translation>
    </message>
    <message>
        <source>by its nodes; no statement was found</source>
        <translation>nach seinen Knoten; keine Angabe gefunden</translation>
    </message>
    <message>
        <source>by its size; no statement was found</source>
        <translation>nach seiner Größe; keine Angabe gefunden</translation>
    </message>
    <message>
        <source>No DC or EC series stands in the tables of Azure Machine Learning.</source>
        <translation>In den Tabellen von Azure Machine Learning steht keine DC- oder EC-Serie.</translation>
    </message>
    <message>
        <source>Namespaces</source>
        <translation>Namespaces</translation>
    </message>
    <message>
        <source>Teams or projects have their own namespaces on a Kubernetes cluster.</source>
        <translation>Teams oder Projekte haben eigene Namespaces auf einem Kubernetes-Cluster.</translation>
    </message>
    <message>
        <source>A namespace must exist before the cluster is attached.</source>
        <translation>Ein Namespace muss bestehen, bevor der Cluster angefügt wird.</translation>
    </message>
    <message>
        <source>Deployments apart from each other</source>
        <translation>Voneinander getrennte Bereitstellungen</translation>
    </message>
    <message>
        <source>Managed online deployments cannot reach each other, whatever the network.</source>
        <translation>Verwaltete Onlinebereitstellungen erreichen einander nicht, gleich in welchem Netzwerk.</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>One owner or everybody</source>
        <translation>Ein Eigentümer oder alle</translation>
    </message>
    <message>
        <source>A compute instance and your own machine have one user; every other target is shared in the workspace.</source>
        <translation>Eine Compute-Instanz und der eigene Rechner haben einen Benutzer; jedes andere Ziel wird im Arbeitsbereich geteilt.</translation>
    </message>
    <message>
        <source>one owner</source>
        <translation>ein Eigentümer</translation>
    </message>
    <message>
        <source>one user</source>
        <translation>ein Benutzer</translation>
    </message>
    <message>
        <source>SSH off</source>
        <translation>SSH aus</translation>
    </message>
    <message>
        <source>Nodes cannot be reached by SSH; that is the default.</source>
        <translation>Knoten sind per SSH nicht erreichbar; das ist die Voreinstellung.</translation>
    </message>
    <message>
        <source>it is reached by SSH</source>
        <translation>es wird per SSH erreicht</translation>
    </message>
    <message>
        <source>Where it is on, prefer keys to passwords.</source>
        <translation>Wo es an ist, Schlüssel den Kennwörtern vorziehen.</translation>
    </message>
    <message>
        <source>On a cluster it cannot be changed later.</source>
        <translation>Bei einem Cluster lässt es sich später nicht ändern.</translation>
    </message>
    <message>
        <source>Microsoft Entra only</source>
        <translation>Nur Microsoft Entra</translation>
    </message>
    <message>
        <source>Local accounts of computes are switched off.</source>
        <translation>Lokale Konten von Computeressourcen sind abgeschaltet.</translation>
    </message>
    <message>
        <source>Encrypted production work</source>
        <translation>Verschlüsselte Produktionsarbeit</translation>
    </message>
    <message>
        <source>Where encryption counts, clusters are advised for training and AKS for inference.</source>
        <translation>Wo es auf Verschlüsselung ankommt, werden Cluster für das Training und AKS für Rückschlüsse empfohlen.</translation>
    </message>
    <message>
        <source>advised for training</source>
        <translation>für das Training empfohlen</translation>
    </message>
    <message>
        <source>advised for inference</source>
        <translation>für Rückschlüsse empfohlen</translation>
    </message>
    <message>
        <source>Microsoft has a migration guide.</source>
        <translation>Microsoft hat einen Migrationsleitfaden.</translation>
    </message>
    <message>
        <source>The replacement is our inference, not a documented one.</source>
        <translation>Der Ersatz ist unsere Schlussfolgerung, nicht dokumentiert.</translation>
    </message>
    <message>
        <source>Microsoft has a migration guide that names newer F series.</source>
        <translation>Microsoft hat einen Migrationsleitfaden, der neuere F-Serien nennt.</translation>
    </message>
    <message>
        <source>Reservations are no longer sold since 2026-04-02.</source>
        <translation>Reservierungen werden seit dem 2026-04-02 nicht mehr verkauft.</translation>
    </message>
    <message>
        <source>Reservations are no longer sold since 2026-04-02. For Intel-bound work Ddsv6 or Edsv6 are named.</source>
        <translation>Reservierungen werden seit dem 2026-04-02 nicht mehr verkauft. Für Arbeit, die an Intel gebunden ist, werden Ddsv6 oder Edsv6 genannt.</translation>
    </message>
    <message>
        <source>Both replacements are on the list of sizes for online endpoints.</source>
        <translation>Beide Ersatzgrößen stehen auf der Liste der Größen für Onlineendpunkte.</translation>
    </message>
    <message>
        <source>NC24rs_v3 was announced for 2025-03-31; the newer list says 2025-09-30 for the whole series.</source>
        <translation>NC24rs_v3 war für den 2025-03-31 angekündigt; die neuere Liste nennt für die ganze Serie den 2025-09-30.</translation>
    </message>
    <message>
        <source>The VM documentation says 2023-09-06. The replacement is our inference, not a documented one.</source>
        <translation>Die VM-Dokumentation nennt den 2023-09-06. Der Ersatz ist unsere Schlussfolgerung, nicht dokumentiert.</translation>
    </message>
    <message>
        <source>listed in the view for SDK v1</source>
        <translation>in der Ansicht für SDK v1 aufgeführt</translation>
    </message>
    <message>
        <source>whatever the machine has</source>
        <translation>was die Maschine hat</translation>
    </message>
    <message>
        <source>through the SDK</source>
        <translation>über das SDK</translation>
    </message>
    <message>
        <source>the tables of 2020 and 2021 said no</source>
        <translation>die Tabellen von 2020 und 2021 sagten nein</translation>
    </message>
    <message>
        <source>one node, possibly with several GPUs</source>
        <translation>ein Knoten, auch mit mehreren GPUs</translation>
    </message>
    <message>
        <source>start and stop it instead</source>
        <translation>stattdessen starten und anhalten</translation>
    </message>
    <message>
        <source>with each submitted job, between the smallest and largest number of nodes</source>
        <translation>mit jedem übergebenen Auftrag, zwischen der kleinsten und größten Zahl von Knoten</translation>
    </message>
    <message>
        <source>announced to end for clusters on 2026-03-31; pages of January to March 2026 still describe it</source>
        <translation>Ende für Cluster zum 2026-03-31 angekündigt; Seiten von Januar bis März 2026 beschreiben es noch</translation>
    </message>
    <message>
        <source>with InfiniBand families such as HB, HC and ND</source>
        <translation>mit InfiniBand-Familien wie HB, HC und ND</translation>
    </message>
    <message>
        <source>not together with a managed virtual network</source>
        <translation>nicht zusammen mit einem verwalteten virtuellen Netzwerk</translation>
    </message>
    <message>
        <source>name the size</source>
        <translation>die Größe angeben</translation>
    </message>
    <message>
        <source>a job gets the nodes it asks for</source>
        <translation>ein Auftrag bekommt die Knoten, die er verlangt</translation>
    </message>
    <message>
        <source>as a pipeline job</source>
        <translation>als Pipelineauftrag</translation>
    </message>
    <message>
        <source>the tier is called Spot; no end was announced for it, but verify</source>
        <translation>die Stufe heißt Spot; ein Ende wurde nicht angekündigt, aber prüfen</translation>
    </message>
    <message>
        <source>the number of executors follows the work</source>
        <translation>die Zahl der Executors folgt der Arbeit</translation>
    </message>
    <message>
        <source>the network has to be provisioned first</source>
        <translation>das Netzwerk muss vorher bereitgestellt werden</translation>
    </message>
    <message>
        <source>in local mode of the SDK only</source>
        <translation>nur im lokalen Modus des SDK</translation>
    </message>
    <message>
        <source>depends on the pool</source>
        <translation>je nach Pool</translation>
    </message>
    <message>
        <source>as set on the pool</source>
        <translation>wie am Pool eingestellt</translation>
    </message>
    <message>
        <source>NVIDIA</source>
        <translation>NVIDIA</translation>
    </message>
    <message>
        <source>of the copies of a model; nodes are up to the cluster</source>
        <translation>der Kopien eines Modells; Knoten sind Sache des Clusters</translation>
    </message>
    <message>
        <source>Support of SDK v1 ends; running services are not named.</source>
        <translation>Die Unterstützung des SDK v1 endet; laufende Dienste werden nicht genannt.</translation>
    </message>
    <message>
        <source>yes in the tables of 2020 and 2021; no column for it since 2021-10-21</source>
        <translation>ja in den Tabellen von 2020 und 2021; seit 2021-10-21 keine Spalte dafür</translation>
    </message>
    <message>
        <source>of copies: 1 to 10, at 70 percent use</source>
        <translation>der Kopien: 1 bis 10, bei 70 Prozent Auslastung</translation>
    </message>
    <message>
        <source>decided in Databricks</source>
        <translation>wird in Databricks entschieden</translation>
    </message>
    <message>
        <source>The replacements are our inference, not documented ones.</source>
        <translation>Die Ersatzziele sind unsere Schlussfolgerung, nicht dokumentiert.</translation>
    </message>
    <message>
        <source>the table of 2026-03-31 for v2 still lists it</source>
        <translation>die Tabelle vom 2026-03-31 für v2 führt es noch auf</translation>
    </message>
    <message>
        <source>by its pool</source>
        <translation>nach seinem Pool</translation>
    </message>
    <message>
        <source>ended in Batch on 2025-09-30; Spot remains</source>
        <translation>in Batch am 2025-09-30 beendet; Spot bleibt</translation>
    </message>
    <message>
        <source>for development and tests</source>
        <translation>für Entwicklung und Tests</translation>
    </message>
    <message>
        <source>no in June 2020</source>
        <translation>nein im Juni 2020</translation>
    </message>
    <message>
        <source>for tests only</source>
        <translation>nur für Tests</translation>
    </message>
    <message>
        <source>only through libraries on the machine</source>
        <translation>nur über Bibliotheken auf der Maschine</translation>
    </message>
    <message>
        <source>for tests; in later tables no more</source>
        <translation>für Tests; in späteren Tabellen nicht mehr</translation>
    </message>
    <message>
        <source>several instances</source>
        <translation>mehrere Instanzen</translation>
    </message>
    <message>
        <source>by rules or schedules of Azure Monitor</source>
        <translation>nach Regeln oder Zeitplänen von Azure Monitor</translation>
    </message>
    <message>
        <source>no sign of it in the sources; delete the deployment to stop paying</source>
        <translation>in den Quellen kein Hinweis darauf; die Bereitstellung löschen, um nicht weiter zu zahlen</translation>
    </message>
    <message>
        <source>to one deployment, up to half of the traffic</source>
        <translation>zu einer Bereitstellung, bis zur Hälfte des Verkehrs</translation>
    </message>
    <message>
        <source>copies of the model</source>
        <translation>Kopien des Modells</translation>
    </message>
    <message>
        <source>of copies; never of nodes</source>
        <translation>der Kopien; nie der Knoten</translation>
    </message>
    <message>
        <source>at least one copy by default</source>
        <translation>in der Voreinstellung mindestens eine Kopie</translation>
    </message>
    <message>
        <source>by the size of the cluster</source>
        <translation>nach der Größe des Clusters</translation>
    </message>
    <message>
        <source>through the cluster</source>
        <translation>über den Cluster</translation>
    </message>
    <message>
        <source>with rules for the queue and table of the storage account</source>
        <translation>mit Regeln für Warteschlange und Tabelle des Speicherkontos</translation>
    </message>
    <message>
        <source>announced to end for clusters on 2026-03-31</source>
        <translation>Ende für Cluster zum 2026-03-31 angekündigt</translation>
    </message>
    <message>
        <source>hidden from you</source>
        <translation>nicht sichtbar</translation>
    </message>
    <message>
        <source>No notice was found for the module itself.</source>
        <translation>Für das Modul selbst wurde keine Ankündigung gefunden.</translation>
    </message>
    <message>
        <source>a preview of 2020</source>
        <translation>eine Vorschau von 2020</translation>
    </message>
    <message>
        <source>through a Data Box Edge</source>
        <translation>über ein Data Box Edge</translation>
    </message>
    <message>
        <source>No notice was found; the replacement is our inference.</source>
        <translation>Es wurde keine Ankündigung gefunden; der Ersatz ist unsere Schlussfolgerung.</translation>
    </message>
    <message>
        <source>yes in 2020</source>
        <translation>ja im Jahr 2020</translation>
    </message>
    <message>
        <source>NC, NCv2, ND and NV series</source>
        <translation>Serien NC, NCv2, ND und NV</translation>
    </message>
    <message>
        <source>The VM pages say 2023-09-06 for NV. Promotional sizes included.</source>
        <translation>Die VM-Seiten nennen für NV den 2023-09-06. Aktionsgrößen eingeschlossen.</translation>
    </message>
    <message>
        <source>Spark 2.4 runtime of Synapse</source>
        <translation>Spark-2.4-Runtime von Synapse</translation>
    </message>
    <message>
        <source>Spark 3.1 runtime of Synapse</source>
        <translation>Spark-3.1-Runtime von Synapse</translation>
    </message>
    <message>
        <source>Azure Data Lake Analytics</source>
        <translation>Azure Data Lake Analytics</translation>
    </message>
    <message>
        <source>Azure Data Lake Storage Gen1</source>
        <translation>Azure Data Lake Storage Gen1</translation>
    </message>
    <message>
        <source>Keep training data in Gen2 or blob storage.</source>
        <translation>Trainingsdaten in Gen2 oder Blobspeicher halten.</translation>
    </message>
    <message>
        <source>Classic Application Insights</source>
        <translation>Klassisches Application Insights</translation>
    </message>
    <message>
        <source>A workspace creates the current kind.</source>
        <translation>Ein Arbeitsbereich legt die heutige Art an.</translation>
    </message>
    <message>
        <source>Managed IoT Edge on Stack Edge</source>
        <translation>Verwaltetes IoT Edge auf Stack Edge</translation>
    </message>
    <message>
        <source>Use Kubernetes with Azure Arc.</source>
        <translation>Kubernetes mit Azure Arc verwenden.</translation>
    </message>
    <message>
        <source>Spark 3.2 runtime of Synapse</source>
        <translation>Spark-3.2-Runtime von Synapse</translation>
    </message>
    <message>
        <source>Av1 series</source>
        <translation>Av1-Serie</translation>
    </message>
    <message>
        <source>HB series</source>
        <translation>HB-Serie</translation>
    </message>
    <message>
        <source>Classic storage accounts</source>
        <translation>Klassische Speicherkonten</translation>
    </message>
    <message>
        <source>HDInsight on AKS</source>
        <translation>HDInsight auf AKS</translation>
    </message>
    <message>
        <source>Another product than HDInsight itself.</source>
        <translation>Ein anderes Produkt als HDInsight selbst.</translation>
    </message>
    <message>
        <source>The list of retired sizes says 2025-09-30.</source>
        <translation>Die Liste eingestellter Größen nennt den 2025-09-30.</translation>
    </message>
    <message>
        <source>Spark 3.3 runtime</source>
        <translation>Spark-3.3-Runtime</translation>
    </message>
    <message>
        <source>Use 3.4.</source>
        <translation>3.4 verwenden.</translation>
    </message>
    <message>
        <source>Helm repositories in Container Registry</source>
        <translation>Helm-Repositorys in Container Registry</translation>
    </message>
    <message>
        <source>Flux v1 on Arc-enabled Kubernetes</source>
        <translation>Flux v1 auf Kubernetes mit Arc</translation>
    </message>
    <message>
        <source>Ubuntu 18.04 nodes in AKS</source>
        <translation>Knoten mit Ubuntu 18.04 in AKS</translation>
    </message>
    <message>
        <source>Container instances with GPUs</source>
        <translation>Containerinstanzen mit GPUs</translation>
    </message>
    <message>
        <source>Data drift of SDK v1</source>
        <translation>Datendrift des SDK v1</translation>
    </message>
    <message>
        <source>Model monitoring takes its place.</source>
        <translation>An seine Stelle tritt die Modellüberwachung.</translation>
    </message>
    <message>
        <source>NCv3 series</source>
        <translation>NCv3-Serie</translation>
    </message>
    <message>
        <source>Low-priority VMs in Batch</source>
        <translation>VMs niedriger Priorität in Batch</translation>
    </message>
    <message>
        <source>Spot remains.</source>
        <translation>Spot bleibt.</translation>
    </message>
    <message>
        <source>NCv3 pools in Batch</source>
        <translation>NCv3-Pools in Batch</translation>
    </message>
    <message>
        <source>Default outbound access of Batch pools without public addresses</source>
        <translation>Ausgehender Standardzugriff von Batch-Pools ohne öffentliche Adressen</translation>
    </message>
    <message>
        <source>CLI v1 of Azure Machine Learning</source>
        <translation>CLI v1 von Azure Machine Learning</translation>
    </message>
    <message>
        <source>Use the ml extension, v2.</source>
        <translation>Die Erweiterung ml, v2, verwenden.</translation>
    </message>
    <message>
        <source>Basic load balancer</source>
        <translation>Lastenausgleich der Stufe Basic</translation>
    </message>
    <message>
        <source>Plans count the standard one.</source>
        <translation>Pläne rechnen mit der Stufe Standard.</translation>
    </message>
    <message>
        <source>Basic public IP addresses</source>
        <translation>Öffentliche IP-Adressen der Stufe Basic</translation>
    </message>
    <message>
        <source>Plans count the standard ones.</source>
        <translation>Pläne rechnen mit denen der Stufe Standard.</translation>
    </message>
    <message>
        <source>Azure Linux 2.0 nodes in AKS</source>
        <translation>Knoten mit Azure Linux 2.0 in AKS</translation>
    </message>
    <message>
        <source>TLS 1.0 and 1.1 for storage accounts</source>
        <translation>TLS 1.0 und 1.1 für Speicherkonten</translation>
    </message>
    <message>
        <source>Preview interfaces of batch endpoints</source>
        <translation>Vorschauschnittstellen von Batchendpunkten</translation>
    </message>
    <message>
        <source>Low-priority nodes of compute clusters</source>
        <translation>Knoten niedriger Priorität in Computeclustern</translation>
    </message>
    <message>
        <source>Move to dedicated nodes.</source>
        <translation>Auf dedizierte Knoten wechseln.</translation>
    </message>
    <message>
        <source>Default outbound access of VMs</source>
        <translation>Ausgehender Standardzugriff von VMs</translation>
    </message>
    <message>
        <source>Use a NAT gateway, a firewall or a load balancer.</source>
        <translation>Ein NAT-Gateway, eine Firewall oder einen Lastenausgleich verwenden.</translation>
    </message>
    <message>
        <source>Unmanaged disks</source>
        <translation>Nicht verwaltete Datenträger</translation>
    </message>
    <message>
        <source>Classic node communication in Batch</source>
        <translation>Klassische Knotenkommunikation in Batch</translation>
    </message>
    <message>
        <source>Batch pools from VHD blobs and managed images</source>
        <translation>Batch-Pools aus VHD-Blobs und verwalteten Images</translation>
    </message>
    <message>
        <source>Batch in some regions</source>
        <translation>Batch in einigen Regionen</translation>
    </message>
    <message>
        <source>The list does not say which.</source>
        <translation>Welche, sagt die Liste nicht.</translation>
    </message>
    <message>
        <source>Several preview features of Azure Machine Learning</source>
        <translation>Mehrere Vorschaufunktionen von Azure Machine Learning</translation>
    </message>
    <message>
        <source>Python SDK v1</source>
        <translation>Python-SDK v1</translation>
    </message>
    <message>
        <source>Use SDK v2.</source>
        <translation>SDK v2 verwenden.</translation>
    </message>
    <message>
        <source>DCsv2 series</source>
        <translation>DCsv2-Serie</translation>
    </message>
    <message>
        <source>Blob and general-purpose v1 storage accounts</source>
        <translation>Speicherkonten für Blobs und universelle Speicherkonten v1</translation>
    </message>
    <message>
        <source>NVv3 series</source>
        <translation>NVv3-Serie</translation>
    </message>
    <message>
        <source>NVv4 series</source>
        <translation>NVv4-Serie</translation>
    </message>
    <message>
        <source>Container Registry interface of 2017</source>
        <translation>Schnittstelle von Container Registry aus dem Jahr 2017</translation>
    </message>
    <message>
        <source>Data labeling</source>
        <translation>Datenbeschriftung</translation>
    </message>
    <message>
        <source>BlobFuse 1 and 2 before 2.3.1</source>
        <translation>BlobFuse 1 und 2 vor 2.3.1</translation>
    </message>
    <message>
        <source>Mounts of training data need a newer one.</source>
        <translation>Eingebundene Trainingsdaten brauchen eine neuere Version.</translation>
    </message>
    <message>
        <source>Standard tier of Databricks</source>
        <translation>Tarif Standard von Databricks</translation>
    </message>
    <message>
        <source>Move to the premium tier.</source>
        <translation>Auf den Tarif Premium wechseln.</translation>
    </message>
    <message>
        <source>Ubuntu 20.04 nodes in AKS</source>
        <translation>Knoten mit Ubuntu 20.04 in AKS</translation>
    </message>
    <message>
        <source>M192is, ims, ids and idms v2</source>
        <translation>M192is, ims, ids und idms v2</translation>
    </message>
    <message>
        <source>Isolated sizes.</source>
        <translation>Isolierte Größen.</translation>
    </message>
    <message>
        <source>HBv2 and HC series</source>
        <translation>Serien HBv2 und HC</translation>
    </message>
    <message>
        <source>Reservations of them are not sold since 2026-04-02.</source>
        <translation>Reservierungen dafür werden seit dem 2026-04-02 nicht mehr verkauft.</translation>
    </message>
    <message>
        <source>Kubenet networking in AKS</source>
        <translation>Kubenet-Netzwerke in AKS</translation>
    </message>
    <message>
        <source>Docker Content Trust in Container Registry</source>
        <translation>Docker Content Trust in Container Registry</translation>
    </message>
    <message>
        <source>D, Ds, Dv2, DSv2 and Ls series</source>
        <translation>Serien D, Ds, Dv2, DSv2 und Ls</translation>
    </message>
    <message>
        <source>System disks on Standard HDD</source>
        <translation>Systemdatenträger auf Standard-HDD</translation>
    </message>
    <message>
        <source>Azure Disk Encryption</source>
        <translation>Azure Disk Encryption</translation>
    </message>
    <message>
        <source>Use encryption at host.</source>
        <translation>Verschlüsselung auf dem Host verwenden.</translation>
    </message>
    <message>
        <source>Keys on the first HSM platform of Key Vault</source>
        <translation>Schlüssel auf der ersten HSM-Plattform von Key Vault</translation>
    </message>
    <message>
        <source>Network Policy Manager on Linux nodes of AKS</source>
        <translation>Network Policy Manager auf Linux-Knoten von AKS</translation>
    </message>
    <message>
        <source>Linux consumption plan of Functions</source>
        <translation>Linux-Verbrauchstarif von Functions</translation>
    </message>
    <message>
        <source>F, Fs, Fsv2, Lsv2, Av2, Amv2, B (v1), G and Gs series</source>
        <translation>Serien F, Fs, Fsv2, Lsv2, Av2, Amv2, B (v1), G und Gs</translation>
    </message>
    <message>
        <source>Azure ML pages up to 2026-03-31 still list it as isolated.</source>
        <translation>Seiten zu Azure ML führen sie bis 2026-03-31 noch als isoliert.</translation>
    </message>
    <message>
        <source>The promise of isolation ended; the size itself may go on.</source>
        <translation>Die Zusage der Isolation endete; die Größe selbst kann weiter bestehen.</translation>
    </message>
    <message>
        <source>Microsoft Learn training text &quot;Understand the available types of compute&quot;</source>
        <translation>Schulungstext von Microsoft Learn „Understand the available types of compute“</translation>
    </message>
    <message>
        <source>undated (mentions serverless compute)</source>
        <translation>ohne Datum (nennt serverloses Compute)</translation>
    </message>
    <message>
        <source>Microsoft Learn training text &quot;Introduction to compute targets&quot;</source>
        <translation>Schulungstext von Microsoft Learn „Introduction to compute targets“</translation>
    </message>
    <message>
        <source>undated (about 2020-2021)</source>
        <translation>ohne Datum (etwa 2020-2021)</translation>
    </message>
    <message>
        <source>Azure Machine Learning documentation, page on compute targets</source>
        <translation>Dokumentation von Azure Machine Learning, Seite über Computeziele</translation>
    </message>
    <message>
        <source>undated (2021; lists Dv3, HBv2, HCS and isolated sizes)</source>
        <translation>ohne Datum (2021; nennt Dv3, HBv2, HCS und isolierte Größen)</translation>
    </message>
    <message>
        <source>2025-12-18 (commit)</source>
        <translation>2025-12-18 (Commit)</translation>
    </message>
    <message>
        <source>Azure Updates 501658: migrate compute clusters to dedicated VMs</source>
        <translation>Azure Updates 501658: Computecluster auf dedizierte VMs umstellen</translation>
    </message>
    <message>
        <source>Azure Batch documentation: low-priority VM retirement guide</source>
        <translation>Dokumentation von Azure Batch: Leitfaden zur Einstellung der VMs niedriger Priorität</translation>
    </message>
    <message>
        <source>2026-07-31 (snapshot)</source>
        <translation>2026-07-31 (Stand)</translation>
    </message>
    <message>
        <source>undated in the copy read</source>
        <translation>in der gelesenen Kopie ohne Datum</translation>
    </message>
    <message>
        <source>2026-08-20 (snapshot)</source>
        <translation>2026-08-20 (Stand)</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>2026-04-15 (newest announcement in it)</source>
        <translation>2026-04-15 (neueste Ankündigung darin)</translation>
    </message>
    <message>
        <source>2024 (about)</source>
        <translation>2024 (etwa)</translation>
    </message>
    <message>
        <source>names known to the public, not checked</source>
        <translation>allgemein bekannte Namen, nicht geprüft</translation>
    </message>
    <message>
        <source>undated</source>
        <translation>ohne Datum</translation>
    </message>
    <message>
        <source>2026 (copy read)</source>
        <translation>2026 (gelesene Kopie)</translation>
    </message>
    <message>
        <source>Azure CoreMark scores of Linux VMs (petersatsuse/azure-compute-docs compute-benchmark-scores.md); Microsoft no longer publishes them, since they say little about other work: measure your own</source>
        <translation>CoreMark-Werte von Linux-VMs in Azure (petersatsuse/azure-compute-docs compute-benchmark-scores.md); Microsoft veröffentlicht sie nicht mehr, weil sie über andere Arbeit wenig sagen: selbst messen</translation>
    </message>
    <message>
        <source>Azure compute units per vCPU of the list of SKUs (flexera-public/policy_templates azure_compute_instance_types.json), over 160</source>
        <translation>Azure Compute Units je vCPU aus der Liste der SKUs (flexera-public/policy_templates azure_compute_instance_types.json), geteilt durch 160</translation>
    </message>
    <message>
        <source>Spot machines are for pools of AKS and attached virtual machines.</source>
        <translation>Spotmaschinen gibt es für Pools von AKS und angefügte virtuelle Maschinen.</translation>
    </message>
    <message>
        <source>Low priority was for clusters only, and ended on 2026-03-31.</source>
        <translation>Niedrige Priorität gab es nur für Cluster, und sie endete am 2026-03-31.</translation>
    </message>
    <message>
        <source>applies by itself to machines that Azure ML manages</source>
        <translation>gilt von selbst für Maschinen, die Azure ML verwaltet</translation>
    </message>
    <message>
        <source>The page names terms of one and three years only.</source>
        <translation>Die Seite nennt nur Laufzeiten von einem und drei Jahren.</translation>
    </message>
    <message>
        <source>The pages read speak of reservations only.</source>
        <translation>Die gelesenen Seiten sprechen nur von Reservierungen.</translation>
    </message>
    <message>
        <source>Low-priority nodes ended on 2026-03-31; Azure allocates spot machines instead.</source>
        <translation>Knoten niedriger Priorität endeten am 2026-03-31; Azure teilt stattdessen Spotmaschinen zu.</translation>
    </message>
    <message>
        <source>Jobs may ask for the tier Spot. Low priority of clusters has ended since, and nothing says whether Spot goes on: verify before you rely on it.</source>
        <translation>Aufträge können die Stufe Spot verlangen. Die niedrige Priorität von Clustern ist seither beendet, und nichts sagt, ob Spot weitergeht: vorher prüfen.</translation>
    </message>
    <message>
        <source>machines may be taken away at short notice</source>
        <translation>Maschinen können kurzfristig entzogen werden</translation>
    </message>
    <message>
        <source>It cannot be switched off again, and approved outbound cannot go back to internet outbound.</source>
        <translation>Es lässt sich nicht wieder abschalten, und von „ausgehend nur genehmigt“ führt kein Weg zurück zu „Internet ausgehend“.</translation>
    </message>
    <message>
        <source>Data zone</source>
        <translation>Datenzone</translation>
    </message>
    <message>
        <source>Whether answers stay in the region; otherwise others may answer</source>
        <translation>Ob Antworten in der Region bleiben; sonst dürfen andere antworten</translation>
    </message>
    <message>
        <source>Whether answers stay in the data zone of the region, such as the EU or the United States, where they need not stay in the region; otherwise any region may answer</source>
        <translation>Ob Antworten in der Datenzone der Region bleiben, der EU oder den Vereinigten Staaten, wenn sie nicht in der Region bleiben müssen; sonst darf jede Region antworten</translation>
    </message>
    <message>
        <source>A group of regions, such as those of the EU or of the United States, in which a hosted model may answer wherever there is room. It costs a tenth to a fifth more than a deployment that answers from anywhere.</source>
        <translation>Eine Gruppe von Regionen, etwa die der EU oder der Vereinigten Staaten, in der ein gehostetes Modell antworten darf, wo gerade Platz ist. Es kostet ein Zehntel bis ein Fünftel mehr als eine Bereitstellung, die von überall antwortet.</translation>
    </message>
    <message>
        <source>of the ways to divide the GPUs between copies the one that has room for the requests at a time and answers them soonest</source>
        <translation>von den Aufteilungen der GPUs auf Kopien diejenige, die Platz für die gleichzeitigen Anfragen hat und sie am schnellsten beantwortet</translation>
    </message>
    <message>
        <source>(share of the memory that the server takes - what it keeps - weights of all copies) / keys and values of a request with half of its answer</source>
        <translation>(Anteil des Speichers, den der Server nimmt - was er behält - Gewichte aller Kopien) / Schlüssel und Werte einer Anfrage mit der Hälfte ihrer Antwort</translation>
    </message>
    <message>
        <source>requests of more than 272,000 tokens, with their answers (OpenAI&apos;s pages on its models)</source>
        <translation>Anfragen von mehr als 272.000 Token, mit ihren Antworten (Seiten von OpenAI zu seinen Modellen)</translation>
    </message>
    <message>
        <source>Highest number of nodes of a cluster; a Kubernetes pool has so many all the time, and with 1 as many as its pods and runs need</source>
        <translation>Höchste Zahl der Knoten eines Clusters; ein Kubernetes-Pool hat immer so viele, und bei 1 so viele, wie seine Pods und Läufe brauchen</translation>
    </message>
    <message>
        <source>1,000,000 / tokens a second / 3600 x price of a machine-hour; on Kubernetes / pods on a node</source>
        <translation>1.000.000 / Token pro Sekunde / 3600 x Preis einer Maschinenstunde; auf Kubernetes / Pods auf einem Knoten</translation>
    </message>
    <message>
        <source>Language model, by its published name</source>
        <translation>Sprachmodell, unter seinem veröffentlichten Namen</translation>
    </message>
    <message>
        <source>Which of its weights are trained before it is used</source>
        <translation>Welche seiner Gewichte trainiert werden, bevor es genutzt wird</translation>
    </message>
    <message>
        <source>Number format of its weights while it answers; absent: 16 bits, or 8 where that is better</source>
        <translation>Zahlenformat seiner Gewichte, während es antwortet; leer gelassen: 16 Bit, oder 8, wo das besser ist</translation>
    </message>
    <message>
        <source>Model that finds passages, of the same table</source>
        <translation>Modell, das Textstellen findet, aus derselben Tabelle</translation>
    </message>
    <message>
        <source>Model that orders them; empty: none</source>
        <translation>Modell, das sie ordnet; leer: keines</translation>
    </message>
    <message>
        <source>Passages that the reranker reads for one request</source>
        <translation>Textstellen, die der Reranker für eine Anfrage liest</translation>
    </message>
    <message>
        <source>Tokens of one run, all passes together</source>
        <translation>Token eines Laufs, alle Durchgänge zusammen</translation>
    </message>
    <message>
        <source>Tokens of a typical example; absent: packed to full sequences</source>
        <translation>Token eines üblichen Beispiels; leer gelassen: zu vollen Sequenzen gepackt</translation>
    </message>
    <message>
        <source>Time of one run on one machine of measuredOn</source>
        <translation>Zeit eines Laufs auf einer üblichen Maschine</translation>
    </message>
    <message>
        <source>Runs a month; absent: 1</source>
        <translation>Läufe im Monat; leer gelassen: 1</translation>
    </message>
    <message>
        <source>Models that are trained in one run</source>
        <translation>Modelle, die in einem Lauf trainiert werden</translation>
    </message>
    <message>
        <source>Time of one model on one vCPU of measuredOn</source>
        <translation>Zeit eines Modells auf einer vCPU der üblichen Maschine</translation>
    </message>
    <message>
        <source>Requests at the peak of the day</source>
        <translation>Anfragen zur Spitze des Tages</translation>
    </message>
    <message>
        <source>How the load lies over a day</source>
        <translation>Wie die Last über einen Tag verteilt ist</translation>
    </message>
    <message>
        <source>Tokens of a request to the language model</source>
        <translation>Token einer Anfrage an das Sprachmodell</translation>
    </message>
    <message>
        <source>Time of one request on one slot of measuredOn</source>
        <translation>Zeit einer Anfrage auf einem Platz der üblichen Maschine</translation>
    </message>
    <message>
        <source>Slots of measuredOn; absent: one a vCPU, or one a GPU</source>
        <translation>Plätze der üblichen Maschine; leer gelassen: einer je vCPU oder je GPU</translation>
    </message>
    <message>
        <source>Instances of an endpoint at the least; absent: 3, as production asks for</source>
        <translation>Instanzen eines Endpunkts, wenigstens; leer gelassen: 3, wie es die Produktion verlangt</translation>
    </message>
    <message>
        <source>Latency to keep; absent: 500, or for language models 2,000 and 60 a token</source>
        <translation>Latenz, die einzuhalten ist; leer gelassen: 500, bei Sprachmodellen 2.000 und 60 je Token</translation>
    </message>
    <message>
        <source>Share of requests that keep it</source>
        <translation>Anteil der Anfragen, die sie einhalten</translation>
    </message>
    <message>
        <source>Items that are scored every day</source>
        <translation>Elemente, die jeden Tag bewertet werden</translation>
    </message>
    <message>
        <source>Time of one item on one vCPU of measuredOn, or on its GPU</source>
        <translation>Zeit eines Elements auf einer vCPU der üblichen Maschine oder auf ihrer GPU</translation>
    </message>
    <message>
        <source>Time in which the items of a day are done; absent: 8</source>
        <translation>Zeit, in der die Elemente eines Tages fertig sind; leer gelassen: 8</translation>
    </message>
    <message>
        <source>Where data and machines may be, the preferred region first</source>
        <translation>Wo Daten und Maschinen sein dürfen, die bevorzugte Region zuerst</translation>
    </message>
    <message>
        <source>Geographies that data may not leave</source>
        <translation>Geografien, die Daten nicht verlassen dürfen</translation>
    </message>
    <message>
        <source>How the workspace is closed off</source>
        <translation>Wie der Arbeitsbereich abgeschlossen ist</translation>
    </message>
    <message>
        <source>Whether no other customer may share the hosts</source>
        <translation>Ob kein anderer Kunde die Hosts teilen darf</translation>
    </message>
    <message>
        <source>Whether reservations that end with the plan may be bought</source>
        <translation>Ob Reservierungen gekauft werden dürfen, die mit dem Plan enden</translation>
    </message>
    <message>
        <source>Share of the work that servers of one&apos;s own do</source>
        <translation>Anteil der Arbeit, den eigene Server übernehmen</translation>
    </message>
    <message>
        <source>What one of these costs an hour, in USD; needed with them</source>
        <translation>Was einer davon je Stunde kostet, in USD; mit ihnen nötig</translation>
    </message>
    <message>
        <source>Name of the plan that is made of it</source>
        <translation>Name des Plans, der daraus wird</translation>
    </message>
    <message>
        <source>People who try things</source>
        <translation>Personen, die etwas ausprobieren</translation>
    </message>
    <message>
        <source>Active use by one of them; absent: 5</source>
        <translation>Aktive Nutzung durch eine davon; leer gelassen: 5</translation>
    </message>
    <message>
        <source>Whether runs, requests or items need a GPU; language models do by themselves</source>
        <translation>Ob Läufe, Anfragen oder Elemente eine GPU brauchen; Sprachmodelle brauchen sie ohnehin</translation>
    </message>
    <message>
        <source>VM size that times were measured on; empty: D4s v3, or NC4as T4 v3</source>
        <translation>VM-Größe, auf der Zeiten gemessen wurden; leer: D4s v3 oder NC4as T4 v3</translation>
    </message>
    <message>
        <source>Memory of one copy of the model in use</source>
        <translation>Speicher einer Kopie des Modells im Betrieb</translation>
    </message>
    <message>
        <source>Data that is kept; absent: 100</source>
        <translation>Daten, die aufbewahrt werden; leer gelassen: 100</translation>
    </message>
    <message>
        <source>Growth of the load a month</source>
        <translation>Wachstum der Last im Monat</translation>
    </message>
    <message>
        <source>Of all amounts</source>
        <translation>Aller Beträge</translation>
    </message>
    <message>
        <source>What it may cost; absent: anything</source>
        <translation>Was es kosten darf; leer gelassen: beliebig viel</translation>
    </message>
    <message>
        <source>How long it is planned for</source>
        <translation>Für wie lange geplant wird</translation>
    </message>
    <message>
        <source>First month; absent: the next one</source>
        <translation>Erster Monat; leer gelassen: der nächste</translation>
    </message>
    <message>
        <source>billions</source>
        <translation>Milliarden</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>Stunden</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>requests/s</source>
        <translation>Anfragen/s</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>percent of requests</source>
        <translation>Prozent der Anfragen</translation>
    </message>
    <message>
        <source>percent</source>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>hours a day</source>
        <translation>Stunden am Tag</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>months</source>
        <translation>Monaten</translation>
    </message>
    <message>
        <source>the highest load at which latency target, turned away counting as late, and utilisation hold, both with one queue for all and with requests sent at random</source>
        <translation>die höchste Last, bei der Latenzziel, wobei Abgewiesenes als zu spät zählt, und Auslastung halten, sowohl mit einer Warteschlange für alle als auch mit zufällig verteilten Anfragen</translation>
    </message>
    <message>
        <source>share that finds its instance&apos;s queue full (M/G/c/K)</source>
        <translation>Anteil, der die Warteschlange seiner Instanz voll vorfindet (M/G/c/K)</translation>
    </message>
    <message>
        <source>Memory in use while serving one copy, not the file&apos;s size; each worker of a batch takes as much, training at least as much</source>
        <translation>Belegter Arbeitsspeicher beim Bedienen einer Kopie, nicht die Größe der Datei; jeder Worker einer Stapelverarbeitung braucht ebenso viel, Training mindestens so viel</translation>
    </message>
    <message>
        <source>Listed as Av2, general purpose, for compute clusters and instances</source>
        <translation>Aufgeführt als Av2, allgemein, für Computecluster und Compute-Instanzen</translation>
    </message>
    <message>
        <source>Not listed</source>
        <translation>Nicht aufgeführt</translation>
    </message>
    <message>
        <source>Listed as D, no restriction</source>
        <translation>Aufgeführt als D, keine Einschränkung</translation>
    </message>
    <message>
        <source>Listed as DDSv4, general purpose, for compute clusters and instances</source>
        <translation>Aufgeführt als DDSv4, allgemein, für Computecluster und Compute-Instanzen</translation>
    </message>
    <message>
        <source>Listed as DDSv4, general purpose</source>
        <translation>Aufgeführt als DDSv4, allgemein</translation>
    </message>
    <message>
        <source>Listed as DSv2, general purpose, for compute clusters and instances</source>
        <translation>Aufgeführt als DSv2, allgemein, für Computecluster und Compute-Instanzen</translation>
    </message>
    <message>
        <source>Listed as DSv2, general purpose</source>
        <translation>Aufgeführt als DSv2, allgemein</translation>
    </message>
    <message>
        <source>Listed as DSv2, no restriction</source>
        <translation>Aufgeführt als DSv2, keine Einschränkung</translation>
    </message>
    <message>
        <source>Listed as DSv3, general purpose, for compute clusters and instances</source>
        <translation>Aufgeführt als DSv3, allgemein, für Computecluster und Compute-Instanzen</translation>
    </message>
    <message>
        <source>Listed as DSv3, general purpose</source>
        <translation>Aufgeführt als DSv3, allgemein</translation>
    </message>
    <message>
        <source>Listed as DSv3, no restriction</source>
        <translation>Aufgeführt als DSv3, keine Einschränkung</translation>
    </message>
    <message>
        <source>Listed as Dv2, general purpose, for compute clusters and instances</source>
        <translation>Aufgeführt als Dv2, allgemein, für Computecluster und Compute-Instanzen</translation>
    </message>
    <message>
        <source>Listed as Dv2, general purpose</source>
        <translation>Aufgeführt als Dv2, allgemein</translation>
    </message>
    <message>
        <source>Listed as Dv2, no restriction</source>
        <translation>Aufgeführt als Dv2, keine Einschränkung</translation>
    </message>
    <message>
        <source>Listed as Dv3, general purpose, for compute clusters and instances</source>
        <translation>Aufgeführt als Dv3, allgemein, für Computecluster und Compute-Instanzen</translation>
    </message>
    <message>
        <source>Listed as Dv3, general purpose</source>
        <translation>Aufgeführt als Dv3, allgemein</translation>
    </message>
    <message>
        <source>Listed as Dv3, no restriction</source>
        <translation>Aufgeführt als Dv3, keine Einschränkung</translation>
    </message>
    <message>
        <source>Listed as EAv4, memory optimized, for compute clusters and instances</source>
        <translation>Aufgeführt als EAv4, viel Speicher, für Computecluster und Compute-Instanzen</translation>
    </message>
    <message>
        <source>Listed as EAv4, memory optimized</source>
        <translation>Aufgeführt als EAv4, viel Speicher</translation>
    </message>
    <message>
        <source>Listed as ESv3, memory optimized, for compute clusters and instances</source>
        <translation>Aufgeführt als ESv3, viel Speicher, für Computecluster und Compute-Instanzen</translation>
    </message>
    <message>
        <source>Listed as ESv3, memory optimized</source>
        <translation>Aufgeführt als ESv3, viel Speicher</translation>
    </message>
    <message>
        <source>Listed as Ev3, memory optimized, for compute clusters and instances</source>
        <translation>Aufgeführt als Ev3, viel Speicher, für Computecluster und Compute-Instanzen</translation>
    </message>
    <message>
        <source>Listed as Ev3, memory optimized</source>
        <translation>Aufgeführt als Ev3, viel Speicher</translation>
    </message>
    <message>
        <source>Listed as FSv2, compute optimized, for compute clusters and instances</source>
        <translation>Aufgeführt als FSv2, rechenstark, für Computecluster und Compute-Instanzen</translation>
    </message>
    <message>
        <source>Listed as FSv2, compute optimized</source>
        <translation>Aufgeführt als FSv2, rechenstark</translation>
    </message>
    <message>
        <source>Listed as FSv2, no restriction</source>
        <translation>Aufgeführt als FSv2, keine Einschränkung</translation>
    </message>
    <message>
        <source>Listed as FX, compute optimized, for compute clusters only</source>
        <translation>Aufgeführt als FX, rechenstark, nur für Computecluster</translation>
    </message>
    <message>
        <source>Listed as FX, compute optimized</source>
        <translation>Aufgeführt als FX, rechenstark</translation>
    </message>
    <message>
        <source>Believed to be retired together with HB, but no notice was found in the lists read.</source>
        <translation>Vermutlich zusammen mit HB eingestellt, aber in den gelesenen Listen steht keine Ankündigung.</translation>
    </message>
    <message>
        <source>Listed as H, high performance compute, for compute clusters and instances</source>
        <translation>Aufgeführt als H, Hochleistungsrechnen, für Computecluster und Compute-Instanzen</translation>
    </message>
    <message>
        <source>Listed as H, high performance compute</source>
        <translation>Aufgeführt als H, Hochleistungsrechnen</translation>
    </message>
    <message>
        <source>Listed as HB, high performance compute, for compute clusters and instances</source>
        <translation>Aufgeführt als HB, Hochleistungsrechnen, für Computecluster und Compute-Instanzen</translation>
    </message>
    <message>
        <source>Listed as HB, high performance compute</source>
        <translation>Aufgeführt als HB, Hochleistungsrechnen</translation>
    </message>
    <message>
        <source>Listed as HBv2, high performance compute, for compute clusters and instances</source>
        <translation>Aufgeführt als HBv2, Hochleistungsrechnen, für Computecluster und Compute-Instanzen</translation>
    </message>
    <message>
        <source>Listed as HBv2, high performance compute</source>
        <translation>Aufgeführt als HBv2, Hochleistungsrechnen</translation>
    </message>
    <message>
        <source>Listed as HBv2, requires approval</source>
        <translation>Aufgeführt als HBv2, braucht Genehmigung</translation>
    </message>
    <message>
        <source>Listed as HBv3, high performance compute, for compute clusters and instances</source>
        <translation>Aufgeführt als HBv3, Hochleistungsrechnen, für Computecluster und Compute-Instanzen</translation>
    </message>
    <message>
        <source>Listed as HBv3, high performance compute</source>
        <translation>Aufgeführt als HBv3, Hochleistungsrechnen</translation>
    </message>
    <message>
        <source>Listed as HC, high performance compute, for compute clusters and instances</source>
        <translation>Aufgeführt als HC, Hochleistungsrechnen, für Computecluster und Compute-Instanzen</translation>
    </message>
    <message>
        <source>Listed as HC, high performance compute</source>
        <translation>Aufgeführt als HC, Hochleistungsrechnen</translation>
    </message>
    <message>
        <source>Listed as HCS, requires approval</source>
        <translation>Aufgeführt als HCS, braucht Genehmigung</translation>
    </message>
    <message>
        <source>Listed as LSv2, storage optimized, for compute clusters and instances</source>
        <translation>Aufgeführt als LSv2, viel lokaler Datenträger, für Computecluster und Compute-Instanzen</translation>
    </message>
    <message>
        <source>Listed as LSv2, storage optimized</source>
        <translation>Aufgeführt als LSv2, viel lokaler Datenträger</translation>
    </message>
    <message>
        <source>Listed as M, memory optimized, for compute clusters and instances</source>
        <translation>Aufgeführt als M, viel Speicher, für Computecluster und Compute-Instanzen</translation>
    </message>
    <message>
        <source>Listed as M, memory optimized</source>
        <translation>Aufgeführt als M, viel Speicher</translation>
    </message>
    <message>
        <source>Listed as M, requires approval</source>
        <translation>Aufgeführt als M, braucht Genehmigung</translation>
    </message>
    <message>
        <source>Listed as NC, GPU, for compute clusters and instances</source>
        <translation>Aufgeführt als NC, GPU, für Computecluster und Compute-Instanzen</translation>
    </message>
    <message>
        <source>Listed as NC, GPU</source>
        <translation>Aufgeführt als NC, GPU</translation>
    </message>
    <message>
        <source>Listed as NC, no restriction</source>
        <translation>Aufgeführt als NC, keine Einschränkung</translation>
    </message>
    <message>
        <source>Listed as NC Promo, GPU, for compute clusters and instances</source>
        <translation>Aufgeführt als NC Promo, GPU, für Computecluster und Compute-Instanzen</translation>
    </message>
    <message>
        <source>Listed as NC Promo, GPU</source>
        <translation>Aufgeführt als NC Promo, GPU</translation>
    </message>
    <message>
        <source>Listed as NCads_A100_v4, GPU, for compute clusters and instances</source>
        <translation>Aufgeführt als NCads_A100_v4, GPU, für Computecluster und Compute-Instanzen</translation>
    </message>
    <message>
        <source>Listed as NCads_H100_v5, GPU, for compute clusters and instances</source>
        <translation>Aufgeführt als NCads_H100_v5, GPU, für Computecluster und Compute-Instanzen</translation>
    </message>
    <message>
        <source>Listed as NCasT4_v3, GPU, for compute clusters and instances</source>
        <translation>Aufgeführt als NCasT4_v3, GPU, für Computecluster und Compute-Instanzen</translation>
    </message>
    <message>
        <source>Listed as NCasT4_v3, GPU</source>
        <translation>Aufgeführt als NCasT4_v3, GPU</translation>
    </message>
    <message>
        <source>Listed as NCv2, GPU, for compute clusters and instances</source>
        <translation>Aufgeführt als NCv2, GPU, für Computecluster und Compute-Instanzen</translation>
    </message>
    <message>
        <source>Listed as NCv2, GPU</source>
        <translation>Aufgeführt als NCv2, GPU</translation>
    </message>
    <message>
        <source>Listed as NCsv2, requires approval</source>
        <translation>Aufgeführt als NCsv2, braucht Genehmigung</translation>
    </message>
    <message>
        <source>Listed as NCv3, GPU, for compute clusters and instances</source>
        <translation>Aufgeführt als NCv3, GPU, für Computecluster und Compute-Instanzen</translation>
    </message>
    <message>
        <source>Listed as NCv3, GPU</source>
        <translation>Aufgeführt als NCv3, GPU</translation>
    </message>
    <message>
        <source>Listed as NCsv3, requires approval</source>
        <translation>Aufgeführt als NCsv3, braucht Genehmigung</translation>
    </message>
    <message>
        <source>Listed as ND, GPU, for compute clusters and instances</source>
        <translation>Aufgeführt als ND, GPU, für Computecluster und Compute-Instanzen</translation>
    </message>
    <message>
        <source>Listed as ND, GPU</source>
        <translation>Aufgeführt als ND, GPU</translation>
    </message>
    <message>
        <source>Listed as NDs, requires approval</source>
        <translation>Aufgeführt als NDs, braucht Genehmigung</translation>
    </message>
    <message>
        <source>Listed as ND-H100-v5, GPU, for compute clusters and instances</source>
        <translation>Aufgeführt als ND-H100-v5, GPU, für Computecluster und Compute-Instanzen</translation>
    </message>
    <message>
        <source>Listed as ND-H100-v5, GPU</source>
        <translation>Aufgeführt als ND-H100-v5, GPU</translation>
    </message>
    <message>
        <source>Listed as ND-H200-v5, GPU, for compute clusters and instances</source>
        <translation>Aufgeführt als ND-H200-v5, GPU, für Computecluster und Compute-Instanzen</translation>
    </message>
    <message>
        <source>Listed as ND-H200-v5, GPU</source>
        <translation>Aufgeführt als ND-H200-v5, GPU</translation>
    </message>
    <message>
        <source>Listed as NDasrA100_v4, GPU, for compute clusters and instances</source>
        <translation>Aufgeführt als NDasrA100_v4, GPU, für Computecluster und Compute-Instanzen</translation>
    </message>
    <message>
        <source>Listed as NDasrA100_v4, GPU</source>
        <translation>Aufgeführt als NDasrA100_v4, GPU</translation>
    </message>
    <message>
        <source>No retirement notice found; newer families are NDasrA100_v4 and ND-H100-v5.</source>
        <translation>Keine Ankündigung einer Einstellung gefunden; neuere Familien sind NDasrA100_v4 und ND-H100-v5.</translation>
    </message>
    <message>
        <source>Listed as NDv2, GPU, for compute clusters and instances</source>
        <translation>Aufgeführt als NDv2, GPU, für Computecluster und Compute-Instanzen</translation>
    </message>
    <message>
        <source>Listed as NDv2, GPU</source>
        <translation>Aufgeführt als NDv2, GPU</translation>
    </message>
    <message>
        <source>Listed as NDv2, requires approval</source>
        <translation>Aufgeführt als NDv2, braucht Genehmigung</translation>
    </message>
    <message>
        <source>Listed as NV, GPU, for compute clusters and instances</source>
        <translation>Aufgeführt als NV, GPU, für Computecluster und Compute-Instanzen</translation>
    </message>
    <message>
        <source>Listed as NV, GPU</source>
        <translation>Aufgeführt als NV, GPU</translation>
    </message>
    <message>
        <source>Listed as NV, no restriction</source>
        <translation>Aufgeführt als NV, keine Einschränkung</translation>
    </message>
    <message>
        <source>Listed as NVv3, GPU, for compute clusters and instances</source>
        <translation>Aufgeführt als NVv3, GPU, für Computecluster und Compute-Instanzen</translation>
    </message>
    <message>
        <source>Listed as NVv3, GPU</source>
        <translation>Aufgeführt als NVv3, GPU</translation>
    </message>
    <message>
        <source>Listed as NVv3, requires approval</source>
        <translation>Aufgeführt als NVv3, braucht Genehmigung</translation>
    </message>
    <message>
        <source>Your own machine: free to use, good for trying code before it runs in the cloud.</source>
        <translation>Der eigene Rechner: kostenlos und gut, um Code auszuprobieren, bevor er in der Cloud läuft.</translation>
    </message>
    <message>
        <source>Listed for training only in the view for SDK v1; the view for v2 leaves it out.</source>
        <translation>Für das Training nur in der Ansicht für SDK v1 aufgeführt; die für v2 lässt ihn aus.</translation>
    </message>
    <message>
        <source>A command job can still name the local computer; a pipeline cannot.</source>
        <translation>Ein Befehlsauftrag kann den lokalen Rechner noch angeben, eine Pipeline nicht.</translation>
    </message>
    <message>
        <source>The machine of one person: every other target is shared through the workspace.</source>
        <translation>Der Rechner einer Person: Alle anderen Ziele sind über den Arbeitsbereich gemeinsam nutzbar.</translation>
    </message>
    <message>
        <source>A managed workstation in the cloud for one person: notebooks, small training runs and tests of a deployment.</source>
        <translation>Ein verwalteter Arbeitsplatz in der Cloud für eine Person: Notebooks, kleine Trainingsläufe und Tests einer Bereitstellung.</translation>
    </message>
    <message>
        <source>It has one owner and cannot be shared; an administrator can create it on behalf of somebody.</source>
        <translation>Sie hat einen Eigentümer und lässt sich nicht teilen; ein Administrator kann sie für andere anlegen.</translation>
    </message>
    <message>
        <source>It can stop itself when idle for 15 minutes to 3 days, and follow up to four schedules that start or stop it.</source>
        <translation>Sie kann nach 15 Minuten bis 3 Tagen Leerlauf selbst anhalten und bis zu vier Zeitplänen folgen, die sie starten oder anhalten.</translation>
    </message>
    <message>
        <source>Stopped, it still bills its P10 disk, its load balancer and a public IP if it has one; deleting it ends that.</source>
        <translation>Auch angehalten kosten ihr P10-Datenträger, ihr Lastenausgleich und, falls vorhanden, ihre öffentliche IP; erst Löschen beendet das.</translation>
    </message>
    <message>
        <source>A stopped instance keeps its quota.</source>
        <translation>Eine angehaltene Instanz behält ihr Kontingent.</translation>
    </message>
    <message>
        <source>It runs as many jobs at a time as it has vCPUs; further ones wait.</source>
        <translation>Sie führt so viele Aufträge gleichzeitig aus, wie sie vCPUs hat; weitere warten.</translation>
    </message>
    <message>
        <source>Its size and its region, which is that of the workspace, are fixed when it is created.</source>
        <translation>Größe und Region, die des Arbeitsbereichs, stehen mit dem Erstellen fest.</translation>
    </message>
    <message>
        <source>The disk of the system is of class P10; one page says 120 GB, another 128 GB.</source>
        <translation>Der Systemdatenträger hat die Klasse P10; eine Seite nennt 120 GB, eine andere 128 GB.</translation>
    </message>
    <message>
        <source>A full disk keeps an idle or scheduled stop from working.</source>
        <translation>Ein voller Datenträger verhindert das Anhalten bei Leerlauf oder nach Zeitplan.</translation>
    </message>
    <message>
        <source>A managed pool of nodes that grows with the jobs submitted and shrinks again: for training and batch scoring.</source>
        <translation>Ein verwalteter Pool von Knoten, der mit den übergebenen Aufträgen wächst und wieder schrumpft: für Training und Batchbewertung.</translation>
    </message>
    <message>
        <source>With a smallest number of nodes of 0 nothing runs between jobs; any larger number is billed all the time.</source>
        <translation>Bei einer kleinsten Knotenzahl von 0 läuft zwischen Aufträgen nichts; jede größere wird durchgehend abgerechnet.</translation>
    </message>
    <message>
        <source>Nodes wait 120 seconds for the next job before they are released, unless you set another time.</source>
        <translation>Knoten warten 120 Sekunden auf den nächsten Auftrag, bevor sie freigegeben werden, sofern keine andere Zeit gesetzt ist.</translation>
    </message>
    <message>
        <source>A load balancer is billed for every started 50 nodes, also while none runs, unless the cluster has no public IP.</source>
        <translation>Je angefangene 50 Knoten wird ein Lastenausgleich abgerechnet, auch wenn keiner läuft, außer der Cluster hat keine öffentliche IP.</translation>
    </message>
    <message>
        <source>The largest number of nodes counts against the quota even at zero nodes; only deleting the cluster releases it.</source>
        <translation>Die größte Knotenzahl zählt auch bei null Knoten gegen das Kontingent; frei wird es erst, wenn der Cluster gelöscht ist.</translation>
    </message>
    <message>
        <source>A job may run for 21 days; an MPI job may use 100 nodes.</source>
        <translation>Ein Auftrag darf 21 Tage laufen; ein MPI-Auftrag darf 100 Knoten nutzen.</translation>
    </message>
    <message>
        <source>A lock on the resource group keeps the cluster from growing and shrinking.</source>
        <translation>Eine Sperre der Ressourcengruppe hindert den Cluster am Wachsen und Schrumpfen.</translation>
    </message>
    <message>
        <source>CPU or GPU, and access by SSH, cannot be changed later.</source>
        <translation>CPU oder GPU und der Zugang über SSH lassen sich später nicht ändern.</translation>
    </message>
    <message>
        <source>Compute that Azure Machine Learning creates for a job and removes afterwards: nothing to set up.</source>
        <translation>Compute, den Azure Machine Learning für einen Auftrag erstellt und danach entfernt: nichts einzurichten.</translation>
    </message>
    <message>
        <source>It draws on the same quota of the size family as clusters do; too little of it is an error, a busy quota a queue.</source>
        <translation>Er nutzt dasselbe Kontingent der Größenfamilie wie Cluster; zu wenig davon ist ein Fehler, belegtes führt zu einer Warteschlange.</translation>
    </message>
    <message>
        <source>Left open, the size is chosen by quota, cost, performance and disk; standard, dedicated nodes are the default.</source>
        <translation>Bleibt die Größe offen, wird sie nach Kontingent, Kosten, Leistung und Datenträger gewählt; die Vorgabe sind dedizierte Knoten der Stufe Standard.</translation>
    </message>
    <message>
        <source>Jobs run with the identity of the user or a user-assigned one of the workspace, never a system-assigned one.</source>
        <translation>Aufträge laufen mit der Identität des Benutzers oder einer benutzerseitig zugewiesenen des Arbeitsbereichs, nie mit einer systemseitig zugewiesenen.</translation>
    </message>
    <message>
        <source>Billed on the same meters as a cluster.</source>
        <translation>Über dieselben Verbrauchseinheiten abgerechnet wie ein Cluster.</translation>
    </message>
    <message>
        <source>Apache Spark without a pool to manage: for preparing data, interactively or as a job.</source>
        <translation>Apache Spark ohne eigenen Pool: zum Aufbereiten von Daten, interaktiv oder als Auftrag.</translation>
    </message>
    <message>
        <source>Only E4s v3, E8s v3, E16s v3, E32s v3 and E64s v3 are offered.</source>
        <translation>Angeboten werden nur E4s v3, E8s v3, E16s v3, E32s v3 und E64s v3.</translation>
    </message>
    <message>
        <source>A session takes 3 to 5 minutes to start, 10 to 15 with Conda packages of its own.</source>
        <translation>Eine Sitzung braucht 3 bis 5 Minuten zum Starten, mit eigenen Conda-Paketen 10 bis 15.</translation>
    </message>
    <message>
        <source>It is torn down 10 minutes after the session times out.</source>
        <translation>Abgebaut wird es 10 Minuten nach Ablauf der Sitzung.</translation>
    </message>
    <message>
        <source>Support of the Spark 3.3 runtime ended on 2025-03-31; use 3.4.</source>
        <translation>Die Unterstützung der Spark-3.3-Runtime endete am 2025-03-31; 3.4 verwenden.</translation>
    </message>
    <message>
        <source>Docker images are not supported.</source>
        <translation>Docker-Images werden nicht unterstützt.</translation>
    </message>
    <message>
        <source>A Spark pool of your Synapse workspace, used from Azure Machine Learning.</source>
        <translation>Ein Spark-Pool des eigenen Synapse-Arbeitsbereichs, von Azure Machine Learning aus genutzt.</translation>
    </message>
    <message>
        <source>A preview in the table of training targets.</source>
        <translation>In der Tabelle der Trainingsziele eine Vorschau.</translation>
    </message>
    <message>
        <source>Jobs need public network access to the Synapse workspace.</source>
        <translation>Aufträge brauchen öffentlichen Netzwerkzugriff auf den Synapse-Arbeitsbereich.</translation>
    </message>
    <message>
        <source>The pool pauses as it is set up in Synapse; Azure Machine Learning never removes it.</source>
        <translation>Der Pool pausiert, wie in Synapse eingestellt; Azure Machine Learning entfernt ihn nie.</translation>
    </message>
    <message>
        <source>Your own cluster, on AKS or anywhere through Azure Arc, for training and inference.</source>
        <translation>Ein eigener Cluster, auf AKS oder über Azure Arc an beliebigem Ort, für Training und Inferenz.</translation>
    </message>
    <message>
        <source>You pay every machine of the cluster, also idle ones.</source>
        <translation>Bezahlt wird jede Maschine des Clusters, auch im Leerlauf.</translation>
    </message>
    <message>
        <source>One cluster can serve several workspaces, separated by namespaces that must exist before.</source>
        <translation>Ein Cluster kann mehreren Arbeitsbereichen dienen, getrennt durch Namespaces, die vorher bestehen müssen.</translation>
    </message>
    <message>
        <source>At most 60 endpoints and 100 deployments on a cluster.</source>
        <translation>Höchstens 60 Endpunkte und 100 Bereitstellungen je Cluster.</translation>
    </message>
    <message>
        <source>Sizes are named instance types that you define on the cluster.</source>
        <translation>Größen sind benannte Instanztypen, die auf dem Cluster zu definieren sind.</translation>
    </message>
    <message>
        <source>A web service on AKS made with SDK v1; new work uses online endpoints.</source>
        <translation>Ein mit SDK v1 erstellter Webdienst auf AKS; für Neues gibt es Onlineendpunkte.</translation>
    </message>
    <message>
        <source>Needs SDK v1, whose support ended on 2026-06-30.</source>
        <translation>Braucht SDK v1, dessen Unterstützung am 2026-06-30 endete.</translation>
    </message>
    <message>
        <source>A request may carry 100 MB.</source>
        <translation>Eine Anfrage darf 100 MB groß sein.</translation>
    </message>
    <message>
        <source>One deployment holds up to 1,000 models.</source>
        <translation>Eine Bereitstellung fasst bis zu 1.000 Modelle.</translation>
    </message>
    <message>
        <source>CLI v1 ended on 2025-09-30.</source>
        <translation>CLI v1 endete am 2025-09-30.</translation>
    </message>
    <message>
        <source>A virtual machine of yours, such as a Data Science VM, that is attached to the workspace.</source>
        <translation>Eine eigene virtuelle Maschine, etwa eine Data Science VM, die an den Arbeitsbereich angebunden ist.</translation>
    </message>
    <message>
        <source>It is reached by SSH, with a key or a password.</source>
        <translation>Erreicht wird sie über SSH, mit Schlüssel oder Kennwort.</translation>
    </message>
    <message>
        <source>It is not removed with the workspace, and you stop it yourself.</source>
        <translation>Sie wird nicht mit dem Arbeitsbereich entfernt und ist selbst anzuhalten.</translation>
    </message>
    <message>
        <source>A Databricks workspace as a step of pipelines and for runs in local mode.</source>
        <translation>Ein Databricks-Arbeitsbereich als Schritt von Pipelines und für Läufe im lokalen Modus.</translation>
    </message>
    <message>
        <source>It runs pipeline steps and local runs; it is no general remote target.</source>
        <translation>Führt Pipelineschritte und lokale Läufe aus; kein allgemeines Remoteziel.</translation>
    </message>
    <message>
        <source>Workspaces of the standard tier end on 2026-10-01.</source>
        <translation>Arbeitsbereiche im Tarif Standard enden am 2026-10-01.</translation>
    </message>
    <message>
        <source>An HDInsight cluster as a step of pipelines.</source>
        <translation>Ein HDInsight-Cluster als Schritt von Pipelines.</translation>
    </message>
    <message>
        <source>Listed, but without a YAML form for v2.</source>
        <translation>Aufgeführt, aber ohne YAML-Form für v2.</translation>
    </message>
    <message>
        <source>HDInsight on AKS, another product, ended on 2025-01-31.</source>
        <translation>HDInsight auf AKS, ein anderes Produkt, endete am 2025-01-31.</translation>
    </message>
    <message>
        <source>A retired service for U-SQL steps of pipelines.</source>
        <translation>Ein eingestellter Dienst für U-SQL-Schritte von Pipelines.</translation>
    </message>
    <message>
        <source>The service has ended. One table still lists it; another has dropped it.</source>
        <translation>Der Dienst ist eingestellt. Eine Tabelle führt ihn noch auf, eine andere nicht mehr.</translation>
    </message>
    <message>
        <source>A Batch pool as a step of pipelines.</source>
        <translation>Ein Batch-Pool als Schritt von Pipelines.</translation>
    </message>
    <message>
        <source>A pipeline step of SDK v1; there is no YAML form for v2.</source>
        <translation>Ein Pipelineschritt des SDK v1; eine YAML-Form für v2 gibt es nicht.</translation>
    </message>
    <message>
        <source>A single container for trying a small model with SDK v1; new work uses online endpoints.</source>
        <translation>Ein einzelner Container, um ein kleines Modell mit SDK v1 auszuprobieren; für Neues gibt es Onlineendpunkte.</translation>
    </message>
    <message>
        <source>Only for models below 1 GB that need less than 48 GB of memory.</source>
        <translation>Nur für Modelle unter 1 GB, die weniger als 48 GB Arbeitsspeicher brauchen.</translation>
    </message>
    <message>
        <source>One copy only.</source>
        <translation>Nur eine Kopie.</translation>
    </message>
    <message>
        <source>The platform now allows 31 vCPUs and 240 GB in a group; the advice for models did not change.</source>
        <translation>Die Plattform erlaubt inzwischen 31 vCPUs und 240 GB je Gruppe; der Rat für Modelle blieb gleich.</translation>
    </message>
    <message>
        <source>Container instances with GPUs ended on 2025-07-14.</source>
        <translation>Containerinstanzen mit GPUs endeten am 2025-07-14.</translation>
    </message>
    <message>
        <source>A deployment on your own machine, for finding faults before it goes to the cloud.</source>
        <translation>Eine Bereitstellung auf dem eigenen Rechner, um Fehler zu finden, bevor sie in die Cloud geht.</translation>
    </message>
    <message>
        <source>With v2 it is a local online endpoint.</source>
        <translation>In v2 ist es ein lokaler Onlineendpunkt.</translation>
    </message>
    <message>
        <source>A test deployment on a compute instance, known from 2020 only.</source>
        <translation>Eine Testbereitstellung auf einer Compute-Instanz, nur aus dem Jahr 2020 bekannt.</translation>
    </message>
    <message>
        <source>Only in the table of June 2020; later ones leave it out.</source>
        <translation>Nur in der Tabelle vom Juni 2020; spätere lassen es aus.</translation>
    </message>
    <message>
        <source>A model behind a stable address that answers at once, on machines that Azure runs and updates.</source>
        <translation>Ein Modell hinter einer festen Adresse, das sofort antwortet, auf Maschinen, die Azure betreibt und aktualisiert.</translation>
    </message>
    <message>
        <source>You pay the machines of all deployments and their network traffic, all day, with no surcharge.</source>
        <translation>Bezahlt werden die Maschinen aller Bereitstellungen und ihr Netzwerkverkehr, rund um die Uhr und ohne Aufschlag.</translation>
    </message>
    <message>
        <source>Quota is needed for 20 percent more instances than you run, rounded up; the reserve is not billed. A few GPU sizes are exempt.</source>
        <translation>Nötig ist Kontingent für 20 Prozent mehr Instanzen, als laufen, aufgerundet; die Reserve wird nicht abgerechnet. Einige GPU-Größen sind ausgenommen.</translation>
    </message>
    <message>
        <source>At least 3 instances are advised for availability; the list of sizes says more than 3.</source>
        <translation>Für die Verfügbarkeit werden mindestens 3 Instanzen empfohlen; die Liste der Größen sagt mehr als 3.</translation>
    </message>
    <message>
        <source>A request may take 180 seconds at most; the default is 5.</source>
        <translation>Eine Anfrage darf höchstens 180 Sekunden dauern; die Vorgabe ist 5.</translation>
    </message>
    <message>
        <source>An endpoint takes 500 requests a second and 5 MB a second in all, unless raised.</source>
        <translation>Ein Endpunkt nimmt insgesamt 500 Anfragen und 5 MB je Sekunde an, sofern nicht mehr beantragt ist.</translation>
    </message>
    <message>
        <source>Up to 20 deployments on an endpoint and 50 instances in a deployment.</source>
        <translation>Bis zu 20 Bereitstellungen je Endpunkt und 50 Instanzen je Bereitstellung.</translation>
    </message>
    <message>
        <source>Machines of a failed deployment may be billed until you delete it.</source>
        <translation>Maschinen einer fehlgeschlagenen Bereitstellung können abgerechnet werden, bis sie gelöscht ist.</translation>
    </message>
    <message>
        <source>DS1 v2 and F2s v2 are often too small.</source>
        <translation>DS1 v2 und F2s v2 sind oft zu klein.</translation>
    </message>
    <message>
        <source>How large a request may be is not documented in the sources read.</source>
        <translation>Wie groß eine Anfrage sein darf, steht in keiner gelesenen Quelle.</translation>
    </message>
    <message>
        <source>A model that answers at once on your own cluster, on AKS or through Azure Arc.</source>
        <translation>Ein Modell, das auf dem eigenen Cluster sofort antwortet, auf AKS oder über Azure Arc.</translation>
    </message>
    <message>
        <source>A request may take 300 seconds at most.</source>
        <translation>Eine Anfrage darf höchstens 300 Sekunden dauern.</translation>
    </message>
    <message>
        <source>The router takes about 5,000 requests a second and adds 3 milliseconds on average.</source>
        <translation>Der Router schafft etwa 5.000 Anfragen je Sekunde und kostet im Mittel 3 Millisekunden.</translation>
    </message>
    <message>
        <source>Models from the catalog and from registries are not supported.</source>
        <translation>Modelle aus dem Katalog und aus Registrierungen werden nicht unterstützt.</translation>
    </message>
    <message>
        <source>A stable address for scoring many files on a compute cluster that may rest at zero nodes.</source>
        <translation>Eine feste Adresse, um viele Dateien auf einem Computecluster zu bewerten, der bei null Knoten ruhen darf.</translation>
    </message>
    <message>
        <source>Endpoint and deployment cost nothing; you pay the cluster.</source>
        <translation>Endpunkt und Bereitstellung kosten nichts; bezahlt wird der Cluster.</translation>
    </message>
    <message>
        <source>By default one node takes 10 files a time in one process, tries three times and waits 30 seconds.</source>
        <translation>In der Voreinstellung nimmt ein Knoten je 10 Dateien in einem Prozess, versucht es dreimal und wartet 30 Sekunden.</translation>
    </message>
    <message>
        <source>Only Microsoft Entra tokens are accepted.</source>
        <translation>Nur Token von Microsoft Entra werden angenommen.</translation>
    </message>
    <message>
        <source>The preview interfaces of batch endpoints ended on 2026-03-16.</source>
        <translation>Die Vorschauschnittstellen von Batchendpunkten endeten am 2026-03-16.</translation>
    </message>
    <message>
        <source>A model of the catalog that Microsoft hosts and bills by the token.</source>
        <translation>Ein Modell des Katalogs, das Microsoft hostet und nach Token abrechnet.</translation>
    </message>
    <message>
        <source>It needs no quota, but a paid subscription.</source>
        <translation>Braucht kein Kontingent, aber ein bezahltes Abonnement.</translation>
    </message>
    <message>
        <source>Models of other makers are billed through the Azure Marketplace.</source>
        <translation>Modelle anderer Hersteller werden über den Azure Marketplace abgerechnet.</translation>
    </message>
    <message>
        <source>Which regions have it depends on the model; always the latest version runs.</source>
        <translation>In welchen Regionen es verfügbar ist, hängt vom Modell ab; es läuft immer die neueste Version.</translation>
    </message>
    <message>
        <source>A model on a device, known from the tables of 2020 only.</source>
        <translation>Ein Modell auf einem Gerät, nur aus den Tabellen von 2020 bekannt.</translation>
    </message>
    <message>
        <source>Left out of every table since 2021. Today the way to devices is Kubernetes with Azure Arc.</source>
        <translation>Seit 2021 in jeder Tabelle ausgelassen. Heute führt der Weg auf Geräte über Kubernetes mit Azure Arc.</translation>
    </message>
    <message>
        <source>Managed IoT Edge on Stack Edge ended on 2024-03-31.</source>
        <translation>Verwaltetes IoT Edge auf Stack Edge endete am 2024-03-31.</translation>
    </message>
    <message>
        <source>A function that scores, known from the tables of 2020 only.</source>
        <translation>Eine Funktion, die bewertet, nur aus den Tabellen von 2020 bekannt.</translation>
    </message>
    <message>
        <source>A preview in the table of June 2020; later ones leave it out.</source>
        <translation>In der Tabelle vom Juni 2020 eine Vorschau; spätere lassen es aus.</translation>
    </message>
    <message>
        <source>A device with an FPGA, known from the tables of 2020 only.</source>
        <translation>Ein Gerät mit FPGA, nur aus den Tabellen von 2020 bekannt.</translation>
    </message>
    <message>
        <source>Only in the table of June 2020. The device is now called Azure Stack Edge.</source>
        <translation>Nur in der Tabelle vom Juni 2020. Das Gerät heißt jetzt Azure Stack Edge.</translation>
    </message>
    <message>
        <source>Reached through an IoT Edge module.</source>
        <translation>Über ein IoT-Edge-Modul erreichbar.</translation>
    </message>
    <message>
        <source>in pipelines</source>
        <translation>in Pipelines</translation>
    </message>
    <message>
        <source>in local mode of the SDK only; a preview</source>
        <translation>nur im lokalen Modus des SDK; eine Vorschau</translation>
    </message>
    <message>
        <source>the only target with GPUs for web services then</source>
        <translation>damals das einzige Ziel mit GPUs für Webdienste</translation>
    </message>
    <message>
        <source>for web services</source>
        <translation>für Webdienste</translation>
    </message>
    <message>
        <source>the only target with it then</source>
        <translation>damals das einzige Ziel damit</translation>
    </message>
    <message>
        <source>for tests</source>
        <translation>für Tests</translation>
    </message>
    <message>
        <source>depends on libraries of the machine</source>
        <translation>je nach Bibliotheken der Maschine</translation>
    </message>
    <message>
        <source>a preview</source>
        <translation>eine Vorschau</translation>
    </message>
    <message>
        <source>through IoT Edge</source>
        <translation>über IoT Edge</translation>
    </message>
    <message>
        <source>Azure Machine Learning studio</source>
        <translation>Azure Machine Learning Studio</translation>
    </message>
    <message>
        <source>Python SDK v2</source>
        <translation>Python-SDK v2</translation>
    </message>
    <message>
        <source>Azure CLI with the ml extension (v2)</source>
        <translation>Azure CLI mit der Erweiterung ml (v2)</translation>
    </message>
    <message>
        <source>ARM or Bicep template</source>
        <translation>ARM- oder Bicep-Vorlage</translation>
    </message>
    <message>
        <source>Azure portal</source>
        <translation>Azure-Portal</translation>
    </message>
    <message>
        <source>named in 2020 and 2021; newer pages lead to the studio</source>
        <translation>2020 und 2021 genannt; neuere Seiten führen zum Studio</translation>
    </message>
    <message>
        <source>R SDK (preview)</source>
        <translation>R-SDK (Vorschau)</translation>
    </message>
    <message>
        <source>named in 2020 only; no notice of its end was found</source>
        <translation>nur 2020 genannt; eine Ankündigung des Endes wurde nicht gefunden</translation>
    </message>
    <message>
        <source>Nothing to create</source>
        <translation>Nichts zu erstellen</translation>
    </message>
    <message>
        <source>leave the compute out of the job, or name serverless in a pipeline</source>
        <translation>im Auftrag keinen Compute angeben oder in einer Pipeline serverless</translation>
    </message>
    <message>
        <source>a job or session names size and runtime</source>
        <translation>Größe und Runtime stehen im Auftrag oder in der Sitzung</translation>
    </message>
    <message>
        <source>the job says compute: local</source>
        <translation>im Auftrag steht compute: local</translation>
    </message>
    <message>
        <source>attach</source>
        <translation>anbinden</translation>
    </message>
    <message>
        <source>attach, after the extension is installed on the cluster</source>
        <translation>anbinden, nachdem die Erweiterung auf dem Cluster installiert ist</translation>
    </message>
    <message>
        <source>was called inference cluster</source>
        <translation>hieß früher Rückschlusscluster</translation>
    </message>
    <message>
        <source>attach; there is no YAML form for v2</source>
        <translation>anbinden; eine YAML-Form für v2 gibt es nicht</translation>
    </message>
    <message>
        <source>the service itself ended on 2024-02-29</source>
        <translation>der Dienst selbst endete am 2024-02-29</translation>
    </message>
    <message>
        <source>a step of SDK v1 pipelines; there is no YAML form for v2</source>
        <translation>ein Schritt in Pipelines des SDK v1; eine YAML-Form für v2 gibt es nicht</translation>
    </message>
    <message>
        <source>deploy to a web service</source>
        <translation>als Webdienst bereitstellen</translation>
    </message>
    <message>
        <source>a local endpoint, with --local</source>
        <translation>ein lokaler Endpunkt, mit --local</translation>
    </message>
    <message>
        <source>a local endpoint</source>
        <translation>ein lokaler Endpunkt</translation>
    </message>
    <message>
        <source>known from 2020 only</source>
        <translation>nur aus dem Jahr 2020 bekannt</translation>
    </message>
    <message>
        <source>from the model catalog</source>
        <translation>aus dem Modellkatalog</translation>
    </message>
    <message>
        <source>known from 2020 only, through an IoT Edge module</source>
        <translation>nur aus dem Jahr 2020 bekannt, über ein IoT-Edge-Modul</translation>
    </message>
    <message>
        <source>partly recalled</source>
        <translation>teils aus dem Gedächtnis</translation>
    </message>
    <message>
        <source>Figures of one of the two chips of a board; the board has 24 GB and 300 W. Bandwidth recalled.</source>
        <translation>Zahlen eines der beiden Chips einer Karte; die Karte hat 24 GB und 300 W. Bandbreite aus dem Gedächtnis.</translation>
    </message>
    <message>
        <source>Figures of one of the two chips of a board. Memory and bandwidth recalled.</source>
        <translation>Zahlen eines der beiden Chips einer Karte. Speicher und Bandbreite aus dem Gedächtnis.</translation>
    </message>
    <message>
        <source>recalled</source>
        <translation>aus dem Gedächtnis</translation>
    </message>
    <message>
        <source>Power from a public list (250 W); the rest recalled.</source>
        <translation>Leistung aus einer öffentlichen Liste (250 W); der Rest aus dem Gedächtnis.</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>geprüft</translation>
    </message>
    <message>
        <source>No bf16; the data sheet rounds to 9.3 and 18.7 TFLOPS.</source>
        <translation>Kein bf16; das Datenblatt rundet auf 9,3 und 18,7 TFLOPS.</translation>
    </message>
    <message>
        <source>No bf16. Tensor figure recalled (the SXM2 card reaches 125); power is given as 250 to 300 W.</source>
        <translation>Kein bf16. Tensorleistung aus dem Gedächtnis (die SXM2-Karte erreicht 125); die Leistung ist mit 250 bis 300 W angegeben.</translation>
    </message>
    <message>
        <source>No bf16.</source>
        <translation>Kein bf16.</translation>
    </message>
    <message>
        <source>No bf16. The 70 W limit caps what it sustains.</source>
        <translation>Kein bf16. Die Grenze von 70 W begrenzt die Dauerleistung.</translation>
    </message>
    <message>
        <source>Int8 figure recalled.</source>
        <translation>Int8-Wert aus dem Gedächtnis.</translation>
    </message>
    <message>
        <source>NVLink only between pairs with a bridge, otherwise PCIe 4.</source>
        <translation>NVLink nur zwischen Paaren mit einer Brücke, sonst PCIe 4.</translation>
    </message>
    <message>
        <source>One source rounds the bandwidth to 2.0 TB/s.</source>
        <translation>Eine Quelle rundet die Bandbreite auf 2,0 TB/s.</translation>
    </message>
    <message>
        <source>Dense figures; data sheets print the sparse ones, twice as high.</source>
        <translation>Werte dicht besetzt; Datenblätter nennen die doppelt so hohen mit Sparsity.</translation>
    </message>
    <message>
        <source>A public list gives sparse figures; half of them are entered. Bandwidth recalled.</source>
        <translation>Eine öffentliche Liste nennt Werte mit Sparsity; eingetragen ist die Hälfte. Bandbreite aus dem Gedächtnis.</translation>
    </message>
    <message>
        <source>141 decimal GB are about 131 GiB.</source>
        <translation>141 dezimale GB sind etwa 131 GiB.</translation>
    </message>
    <message>
        <source>The best measured bf16 rate is 668 TFLOPS, half of the peak.</source>
        <translation>Die höchste gemessene bf16-Leistung ist 668 TFLOPS, die Hälfte der Spitze.</translation>
    </message>
    <message>
        <source>For reference; in no Azure size.</source>
        <translation>Zum Vergleich; in keiner Azure-Größe.</translation>
    </message>
    <message>
        <source>memory only</source>
        <translation>nur der Speicher</translation>
    </message>
    <message>
        <source>Memory from the size lists; no data sheet read.</source>
        <translation>Speicher aus den Größenlisten; kein Datenblatt gelesen.</translation>
    </message>
    <message>
        <source>A subscription may have 100 vCPUs of container groups in a region.</source>
        <translation>Ein Abonnement darf in einer Region Containergruppen mit 100 vCPUs haben.</translation>
    </message>
    <message>
        <source>groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>A subscription may have 100 container groups in a region.</source>
        <translation>Ein Abonnement darf in einer Region 100 Containergruppen haben.</translation>
    </message>
    <message>
        <source>A container group may have 240 GB of memory.</source>
        <translation>Eine Containergruppe darf 240 GB Arbeitsspeicher haben.</translation>
    </message>
    <message>
        <source>A container group may have 31 vCPUs.</source>
        <translation>Eine Containergruppe darf 31 vCPUs haben.</translation>
    </message>
    <message>
        <source>The Python sample waits an hour between two steps.</source>
        <translation>Das Python-Beispiel wartet eine Stunde zwischen zwei Schritten.</translation>
    </message>
    <message>
        <source>instances</source>
        <translation>Instanzen</translation>
    </message>
    <message>
        <source>The sample rule for online deployments starts with 2 instances.</source>
        <translation>Die Beispielregel für Onlinebereitstellungen beginnt mit 2 Instanzen.</translation>
    </message>
    <message>
        <source>The sample rule removes an instance below 30 percent CPU, averaged over 5 minutes; a script says 25 percent.</source>
        <translation>Die Beispielregel entfernt unter 30 Prozent CPU, über 5 Minuten gemittelt, eine Instanz; ein Skript nennt 25 Prozent.</translation>
    </message>
    <message>
        <source>The sample rule removes 1 instance a time.</source>
        <translation>Die Beispielregel entfernt 1 Instanz auf einmal.</translation>
    </message>
    <message>
        <source>The sample rule adds an instance above an average latency of 70 milliseconds.</source>
        <translation>Die Beispielregel fügt über einer mittleren Latenz von 70 Millisekunden eine Instanz hinzu.</translation>
    </message>
    <message>
        <source>The sample rule for online deployments allows 5 instances.</source>
        <translation>Die Beispielregel für Onlinebereitstellungen erlaubt 5 Instanzen.</translation>
    </message>
    <message>
        <source>The sample rule for online deployments keeps 2 instances at least.</source>
        <translation>Die Beispielregel für Onlinebereitstellungen hält mindestens 2 Instanzen.</translation>
    </message>
    <message>
        <source>The sample rule adds 2 instances above 70 percent CPU, averaged over 5 minutes.</source>
        <translation>Die Beispielregel fügt über 70 Prozent CPU, über 5 Minuten gemittelt, 2 Instanzen hinzu.</translation>
    </message>
    <message>
        <source>The sample rule adds 2 instances a time.</source>
        <translation>Die Beispielregel fügt 2 Instanzen auf einmal hinzu.</translation>
    </message>
    <message>
        <source>The sample rule averages over 5 minutes.</source>
        <translation>Die Beispielregel mittelt über 5 Minuten.</translation>
    </message>
    <message>
        <source>Idle nodes of a cluster are released after 120 seconds unless another time is set.</source>
        <translation>Knoten eines Clusters im Leerlauf werden nach 120 Sekunden freigegeben, sofern keine andere Zeit gesetzt ist.</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>A cluster whose nodes talk to each other may have 300 nodes.</source>
        <translation>Ein Cluster, dessen Knoten miteinander sprechen, darf 300 Knoten haben.</translation>
    </message>
    <message>
        <source>On request such a cluster may have up to 4,000 nodes.</source>
        <translation>Auf Antrag darf ein solcher Cluster bis zu 4.000 Knoten haben.</translation>
    </message>
    <message>
        <source>One MPI run may use 100 nodes.</source>
        <translation>Ein MPI-Lauf darf 100 Knoten nutzen.</translation>
    </message>
    <message>
        <source>A cluster whose nodes do not talk to each other may have 100 nodes.</source>
        <translation>Ein Cluster, dessen Knoten nicht miteinander sprechen, darf 100 Knoten haben.</translation>
    </message>
    <message>
        <source>On request such a cluster may have up to 65,000 nodes.</source>
        <translation>Auf Antrag darf ein solcher Cluster bis zu 65.000 Knoten haben.</translation>
    </message>
    <message>
        <source>A cluster has one load balancer for every started 50 nodes.</source>
        <translation>Ein Cluster hat einen Lastenausgleich je angefangene 50 Knoten.</translation>
    </message>
    <message>
        <source>One parallel run step may use 100 nodes.</source>
        <translation>Ein paralleler Lauf darf 100 Knoten nutzen.</translation>
    </message>
    <message>
        <source>On request one parallel run step may use up to 65,000 nodes.</source>
        <translation>Auf Antrag darf ein paralleler Lauf bis zu 65.000 Knoten nutzen.</translation>
    </message>
    <message>
        <source>A cluster of an RDMA family whose nodes talk to each other may have 100 nodes.</source>
        <translation>Ein Cluster einer RDMA-Familie, dessen Knoten miteinander sprechen, darf 100 Knoten haben.</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>The name of a compute has at most 24 characters: letters, digits and dashes; it is unique in the region.</source>
        <translation>Der Name eines Computes hat höchstens 24 Zeichen: Buchstaben, Ziffern und Bindestriche; in der Region ist er einmalig.</translation>
    </message>
    <message>
        <source>The name of a compute has at least 3 characters, starts with a letter and does not end in a dash and digits.</source>
        <translation>Der Name eines Computes hat mindestens 3 Zeichen, beginnt mit einem Buchstaben und endet nicht auf einen Bindestrich mit Ziffern.</translation>
    </message>
    <message>
        <source>connections</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>A managed online endpoint holds 500 connections open; exceptions on request.</source>
        <translation>Ein verwalteter Onlineendpunkt hält 500 Verbindungen offen; Ausnahmen auf Antrag.</translation>
    </message>
    <message>
        <source>A request to an AKS web service of SDK v1 may carry 100 MB. For managed online endpoints no figure was found.</source>
        <translation>Eine Anfrage an einen AKS-Webdienst des SDK v1 darf 100 MB groß sein. Für verwaltete Onlineendpunkte wurde keine Zahl gefunden.</translation>
    </message>
    <message>
        <source>A managed online endpoint moves 5 MB a second in and out; ask for more together with requests and connections.</source>
        <translation>Ein verwalteter Onlineendpunkt überträgt 5 MB je Sekunde hinein und hinaus; mehr zusammen mit Anfragen und Verbindungen beantragen.</translation>
    </message>
    <message>
        <source>connections/s</source>
        <translation>Verbindungen/s</translation>
    </message>
    <message>
        <source>A managed online endpoint takes 500 new connections a second; exceptions on request.</source>
        <translation>Ein verwalteter Onlineendpunkt nimmt 500 neue Verbindungen je Sekunde an; Ausnahmen auf Antrag.</translation>
    </message>
    <message>
        <source>deployments</source>
        <translation>Bereitstellungen</translation>
    </message>
    <message>
        <source>An endpoint may have 20 deployments; exceptions on request.</source>
        <translation>Ein Endpunkt darf 20 Bereitstellungen haben; Ausnahmen auf Antrag.</translation>
    </message>
    <message>
        <source>Deployments of all kinds: 500 in a region of a subscription; exceptions on request.</source>
        <translation>Bereitstellungen aller Art: 500 in einer Region eines Abonnements; Ausnahmen auf Antrag.</translation>
    </message>
    <message>
        <source>A request to a prompt-flow deployment may take 300 seconds.</source>
        <translation>Eine Anfrage an eine Prompt-Flow-Bereitstellung darf 300 Sekunden dauern.</translation>
    </message>
    <message>
        <source>A managed online deployment may have 50 instances; exceptions on request.</source>
        <translation>Eine verwaltete Onlinebereitstellung darf 50 Instanzen haben; Ausnahmen auf Antrag.</translation>
    </message>
    <message>
        <source>A Kubernetes cluster may serve 100 deployments.</source>
        <translation>Ein Kubernetes-Cluster darf 100 Bereitstellungen bedienen.</translation>
    </message>
    <message>
        <source>endpoints</source>
        <translation>Endpunkte</translation>
    </message>
    <message>
        <source>A Kubernetes cluster may serve 60 endpoints.</source>
        <translation>Ein Kubernetes-Cluster darf 60 Endpunkte bedienen.</translation>
    </message>
    <message>
        <source>On Kubernetes the names of endpoint and deployment together have at most 62 characters.</source>
        <translation>Auf Kubernetes haben die Namen von Endpunkt und Bereitstellung zusammen höchstens 62 Zeichen.</translation>
    </message>
    <message>
        <source>On Kubernetes the names of endpoint and deployment together have at least 6 characters.</source>
        <translation>Auf Kubernetes haben die Namen von Endpunkt und Bereitstellung zusammen mindestens 6 Zeichen.</translation>
    </message>
    <message>
        <source>A request to a Kubernetes online endpoint may take 5 seconds unless another time is set.</source>
        <translation>Eine Anfrage an einen Kubernetes-Onlineendpunkt darf 5 Sekunden dauern, sofern keine andere Zeit gesetzt ist.</translation>
    </message>
    <message>
        <source>A request to a Kubernetes online endpoint may take 300 seconds.</source>
        <translation>Eine Anfrage an einen Kubernetes-Onlineendpunkt darf 300 Sekunden dauern.</translation>
    </message>
    <message>
        <source>Up to half of the traffic may be mirrored, to one deployment.</source>
        <translation>Bis zur Hälfte des Verkehrs darf gespiegelt werden, zu einer Bereitstellung.</translation>
    </message>
    <message>
        <source>The name of an endpoint or deployment has at most 32 characters: letters, digits and single dashes.</source>
        <translation>Der Name eines Endpunkts oder einer Bereitstellung hat höchstens 32 Zeichen: Buchstaben, Ziffern und einzelne Bindestriche.</translation>
    </message>
    <message>
        <source>The name of an endpoint or deployment has at least 3 characters and starts with a letter.</source>
        <translation>Der Name eines Endpunkts oder einer Bereitstellung hat mindestens 3 Zeichen und beginnt mit einem Buchstaben.</translation>
    </message>
    <message>
        <source>Managed, Kubernetes and batch endpoints together: 100 in a region of a subscription; exceptions on request.</source>
        <translation>Verwaltete, Kubernetes- und Batchendpunkte zusammen: 100 in einer Region eines Abonnements; Ausnahmen auf Antrag.</translation>
    </message>
    <message>
        <source>A managed online endpoint takes 500 requests a second over all deployments; exceptions on request.</source>
        <translation>Ein verwalteter Onlineendpunkt nimmt über alle Bereitstellungen 500 Anfragen je Sekunde an; Ausnahmen auf Antrag.</translation>
    </message>
    <message>
        <source>A request to an online endpoint may take 5 seconds unless another time is set.</source>
        <translation>Eine Anfrage an einen Onlineendpunkt darf 5 Sekunden dauern, sofern keine andere Zeit gesetzt ist.</translation>
    </message>
    <message>
        <source>A request to a managed online endpoint may take 180 seconds.</source>
        <translation>Eine Anfrage an einen verwalteten Onlineendpunkt darf 180 Sekunden dauern.</translation>
    </message>
    <message>
        <source>identities</source>
        <translation>Identitäten</translation>
    </message>
    <message>
        <source>An online endpoint may have one user-assigned identity.</source>
        <translation>Ein Onlineendpunkt darf eine benutzerseitig zugewiesene Identität haben.</translation>
    </message>
    <message>
        <source>The system disk of a compute instance has 120 GB, class P10; another page says 128 GB.</source>
        <translation>Der Systemdatenträger einer Compute-Instanz hat 120 GB, Klasse P10; eine andere Seite nennt 128 GB.</translation>
    </message>
    <message>
        <source>days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>A compute instance can stop itself after 3 days without work at the latest.</source>
        <translation>Eine Compute-Instanz kann spätestens nach 3 Tagen ohne Arbeit selbst anhalten.</translation>
    </message>
    <message>
        <source>A compute instance can stop itself after 15 minutes without work at the earliest.</source>
        <translation>Eine Compute-Instanz kann frühestens nach 15 Minuten ohne Arbeit selbst anhalten.</translation>
    </message>
    <message>
        <source>schedules</source>
        <translation>Zeitpläne</translation>
    </message>
    <message>
        <source>A compute instance may have 4 schedules that start or stop it.</source>
        <translation>Eine Compute-Instanz darf 4 Zeitpläne haben, die sie starten oder anhalten.</translation>
    </message>
    <message>
        <source>A job may run for 21 days; the same page says 30 days elsewhere, and the shorter one is used.</source>
        <translation>Ein Auftrag darf 21 Tage laufen; dieselbe Seite nennt an anderer Stelle 30 Tage, und es gilt die kürzere Zeit.</translation>
    </message>
    <message>
        <source>On a low-priority node a job may run for 7 days.</source>
        <translation>Auf einem Knoten niedriger Priorität darf ein Auftrag 7 Tage laufen.</translation>
    </message>
    <message>
        <source>servers</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>One parameter server runs on a node.</source>
        <translation>Auf einem Knoten läuft ein Parameterserver.</translation>
    </message>
    <message>
        <source>The section on assets of the same page says 30 days; shown, not used.</source>
        <translation>Der Abschnitt über Assets derselben Seite nennt 30 Tage; gezeigt, nicht verwendet.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>A cluster holds quota for its largest number of nodes, also while none runs; deleting it releases the quota.</source>
        <translation>Ein Cluster belegt Kontingent für seine größte Knotenzahl, auch wenn keiner läuft; Löschen gibt es frei.</translation>
    </message>
    <message>
        <source>A VM family starts with a quota of at most 300 vCPUs in a region, depending on the offer; more on request.</source>
        <translation>Eine VM-Familie beginnt je nach Angebot mit höchstens 300 vCPUs Kontingent in einer Region; mehr auf Antrag.</translation>
    </message>
    <message>
        <source>A VM family starts with a quota of at least 24 vCPUs in a region, depending on the offer; GPU and specialised families start at 0.</source>
        <translation>Eine VM-Familie beginnt je nach Angebot mit mindestens 24 vCPUs Kontingent in einer Region; GPU- und Spezialfamilien beginnen bei 0.</translation>
    </message>
    <message>
        <source>A stopped compute instance keeps its quota.</source>
        <translation>Eine angehaltene Compute-Instanz behält ihr Kontingent.</translation>
    </message>
    <message>
        <source>Low-priority nodes of all families together start with at most 3,000 vCPUs in a region.</source>
        <translation>Knoten niedriger Priorität aller Familien zusammen beginnen mit höchstens 3.000 vCPUs in einer Region.</translation>
    </message>
    <message>
        <source>Low-priority nodes of all families together start with at least 100 vCPUs in a region.</source>
        <translation>Knoten niedriger Priorität aller Familien zusammen beginnen mit mindestens 100 vCPUs in einer Region.</translation>
    </message>
    <message>
        <source>Quota is a permission, not a promise that machines are free; it belongs to the subscription.</source>
        <translation>Kontingent ist eine Erlaubnis, keine Zusage freier Maschinen; es gehört dem Abonnement.</translation>
    </message>
    <message>
        <source>An online deployment needs quota for 20 percent more instances than it runs, rounded up to whole instances; a few GPU sizes are exempt. The reserve is not billed.</source>
        <translation>Eine Onlinebereitstellung braucht Kontingent für 20 Prozent mehr Instanzen, als laufen, auf ganze Instanzen aufgerundet; einige GPU-Größen sind ausgenommen. Die Reserve wird nicht abgerechnet.</translation>
    </message>
    <message>
        <source>Serverless compute draws on the quota of the size family: too little is an error, busy is a queue.</source>
        <translation>Serverloser Compute nutzt das Kontingent der Größenfamilie: Zu wenig ist ein Fehler, belegtes führt zu einer Warteschlange.</translation>
    </message>
    <message>
        <source>GPU and specialised families start without quota: ask for it before you plan with them.</source>
        <translation>GPU- und Spezialfamilien beginnen ohne Kontingent: beantragen, bevor damit geplant wird.</translation>
    </message>
    <message>
        <source>resources</source>
        <translation>Ressourcen</translation>
    </message>
    <message>
        <source>A subscription may have 500 clusters, compute instances and online deployments in a region.</source>
        <translation>Ein Abonnement darf in einer Region 500 Cluster, Compute-Instanzen und Onlinebereitstellungen haben.</translation>
    </message>
    <message>
        <source>On request up to 2,500 clusters, compute instances and online deployments in a region.</source>
        <translation>Auf Antrag bis zu 2.500 Cluster, Compute-Instanzen und Onlinebereitstellungen in einer Region.</translation>
    </message>
    <message>
        <source>A container instance suits workloads below 48 GB of memory only, without GPU, for development and tests.</source>
        <translation>Eine Containerinstanz eignet sich nur für Workloads unter 48 GB Arbeitsspeicher, ohne GPU, für Entwicklung und Tests.</translation>
    </message>
    <message>
        <source>A container instance suits models below 1 GB only.</source>
        <translation>Eine Containerinstanz eignet sich nur für Modelle unter 1 GB.</translation>
    </message>
    <message>
        <source>files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>A batch deployment takes 10 files a time.</source>
        <translation>Eine Batchbereitstellung nimmt 10 Dateien auf einmal.</translation>
    </message>
    <message>
        <source>A batch deployment runs on one node.</source>
        <translation>Eine Batchbereitstellung läuft auf einem Knoten.</translation>
    </message>
    <message>
        <source>processes</source>
        <translation>Prozesse</translation>
    </message>
    <message>
        <source>A batch deployment runs one process a node.</source>
        <translation>Eine Batchbereitstellung führt je Knoten einen Prozess aus.</translation>
    </message>
    <message>
        <source>retries</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>A batch deployment tries a mini-batch three times.</source>
        <translation>Eine Batchbereitstellung versucht es mit einem Minibatch dreimal.</translation>
    </message>
    <message>
        <source>A batch deployment waits 30 seconds for a mini-batch.</source>
        <translation>Eine Batchbereitstellung wartet 30 Sekunden auf einen Minibatch.</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>An instance takes one request at a time unless more is set; too few give errors 429, too many give latency.</source>
        <translation>Eine Instanz nimmt eine Anfrage auf einmal, sofern nicht mehr gesetzt ist; zu wenige führen zu Fehlern 429, zu viele zu Latenz.</translation>
    </message>
    <message>
        <source>Three instances at least keep an online deployment available; the list of sizes says more than three.</source>
        <translation>Mindestens drei Instanzen halten eine Onlinebereitstellung verfügbar; die Liste der Größen sagt mehr als drei.</translation>
    </message>
    <message>
        <source>Isolated sizes cost about 10 percent more; their prices already contain it.</source>
        <translation>Isolierte Größen kosten etwa 10 Prozent mehr; in ihren Preisen ist das schon enthalten.</translation>
    </message>
    <message>
        <source>jobs</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>A compute instance runs one job for each vCPU at a time.</source>
        <translation>Eine Compute-Instanz führt je vCPU einen Auftrag gleichzeitig aus.</translation>
    </message>
    <message>
        <source>Slipway calls 8 instances many: larger ones are looked for first, as the documentation says to scale up before out.</source>
        <translation>Ab 8 Instanzen spricht Slipway von vielen: Zuerst werden größere gesucht, da die Dokumentation rät, erst größere und dann mehr Instanzen zu nehmen.</translation>
    </message>
    <message>
        <source>A request waits 500 milliseconds in the queue at most; the setting is deprecated.</source>
        <translation>Eine Anfrage wartet höchstens 500 Millisekunden in der Warteschlange; die Einstellung ist veraltet.</translation>
    </message>
    <message>
        <source>Start with a machine that has half as much memory again as the model uses, measure, then adjust.</source>
        <translation>Mit einer Maschine beginnen, die anderthalbmal so viel Arbeitsspeicher hat, wie das Modell belegt, messen, dann anpassen.</translation>
    </message>
    <message>
        <source>probes</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>After 30 failed probes an online deployment counts as failed.</source>
        <translation>Nach 30 fehlgeschlagenen Prüfungen gilt eine Onlinebereitstellung als gescheitert.</translation>
    </message>
    <message>
        <source>Probes of an online deployment begin after 10 seconds; large models need longer.</source>
        <translation>Prüfungen einer Onlinebereitstellung beginnen nach 10 Sekunden; große Modelle brauchen länger.</translation>
    </message>
    <message>
        <source>Probes of an online deployment come every 10 seconds.</source>
        <translation>Prüfungen einer Onlinebereitstellung kommen alle 10 Sekunden.</translation>
    </message>
    <message>
        <source>A probe of an online deployment waits 2 seconds.</source>
        <translation>Eine Prüfung einer Onlinebereitstellung wartet 2 Sekunden.</translation>
    </message>
    <message>
        <source>Reservations save up to 72 percent; they apply to managed compute by themselves.</source>
        <translation>Reservierungen sparen bis zu 72 Prozent; für verwalteten Compute gelten sie von selbst.</translation>
    </message>
    <message>
        <source>The router on Kubernetes runs in 3 copies.</source>
        <translation>Der Router auf Kubernetes läuft in 3 Kopien.</translation>
    </message>
    <message>
        <source>A copy of the router on Kubernetes uses 1.2 GB.</source>
        <translation>Eine Kopie des Routers auf Kubernetes belegt 1,2 GB.</translation>
    </message>
    <message>
        <source>The router on Kubernetes takes about 5,000 requests a second.</source>
        <translation>Der Router auf Kubernetes schafft etwa 5.000 Anfragen je Sekunde.</translation>
    </message>
    <message>
        <source>Above 10,000 requests a second give the router more resources or copies.</source>
        <translation>Über 10.000 Anfragen je Sekunde dem Router mehr Ressourcen oder Kopien geben.</translation>
    </message>
    <message>
        <source>A copy of the router on Kubernetes uses 2 vCPUs.</source>
        <translation>Eine Kopie des Routers auf Kubernetes nutzt 2 vCPUs.</translation>
    </message>
    <message>
        <source>The router on Kubernetes removes copies after about a minute.</source>
        <translation>Der Router auf Kubernetes entfernt Kopien nach etwa einer Minute.</translation>
    </message>
    <message>
        <source>The router on Kubernetes adds copies within about a second.</source>
        <translation>Der Router auf Kubernetes fügt Kopien innerhalb etwa einer Sekunde hinzu.</translation>
    </message>
    <message>
        <source>Slipway calls a machine of 4 vCPUs or fewer small, where larger ones are looked for first.</source>
        <translation>Eine Maschine mit höchstens 4 vCPUs nennt Slipway klein, wo zuerst größere gesucht werden.</translation>
    </message>
    <message>
        <source>Serverless Spark is torn down 10 minutes after the session times out.</source>
        <translation>Serverloses Spark wird 10 Minuten nach Ablauf der Sitzung abgebaut.</translation>
    </message>
    <message>
        <source>A serverless Spark session starts within 3 to 5 minutes, without packages of its own.</source>
        <translation>Eine Sitzung auf serverlosem Spark startet ohne eigene Pakete in 3 bis 5 Minuten.</translation>
    </message>
    <message>
        <source>A serverless Spark session with Conda packages of its own starts within 10 to 15 minutes.</source>
        <translation>Eine Sitzung auf serverlosem Spark startet mit eigenen Conda-Paketen in 10 bis 15 Minuten.</translation>
    </message>
    <message>
        <source>addresses</source>
        <translation>Adressen</translation>
    </message>
    <message>
        <source>In your own virtual network every compute instance and every node needs a free address.</source>
        <translation>Im eigenen virtuellen Netzwerk braucht jede Compute-Instanz und jeder Knoten eine freie Adresse.</translation>
    </message>
    <message>
        <source>Plan the copies of a model for 70 percent use.</source>
        <translation>Die Kopien eines Modells für 70 Prozent Auslastung planen.</translation>
    </message>
    <message>
        <source>assets</source>
        <translation>Assets</translation>
    </message>
    <message>
        <source>A workspace may hold 10 million of each kind: data sets, runs, models, components, artifacts. Another page says 5 million model versions.</source>
        <translation>Ein Arbeitsbereich darf von jeder Art 10 Millionen enthalten: Datasets, Läufe, Modelle, Komponenten, Artefakte. Eine andere Seite nennt 5 Millionen Modellversionen.</translation>
    </message>
    <message>
        <source>The build context of an environment may have 100 files.</source>
        <translation>Der Buildkontext einer Umgebung darf 100 Dateien haben.</translation>
    </message>
    <message>
        <source>The build context of an environment may have 1 MB.</source>
        <translation>Der Buildkontext einer Umgebung darf 1 MB groß sein.</translation>
    </message>
    <message>
        <source>A model version may have 1,500 files.</source>
        <translation>Eine Modellversion darf 1.500 Dateien haben.</translation>
    </message>
    <message>
        <source>versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>A workspace may hold 5 million model versions.</source>
        <translation>Ein Arbeitsbereich darf 5 Millionen Modellversionen enthalten.</translation>
    </message>
    <message>
        <source>The name of a workspace has at most 32 characters.</source>
        <translation>Der Name eines Arbeitsbereichs hat höchstens 32 Zeichen.</translation>
    </message>
    <message>
        <source>The name of a workspace has at least 2 characters.</source>
        <translation>Der Name eines Arbeitsbereichs hat mindestens 2 Zeichen.</translation>
    </message>
    <message>
        <source>workspaces</source>
        <translation>Arbeitsbereiche</translation>
    </message>
    <message>
        <source>A resource group may hold 800 workspaces.</source>
        <translation>Eine Ressourcengruppe darf 800 Arbeitsbereiche enthalten.</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>A pipeline may have 30,000 steps.</source>
        <translation>Eine Pipeline darf 30.000 Schritte haben.</translation>
    </message>
    <message>
        <source>metrics</source>
        <translation>Metriken</translation>
    </message>
    <message>
        <source>A run may log 1 million metrics.</source>
        <translation>Ein Lauf darf 1 Million Metriken protokollieren.</translation>
    </message>
    <message>
        <source>accounts</source>
        <translation>Konten</translation>
    </message>
    <message>
        <source>A subscription may have 250 storage accounts in a region.</source>
        <translation>Ein Abonnement darf in einer Region 250 Speicherkonten haben.</translation>
    </message>
    <message>
        <source>Install Python, drivers and packages yourself, at the versions that the cloud jobs use.</source>
        <translation>Python, Treiber und Pakete selbst installieren, in den Versionen der Aufträge in der Cloud.</translation>
    </message>
    <message>
        <source>Hardware acceleration works only with libraries on this machine.</source>
        <translation>Hardwarebeschleunigung wirkt nur mit Bibliotheken auf diesem Rechner.</translation>
    </message>
    <message>
        <source>Set size, autoscale and automatic pause of the pool in Synapse; Azure Machine Learning never removes it.</source>
        <translation>Größe, Autoskalierung und automatisches Pausieren des Pools in Synapse einstellen; Azure Machine Learning entfernt ihn nie.</translation>
    </message>
    <message>
        <source>Keep public network access to the Synapse workspace open for jobs.</source>
        <translation>Den öffentlichen Netzwerkzugriff auf den Synapse-Arbeitsbereich für Aufträge offen halten.</translation>
    </message>
    <message>
        <source>Give the identity of the pool access to the data.</source>
        <translation>Der Identität des Pools Zugriff auf die Daten geben.</translation>
    </message>
    <message>
        <source>Move to a supported Spark runtime before the one in use ends.</source>
        <translation>Auf eine unterstützte Spark-Runtime wechseln, bevor die genutzte endet.</translation>
    </message>
    <message>
        <source>Install the Azure Machine Learning extension and keep it up to date.</source>
        <translation>Die Erweiterung von Azure Machine Learning installieren und aktuell halten.</translation>
    </message>
    <message>
        <source>Create the namespace before attaching, one for each team or project.</source>
        <translation>Den Namespace vor dem Anbinden anlegen, je Team oder Projekt einen.</translation>
    </message>
    <message>
        <source>Define the instance types that jobs and deployments name.</source>
        <translation>Die Instanztypen definieren, die Aufträge und Bereitstellungen angeben.</translation>
    </message>
    <message>
        <source>Upgrade the cluster and its nodes, and size the node pools: Azure Machine Learning scales copies, never nodes.</source>
        <translation>Den Cluster und seine Knoten aktualisieren und die Knotenpools bemessen: Azure Machine Learning skaliert Kopien, nie Knoten.</translation>
    </message>
    <message>
        <source>Do not switch on the horizontal pod autoscaler for the served models.</source>
        <translation>Den Horizontal Pod Autoscaler für die bereitgestellten Modelle nicht einschalten.</translation>
    </message>
    <message>
        <source>Network, keys and disks are in your hands; the workspace&apos;s managed network does not reach it.</source>
        <translation>Netzwerk, Schlüssel und Datenträger sind eigene Sache; das verwaltete Netzwerk des Arbeitsbereichs reicht nicht dorthin.</translation>
    </message>
    <message>
        <source>Delete it yourself: it stays when the workspace is deleted.</source>
        <translation>Selbst löschen: Es bleibt bestehen, wenn der Arbeitsbereich gelöscht wird.</translation>
    </message>
    <message>
        <source>All that the Kubernetes cluster under it needs.</source>
        <translation>Alles, was der Kubernetes-Cluster darunter braucht.</translation>
    </message>
    <message>
        <source>Watch the router: above 10,000 requests a second give it more copies or resources.</source>
        <translation>Den Router beobachten: Über 10.000 Anfragen je Sekunde mehr Kopien oder Ressourcen geben.</translation>
    </message>
    <message>
        <source>Plan the move to an online endpoint: SDK v1 is no longer supported.</source>
        <translation>Den Umzug auf einen Onlineendpunkt planen: SDK v1 wird nicht mehr unterstützt.</translation>
    </message>
    <message>
        <source>Change the number of nodes in the Azure portal; the SDK scales copies only.</source>
        <translation>Die Zahl der Knoten im Azure-Portal ändern; das SDK skaliert nur Kopien.</translation>
    </message>
    <message>
        <source>Upgrade cluster and node images.</source>
        <translation>Cluster und Knotenimages aktualisieren.</translation>
    </message>
    <message>
        <source>Update its system, drivers and packages.</source>
        <translation>System, Treiber und Pakete aktualisieren.</translation>
    </message>
    <message>
        <source>Stop or deallocate it when no job runs: nothing does that for you.</source>
        <translation>Anhalten oder die Zuordnung aufheben, wenn kein Auftrag läuft: Von selbst geschieht das nicht.</translation>
    </message>
    <message>
        <source>Keep the SSH key, and the port, reachable from the workspace.</source>
        <translation>SSH-Schlüssel und Port vom Arbeitsbereich aus erreichbar halten.</translation>
    </message>
    <message>
        <source>Route its outbound traffic explicitly: default outbound access has ended.</source>
        <translation>Den ausgehenden Verkehr ausdrücklich leiten: Der ausgehende Standardzugriff ist beendet.</translation>
    </message>
    <message>
        <source>Create, size and stop its clusters in Databricks, and renew the access token.</source>
        <translation>Cluster in Databricks anlegen, bemessen und anhalten und das Zugriffstoken erneuern.</translation>
    </message>
    <message>
        <source>Move a workspace of the standard tier to premium: standard ends on 2026-10-01.</source>
        <translation>Einen Arbeitsbereich im Tarif Standard auf Premium umstellen: Standard endet am 2026-10-01.</translation>
    </message>
    <message>
        <source>Create, patch and delete the cluster in HDInsight: it bills while it exists.</source>
        <translation>Den Cluster in HDInsight anlegen, aktualisieren und löschen: Er kostet, solange er besteht.</translation>
    </message>
    <message>
        <source>Nothing is left to maintain: the service ended on 2024-02-29. Move the steps to Spark.</source>
        <translation>Zu pflegen ist nichts mehr: Der Dienst endete am 2024-02-29. Die Schritte auf Spark umziehen.</translation>
    </message>
    <message>
        <source>Create and resize its pools yourself; use dedicated or Spot nodes.</source>
        <translation>Pools selbst anlegen und in der Größe ändern; dedizierte oder Spot-Knoten verwenden.</translation>
    </message>
    <message>
        <source>Recreate the container group for every change; it holds one copy.</source>
        <translation>Die Containergruppe für jede Änderung neu anlegen; sie fasst eine Kopie.</translation>
    </message>
    <message>
        <source>Keep Docker and its images on the machine up to date.</source>
        <translation>Docker und seine Images auf dem Rechner aktuell halten.</translation>
    </message>
    <message>
        <source>Update runtime and modules of each device, or move to Kubernetes with Azure Arc.</source>
        <translation>Runtime und Module jedes Geräts aktualisieren oder auf Kubernetes mit Azure Arc wechseln.</translation>
    </message>
    <message>
        <source>Plan the move to an online endpoint: newer tables leave functions out.</source>
        <translation>Den Umzug auf einen Onlineendpunkt planen: Neuere Tabellen lassen Funktionen aus.</translation>
    </message>
    <message>
        <source>Replace the device: only the table of 2020 names it.</source>
        <translation>Das Gerät ersetzen: Nur die Tabelle von 2020 nennt es.</translation>
    </message>
    <message>
        <source>Dedicated vCPUs of Azure Machine Learning</source>
        <translation>Dedizierte vCPUs von Azure Machine Learning</translation>
    </message>
    <message>
        <source>Low-priority vCPUs</source>
        <translation>vCPUs niedriger Priorität</translation>
    </message>
    <message>
        <source>vCPUs of ordinary VMs</source>
        <translation>vCPUs gewöhnlicher VMs</translation>
    </message>
    <message>
        <source>Spark vCores</source>
        <translation>Spark-vCores</translation>
    </message>
    <message>
        <source>vCPUs of container groups</source>
        <translation>vCPUs von Containergruppen</translation>
    </message>
    <message>
        <source>the factor is that of an older list, about the rate of 2022; the currency has lost much of its value since, so amounts are far too low</source>
        <translation>Faktor aus einer älteren Liste, etwa der Kurs von 2022; die Währung verlor seither viel an Wert, Beträge sind viel zu niedrig</translation>
    </message>
    <message>
        <source>the factor is that of an older list, whose own date is not known; the currency is pegged to the dollar</source>
        <translation>Faktor aus einer älteren Liste, deren Datum nicht bekannt ist; die Währung ist an den Dollar gebunden</translation>
    </message>
    <message>
        <source>the factor is that of an older list, whose own date is not known</source>
        <translation>Faktor aus einer älteren Liste, deren Datum nicht bekannt ist</translation>
    </message>
    <message>
        <source>Amount for one machine and the whole term</source>
        <translation>Betrag für eine Maschine und die ganze Laufzeit</translation>
    </message>
    <message>
        <source>What was paid for one machine and the whole term; absent: the list price of the month in which it began</source>
        <translation>Was für eine Maschine und die ganze Laufzeit bezahlt wurde; fehlt: der Listenpreis des Monats, in dem sie begann</translation>
    </message>
    <message>
        <source>Whether a reservation covers other sizes of its family</source>
        <translation>Ob eine Reservierung andere Größen ihrer Familie deckt</translation>
    </message>
</context>
<context>
    <name>slipway::DayCard</name>
    <message>
        <source>Requests a second in %1, the busiest month, and the instances that carry them</source>
        <translation>Anfragen je Sekunde im %1, dem stärksten Monat, und die Instanzen, die sie tragen</translation>
    </message>
    <message>
        <source>%1: %2 requests/s, 1 instance carries %3</source>
        <translation>%1: %2 Anfragen/s, 1 Instanz trägt %3</translation>
    </message>
    <message>
        <source>%1: %2 requests/s, %3 instances carry %4</source>
        <translation>%1: %2 Anfragen/s, %3 Instanzen tragen %4</translation>
    </message>
    <message>
        <source>peak %1</source>
        <translation>Spitze %1</translation>
    </message>
    <message>
        <source>1 instance carries %1</source>
        <translation>1 Instanz trägt %1</translation>
    </message>
    <message>
        <source>%1 instances carry %2</source>
        <translation>%1 Instanzen tragen %2</translation>
    </message>
    <message>
        <source>Requests a second in %1, the busiest month</source>
        <translation>Anfragen je Sekunde im %1, dem stärksten Monat</translation>
    </message>
</context>
<context>
    <name>slipway::DayProfileField</name>
    <message>
        <source>Arrow keys choose an hour and change it; digits type a percentage</source>
        <translation>Pfeiltasten wählen eine Stunde und ändern sie; Ziffern geben einen Prozentsatz ein</translation>
    </message>
    <message>
        <source>%1:00 to %2:00: %3 % of the peak</source>
        <translation>%1:00 bis %2:00: %3 % der Spitze</translation>
    </message>
    <message>
        <source>%1:00 to %2:00  %3 %</source>
        <translation>%1:00 bis %2:00  %3 %</translation>
    </message>
</context>
<context>
    <name>slipway::DeploymentBar</name>
    <message>
        <source>Share evenly</source>
        <translation>Gleich verteilen</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Deployment on show</source>
        <translation>Gezeigte Bereitstellung</translation>
    </message>
    <message>
        <source>Remove the deployment on show</source>
        <translation>Gezeigte Bereitstellung entfernen</translation>
    </message>
    <message>
        <source>%1, %2 %</source>
        <comment>deployment, its share</comment>
        <translation>%1, %2 %</translation>
    </message>
    <message>
        <source>The shares add up to %1 %</source>
        <translation>Die Anteile ergeben zusammen %1 %</translation>
    </message>
    <message>
        <source>Add a deployment</source>
        <translation>Bereitstellung hinzufügen</translation>
    </message>
    <message>
        <source>Add a second version</source>
        <translation>Zweite Version hinzufügen</translation>
    </message>
    <message>
        <source>Add another</source>
        <translation>Weitere hinzufügen</translation>
    </message>
    <message>
        <source>adding a deployment</source>
        <translation>Hinzufügen einer Bereitstellung</translation>
    </message>
    <message>
        <source>removing a deployment</source>
        <translation>Entfernen einer Bereitstellung</translation>
    </message>
    <message>
        <source>shares of the requests</source>
        <translation>Anteile der Anfragen</translation>
    </message>
</context>
<context>
    <name>slipway::DeploymentPage</name>
    <message>
        <source>Real-time endpoint</source>
        <translation>Echtzeitendpunkt</translation>
    </message>
    <message>
        <source>One day</source>
        <translation>Ein Tag</translation>
    </message>
    <message>
        <source>Batch job</source>
        <translation>Batchauftrag</translation>
    </message>
    <message>
        <source>One run</source>
        <translation>Ein Lauf</translation>
    </message>
    <message>
        <source>deployments</source>
        <translation>Bereitstellungen</translation>
    </message>
    <message>
        <source>Share of requests</source>
        <translation>Anteil der Anfragen</translation>
    </message>
    <message>
        <source>&amp;Instances are</source>
        <translation>&amp;Instanzen sind</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Fest</translation>
    </message>
    <message>
        <source>Scaled by load</source>
        <translation>Nach Last skaliert</translation>
    </message>
    <message>
        <source>Derived from the target</source>
        <translation>Aus dem Ziel abgeleitet</translation>
    </message>
    <message>
        <source>Derived for each hour</source>
        <translation>Für jede Stunde abgeleitet</translation>
    </message>
    <message>
        <source>I&amp;nstances</source>
        <translation>I&amp;nstanzen</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>One instance serves</source>
        <translation>Eine Instanz bedient</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>berechnet</translation>
    </message>
    <message>
        <source>One serves</source>
        <translation>Eine bedient</translation>
    </message>
    <message>
        <source>at a time</source>
        <translation>gleichzeitig</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Bereitstellung</translation>
    </message>
    <message>
        <source>name of the deployment</source>
        <translation>Name der Bereitstellung</translation>
    </message>
    <message>
        <source>Roll-outs and spares</source>
        <translation>Rollouts und Reserven</translation>
    </message>
    <message>
        <source>%1 a month, both for %2</source>
        <translation>%1 im Monat, beide für %2</translation>
    </message>
    <message>
        <source>no roll-outs</source>
        <translation>keine Rollouts</translation>
    </message>
    <message>
        <source>one spare instance</source>
        <translation>eine Reserveinstanz</translation>
    </message>
    <message>
        <source>no spare</source>
        <translation>keine Reserve</translation>
    </message>
    <message>
        <source>%1 zones</source>
        <translation>%1 Zonen</translation>
    </message>
    <message>
        <source>one zone</source>
        <translation>eine Zone</translation>
    </message>
    <message>
        <source>R&amp;oll-outs</source>
        <translation>R&amp;ollouts</translation>
    </message>
    <message>
        <source>a month</source>
        <translation>im Monat</translation>
    </message>
    <message>
        <source>Both run for</source>
        <translation>Beide laufen für</translation>
    </message>
    <message>
        <source>Spread over zones</source>
        <translation>Über Zonen verteilt</translation>
    </message>
    <message>
        <source>One instance &amp;more than needed</source>
        <translation>Eine Instanz &amp;mehr als nötig</translation>
    </message>
    <message>
        <source>Requests at the &amp;peak</source>
        <translation>Anfragen bei &amp;Spitzenlast</translation>
    </message>
    <message>
        <source>&amp;Time to serve one request</source>
        <translation>&amp;Zeit für eine Anfrage</translation>
    </message>
    <message>
        <source>Ans&amp;wer within</source>
        <translation>Ant&amp;wort innerhalb</translation>
    </message>
    <message>
        <source>for so many</source>
        <translation>für so viele</translation>
    </message>
    <message>
        <source>One request</source>
        <translation>Eine Anfrage</translation>
    </message>
    <message>
        <source>%1 tokens in, %2 out</source>
        <translation>%1 Token ein, %2 aus</translation>
    </message>
    <message>
        <source>%1 in, %2 out</source>
        <translation>%1 ein, %2 aus</translation>
    </message>
    <message>
        <source>Service varies by</source>
        <translation>Bedienzeit schwankt um</translation>
    </message>
    <message>
        <source>0 fixed, 1 usual</source>
        <translation>0 fest, 1 üblich</translation>
    </message>
    <message>
        <source>Request size</source>
        <translation>Größe der Anfrage</translation>
    </message>
    <message>
        <source>Response size</source>
        <translation>Größe der Antwort</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Served in</source>
        <translation>Ausgeführt in</translation>
    </message>
    <message>
        <source>As the plan says</source>
        <translation>Wie im Plan</translation>
    </message>
    <message>
        <source>16 bits</source>
        <translation>16 Bit</translation>
    </message>
    <message>
        <source>8-bit float</source>
        <translation>8-Bit-Gleitkomma</translation>
    </message>
    <message>
        <source>8-bit integer</source>
        <translation>8-Bit-Ganzzahl</translation>
    </message>
    <message>
        <source>4-bit integer</source>
        <translation>4-Bit-Ganzzahl</translation>
    </message>
    <message>
        <source>Day and growth</source>
        <translation>Tag und Wachstum</translation>
    </message>
    <message>
        <source>%1 of the peak on average</source>
        <translation>im Mittel %1 der Spitze</translation>
    </message>
    <message>
        <source>no growth</source>
        <translation>kein Wachstum</translation>
    </message>
    <message>
        <source>%1 more a month</source>
        <translation>%1 mehr im Monat</translation>
    </message>
    <message>
        <source>Load over the &amp;day, percent of the peak</source>
        <translation>Last über den &amp;Tag, Prozent der Spitze</translation>
    </message>
    <message>
        <source>load over the day</source>
        <translation>Last über den Tag</translation>
    </message>
    <message>
        <source>Growth is of the whole plan</source>
        <translation>Das Wachstum gilt für den ganzen Plan</translation>
    </message>
    <message>
        <source>Items a run</source>
        <translation>Elemente je Lauf</translation>
    </message>
    <message>
        <source>One item takes</source>
        <translation>Ein Element dauert</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>&amp;Finish within</source>
        <translation>&amp;Fertig innerhalb</translation>
    </message>
    <message>
        <source>Nodes a run, 0: derived</source>
        <translation>Knoten je Lauf, 0: abgeleitet</translation>
    </message>
    <message>
        <source>Workers and mini-batches</source>
        <translation>Worker und Minibatches</translation>
    </message>
    <message>
        <source>%1 on a node, %2 at a time</source>
        <translation>%1 je Knoten, %2 auf einmal</translation>
    </message>
    <message>
        <source>Workers a node</source>
        <translation>Worker je Knoten</translation>
    </message>
    <message>
        <source>Mini-batch</source>
        <translation>Minibatch</translation>
    </message>
    <message>
        <source>items</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Zeitplan</translation>
    </message>
    <message>
        <source>the whole plan</source>
        <translation>der ganze Plan</translation>
    </message>
    <message>
        <source>Real-time, batch, or both: what is asked of the model, and what it runs on.</source>
        <translation>Echtzeit, Batch oder beides: was vom Modell verlangt wird und worauf es läuft.</translation>
    </message>
</context>
<context>
    <name>slipway::DiscountWords</name>
    <message>
        <source>&quot;%1&quot; has no percent.</source>
        <translation>„%1“ hat keinen Prozentsatz.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: a percent is between 0 and %2.</source>
        <translation>„%1“: Ein Prozentsatz liegt zwischen 0 und %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names no service.</source>
        <translation>„%1“ nennt keinen Dienst.</translation>
    </message>
    <message>
        <source>There are more than %1 services.</source>
        <translation>Es sind mehr als %1 Dienste.</translation>
    </message>
</context>
<context>
    <name>slipway::EntryListCard</name>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>slipway::ExperimentationPage</name>
    <message>
        <source>Group of people</source>
        <translation>Personengruppe</translation>
    </message>
    <message>
        <source>One run</source>
        <translation>Ein Lauf</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Zeitplan</translation>
    </message>
    <message>
        <source>&amp;People</source>
        <translation>&amp;Personen</translation>
    </message>
    <message>
        <source>Active for</source>
        <translation>Aktiv für</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>Experimentation</source>
        <translation>Experimentieren</translation>
    </message>
    <message>
        <source>Where people explore and write notebooks, and when their machines stop.</source>
        <translation>Wo Menschen erkunden und Notebooks schreiben, und wann ihre Maschinen anhalten.</translation>
    </message>
</context>
<context>
    <name>slipway::ExplainButton</name>
    <message>
        <source>How is this computed?</source>
        <translation>Wie wird das berechnet?</translation>
    </message>
    <message>
        <source>How is this computed? %1</source>
        <comment>what the figures are of</comment>
        <translation>Wie wird das berechnet? %1</translation>
    </message>
</context>
<context>
    <name>slipway::Explaining</name>
    <message>
        <source>What goes in</source>
        <translation>Was eingeht</translation>
    </message>
    <message>
        <source>Holds for: %1</source>
        <translation>Gilt für: %1</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>assumption of the plan</source>
        <translation>Annahme des Plans</translation>
    </message>
    <message>
        <source>typed in the plan</source>
        <translation>im Plan eingetragen</translation>
    </message>
    <message>
        <source>How: %1</source>
        <translation>Rechenweg: %1</translation>
    </message>
</context>
<context>
    <name>slipway::ExplanationHtml</name>
    <message>
        <source>How?</source>
        <translation>Rechenweg?</translation>
    </message>
    <message>
        <source>Holds for: %1</source>
        <translation>Gilt für: %1</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>How it is computed</source>
        <translation>Wie es berechnet wird</translation>
    </message>
    <message>
        <source>What goes in</source>
        <translation>Was eingeht</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>Formeln</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Gut zu wissen</translation>
    </message>
</context>
<context>
    <name>slipway::ExplanationPanel</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>How is this computed?</source>
        <translation>Wie wird das berechnet?</translation>
    </message>
    <message>
        <source>How the figure is computed</source>
        <translation>Wie die Zahl berechnet wird</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Figure</source>
        <translation>&amp;Zahl</translation>
    </message>
    <message>
        <source>no longer in the plan</source>
        <translation>nicht mehr im Plan</translation>
    </message>
    <message>
        <source>This figure is no longer part of the plan.</source>
        <translation>Diese Zahl gehört nicht mehr zum Plan.</translation>
    </message>
</context>
<context>
    <name>slipway::ExplorerPage</name>
    <message>
        <source>Search %1</source>
        <comment>a list of the catalog</comment>
        <translation>%1 suchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Why not in this plan?</source>
        <translation>Warum nicht in diesem Plan?</translation>
    </message>
    <message>
        <source>Copy as a table</source>
        <translation>Als Tabelle kopieren</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Als Markdown kopieren</translation>
    </message>
    <message>
        <source>Save as CSV...</source>
        <translation>Als CSV speichern...</translation>
    </message>
    <message>
        <source>Save %1</source>
        <comment>a list of the catalog</comment>
        <translation>%1 speichern</translation>
    </message>
    <message>
        <source>Table as CSV (*.csv)</source>
        <translation>Tabelle als CSV (*.csv)</translation>
    </message>
    <message>
        <source>The table could not be saved</source>
        <translation>Die Tabelle konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>1 row</source>
        <translation>1 Zeile</translation>
    </message>
    <message>
        <source>%1 rows</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source>Ctrl+C copies it when it is selected.</source>
        <translation>Strg+C kopiert sie, wenn sie ausgewählt ist.</translation>
    </message>
    <message>
        <source>Ctrl+C copies the selected ones.</source>
        <translation>Strg+C kopiert die ausgewählten.</translation>
    </message>
</context>
<context>
    <name>slipway::ExportFormats</name>
    <message>
        <source>Azure ML files</source>
        <translation>Azure-ML-Dateien</translation>
    </message>
    <message>
        <source>Export A&amp;zure ML files...</source>
        <translation>A&amp;zure-ML-Dateien exportieren...</translation>
    </message>
    <message>
        <source>Write a folder of CLI files with a script that creates the resources</source>
        <translation>Ordner mit CLI-Dateien und einem Skript schreiben, das die Ressourcen erstellt</translation>
    </message>
    <message>
        <source>Folder of Azure ML files (*.azureml)</source>
        <translation>Ordner mit Azure-ML-Dateien (*.azureml)</translation>
    </message>
    <message>
        <source>ARM template</source>
        <translation>ARM-Vorlage</translation>
    </message>
    <message>
        <source>Export ARM &amp;template...</source>
        <translation>ARM-&amp;Vorlage exportieren...</translation>
    </message>
    <message>
        <source>Write computes, endpoints and deployments as one template</source>
        <translation>Computes, Endpunkte und Bereitstellungen als eine Vorlage schreiben</translation>
    </message>
    <message>
        <source>ARM template (*.json)</source>
        <translation>ARM-Vorlage (*.json)</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>Export ca&amp;lendar...</source>
        <translation>Ka&amp;lender exportieren...</translation>
    </message>
    <message>
        <source>Write what has to be asked for, bought, moved and reviewed by when (iCalendar)</source>
        <translation>Schreiben, was bis wann beantragt, gekauft, umgezogen und geprüft werden muss (iCalendar)</translation>
    </message>
    <message>
        <source>Calendar (*.ics)</source>
        <translation>Kalender (*.ics)</translation>
    </message>
    <message>
        <source>Workbook</source>
        <translation>Arbeitsmappe</translation>
    </message>
    <message>
        <source>Export &amp;workbook...</source>
        <translation>Arbeits&amp;mappe exportieren...</translation>
    </message>
    <message>
        <source>Write lines by month and totals as formulas for a spreadsheet</source>
        <translation>Posten je Monat und Summen als Formeln für eine Tabellenkalkulation schreiben</translation>
    </message>
    <message>
        <source>Workbook (*.xlsx)</source>
        <translation>Arbeitsmappe (*.xlsx)</translation>
    </message>
    <message>
        <source>Export &amp;FOCUS...</source>
        <translation>&amp;FOCUS exportieren...</translation>
    </message>
    <message>
        <source>Write the charges of each month as a cost tool reads a bill</source>
        <translation>Kosten jedes Monats so schreiben, wie ein Kostenwerkzeug eine Rechnung liest</translation>
    </message>
    <message>
        <source>FOCUS 1.2 (*.csv)</source>
        <translation>FOCUS 1.2 (*.csv)</translation>
    </message>
    <message>
        <source>Write tables and text for a pull request or a wiki</source>
        <translation>Tabellen und Text für einen Pull Request oder ein Wiki schreiben</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>Export &amp;PDF...</source>
        <translation>&amp;PDF exportieren...</translation>
    </message>
    <message>
        <source>Write the plan, its cost and its restrictions as a report to sign</source>
        <translation>Plan, Kosten und Einschränkungen als Bericht zum Unterschreiben schreiben</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Export &amp;JSON...</source>
        <translation>&amp;JSON exportieren...</translation>
    </message>
    <message>
        <source>Write plan, cost and the source of every figure for scripts</source>
        <translation>Plan, Kosten und die Quelle jeder Zahl für Skripte schreiben</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Export CS&amp;V...</source>
        <translation>CS&amp;V exportieren...</translation>
    </message>
    <message>
        <source>Write every cost line by month as a table</source>
        <translation>Jeden Kostenposten je Monat als Tabelle schreiben</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Decision memo</source>
        <translation>Entscheidungsvorlage</translation>
    </message>
    <message>
        <source>Export decision &amp;memo...</source>
        <translation>Entscheidungsvor&amp;lage exportieren...</translation>
    </message>
    <message>
        <source>Write the two pages that a budget is decided with, as PDF</source>
        <translation>Die zwei Seiten, mit denen über ein Budget entschieden wird, als PDF schreiben</translation>
    </message>
    <message>
        <source>Export Mar&amp;kdown...</source>
        <translation>Mar&amp;kdown exportieren...</translation>
    </message>
</context>
<context>
    <name>slipway::FacetList</name>
    <message>
        <source>%1, %2 sizes</source>
        <translation>%1, %2 Größen</translation>
    </message>
</context>
<context>
    <name>slipway::FieldHelps</name>
    <message>
        <source>%1 or more</source>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Takes %1.</source>
        <translation>Erlaubt: %1.</translation>
    </message>
    <message>
        <source>May be left empty: Slipway then works it out or leaves it out.</source>
        <translation>Darf leer bleiben: Slipway berechnet den Wert dann oder lässt ihn weg.</translation>
    </message>
    <message>
        <source>May be a range: a lowest and a highest value, from which the spread of the total is drawn.</source>
        <translation>Darf eine Spanne sein: ein niedrigster und ein höchster Wert, aus denen die Streuung der Summe gezogen wird.</translation>
    </message>
    <message>
        <source>In the plan&apos;s file: %1</source>
        <translation>In der Plandatei: %1</translation>
    </message>
    <message>
        <source>Start of a plan</source>
        <translation>Anfang eines Plans</translation>
    </message>
    <message>
        <source>Answer what you know and start from a proposal, choose a template, or open a plan. Ctrl+? lists every key.</source>
        <translation>Beantworten, was bekannt ist, und von einem Vorschlag ausgehen, eine Vorlage wählen oder einen Plan öffnen. Strg+? zeigt alle Tasten.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a term, what it means</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Changes: %1; and %2 more.</source>
        <translation>Ändert: %1; und %2 weitere.</translation>
    </message>
    <message>
        <source>Changes: %1.</source>
        <translation>Ändert: %1.</translation>
    </message>
    <message>
        <source>Source: %1.</source>
        <translation>Quelle: %1.</translation>
    </message>
    <message>
        <source>Unit: %1; takes %2.</source>
        <translation>Einheit: %1; erlaubt: %2.</translation>
    </message>
</context>
<context>
    <name>slipway::FileLock</name>
    <message>
        <source>process %1 on %2</source>
        <comment>a number, a computer</comment>
        <translation>Prozess %1 auf %2</translation>
    </message>
</context>
<context>
    <name>slipway::FindingChanges</name>
    <message>
        <source>gained</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>schlechter</translation>
    </message>
    <message>
        <source>eased</source>
        <translation>gemildert</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>&quot;2 gained&quot;</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Findings: %1</source>
        <translation>Befunde: %1</translation>
    </message>
    <message>
        <source>Neither plan has any.</source>
        <translation>Keiner der Pläne hat welche.</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>Findings: the same in both</source>
        <translation>Befunde: in beiden gleich</translation>
    </message>
    <message>
        <source>before: %1</source>
        <translation>vorher: %1</translation>
    </message>
</context>
<context>
    <name>slipway::FindingModel</name>
    <message>
        <source>Plan</source>
        <comment>what a finding is about</comment>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Concerns</source>
        <translation>Betrifft</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>%1, %2, %3: %4</source>
        <comment>severity, step, subject, title</comment>
        <translation>%1, %2, %3: %4</translation>
    </message>
</context>
<context>
    <name>slipway::Fold</name>
    <message>
        <source>needs attention</source>
        <translation>braucht Aufmerksamkeit</translation>
    </message>
    <message>
        <source>open</source>
        <comment>fields of a section</comment>
        <translation>geöffnet</translation>
    </message>
    <message>
        <source>folded</source>
        <comment>fields of a section</comment>
        <translation>zugeklappt</translation>
    </message>
    <message>
        <source>%1. Something in here needs attention.</source>
        <translation>%1. Darin braucht etwas Aufmerksamkeit.</translation>
    </message>
</context>
<context>
    <name>slipway::FoldCard</name>
    <message>
        <source>open</source>
        <translation>geöffnet</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>zugeklappt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
</context>
<context>
    <name>slipway::Format</name>
    <message>
        <source>node-hour</source>
        <translation>Knotenstunde</translation>
    </message>
    <message>
        <source>node-hours</source>
        <translation>Knotenstunden</translation>
    </message>
    <message>
        <source>instance-hour</source>
        <translation>Instanzstunde</translation>
    </message>
    <message>
        <source>instance-hours</source>
        <translation>Instanzstunden</translation>
    </message>
    <message>
        <source>vCPU-hour</source>
        <translation>vCPU-Stunde</translation>
    </message>
    <message>
        <source>vCPU-hours</source>
        <translation>vCPU-Stunden</translation>
    </message>
    <message>
        <source>GiB-month</source>
        <translation>GiB-Monat</translation>
    </message>
    <message>
        <source>GiB-months</source>
        <translation>GiB-Monate</translation>
    </message>
    <message>
        <source>GB-month</source>
        <translation>GB-Monat</translation>
    </message>
    <message>
        <source>GB-months</source>
        <translation>GB-Monate</translation>
    </message>
    <message>
        <source>disk-month</source>
        <translation>Datenträgermonat</translation>
    </message>
    <message>
        <source>disk-months</source>
        <translation>Datenträgermonate</translation>
    </message>
    <message>
        <source>hour</source>
        <translation>Stunde</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>Stunden</translation>
    </message>
    <message>
        <source>day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>week</source>
        <translation>Woche</translation>
    </message>
    <message>
        <source>weeks</source>
        <translation>Wochen</translation>
    </message>
    <message>
        <source>month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>months</source>
        <translation>Monate</translation>
    </message>
    <message>
        <source>year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>years</source>
        <translation>Jahre</translation>
    </message>
    <message>
        <source>minute</source>
        <translation>Minute</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>roll-out</source>
        <translation>Rollout</translation>
    </message>
    <message>
        <source>roll-outs</source>
        <translation>Rollouts</translation>
    </message>
    <message>
        <source>item</source>
        <translation>Element</translation>
    </message>
    <message>
        <source>items</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>workers</source>
        <translation>Worker</translation>
    </message>
    <message>
        <source>node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>instance</source>
        <translation>Instanz</translation>
    </message>
    <message>
        <source>instances</source>
        <translation>Instanzen</translation>
    </message>
    <message>
        <source>vCPU</source>
        <translation>vCPU</translation>
    </message>
    <message>
        <source>vCPUs</source>
        <translation>vCPUs</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>people</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>at least %1</source>
        <comment>an amount</comment>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>%1 per %2</source>
        <comment>a price, a unit</comment>
        <translation>%1 je %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>a quantity</comment>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>ms</source>
        <comment>milliseconds</comment>
        <translation>ms</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>s</translation>
    </message>
    <message>
        <source>min</source>
        <comment>minutes</comment>
        <translation>min</translation>
    </message>
    <message>
        <source>h</source>
        <comment>hours</comment>
        <translation>h</translation>
    </message>
    <message>
        <source>million tokens</source>
        <translation>Mio. Token</translation>
    </message>
    <message>
        <source>more than %1</source>
        <comment>a number</comment>
        <translation>mehr als %1</translation>
    </message>
    <message>
        <source>less than %1</source>
        <comment>a number</comment>
        <translation>weniger als %1</translation>
    </message>
    <message>
        <source>machine-hour</source>
        <translation>Maschinenstunde</translation>
    </message>
    <message>
        <source>machine-hours</source>
        <translation>Maschinenstunden</translation>
    </message>
    <message>
        <source>vCore-hour</source>
        <translation>vCore-Stunde</translation>
    </message>
    <message>
        <source>vCore-hours</source>
        <translation>vCore-Stunden</translation>
    </message>
    <message>
        <source>GiB-hour</source>
        <translation>GiB-Stunde</translation>
    </message>
    <message>
        <source>GiB-hours</source>
        <translation>GiB-Stunden</translation>
    </message>
    <message>
        <source>trial</source>
        <translation>Versuch</translation>
    </message>
    <message>
        <source>trials</source>
        <translation>Versuche</translation>
    </message>
</context>
<context>
    <name>slipway::GoalSheet</name>
    <message>
        <source>What will you run?</source>
        <translation>Was soll laufen?</translation>
    </message>
    <message>
        <source>Every answer has a default; all can be changed later.</source>
        <translation>Alles hat eine Vorgabe und bleibt änderbar.</translation>
    </message>
    <message>
        <source>Nothing leaves this machine.</source>
        <translation>Nichts verlässt diesen Computer.</translation>
    </message>
    <message>
        <source>Prices of %1. Nothing leaves this machine.</source>
        <translation>Preise vom %1. Alles bleibt lokal.</translation>
    </message>
    <message>
        <source>Kind of work</source>
        <translation>Art der Arbeit</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>Sprachmodell</translation>
    </message>
    <message>
        <source>Model that finds passages</source>
        <translation>Modell, das Textstellen findet</translation>
    </message>
    <message>
        <source>Model that orders them</source>
        <translation>Modell, das sie ordnet</translation>
    </message>
    <message>
        <source>How it is trained</source>
        <translation>Wie trainiert wird</translation>
    </message>
    <message>
        <source>Data of one run</source>
        <translation>Daten eines Laufs</translation>
    </message>
    <message>
        <source>billion tokens</source>
        <translation>Mrd. Token</translation>
    </message>
    <message>
        <source>Time of one run</source>
        <translation>Zeit eines Laufs</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Time of one model on one vCPU</source>
        <translation>Zeit eines Modells auf einer vCPU</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Wie oft</translation>
    </message>
    <message>
        <source>a month</source>
        <translation>im Monat</translation>
    </message>
    <message>
        <source>A run ends within</source>
        <translation>Ein Lauf endet innerhalb</translation>
    </message>
    <message>
        <source>Requests a second at the peak</source>
        <translation>Anfragen je Sekunde bei Spitzenlast</translation>
    </message>
    <message>
        <source>/s</source>
        <translation>/s</translation>
    </message>
    <message>
        <source>A request has</source>
        <translation>Eine Anfrage hat</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>An answer has</source>
        <translation>Eine Antwort hat</translation>
    </message>
    <message>
        <source>Time of one request</source>
        <translation>Zeit einer Anfrage</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Answer within</source>
        <translation>Antwort innerhalb</translation>
    </message>
    <message>
        <source>Over the day</source>
        <translation>Über den Tag</translation>
    </message>
    <message>
        <source>Office hours</source>
        <translation>Bürozeiten</translation>
    </message>
    <message>
        <source>The same all day</source>
        <translation>Den ganzen Tag gleich</translation>
    </message>
    <message>
        <source>Memory of the model</source>
        <translation>Speicher des Modells</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>Items a day</source>
        <translation>Elemente am Tag</translation>
    </message>
    <message>
        <source>Time of one item</source>
        <translation>Zeit eines Elements</translation>
    </message>
    <message>
        <source>A day&apos;s items end within</source>
        <translation>Die Elemente eines Tages enden innerhalb</translation>
    </message>
    <message>
        <source>People who try things</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Hours a day of each</source>
        <translation>Stunden am Tag je Person</translation>
    </message>
    <message>
        <source>Data that is kept</source>
        <translation>Datenmenge</translation>
    </message>
    <message>
        <source>Where machines may be</source>
        <translation>Maschinen in</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Where data stays</source>
        <translation>Wo Daten bleiben</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>over</source>
        <translation>über</translation>
    </message>
    <message>
        <source>months</source>
        <translation>Monate</translation>
    </message>
    <message>
        <source>First month</source>
        <translation>Erster Monat</translation>
    </message>
    <message>
        <source>The load grows by</source>
        <translation>Die Last wächst um</translation>
    </message>
    <message>
        <source>% a month</source>
        <translation>% im Monat</translation>
    </message>
    <message>
        <source>Done on own servers</source>
        <translation>Auf eigenen Servern erledigt</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>One of them costs</source>
        <translation>Einer davon kostet</translation>
    </message>
    <message>
        <source>USD/h</source>
        <translation>USD/h</translation>
    </message>
    <message>
        <source>It needs a GPU</source>
        <translation>Es braucht eine GPU</translation>
    </message>
    <message>
        <source>Hosts that no other customer shares</source>
        <translation>Hosts, die kein anderer Kunde mitbenutzt</translation>
    </message>
    <message>
        <source>Machines may be taken away (cheaper)</source>
        <translation>Maschinen dürfen entzogen werden (günstiger)</translation>
    </message>
    <message>
        <source>Reservations that end with the plan</source>
        <translation>Reservierungen, die mit dem Plan enden</translation>
    </message>
    <message>
        <source>Network: managed, approved outbound</source>
        <translation>Netzwerk: verwaltet, ausgehend nur genehmigt</translation>
    </message>
    <message>
        <source>Share of requests</source>
        <translation>Anteil der Anfragen</translation>
    </message>
    <message>
        <source>Fewest instances</source>
        <translation>Instanzen, mindestens</translation>
    </message>
</context>
<context>
    <name>slipway::HardwareRecords</name>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Retired</source>
        <translation>Eingestellt</translation>
    </message>
    <message>
        <source>None announced</source>
        <translation>Nichts angekündigt</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Angekündigt</translation>
    </message>
    <message>
        <source>, last day %1</source>
        <translation>, letzter Tag %1</translation>
    </message>
    <message>
        <source>; replaced by %1</source>
        <translation>; ersetzt durch %1</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>kein Preis</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a rate, its date</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, doubtful</source>
        <comment>a price</comment>
        <translation>%1, zweifelhaft</translation>
    </message>
    <message>
        <source>none known</source>
        <comment>confidential computing</comment>
        <translation>keine bekannt</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Maschine</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>vCPUs</source>
        <translation>vCPUs</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Arbeitsspeicher</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Prozessor</translation>
    </message>
    <message>
        <source>Temporary disk</source>
        <translation>Temporärer Datenträger</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>NVMe disk</source>
        <translation>NVMe-Datenträger</translation>
    </message>
    <message>
        <source>InfiniBand</source>
        <translation>InfiniBand</translation>
    </message>
    <message>
        <source>Confidential computing</source>
        <translation>Confidential Computing</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Memory of each GPU</source>
        <translation>Speicher jeder GPU</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>Speicherbandbreite</translation>
    </message>
    <message>
        <source>Peak, BF16 dense</source>
        <translation>Spitze, BF16 dicht besetzt</translation>
    </message>
    <message>
        <source>Peak, FP32</source>
        <translation>Spitze, FP32</translation>
    </message>
    <message>
        <source>Where it can be used</source>
        <translation>Wo sie verwendbar ist</translation>
    </message>
    <message>
        <source>Compute clusters</source>
        <translation>Computecluster</translation>
    </message>
    <message>
        <source>Compute instances</source>
        <translation>Compute-Instanzen</translation>
    </message>
    <message>
        <source>Managed online endpoints</source>
        <translation>Verwaltete Onlineendpunkte</translation>
    </message>
    <message>
        <source>Isolated</source>
        <translation>Isoliert</translation>
    </message>
    <message>
        <source>Spot and low priority</source>
        <translation>Spot und niedrige Priorität</translation>
    </message>
    <message>
        <source>Quota family</source>
        <translation>Kontingentfamilie</translation>
    </message>
    <message>
        <source>Endpoint reserve of 20 %</source>
        <translation>Endpunktreserve von 20 %</translation>
    </message>
    <message>
        <source>exempt</source>
        <translation>ausgenommen</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>nötig</translation>
    </message>
    <message>
        <source>End of service</source>
        <translation>Ende des Dienstes</translation>
    </message>
    <message>
        <source>Prices, Linux, before any discount</source>
        <translation>Preise, Linux, vor Rabatten</translation>
    </message>
    <message>
        <source>VM series</source>
        <translation>VM-Serien</translation>
    </message>
    <message>
        <source>Which series may be used where, with every vintage of the published tables.</source>
        <translation>Welche Serie wo verwendbar ist, mit jedem Stand der veröffentlichten Tabellen.</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>Instanzen</translation>
    </message>
    <message>
        <source>Quota request</source>
        <translation>Kontingentantrag</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Letzter Tag</translation>
    </message>
    <message>
        <source>Replaced by</source>
        <translation>Ersetzt durch</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>What the tables say, newest first</source>
        <translation>Was die Tabellen sagen, neueste zuerst</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Größen</translation>
    </message>
    <message>
        <source>Figures of one GPU; peaks are dense, without sparsity. Missing figures are unknown, not zero.</source>
        <translation>Zahlen einer GPU; Spitzenwerte dicht besetzt, ohne Sparsity. Fehlende Zahlen sind unbekannt, nicht null.</translation>
    </message>
    <message>
        <source>Memory (GiB)</source>
        <translation>Speicher (GiB)</translation>
    </message>
    <message>
        <source>Bandwidth (GB/s)</source>
        <translation>Bandbreite (GB/s)</translation>
    </message>
    <message>
        <source>FP32 (TFLOPS)</source>
        <translation>FP32 (TFLOPS)</translation>
    </message>
    <message>
        <source>TF32 (TFLOPS)</source>
        <translation>TF32 (TFLOPS)</translation>
    </message>
    <message>
        <source>BF16 (TFLOPS)</source>
        <translation>BF16 (TFLOPS)</translation>
    </message>
    <message>
        <source>FP8 (TFLOPS)</source>
        <translation>FP8 (TFLOPS)</translation>
    </message>
    <message>
        <source>Power (W)</source>
        <translation>Leistung (W)</translation>
    </message>
    <message>
        <source>Known by</source>
        <translation>Bekannt durch</translation>
    </message>
    <message>
        <source>How its figures are known</source>
        <translation>Woher ihre Zahlen bekannt sind</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a question, its answer</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What additions say of it, newest first</source>
        <translation>Was Ergänzungen dazu sagen, neueste zuerst</translation>
    </message>
    <message>
        <source>What the tables say of its series, newest first</source>
        <translation>Was die Tabellen zu ihrer Serie sagen, neueste zuerst</translation>
    </message>
    <message>
        <source>Sizes side by side</source>
        <translation>Größen nebeneinander</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>General purpose</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Compute optimized</source>
        <translation>Rechenstark</translation>
    </message>
    <message>
        <source>Memory optimized</source>
        <translation>Viel Speicher</translation>
    </message>
    <message>
        <source>Storage optimized</source>
        <translation>Viel lokaler Datenträger</translation>
    </message>
    <message>
        <source>High performance compute</source>
        <translation>Hochleistungsrechnen</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>how figures are known, a remark</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>slipway::HelpDialogs</name>
    <message>
        <source>Slipway %1</source>
        <translation>Slipway %1</translation>
    </message>
    <message>
        <source>Qt %1</source>
        <translation>Qt %1</translation>
    </message>
    <message>
        <source>System: %1</source>
        <translation>System: %1</translation>
    </message>
    <message>
        <source>Catalog of %1</source>
        <translation>Katalog vom %1</translation>
    </message>
    <message>
        <source>Prices %1, from %2 to %3</source>
        <translation>Preise %1, vom %2 bis %3</translation>
    </message>
    <message>
        <source>About Slipway</source>
        <translation>Über Slipway</translation>
    </message>
    <message>
        <source>Slipway</source>
        <translation>Slipway</translation>
    </message>
    <message>
        <source>Plans the compute of machine-learning projects.</source>
        <translation>Plant den Compute von Projekten des maschinellen Lernens.</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder später.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the versions</source>
        <translation>Versionen kopieren</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>Search the glossary</source>
        <translation>Im Glossar suchen</translation>
    </message>
    <message>
        <source>Terms and what they mean</source>
        <translation>Begriffe und was sie bedeuten</translation>
    </message>
    <message>
        <source>No term has that in it.</source>
        <translation>Kein Begriff enthält das.</translation>
    </message>
    <message>
        <source>On a stage: choose the VM size; on a workload at its top: rename it</source>
        <translation>In einer Phase: VM-Größe wählen; auf einem Workload oben: umbenennen</translation>
    </message>
    <message>
        <source>On a stage: the first, second, ... of its workloads</source>
        <translation>In einer Phase: ihr erster, zweiter, ... Workload</translation>
    </message>
    <message>
        <source>On a workload at the top of its stage: duplicate it, remove it</source>
        <translation>Auf einem Workload oben in seiner Phase: duplizieren, entfernen</translation>
    </message>
    <message>
        <source>The next tab of a page, the one before</source>
        <translation>Nächster Reiter einer Seite, voriger</translation>
    </message>
    <message>
        <source>On a figure or a row of a table: how it is computed</source>
        <translation>Auf einer Zahl oder Zeile einer Tabelle: wie sie berechnet wird</translation>
    </message>
    <message>
        <source>On a chart: the next of its points, and to choose it</source>
        <translation>Auf einem Diagramm: nächster Punkt, und ihn wählen</translation>
    </message>
    <message>
        <source>In a number: one step more, one less</source>
        <translation>In einer Zahl: ein Schritt mehr, einer weniger</translation>
    </message>
    <message>
        <source>In a field: put back what stood there; in a tool: back to the plan</source>
        <translation>In einem Feld: zurück auf das, was dort stand; in einem Werkzeug: zurück zum Plan</translation>
    </message>
</context>
<context>
    <name>slipway::IsolationCard</name>
    <message>
        <source>Isolation options</source>
        <translation>Isolationsoptionen</translation>
    </message>
    <message>
        <source>Cannot be undone</source>
        <translation>Nicht umkehrbar</translation>
    </message>
    <message>
        <source>What it demands</source>
        <translation>Was es verlangt</translation>
    </message>
    <message>
        <source>What it excludes or does not reach</source>
        <translation>Was es ausschließt oder nicht erreicht</translation>
    </message>
    <message>
        <source>What it costs</source>
        <translation>Was es kostet</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not available on: %1.</source>
        <translation>Nicht verfügbar auf: %1.</translation>
    </message>
    <message>
        <source>Average month: %1.</source>
        <translation>Durchschnittsmonat: %1.</translation>
    </message>
    <message>
        <source>Without a price: %1.</source>
        <translation>Ohne Preis: %1.</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>Switch off</source>
        <translation>Ausschalten</translation>
    </message>
    <message>
        <source>Switch on</source>
        <translation>Einschalten</translation>
    </message>
    <message>
        <source>Switch off: %1</source>
        <translation>Ausschalten: %1</translation>
    </message>
    <message>
        <source>Switch on: %1</source>
        <translation>Einschalten: %1</translation>
    </message>
</context>
<context>
    <name>slipway::IsolationModel</name>
    <message>
        <source>not in the plan</source>
        <translation>nicht im Plan</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>keine Änderung</translation>
    </message>
    <message>
        <source>price not known</source>
        <translation>Preis unbekannt</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>In this plan</source>
        <translation>In diesem Plan</translation>
    </message>
    <message>
        <source>Adds a month</source>
        <translation>Zusätzlich im Monat</translation>
    </message>
</context>
<context>
    <name>slipway::JobBar</name>
    <message>
        <source>switching %1 on</source>
        <translation>Einschalten von %1</translation>
    </message>
    <message>
        <source>switching %1 off</source>
        <translation>Ausschalten von %1</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Part of the plan</source>
        <translation>Teil des Plans</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Add: %1</source>
        <translation>Hinzufügen: %1</translation>
    </message>
    <message>
        <source>Add work</source>
        <translation>Arbeit hinzufügen</translation>
    </message>
    <message>
        <source>adding: %1</source>
        <translation>Hinzufügen: %1</translation>
    </message>
    <message>
        <source>duplicating %1</source>
        <translation>Duplizieren von %1</translation>
    </message>
    <message>
        <source>removing %1</source>
        <translation>Entfernen von %1</translation>
    </message>
</context>
<context>
    <name>slipway::JobChip</name>
    <message>
        <source>%1 (off)</source>
        <translation>%1 (aus)</translation>
    </message>
    <message>
        <source>%1, part of the plan</source>
        <translation>%1, Teil des Plans</translation>
    </message>
    <message>
        <source>%1, switched off</source>
        <translation>%1, ausgeschaltet</translation>
    </message>
    <message>
        <source>%1
Menu: right click or the menu key</source>
        <translation>%1
Menü: Rechtsklick oder Menütaste</translation>
    </message>
</context>
<context>
    <name>slipway::KeyFigures</name>
    <message>
        <source>not part of the plan</source>
        <translation>nicht Teil des Plans</translation>
    </message>
    <message>
        <source>over: %1</source>
        <translation>darüber: %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>A run takes</source>
        <translation>Ein Lauf dauert</translation>
    </message>
    <message>
        <source>no work told yet</source>
        <translation>noch keine Arbeit angegeben</translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation>Grenze %1</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>A run costs</source>
        <translation>Ein Lauf kostet</translation>
    </message>
    <message>
        <source>no price by the machine-hour</source>
        <translation>kein Preis je Maschinenstunde</translation>
    </message>
    <message>
        <source>no range typed in</source>
        <translation>keine Spanne eingegeben</translation>
    </message>
    <message>
        <source>A month costs</source>
        <translation>Ein Monat kostet</translation>
    </message>
    <message>
        <source>%1 of the plan</source>
        <translation>%1 des Plans</translation>
    </message>
    <message>
        <source>shared, %1</source>
        <translation>geteilt, %1</translation>
    </message>
    <message>
        <source>GPU memory used</source>
        <translation>GPU-Speicher</translation>
    </message>
    <message>
        <source>no parameters told</source>
        <translation>keine Parameter angegeben</translation>
    </message>
    <message>
        <source>this size has no GPU</source>
        <translation>ohne GPU</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>fits, %1 used</source>
        <translation>passt, %1 belegt</translation>
    </message>
    <message>
        <source>%1 answered in</source>
        <translation>%1 beantwortet in</translation>
    </message>
    <message>
        <source>no service time told</source>
        <translation>keine Bedienzeit angegeben</translation>
    </message>
    <message>
        <source>target is %1</source>
        <translation>Ziel ist %1</translation>
    </message>
    <message>
        <source>Busy at the peak</source>
        <translation>Auslastung, Spitze</translation>
    </message>
    <message>
        <source>%1 is the limit</source>
        <translation>%1 ist die Grenze</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>Instanzen</translation>
    </message>
    <message>
        <source>not sized</source>
        <translation>nicht bemessen</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 at the peak</source>
        <translation>%1 bei Spitzenlast</translation>
    </message>
    <message>
        <source>the peak needs %1</source>
        <translation>die Spitze braucht %1</translation>
    </message>
    <message>
        <source>%1 a million tokens</source>
        <translation>%1 je Million Token</translation>
    </message>
    <message>
        <source>%1 for 1,000 requests</source>
        <translation>%1 für 1.000 Anfragen</translation>
    </message>
    <message>
        <source>Done in</source>
        <translation>Fertig in</translation>
    </message>
    <message>
        <source>window %1</source>
        <translation>Zeitfenster %1</translation>
    </message>
    <message>
        <source>Busy share</source>
        <translation>Arbeitsanteil</translation>
    </message>
    <message>
        <source>rest: start of nodes</source>
        <translation>Rest: Start der Knoten</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>no number keeps the window</source>
        <translation>keine Zahl hält das Zeitfenster ein</translation>
    </message>
    <message>
        <source>the window needs %1</source>
        <translation>das Zeitfenster braucht %1</translation>
    </message>
    <message>
        <source>%1 keep the window</source>
        <translation>%1 halten das Zeitfenster ein</translation>
    </message>
    <message>
        <source>%1 per 1,000</source>
        <translation>%1 je 1.000</translation>
    </message>
    <message>
        <source>Worked a month</source>
        <translation>Im Monat gearbeitet</translation>
    </message>
    <message>
        <source>nobody works yet</source>
        <translation>noch arbeitet niemand</translation>
    </message>
    <message>
        <source>machines not billed by the hour</source>
        <translation>Maschinen ohne Stundenabrechnung</translation>
    </message>
    <message>
        <source>of %1 open hours</source>
        <translation>von %1 offenen Stunden</translation>
    </message>
    <message>
        <source>If never stopped</source>
        <translation>Wenn nie beendet</translation>
    </message>
    <message>
        <source>nothing to stop here</source>
        <translation>hier ist nichts zu beenden</translation>
    </message>
    <message>
        <source>%1 as planned</source>
        <translation>%1 wie geplant</translation>
    </message>
    <message>
        <source>never stopped as planned</source>
        <translation>wie geplant nie beendet</translation>
    </message>
    <message>
        <source>People per instance</source>
        <translation>Personen je Instanz</translation>
    </message>
    <message>
        <source>machines not counted</source>
        <translation>Maschinen nicht gezählt</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>machines, people</comment>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>its time is not known</source>
        <translation>die Dauer ist nicht bekannt</translation>
    </message>
    <message>
        <source>not known: a price is missing</source>
        <translation>nicht bekannt: ein Preis fehlt</translation>
    </message>
</context>
<context>
    <name>slipway::MachineList</name>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
</context>
<context>
    <name>slipway::MonthCostModel</name>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Since the start</source>
        <translation>Seit dem Anfang</translation>
    </message>
</context>
<context>
    <name>slipway::Names</name>
    <message>
        <source>Workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <source>Experimentation</source>
        <translation>Experimentieren</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Bereitstellung</translation>
    </message>
    <message>
        <source>Restrictions</source>
        <translation>Einschränkungen</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Review and export</source>
        <translation>Prüfen und exportieren</translation>
    </message>
    <message>
        <source>not started</source>
        <translation>nicht begonnen</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>needs attention</source>
        <translation>braucht Aufmerksamkeit</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>blockiert</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>nicht nötig</translation>
    </message>
    <message>
        <source>Shared services</source>
        <translation>Gemeinsame Dienste</translation>
    </message>
    <message>
        <source>Blocker</source>
        <translation>Blocker</translation>
    </message>
    <message>
        <source>Approval</source>
        <translation>Genehmigung</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>empfohlen</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>möglich</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>nicht möglich</translation>
    </message>
    <message>
        <source>Azure ML dedicated</source>
        <translation>Azure ML dediziert</translation>
    </message>
    <message>
        <source>Azure ML low priority</source>
        <translation>Azure ML niedrige Priorität</translation>
    </message>
    <message>
        <source>Virtual machines</source>
        <translation>Virtuelle Computer</translation>
    </message>
    <message>
        <source>Serverless Spark</source>
        <translation>Serverloses Spark</translation>
    </message>
    <message>
        <source>Container instances</source>
        <translation>Containerinstanzen</translation>
    </message>
    <message>
        <source>In the cloud</source>
        <translation>In der Cloud</translation>
    </message>
    <message>
        <source>On premises</source>
        <translation>Lokal</translation>
    </message>
    <message>
        <source>At the edge</source>
        <translation>Am Edge</translation>
    </message>
    <message>
        <source>Development</source>
        <translation>Entwicklung</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Produktion</translation>
    </message>
    <message>
        <source>Dedicated</source>
        <translation>Dediziert</translation>
    </message>
    <message>
        <source>Low priority (spot machines)</source>
        <translation>Niedrige Priorität (Spot-Maschinen)</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>Pay as you go</source>
        <translation>Nutzungsbasierte Zahlung</translation>
    </message>
    <message>
        <source>Low priority</source>
        <translation>Niedrige Priorität</translation>
    </message>
    <message>
        <source>Reserved for 1 year</source>
        <translation>1 Jahr reserviert</translation>
    </message>
    <message>
        <source>Reserved for 3 years</source>
        <translation>3 Jahre reserviert</translation>
    </message>
    <message>
        <source>Reserved for 5 years</source>
        <translation>5 Jahre reserviert</translation>
    </message>
    <message>
        <source>Savings plan, 1 year</source>
        <translation>Sparplan, 1 Jahr</translation>
    </message>
    <message>
        <source>Savings plan, 3 years</source>
        <translation>Sparplan, 3 Jahre</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>VM size</source>
        <translation>VM-Größe</translation>
    </message>
    <message>
        <source>Compute target</source>
        <translation>Computeziel</translation>
    </message>
    <message>
        <source>Tool or service</source>
        <translation>Werkzeug oder Dienst</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Verpflichtung</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>an isolation option</comment>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>open</source>
        <comment>an isolation option</comment>
        <translation>möglich</translation>
    </message>
    <message>
        <source>not possible here</source>
        <comment>an isolation option</comment>
        <translation>hier nicht möglich</translation>
    </message>
    <message>
        <source>outside the plan</source>
        <comment>an isolation option</comment>
        <translation>außerhalb des Plans</translation>
    </message>
    <message>
        <source>Automated ML</source>
        <translation>Automatisiertes ML</translation>
    </message>
    <message>
        <source>Autoscale</source>
        <translation>Autoskalierung</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>Designer</source>
        <translation>Designer</translation>
    </message>
    <message>
        <source>FPGA</source>
        <translation>FPGA</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Job queue</source>
        <translation>Auftragswarteschlange</translation>
    </message>
    <message>
        <source>Managed network</source>
        <translation>Verwaltetes Netzwerk</translation>
    </message>
    <message>
        <source>Mirrors traffic</source>
        <translation>Spiegelt Datenverkehr</translation>
    </message>
    <message>
        <source>Several nodes</source>
        <translation>Mehrere Knoten</translation>
    </message>
    <message>
        <source>No public IP</source>
        <translation>Keine öffentliche IP</translation>
    </message>
    <message>
        <source>Another region</source>
        <translation>Andere Region</translation>
    </message>
    <message>
        <source>Pipelines</source>
        <translation>Pipelines</translation>
    </message>
    <message>
        <source>RDMA</source>
        <translation>RDMA</translation>
    </message>
    <message>
        <source>Real-time</source>
        <translation>Echtzeit</translation>
    </message>
    <message>
        <source>Scales to zero</source>
        <translation>Skaliert auf null</translation>
    </message>
    <message>
        <source>Public</source>
        <translation>Öffentlich</translation>
    </message>
    <message>
        <source>Managed, internet outbound</source>
        <translation>Verwaltet, Internet ausgehend</translation>
    </message>
    <message>
        <source>Managed, approved outbound</source>
        <translation>Verwaltet, ausgehend nur genehmigt</translation>
    </message>
    <message>
        <source>Your own network</source>
        <translation>Eigenes Netzwerk</translation>
    </message>
</context>
<context>
    <name>slipway::NoticeBar</name>
    <message>
        <source>Close this notice</source>
        <translation>Diesen Hinweis schließen</translation>
    </message>
</context>
<context>
    <name>slipway::NumberField</name>
    <message>
        <source>Enter a number.</source>
        <translation>Eine Zahl eingeben.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be read as a number. Write it like %2.</source>
        <translation>„%1“ ist nicht als Zahl lesbar. Schreibweise wie %2.</translation>
    </message>
    <message>
        <source>Only whole numbers are possible here.</source>
        <translation>Hier sind nur ganze Zahlen möglich.</translation>
    </message>
    <message>
        <source>Decimals possible here: %1.</source>
        <translation>Hier mögliche Nachkommastellen: %1.</translation>
    </message>
    <message>
        <source>A number is needed here.</source>
        <translation>Hier wird eine Zahl gebraucht.</translation>
    </message>
    <message>
        <source>%1 is too low. Enter %2 or more.</source>
        <translation>%1 ist zu niedrig. %2 oder mehr eingeben.</translation>
    </message>
    <message>
        <source>%1 is too high. Enter %2 or less.</source>
        <translation>%1 ist zu hoch. %2 oder weniger eingeben.</translation>
    </message>
</context>
<context>
    <name>slipway::OtherAnswersView</name>
    <message>
        <source>What would have to change</source>
        <translation>Was sich ändern müsste</translation>
    </message>
    <message>
        <source>%1 %2 a month</source>
        <comment>currency, amount</comment>
        <translation>%1 %2 im Monat</translation>
    </message>
    <message>
        <source>Change it</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Change the answer: %1</source>
        <translation>Die Antwort ändern: %1</translation>
    </message>
</context>
<context>
    <name>slipway::OwnedQuotaCard</name>
    <message>
        <source>Quota in place</source>
        <translation>Vorhandenes Kontingent</translation>
    </message>
    <message>
        <source>Add quota in place</source>
        <translation>Vorhandenes Kontingent hinzufügen</translation>
    </message>
    <message>
        <source>Remove the quota chosen</source>
        <translation>Gewähltes Kontingent entfernen</translation>
    </message>
    <message>
        <source>What the subscription has already need not be requested. None is entered.</source>
        <translation>Was das Abonnement schon hat, muss nicht beantragt werden. Es ist keines eingetragen.</translation>
    </message>
    <message>
        <source>quota in place</source>
        <translation>vorhandenes Kontingent</translation>
    </message>
    <message>
        <source>P&amp;ool</source>
        <translation>P&amp;ool</translation>
    </message>
    <message>
        <source>pool of quota in place</source>
        <translation>Pool des vorhandenen Kontingents</translation>
    </message>
    <message>
        <source>VM &amp;family</source>
        <translation>VM-&amp;Familie</translation>
    </message>
    <message>
        <source>family of quota in place</source>
        <translation>Familie des vorhandenen Kontingents</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>&amp;Region</translation>
    </message>
    <message>
        <source>region of quota in place</source>
        <translation>Region des vorhandenen Kontingents</translation>
    </message>
    <message>
        <source>&amp;In place</source>
        <translation>&amp;Vorhanden</translation>
    </message>
    <message>
        <source>all families</source>
        <translation>alle Familien</translation>
    </message>
    <message>
        <source>adding quota in place</source>
        <translation>Hinzufügen vorhandenen Kontingents</translation>
    </message>
    <message>
        <source>removing quota in place</source>
        <translation>Entfernen vorhandenen Kontingents</translation>
    </message>
    <message>
        <source>not told</source>
        <translation>nicht genannt</translation>
    </message>
    <message>
        <source>Read on</source>
        <translation>Abgelesen am</translation>
    </message>
    <message>
        <source>day of quota in place</source>
        <translation>Tag des vorhandenen Kontingents</translation>
    </message>
    <message>
        <source>This is no day. Write it as %1.</source>
        <translation>Das ist kein Tag. Schreibweise: %1.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>series of sizes, family of quota</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>slipway::OwnedQuotaModel</name>
    <message>
        <source>Quota</source>
        <translation>Kontingent</translation>
    </message>
    <message>
        <source>VM family</source>
        <translation>VM-Familie</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>In place (vCPUs)</source>
        <translation>Vorhanden (vCPUs)</translation>
    </message>
    <message>
        <source>all families</source>
        <translation>alle Familien</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>not told</source>
        <translation>nicht genannt</translation>
    </message>
</context>
<context>
    <name>slipway::PageArea</name>
    <message>
        <source>Next: %1</source>
        <translation>Weiter: %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Export PDF...</source>
        <translation>PDF exportieren...</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Zurück zu %1</translation>
    </message>
    <message>
        <source>Go to %1, which you saw before</source>
        <translation>Zu %1, das zuvor gezeigt wurde</translation>
    </message>
    <message>
        <source>You have seen no other step yet</source>
        <translation>Noch wurde kein anderer Schritt gezeigt</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>slipway::PendingBar</name>
    <message>
        <source>Earlier figures</source>
        <translation>Frühere Zahlen</translation>
    </message>
    <message>
        <source>These figures are of an earlier plan: the computing was cancelled.</source>
        <translation>Diese Zahlen gehören zu einem früheren Plan: Die Berechnung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Computing...</source>
        <translation>Wird berechnet...</translation>
    </message>
    <message>
        <source>Computing a large plan: these figures are of an earlier one.</source>
        <translation>Großer Plan wird berechnet: Diese Zahlen gehören zu einem früheren.</translation>
    </message>
    <message>
        <source>Comparing...</source>
        <translation>Wird verglichen...</translation>
    </message>
    <message>
        <source>Comparing choices of this plan.</source>
        <translation>Möglichkeiten dieses Plans werden verglichen.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Compute</translation>
    </message>
    <message>
        <source>Not compared</source>
        <translation>Nicht verglichen</translation>
    </message>
    <message>
        <source>Choices of this plan are not compared: the computing was cancelled.</source>
        <translation>Möglichkeiten dieses Plans sind nicht verglichen: Die Berechnung wurde abgebrochen.</translation>
    </message>
</context>
<context>
    <name>slipway::PlaceRecords</name>
    <message>
        <source>%1: %2</source>
        <comment>a compute target, yes or no</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What it demands</source>
        <translation>Was es verlangt</translation>
    </message>
    <message>
        <source>Where it is available</source>
        <translation>Wo es verfügbar ist</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>No way back</source>
        <translation>Kein Weg zurück</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Geographies are the unit of data residency. A region without a paired one has none in the sources read.</source>
        <translation>Geografien sind die Einheit der Datenresidenz. Eine Region ohne Partnerregion hat in den gelesenen Quellen keine.</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Geography</source>
        <translation>Geografie</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>Paired with</source>
        <translation>Partnerregion</translation>
    </message>
    <message>
        <source>Sizes with a price</source>
        <translation>Größen mit Preis</translation>
    </message>
    <message>
        <source>Geography: %1, in %2</source>
        <translation>Geografie: %1, in %2</translation>
    </message>
    <message>
        <source>Availability zones: %1</source>
        <translation>Verfügbarkeitszonen: %1</translation>
    </message>
    <message>
        <source>Paired with: %1</source>
        <translation>Partnerregion: %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Sizes with a pay-as-you-go price: %1</source>
        <translation>Größen mit nutzungsbasiertem Preis: %1</translation>
    </message>
    <message>
        <source>Isolation options</source>
        <translation>Isolationsoptionen</translation>
    </message>
    <message>
        <source>Ways to keep work apart from others, what they demand and which targets they leave.</source>
        <translation>Wege, Arbeit von der anderer zu trennen, was sie verlangen und welche Ziele sie lassen.</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>Excludes</source>
        <translation>Schließt aus</translation>
    </message>
    <message>
        <source>Way back</source>
        <translation>Weg zurück</translation>
    </message>
    <message>
        <source>Limits and constants</source>
        <translation>Grenzwerte und Konstanten</translation>
    </message>
    <message>
        <source>Documented limits and sizing constants that the rules use, each with its source.</source>
        <translation>Dokumentierte Grenzwerte und Bemessungskonstanten der Regeln, jede mit ihrer Quelle.</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Aussage</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>What ends</source>
        <translation>Was endet</translation>
    </message>
    <message>
        <source>Series, targets, tools and services that ended or will end, in the order of their last day.</source>
        <translation>Serien, Ziele, Werkzeuge und Dienste, die endeten oder enden, in der Reihenfolge ihres letzten Tages.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Letzter Tag</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Concerns</source>
        <translation>Betrifft</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Läuft aus</translation>
    </message>
    <message>
        <source>Last day %1</source>
        <translation>Letzter Tag %1</translation>
    </message>
    <message>
        <source>Concerns: %1</source>
        <translation>Betrifft: %1</translation>
    </message>
</context>
<context>
    <name>slipway::PlanActuals</name>
    <message>
        <source>%1 (at %2)</source>
        <translation>%1 (bei %2)</translation>
    </message>
</context>
<context>
    <name>slipway::PlanComparison</name>
    <message>
        <source>There is room for %1 plans beside the first.</source>
        <translation>Neben dem ersten ist Platz für %1 Pläne.</translation>
    </message>
    <message>
        <source>The plan uses other additions than the open one, and so it can not be set beside it.</source>
        <translation>Der Plan verwendet andere Ergänzungen als der geöffnete und kann deshalb nicht daneben stehen.</translation>
    </message>
</context>
<context>
    <name>slipway::PlanDifferences</name>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1: %2 here, %3 in the file</source>
        <translation>%1: hier %2, in der Datei %3</translation>
    </message>
    <message>
        <source>%1: in another order</source>
        <translation>%1: in anderer Reihenfolge</translation>
    </message>
</context>
<context>
    <name>slipway::PlanDocument</name>
    <message>
        <source>Change of %1</source>
        <comment>undo step; %1 names a field</comment>
        <translation>Änderung von %1</translation>
    </message>
    <message>
        <source>The plan is open read-only and cannot be changed.</source>
        <translation>Der Plan ist schreibgeschützt geöffnet und nicht änderbar.</translation>
    </message>
    <message>
        <source>Scenario %1</source>
        <comment>undo step</comment>
        <translation>Szenario %1</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>New name of scenario %1</source>
        <comment>undo step</comment>
        <translation>Neuer Name von Szenario %1</translation>
    </message>
    <message>
        <source>Removal of scenario %1</source>
        <comment>undo step</comment>
        <translation>Entfernen von Szenario %1</translation>
    </message>
    <message>
        <source>The plan is open in another window of Slipway; save it under another name.</source>
        <translation>Der Plan ist in einem anderen Fenster von Slipway geöffnet; bitte unter anderem Namen speichern.</translation>
    </message>
</context>
<context>
    <name>slipway::PlanExport</name>
    <message>
        <source>Export %1</source>
        <translation>%1 exportieren</translation>
    </message>
    <message>
        <source>%1 could not be exported</source>
        <translation>%1 konnte nicht exportiert werden</translation>
    </message>
    <message>
        <source>Exporting %1...</source>
        <translation>%1 wird exportiert...</translation>
    </message>
    <message>
        <source>Printing %1...</source>
        <translation>%1 wird gedruckt...</translation>
    </message>
    <message>
        <source>The report could not be printed</source>
        <translation>Der Bericht konnte nicht gedruckt werden</translation>
    </message>
    <message>
        <source>%1 exists already, and no export wrote it; choose a new name.</source>
        <translation>%1 gibt es schon, und kein Export hat es geschrieben; einen neuen Namen wählen.</translation>
    </message>
    <message>
        <source>%1 is a folder.</source>
        <translation>%1 ist ein Ordner.</translation>
    </message>
    <message>
        <source>Replace the files</source>
        <translation>Dateien ersetzen</translation>
    </message>
    <message>
        <source>Make %1 in it</source>
        <translation>%1 darin anlegen</translation>
    </message>
    <message>
        <source>%1 was exported before</source>
        <translation>%1 wurde schon exportiert</translation>
    </message>
    <message>
        <source>%1 is the folder of an earlier export. This export replaces files of the same names, keeps what was filled in there in place of REPLACE_..., removes what the plan no longer needs of them and goes on with what was deployed from there. Other files stay. A folder within it would be another deployment.</source>
        <translation>%1 ist der Ordner eines früheren Exports. Dieser Export ersetzt Dateien gleichen Namens, behält, was dort anstelle von REPLACE_... ausgefüllt wurde, entfernt, was der Plan davon nicht mehr braucht, und setzt fort, was von dort bereitgestellt wurde. Andere Dateien bleiben. Ein Ordner darin wäre eine andere Bereitstellung.</translation>
    </message>
</context>
<context>
    <name>slipway::PlanFileWords</name>
    <message>
        <source>This plan was written by a newer version of Slipway; saving it here would lose parts of it.</source>
        <translation>Dieser Plan wurde mit einer neueren Version von Slipway geschrieben; beim Speichern hier gingen Teile davon verloren.</translation>
    </message>
    <message>
        <source>This is a report and no plan file; a plan written here would take its place.</source>
        <translation>Dies ist ein Bericht und keine Plandatei; ein hier gespeicherter Plan würde ihn ersetzen.</translation>
    </message>
    <message>
        <source>If nobody has it open, remove %1 and try again.</source>
        <translation>Wenn niemand den Plan geöffnet hat, %1 entfernen und erneut versuchen.</translation>
    </message>
    <message>
        <source>Save and close it there, then try again.</source>
        <translation>Dort speichern und schließen, dann erneut versuchen.</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>jemand</translation>
    </message>
    <message>
        <source>The plan is in use by %1, so it was not written. %2</source>
        <translation>Der Plan wird gerade von %1 benutzt und wurde deshalb nicht geschrieben. %2</translation>
    </message>
</context>
<context>
    <name>slipway::PlanMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>The plans opened last</source>
        <translation>Die zuletzt geöffneten Pläne</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation>&amp;Plan</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>%1: no longer there</source>
        <translation>%1: nicht mehr vorhanden</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Take it off this list</source>
        <translation>Aus dieser Liste nehmen</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>The language of the window and of what is printed from it</source>
        <translation>Die Sprache des Fensters und dessen, was daraus gedruckt wird</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Darstellung</translation>
    </message>
    <message>
        <source>The colours of the window, at once; a PDF keeps its own</source>
        <translation>Die Farben des Fensters, sofort; ein PDF behält seine eigenen</translation>
    </message>
</context>
<context>
    <name>slipway::PlanPriceModel</name>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>doubtful</source>
        <translation>zweifelhaft</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>veraltet</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>geschätzt</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 ab %2</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>in Ordnung</translation>
    </message>
    <message>
        <source>Price of</source>
        <translation>Preis für</translation>
    </message>
    <message>
        <source>Paid as</source>
        <translation>Bezahlt als</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>List price, USD</source>
        <translation>Listenpreis, USD</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Days old</source>
        <translation>Tage alt</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>%1, price of %2</source>
        <translation>%1, Preis von %2</translation>
    </message>
    <message>
        <source>%1 per %2</source>
        <comment>price, unit</comment>
        <translation>%1 je %2</translation>
    </message>
    <message>
        <source>stated in the plan</source>
        <translation>im Plan angegeben</translation>
    </message>
    <message>
        <source>zone %1</source>
        <comment>of the prices of traffic</comment>
        <translation>Zone %1</translation>
    </message>
    <message>
        <source>worked out</source>
        <translation>berechnet</translation>
    </message>
</context>
<context>
    <name>slipway::PlanPricesView</name>
    <message>
        <source>The plan bills nothing yet, so there is no price to look at.</source>
        <translation>Der Plan rechnet noch nichts ab, also gibt es keinen Preis zu sehen.</translation>
    </message>
    <message>
        <source>Prices of this plan</source>
        <translation>Preise dieses Plans</translation>
    </message>
    <message>
        <source>%1 of %2 prices are younger than %3 days and published for their region.</source>
        <translation>%1 von %2 Preisen sind jünger als %3 Tage und für ihre Region veröffentlicht.</translation>
    </message>
</context>
<context>
    <name>slipway::PlanReference</name>
    <message>
        <source>The plan uses additions, which this window cannot read.</source>
        <translation>Der Plan verwendet Ergänzungen, die dieses Fenster nicht lesen kann.</translation>
    </message>
</context>
<context>
    <name>slipway::PlanWindow</name>
    <message>
        <source>Best choice</source>
        <translation>Beste Wahl</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Catalog</source>
        <translation>Katalog</translation>
    </message>
    <message>
        <source>Unsaved changes are not being kept: %1</source>
        <translation>Nicht gespeicherte Änderungen werden nicht gesichert: %1</translation>
    </message>
    <message>
        <source>The template could not be read</source>
        <translation>Die Vorlage konnte nicht gelesen werden</translation>
    </message>
    <message>
        <source>This plan was written by a newer version of Slipway. It can be read and exported, not changed.</source>
        <translation>Dieser Plan wurde mit einer neueren Version von Slipway geschrieben. Er ist lesbar und exportierbar, aber nicht änderbar.</translation>
    </message>
    <message>
        <source>1 entry is not in the plan</source>
        <translation>1 Eingabe ist nicht im Plan</translation>
    </message>
    <message>
        <source>%1 entries are not in the plan</source>
        <translation>%1 Eingaben sind nicht im Plan</translation>
    </message>
    <message>
        <source>The scenario can not be shown</source>
        <translation>Das Szenario ist nicht darstellbar</translation>
    </message>
    <message>
        <source>Slipway</source>
        <translation>Slipway</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>plan: scenario</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1[*] - Slipway</source>
        <translation>%1[*] - Slipway</translation>
    </message>
    <message>
        <source>Another program changed this plan&apos;s file. Reloading loses your changes here.</source>
        <translation>Ein anderes Programm hat die Datei dieses Plans geändert. Beim Neuladen gehen die Änderungen hier verloren.</translation>
    </message>
    <message>
        <source>Another program changed this plan&apos;s file.</source>
        <translation>Ein anderes Programm hat die Datei dieses Plans geändert.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Keep this one</source>
        <translation>Diesen behalten</translation>
    </message>
    <message>
        <source>The plan is still being computed: export it when that is done.</source>
        <translation>Der Plan wird noch berechnet: danach exportieren.</translation>
    </message>
    <message>
        <source>Export without them</source>
        <translation>Ohne sie exportieren</translation>
    </message>
    <message>
        <source>Exported %1.</source>
        <translation>%1 wurde exportiert.</translation>
    </message>
    <message>
        <source>It says DRAFT: 1 blocker is unresolved.</source>
        <translation>Darauf steht ENTWURF: 1 Blocker ist ungelöst.</translation>
    </message>
    <message>
        <source>It says DRAFT: %1 blockers are unresolved.</source>
        <translation>Darauf steht ENTWURF: %1 Blocker sind ungelöst.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Start or open a plan first: files of prices are read on its Prices page.</source>
        <translation>Zuerst einen Plan beginnen oder öffnen: Preisdateien werden auf seiner Seite Preise gelesen.</translation>
    </message>
    <message>
        <source>Print without them</source>
        <translation>Ohne sie drucken</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>An den Drucker gesendet.</translation>
    </message>
    <message>
        <source>The language changes when Slipway starts again.</source>
        <translation>Die Sprache ändert sich beim nächsten Start von Slipway.</translation>
    </message>
    <message>
        <source>Cancelled: nothing was written.</source>
        <translation>Abgebrochen: Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>An export is not done yet</source>
        <translation>Ein Export ist noch nicht fertig</translation>
    </message>
    <message>
        <source>Another one can begin when this is done.</source>
        <translation>Ein weiterer kann beginnen, wenn dieser fertig ist.</translation>
    </message>
    <message>
        <source>Give the export up</source>
        <translation>Export aufgeben</translation>
    </message>
    <message>
        <source>It is not done yet. Given up, it writes nothing. Cancel leaves everything as it is.</source>
        <translation>Er ist noch nicht fertig. Wird er aufgegeben, wird nichts geschrieben. „Abbrechen“ lässt alles, wie es ist.</translation>
    </message>
    <message>
        <source>Wait for it</source>
        <translation>Darauf warten</translation>
    </message>
    <message>
        <source>This goes on by itself when the export is done. Cancel leaves everything as it is.</source>
        <translation>Es geht von selbst weiter, wenn der Export fertig ist. „Abbrechen“ lässt alles, wie es ist.</translation>
    </message>
    <message>
        <source>Keep waiting</source>
        <translation>Weiter warten</translation>
    </message>
</context>
<context>
    <name>slipway::PlanWords</name>
    <message>
        <source>%1 h always on</source>
        <translation>%1 h durchgehend an</translation>
    </message>
    <message>
        <source>load balancer</source>
        <translation>Lastenausgleich</translation>
    </message>
    <message>
        <source>%1 x %2, %3</source>
        <translation>%1 x %2, %3</translation>
    </message>
    <message>
        <source>%1 x 730 h: every hour of its term, used or not</source>
        <translation>%1 x 730 h: jede Stunde der Laufzeit, ob genutzt oder nicht</translation>
    </message>
    <message>
        <source>; in the months of its term that need less, as many as were bought</source>
        <translation>; in den Monaten der Laufzeit, die weniger brauchen, so viele wie gekauft</translation>
    </message>
    <message>
        <source>1 instance x 730 h</source>
        <translation>1 Instanz x 730 h</translation>
    </message>
    <message>
        <source>%1 instances x 730 h</source>
        <translation>%1 Instanzen x 730 h</translation>
    </message>
    <message>
        <source>%1 h: as many instances as the latency target takes at the peak</source>
        <translation>%1 h: so viele Instanzen, wie das Latenzziel bei Spitzenlast braucht</translation>
    </message>
    <message>
        <source>%1 h: as many instances as the latency target takes in each hour</source>
        <translation>%1 h: so viele Instanzen, wie das Latenzziel in jeder Stunde braucht</translation>
    </message>
    <message>
        <source>roll-out overlap</source>
        <translation>Überlappung beim Rollout</translation>
    </message>
    <message>
        <source>%1 instances</source>
        <translation>%1 Instanzen</translation>
    </message>
    <message>
        <source>%1 x %2 h, the lesser of schedule and use plus %3 min idle a day</source>
        <translation>%1 x %2 h, das Kleinere aus Zeitplan und Nutzung plus %3 min Leerlauf am Tag</translation>
    </message>
    <message>
        <source>%1 x %2 h of use plus %3 min idle a day</source>
        <translation>%1 x %2 h Nutzung plus %3 min Leerlauf am Tag</translation>
    </message>
    <message>
        <source>%1 x %2 h by schedule</source>
        <translation>%1 x %2 h nach Zeitplan</translation>
    </message>
    <message>
        <source>%1 x %2 h: never stopped</source>
        <translation>%1 x %2 h: nie beendet</translation>
    </message>
    <message>
        <source>%1 x 730 h: billed while stopped as well</source>
        <translation>%1 x 730 h: auch angehalten abgerechnet</translation>
    </message>
    <message>
        <source>system disks P10</source>
        <translation>Systemdatenträger P10</translation>
    </message>
    <message>
        <source>%1 x 1 month: billed while stopped as well</source>
        <translation>%1 x 1 Monat: auch angehalten abgerechnet</translation>
    </message>
    <message>
        <source>load balancers</source>
        <translation>Lastenausgleiche</translation>
    </message>
    <message>
        <source>public IP addresses</source>
        <translation>öffentliche IP-Adressen</translation>
    </message>
    <message>
        <source>%1 x 730 h: a commitment bills every hour</source>
        <translation>%1 x 730 h: Eine Verpflichtung kostet jede Stunde</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>mehr als %1</translation>
    </message>
    <message>
        <source>The amount is too large to compute with.</source>
        <translation>Der Betrag ist zu groß zum Rechnen.</translation>
    </message>
    <message>
        <source>The amount is too large to compute with in %1 of %2 months.</source>
        <translation>Der Betrag ist in %1 von %2 Monaten zu groß zum Rechnen.</translation>
    </message>
    <message>
        <source>pods that fit no node</source>
        <translation>Pods, die auf keinen Knoten passen</translation>
    </message>
    <message>
        <source>%1 vCPUs, %2 GiB and %3 GPUs each</source>
        <translation>je %1 vCPUs, %2 GiB und %3 GPUs</translation>
    </message>
    <message>
        <source>%1 vCPUs and %2 GiB each</source>
        <translation>je %1 vCPUs und %2 GiB</translation>
    </message>
    <message>
        <source>nodes for roll-outs</source>
        <translation>Knoten für Rollouts</translation>
    </message>
    <message>
        <source>nodes that both versions need beyond the pool x hours of overlap</source>
        <translation>Knoten, die beide Versionen über den Pool hinaus brauchen x Stunden der Überlappung</translation>
    </message>
    <message>
        <source>system pool, %1</source>
        <translation>Systempool, %1</translation>
    </message>
    <message>
        <source>AKS control plane, %1 tier</source>
        <translation>AKS-Steuerungsebene, Stufe %1</translation>
    </message>
    <message>
        <source>public IP address</source>
        <translation>öffentliche IP-Adresse</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 Knoten</translation>
    </message>
    <message>
        <source>%1 x %2 h %3</source>
        <translation>%1 x %2 h %3</translation>
    </message>
    <message>
        <source>by schedule</source>
        <translation>nach Zeitplan</translation>
    </message>
    <message>
        <source>always on</source>
        <translation>durchgehend an</translation>
    </message>
    <message>
        <source>Spark vCores</source>
        <translation>Spark-vCores</translation>
    </message>
    <message>
        <source>(%1 h of work + %2 sessions x %3 min start-up and idle time-out) x %4 vCores of driver and executors</source>
        <translation>(%1 h Arbeit + %2 Sitzungen x %3 min Start und Leerlauf bis zum Ende) x %4 vCores von Treiber und Executors</translation>
    </message>
    <message>
        <source>container memory</source>
        <translation>Containerspeicher</translation>
    </message>
    <message>
        <source>%1 x %2 GiB x 730 h</source>
        <translation>%1 x %2 GiB x 730 h</translation>
    </message>
    <message>
        <source>container vCPUs</source>
        <translation>Container-vCPUs</translation>
    </message>
    <message>
        <source>%1 x %2 vCPUs x 730 h</source>
        <translation>%1 x %2 vCPUs x 730 h</translation>
    </message>
    <message>
        <source>hosted model</source>
        <translation>gehostetes Modell</translation>
    </message>
    <message>
        <source>%1 h of use</source>
        <translation>%1 h Nutzung</translation>
    </message>
    <message>
        <source>A serverless API is billed for each token: say how many a request and its answer have.</source>
        <translation>Eine serverlose API wird je Token abgerechnet: angeben, wie viele eine Anfrage und ihre Antwort haben.</translation>
    </message>
    <message>
        <source>tokens of requests</source>
        <translation>Token der Anfragen</translation>
    </message>
    <message>
        <source>tokens of answers</source>
        <translation>Token der Antworten</translation>
    </message>
    <message>
        <source>A serverless API is billed for each token: name a model of the price book, or state its prices.</source>
        <translation>Eine serverlose API wird je Token abgerechnet: ein Modell des Preisbuchs nennen oder seine Preise angeben.</translation>
    </message>
    <message>
        <source>attached compute</source>
        <translation>angebundener Compute</translation>
    </message>
    <message>
        <source>%1 h of use x nodes</source>
        <translation>%1 h Nutzung x Knoten</translation>
    </message>
    <message>
        <source>Attached compute is billed at its owner&apos;s price, which this plan does not state.</source>
        <translation>Angebundener Compute wird zum Preis des Besitzers abgerechnet, den dieser Plan nicht nennt.</translation>
    </message>
    <message>
        <source>1-year reservation</source>
        <translation>1-Jahres-Reservierung</translation>
    </message>
    <message>
        <source>3-year reservation</source>
        <translation>3-Jahres-Reservierung</translation>
    </message>
    <message>
        <source>5-year reservation</source>
        <translation>5-Jahres-Reservierung</translation>
    </message>
    <message>
        <source>1-year savings plan</source>
        <translation>1-Jahres-Sparplan</translation>
    </message>
    <message>
        <source>3-year savings plan</source>
        <translation>3-Jahres-Sparplan</translation>
    </message>
    <message>
        <source>the published price looks like that of Windows</source>
        <translation>der veröffentlichte Preis sieht wie der von Windows aus</translation>
    </message>
    <message>
        <source>the price is of 2024</source>
        <translation>der Preis ist von 2024</translation>
    </message>
    <message>
        <source>the published spot price is not below pay-as-you-go</source>
        <translation>der veröffentlichte Spotpreis liegt nicht unter dem nutzungsbasierten</translation>
    </message>
    <message>
        <source>the price stands out against other regions</source>
        <translation>der Preis sticht gegenüber anderen Regionen heraus</translation>
    </message>
    <message>
        <source>worked out from a printed monthly cost</source>
        <translation>aus gedruckten Monatskosten berechnet</translation>
    </message>
    <message>
        <source>an estimate: no price is published for this region; pay-as-you-go x %1, as in %2</source>
        <translation>eine Schätzung: Für diese Region ist kein Preis veröffentlicht; nutzungsbasiert x %1, wie in %2</translation>
    </message>
    <message>
        <source>; other regions show %1 to %2</source>
        <translation>; andere Regionen zeigen %1 bis %2</translation>
    </message>
    <message>
        <source>The region is not in the catalog.</source>
        <translation>Die Region ist nicht im Katalog.</translation>
    </message>
    <message>
        <source>No VM size is chosen.</source>
        <translation>Es ist keine VM-Größe gewählt.</translation>
    </message>
    <message>
        <source>The size %1 is not in the catalog.</source>
        <translation>Die Größe %1 ist nicht im Katalog.</translation>
    </message>
    <message>
        <source>No %1 price of %2 is known for %3.</source>
        <translation>Für %3 ist kein Preis (%1) von %2 bekannt.</translation>
    </message>
    <message>
        <source>The only %1 price is not used: %2.</source>
        <translation>Der einzige Preis (%1) wird nicht verwendet: %2.</translation>
    </message>
    <message>
        <source>spot prices move by tens of percent within months</source>
        <translation>Spotpreise schwanken innerhalb von Monaten um Zehntel</translation>
    </message>
    <message>
        <source>low-priority nodes are spot machines since 2026-03-31, and spot prices move by tens of percent within months</source>
        <translation>Knoten niedriger Priorität sind seit 2026-03-31 Spot-Maschinen, und Spotpreise schwanken innerhalb von Monaten um Zehntel</translation>
    </message>
    <message>
        <source>No price of it is known for this region.</source>
        <translation>Für diese Region ist kein Preis davon bekannt.</translation>
    </message>
    <message>
        <source>No price of it is known.</source>
        <translation>Es ist kein Preis davon bekannt.</translation>
    </message>
    <message>
        <source>price of %1: none is known for this region</source>
        <translation>Preis von %1: Für diese Region ist keiner bekannt</translation>
    </message>
    <message>
        <source>The stated price is not a number that can be computed with.</source>
        <translation>Mit dem angegebenen Preis lässt sich nicht rechnen.</translation>
    </message>
    <message>
        <source>the price its owner states in this plan</source>
        <translation>der Preis, den der Besitzer in diesem Plan nennt</translation>
    </message>
    <message>
        <source>, %1 % more each month</source>
        <translation>, jeden Monat %1 % mehr</translation>
    </message>
    <message>
        <source>Storage of training data</source>
        <translation>Speicher für Trainingsdaten</translation>
    </message>
    <message>
        <source>Storage of models and artifacts</source>
        <translation>Speicher für Modelle und Artefakte</translation>
    </message>
    <message>
        <source>Container registry</source>
        <translation>Containerregistrierung</translation>
    </message>
    <message>
        <source>Log Analytics</source>
        <translation>Log Analytics</translation>
    </message>
    <message>
        <source>%1 GiB taken in a month</source>
        <translation>%1 GiB im Monat aufgenommen</translation>
    </message>
    <message>
        <source>Data leaving the region</source>
        <translation>Daten, die die Region verlassen</translation>
    </message>
    <message>
        <source>%1 GiB of data + %2 GiB of answers</source>
        <translation>%1 GiB Daten + %2 GiB Antworten</translation>
    </message>
    <message>
        <source>Data through private endpoints</source>
        <translation>Daten über private Endpunkte</translation>
    </message>
    <message>
        <source>%1 GiB of requests and answers</source>
        <translation>%1 GiB Anfragen und Antworten</translation>
    </message>
    <message>
        <source>Private endpoints</source>
        <translation>Private Endpunkte</translation>
    </message>
    <message>
        <source>NAT gateway</source>
        <translation>NAT-Gateway</translation>
    </message>
    <message>
        <source>Azure Firewall for outbound rules by name</source>
        <translation>Azure Firewall für ausgehende Regeln nach Name</translation>
    </message>
    <message>
        <source>Customer-managed keys: Cosmos DB, AI Search, Storage</source>
        <translation>Kundenseitig verwaltete Schlüssel: Cosmos DB, AI Search, Storage</translation>
    </message>
    <message>
        <source>1 set of services</source>
        <translation>1 Satz Dienste</translation>
    </message>
    <message>
        <source>Its services are billed in your subscription; their size is not known.</source>
        <translation>Die Dienste dafür werden im eigenen Abonnement abgerechnet; ihre Größe ist unbekannt.</translation>
    </message>
    <message>
        <source> beyond %1 GiB</source>
        <translation> über %1 GiB hinaus</translation>
    </message>
    <message>
        <source>; of it what lies beyond %1 GiB of a month</source>
        <translation>; davon, was über %1 GiB im Monat hinausgeht</translation>
    </message>
    <message>
        <source>Price of %1</source>
        <translation>Preis: %1</translation>
    </message>
    <message>
        <source>published; prices change</source>
        <translation>veröffentlicht; Preise ändern sich</translation>
    </message>
    <message>
        <source>%1 vCPUs of %2 in %3</source>
        <translation>%1 vCPUs von %2 in %3</translation>
    </message>
    <message>
        <source>%1 needed</source>
        <translation>%1 benötigt</translation>
    </message>
    <message>
        <source>Nothing found meets the plan</source>
        <translation>Nichts Gefundenes erfüllt den Plan</translation>
    </message>
    <message>
        <source>Take the robust choice</source>
        <translation>Die robuste Wahl übernehmen</translation>
    </message>
    <message>
        <source>The plan uses additions &quot;%1&quot;%2 that are neither beside it as %1.json nor kept in %3.</source>
        <translation>Der Plan verwendet Ergänzungen &quot;%1&quot;%2, die weder als %1.json daneben liegen noch in %3 aufbewahrt sind.</translation>
    </message>
    <message>
        <source> (SHA-256 %1...)</source>
        <translation> (SHA-256 %1...)</translation>
    </message>
    <message>
        <source>Additions &quot;%1&quot;</source>
        <translation>Ergänzungen &quot;%1&quot;</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>der Arbeitsspeicher reicht nicht</translation>
    </message>
    <message>
        <source>an unknown fault</source>
        <translation>ein unbekannter Fehler</translation>
    </message>
    <message>
        <source>a date not stated</source>
        <translation>nicht genannten Tag</translation>
    </message>
    <message>
        <source> Its isolation %1 on %2.</source>
        <translation> Seine Isolation %1 am %2.</translation>
    </message>
    <message>
        <source>%1 is outside the allowed geographies</source>
        <translation>%1 liegt außerhalb der erlaubten Geografien</translation>
    </message>
    <message>
        <source>Data may stay in %1 only; this region is in %2.</source>
        <translation>Daten dürfen nur in %1 bleiben; diese Region liegt in %2.</translation>
    </message>
    <message>
        <source>%1 cannot be used here</source>
        <translation>%1 ist hier nicht verwendbar</translation>
    </message>
    <message>
        <source>The newest list of sizes for %1 does not contain it.</source>
        <translation>Die neueste Liste der Größen für %1 enthält sie nicht.</translation>
    </message>
    <message>
        <source>Support of %1 is not stated</source>
        <translation>Unterstützung von %1 ist nicht angegeben</translation>
    </message>
    <message>
        <source>The newest table of VM series for %1 does not name it: check with az ml compute list-sizes; slipway import takes the answer.</source>
        <translation>Die neueste Tabelle der VM-Serien für %1 nennt sie nicht: mit az ml compute list-sizes prüfen; slipway import nimmt die Antwort auf.</translation>
    </message>
    <message>
        <source> Replacements: %1.</source>
        <translation> Ersatz: %1.</translation>
    </message>
    <message>
        <source>%1 is retired</source>
        <translation>%1 ist eingestellt</translation>
    </message>
    <message>
        <source>It ended on %1 and can no longer be created.%2</source>
        <translation>Sie endete am %1 und kann nicht mehr erstellt werden.%2</translation>
    </message>
    <message>
        <source>%1 ends within the plan</source>
        <translation>%1 endet während des Plans</translation>
    </message>
    <message>
        <source>It is retired on %1, while the plan uses it until %2.%3</source>
        <translation>Sie wird am %1 eingestellt, während der Plan sie bis %2 nutzt.%3</translation>
    </message>
    <message>
        <source>%1 is not isolated throughout</source>
        <translation>%1 ist nicht durchgehend isoliert</translation>
    </message>
    <message>
        <source>%1 is not an isolated size</source>
        <translation>%1 ist keine isolierte Größe</translation>
    </message>
    <message>
        <source>The plan asks for VMs that are alone on their host. Choose one of the isolated sizes.</source>
        <translation>Der Plan verlangt VMs, die allein auf ihrem Host sind. Eine der isolierten Größen wählen.</translation>
    </message>
    <message>
        <source>%1 has too little memory for the model</source>
        <translation>%1 hat zu wenig Arbeitsspeicher für das Modell</translation>
    </message>
    <message>
        <source>%1 has no GPU</source>
        <translation>%1 hat keine GPU</translation>
    </message>
    <message>
        <source>The plan says that training needs a GPU. Choose a GPU size, or say that it does not.</source>
        <translation>Laut Plan braucht das Training eine GPU. Eine GPU-Größe wählen oder angeben, dass es keine braucht.</translation>
    </message>
    <message>
        <source>The plan says that inference needs a GPU. Choose a GPU size, or say that it does not.</source>
        <translation>Laut Plan braucht die Inferenz eine GPU. Eine GPU-Größe wählen oder angeben, dass sie keine braucht.</translation>
    </message>
    <message>
        <source>%1 has x86 processors</source>
        <translation>%1 hat x86-Prozessoren</translation>
    </message>
    <message>
        <source>The plan runs on Arm. Images built for it do not run on x86: choose an Arm size, or be sure of the images.</source>
        <translation>Der Plan läuft auf Arm. Dafür gebaute Images laufen nicht auf x86: eine Arm-Größe wählen oder sich der Images sicher sein.</translation>
    </message>
    <message>
        <source>%1 has Arm processors</source>
        <translation>%1 hat Arm-Prozessoren</translation>
    </message>
    <message>
        <source>Images built for x86 do not run on it. Choose an x86 size, or be sure of the images.</source>
        <translation>Für x86 gebaute Images laufen darauf nicht. Eine x86-Größe wählen oder sich der Images sicher sein.</translation>
    </message>
    <message>
        <source>%1 is not among the regions of the plan</source>
        <translation>%1 gehört nicht zu den Regionen des Plans</translation>
    </message>
    <message>
        <source>It may be in: %1.</source>
        <translation>Erlaubt ist: %1.</translation>
    </message>
    <message>
        <source>The plan</source>
        <translation>Der Plan</translation>
    </message>
    <message>
        <source>The managed network stays in one region</source>
        <translation>Das verwaltete Netzwerk bleibt in einer Region</translation>
    </message>
    <message>
        <source>A compute in another region than %1 cannot be in the workspace&apos;s managed network.</source>
        <translation>Ein Compute in einer anderen Region als %1 kann nicht im verwalteten Netzwerk des Arbeitsbereichs sein.</translation>
    </message>
    <message>
        <source>Workspace managed virtual network isolation</source>
        <translation>Workspace managed virtual network isolation</translation>
    </message>
    <message>
        <source>It must be in the region of the workspace</source>
        <translation>Er muss in der Region des Arbeitsbereichs sein</translation>
    </message>
    <message>
        <source>Manage and optimize Azure Machine Learning costs</source>
        <translation>Manage and optimize Azure Machine Learning costs</translation>
    </message>
    <message>
        <source>Its machines may be taken away</source>
        <translation>Seine Maschinen können entzogen werden</translation>
    </message>
    <message>
        <source>The plan says that machines which may be taken away will not do.</source>
        <translation>Laut Plan kommen Maschinen, die entzogen werden können, nicht in Frage.</translation>
    </message>
    <message>
        <source>%1: dedicated machines have no %2 price</source>
        <translation>%1: Dedizierte Maschinen haben keinen Preis (%2)</translation>
    </message>
    <message>
        <source>Choose the tier of that name, or pay-as-you-go.</source>
        <translation>Die Stufe dieses Namens wählen, oder nutzungsbasierte Zahlung.</translation>
    </message>
    <message>
        <source>%1: no %2 price</source>
        <translation>%1: kein Preis (%2)</translation>
    </message>
    <message>
        <source>This target is billed as you go only.</source>
        <translation>Dieses Ziel wird nur nutzungsbasiert abgerechnet.</translation>
    </message>
    <message>
        <source>%1: verify the %2 price</source>
        <translation>%1: Preis (%2) bestätigen lassen</translation>
    </message>
    <message>
        <source>No document read says whether this target may use it.</source>
        <translation>Kein gelesenes Dokument sagt, ob dieses Ziel ihn nutzen darf.</translation>
    </message>
    <message>
        <source>Reservations of %1 are no longer sold</source>
        <translation>Reservierungen von %1 werden nicht mehr verkauft</translation>
    </message>
    <message>
        <source>Sales stopped on %1, because the series is retired.</source>
        <translation>Der Verkauf endete am %1, weil die Serie eingestellt wird.</translation>
    </message>
    <message>
        <source>Whether it supports %1 is not stated.</source>
        <translation>Ob es %1 unterstützt, ist nicht angegeben.</translation>
    </message>
    <message>
        <source>Does not support %1 (table of %2).</source>
        <translation>Unterstützt %1 nicht (Tabelle vom %2).</translation>
    </message>
    <message>
        <source>Not offered for %1.</source>
        <translation>Nicht angeboten für %1.</translation>
    </message>
    <message>
        <source>Ended on %1.</source>
        <translation>Endete am %1.</translation>
    </message>
    <message>
        <source>Retired.</source>
        <translation>Eingestellt.</translation>
    </message>
    <message>
        <source>Use %1 instead.</source>
        <translation>Stattdessen %1 verwenden.</translation>
    </message>
    <message>
        <source>Runs in Azure only; this work must run %1.</source>
        <translation>Läuft nur in Azure; diese Arbeit muss %1 laufen.</translation>
    </message>
    <message>
        <source>at the edge</source>
        <translation>am Edge</translation>
    </message>
    <message>
        <source>on premises</source>
        <translation>lokal</translation>
    </message>
    <message>
        <source>Does not answer in real time, which this plan asks for.</source>
        <translation>Antwortet nicht in Echtzeit, was dieser Plan verlangt.</translation>
    </message>
    <message>
        <source>Does not score batches, which this plan asks for.</source>
        <translation>Bewertet keine Batches, was dieser Plan verlangt.</translation>
    </message>
    <message>
        <source>Serves hosted models only; the model of this plan is its own.</source>
        <translation>Bedient nur gehostete Modelle; das Modell dieses Plans ist ein eigenes.</translation>
    </message>
    <message>
        <source>A month has 730 hours (365 x 24 / 12); weekly schedules count 365 / 84 weeks a month.</source>
        <translation>Ein Monat hat 730 Stunden (365 x 24 / 12); Wochenpläne zählen 365 / 84 Wochen im Monat.</translation>
    </message>
    <message>
        <source>A calendar month differs by up to 3 %.</source>
        <translation>Ein Kalendermonat weicht um bis zu 3 % ab.</translation>
    </message>
    <message>
        <source>Azure pricing calculator</source>
        <translation>Azure pricing calculator</translation>
    </message>
    <message>
        <source>Totals are sums of the rounded lines shown.</source>
        <translation>Summen sind Summen der gezeigten, gerundeten Posten.</translation>
    </message>
    <message>
        <source>this plan</source>
        <translation>dieser Plan</translation>
    </message>
    <message>
        <source>Amounts are converted from USD at one rate; Azure prices in other currencies are not USD times one rate.</source>
        <translation>Beträge werden aus USD mit einem Kurs umgerechnet; Azure-Preise in anderen Währungen sind nicht USD mal ein Kurs.</translation>
    </message>
    <message>
        <source>The invoice may differ by some percent.</source>
        <translation>Die Rechnung kann um einige Prozent abweichen.</translation>
    </message>
    <message>
        <source>Azure pricing calculator, currency table</source>
        <translation>Azure pricing calculator, Währungstabelle</translation>
    </message>
    <message>
        <source>A compute instance has one sitting a day: after it, it runs on for the idle time before it stops.</source>
        <translation>Eine Compute-Instanz wird einmal am Tag benutzt: Danach läuft sie bis zum Ende der Leerlaufzeit weiter.</translation>
    </message>
    <message>
        <source>More sittings a day add idle time.</source>
        <translation>Mehr Sitzungen am Tag bringen mehr Leerlauf.</translation>
    </message>
    <message>
        <source>Each run adds it for every node that was not running.</source>
        <translation>Jeder Lauf fügt das für jeden Knoten hinzu, der nicht lief.</translation>
    </message>
    <message>
        <source>Sources differ; this is the dearest reading.</source>
        <translation>Quellen weichen voneinander ab; dies ist die teuerste Lesart.</translation>
    </message>
    <message>
        <source>Plan to manage costs for Azure Machine Learning</source>
        <translation>Plan to manage costs for Azure Machine Learning</translation>
    </message>
    <message>
        <source>Online endpoints and deployments</source>
        <translation>Online endpoints and deployments</translation>
    </message>
    <message>
        <source>Pods fill nodes whole, by vCPUs, memory and GPUs, after the serving front end; a training run takes whole nodes. Every node of a pool bills all month, and so do two system nodes of D4s v5 where the plan says nothing else.</source>
        <translation>Pods füllen Knoten ganz, nach vCPUs, Arbeitsspeicher und GPUs, nach dem Front-End; ein Trainingslauf belegt ganze Knoten. Jeder Knoten eines Pools kostet den ganzen Monat, ebenso zwei Systemknoten D4s v5, wenn der Plan nichts anderes sagt.</translation>
    </message>
    <message>
        <source>A Spark session bills the vCores of driver and executors for its work, its start-up and its idle time-out.</source>
        <translation>Eine Spark-Sitzung kostet die vCores von Treiber und Executors für Arbeit, Start und Leerlauf bis zum Ende.</translation>
    </message>
    <message>
        <source>Each session adds both times.</source>
        <translation>Jede Sitzung fügt beide Zeiten hinzu.</translation>
    </message>
    <message>
        <source>Units bought already cover machines in the order of the plan&apos;s computes: of a compute with more machines than units, the same share of every hour.</source>
        <translation>Bereits gekaufte Einheiten decken Maschinen in der Reihenfolge der Computes des Plans ab: bei einem Compute mit mehr Maschinen als Einheiten denselben Anteil jeder Stunde.</translation>
    </message>
    <message>
        <source>Where machines run at different times, units may cover more.</source>
        <translation>Wo Maschinen zu verschiedenen Zeiten laufen, können Einheiten mehr abdecken.</translation>
    </message>
    <message>
        <source>A price in a region is not availability: sizes are listed there, whether they can be deployed is unverified.</source>
        <translation>Ein Preis in einer Region ist keine Verfügbarkeit: Größen sind dort gelistet; ob sie bereitgestellt werden können, ist ungeprüft.</translation>
    </message>
    <message>
        <source>Check with az ml compute list-sizes before you rely on it; slipway import takes the answer.</source>
        <translation>Vorher mit az ml compute list-sizes prüfen; slipway import nimmt die Antwort auf.</translation>
    </message>
    <message>
        <source>Slipway price book</source>
        <translation>Slipway-Preisbuch</translation>
    </message>
    <message>
        <source>Lines marked as estimates use the price of another region or a price in doubt.</source>
        <translation>Als Schätzung markierte Posten verwenden den Preis einer anderen Region oder einen zweifelhaften.</translation>
    </message>
    <message>
        <source>Each such line says which.</source>
        <translation>Jeder solche Posten sagt, welchen.</translation>
    </message>
    <message>
        <source>Tax, support plans and licences.</source>
        <translation>Steuern, Supportpläne und Lizenzen.</translation>
    </message>
    <message>
        <source>Key Vault operations, storage transactions and messages between zones.</source>
        <translation>Key-Vault-Vorgänge, Speichertransaktionen und Nachrichten zwischen Zonen.</translation>
    </message>
    <message>
        <source>People&apos;s time.</source>
        <translation>Arbeitszeit von Menschen.</translation>
    </message>
    <message>
        <source>Disks and public addresses of attached machines and of Kubernetes nodes: their owner chooses them.</source>
        <translation>Datenträger und öffentliche Adressen angebundener Maschinen und von Kubernetes-Knoten: Ihr Besitzer wählt sie.</translation>
    </message>
    <message>
        <source>Data leaving the region, beyond the 100 GiB a month that are free.</source>
        <translation>Daten, die die Region verlassen, über die kostenlosen 100 GiB im Monat hinaus.</translation>
    </message>
    <message>
        <source>vCPUs of %1</source>
        <translation>vCPUs von %1</translation>
    </message>
    <message>
        <source>Ask for %1 more %2 in %3</source>
        <translation>%1 mehr %2 in %3 beantragen</translation>
    </message>
    <message>
        <source>From this month on the plan counts on it; it bills every hour, used or not.</source>
        <translation>Ab diesem Monat rechnet der Plan damit; sie kostet jede Stunde, ob genutzt oder nicht.</translation>
    </message>
    <message>
        <source>Decide whether to renew: %1</source>
        <translation>Über die Verlängerung entscheiden: %1</translation>
    </message>
    <message>
        <source>The term ends on %1.</source>
        <translation>Die Laufzeit endet am %1.</translation>
    </message>
    <message>
        <source> Instead: %1.</source>
        <translation> Stattdessen: %1.</translation>
    </message>
    <message>
        <source>Begin to move off %1</source>
        <translation>Umzug weg von %1 beginnen</translation>
    </message>
    <message>
        <source>Its last day is %1.%2</source>
        <translation>Letzter Tag ist der %1.%2</translation>
    </message>
    <message>
        <source>Compare what was spent with the plan</source>
        <translation>Ausgaben mit dem Plan vergleichen</translation>
    </message>
    <message>
        <source>By then the plan expects %1 since its start.</source>
        <translation>Bis dahin erwartet der Plan %1 seit seinem Beginn.</translation>
    </message>
    <message>
        <source>prices of %1</source>
        <translation>Preise vom %1</translation>
    </message>
    <message>
        <source>It cannot be undone later.</source>
        <translation>Das ist später nicht umkehrbar.</translation>
    </message>
    <message>
        <source>Does not reach it: %1.</source>
        <translation>Erreicht nicht: %1.</translation>
    </message>
    <message>
        <source>Does not reach it: %1 (%2).</source>
        <translation>Erreicht nicht: %1 (%2).</translation>
    </message>
    <message>
        <source>No compute of this plan offers it.</source>
        <translation>Kein Compute dieses Plans bietet es.</translation>
    </message>
    <message>
        <source>Settled where the resources are created; the plan has no entry for it.</source>
        <translation>Wird dort entschieden, wo die Ressourcen erstellt werden; der Plan hat keinen Eintrag dafür.</translation>
    </message>
    <message>
        <source>Switch off: %1</source>
        <translation>Ausschalten: %1</translation>
    </message>
    <message>
        <source>Switch on: %1</source>
        <translation>Einschalten: %1</translation>
    </message>
    <message>
        <source> It does not reach: %1.</source>
        <translation> Erreicht nicht: %1.</translation>
    </message>
    <message>
        <source>The plan asks for it, and something in the plan cannot go with it.</source>
        <translation>Der Plan verlangt es, und etwas im Plan verträgt sich nicht damit.</translation>
    </message>
    <message>
        <source>The plan asks for it.</source>
        <translation>Der Plan verlangt es.</translation>
    </message>
    <message>
        <source>Something in the plan cannot go with it as it stands.</source>
        <translation>Etwas im Plan verträgt sich damit noch nicht.</translation>
    </message>
    <message>
        <source>Nothing in the plan stands against it.</source>
        <translation>Nichts im Plan steht entgegen.</translation>
    </message>
    <message>
        <source> The sources do not speak of: %1.</source>
        <translation> Die Quellen sagen nichts über: %1.</translation>
    </message>
    <message>
        <source>low priority</source>
        <translation>niedriger Priorität</translation>
    </message>
    <message>
        <source>a 1-year reservation</source>
        <translation>einer 1-Jahres-Reservierung</translation>
    </message>
    <message>
        <source>a 3-year reservation</source>
        <translation>einer 3-Jahres-Reservierung</translation>
    </message>
    <message>
        <source>a 5-year reservation</source>
        <translation>einer 5-Jahres-Reservierung</translation>
    </message>
    <message>
        <source>a 1-year savings plan</source>
        <translation>einem 1-Jahres-Sparplan</translation>
    </message>
    <message>
        <source>a 3-year savings plan</source>
        <translation>einem 3-Jahres-Sparplan</translation>
    </message>
    <message>
        <source>Pay %1 for %2</source>
        <translation>%2 mit %1 bezahlen</translation>
    </message>
    <message>
        <source>This target is not sold that way.</source>
        <translation>Dieses Ziel wird so nicht verkauft.</translation>
    </message>
    <message>
        <source>The plan does not accept machines that may be taken away.</source>
        <translation>Der Plan lässt keine Maschinen zu, die entzogen werden können.</translation>
    </message>
    <message>
        <source>The size or the region is not in the catalog.</source>
        <translation>Die Größe oder die Region ist nicht im Katalog.</translation>
    </message>
    <message>
        <source>%1 of %2 in %3</source>
        <translation>%1 von %2 in %3</translation>
    </message>
    <message>
        <source>The only price known of %1 is doubtful and not used.</source>
        <translation>Der einzige bekannte Preis von %1 ist zweifelhaft und wird nicht verwendet.</translation>
    </message>
    <message>
        <source>No price of %1 is known.</source>
        <translation>Es ist kein Preis von %1 bekannt.</translation>
    </message>
    <message>
        <source>Every hour of every machine is paid for %1 months, %2 more than the plan has.</source>
        <translation>Jede Stunde jeder Maschine wird für %1 Monate bezahlt, %2 mehr, als der Plan hat.</translation>
    </message>
    <message>
        <source>Every hour of every machine is paid for %1 months.</source>
        <translation>Jede Stunde jeder Maschine wird für %1 Monate bezahlt.</translation>
    </message>
    <message>
        <source>Savings plans are unconfirmed for Azure Machine Learning: ask before you commit.</source>
        <translation>Sparpläne sind für Azure Machine Learning nicht bestätigt: vor dem Abschluss nachfragen.</translation>
    </message>
    <message>
        <source>Whether this target may use it is unconfirmed.</source>
        <translation>Ob dieses Ziel ihn nutzen darf, ist nicht bestätigt.</translation>
    </message>
    <message>
        <source>Low-priority nodes ended on 2026-03-31: they are spot machines.</source>
        <translation>Knoten niedriger Priorität endeten am 2026-03-31: Es sind Spot-Maschinen.</translation>
    </message>
    <message>
        <source>Spot prices move by tens of percent within months, and machines may be taken away.</source>
        <translation>Spotpreise schwanken innerhalb von Monaten um Zehntel, und Maschinen können entzogen werden.</translation>
    </message>
    <message>
        <source>Request for more quota</source>
        <translation>Antrag auf mehr Kontingent</translation>
    </message>
    <message>
        <source>Subscription: &lt;subscription id&gt;</source>
        <translation>Abonnement: &lt;Abonnement-ID&gt;</translation>
    </message>
    <message>
        <source>Region: </source>
        <translation>Region: </translation>
    </message>
    <message>
        <source>Quota: </source>
        <translation>Kontingent: </translation>
    </message>
    <message>
        <source>VM family: </source>
        <translation>VM-Familie: </translation>
    </message>
    <message>
        <source>Reason: </source>
        <translation>Grund: </translation>
    </message>
    <message>
        <source>, for the plan </source>
        <translation>, für den Plan </translation>
    </message>
    <message>
        <source>Please also release the series %1 for this subscription; it is given on request only.</source>
        <translation>Bitte auch die Serie %1 für dieses Abonnement freigeben; sie wird nur auf Antrag vergeben.</translation>
    </message>
    <message>
        <source>Where to ask: </source>
        <translation>Wo beantragen: </translation>
    </message>
    <message>
        <source>Managed online endpoints SKU list</source>
        <translation>Managed online endpoints SKU list</translation>
    </message>
    <message>
        <source>Ended, or ends while the plan uses %1.</source>
        <translation>Beendet, oder endet, während der Plan %1 nutzt.</translation>
    </message>
    <message>
        <source>No size of it is known.</source>
        <translation>Keine Größe davon ist bekannt.</translation>
    </message>
    <message>
        <source>The newest list for the target leaves it out.</source>
        <translation>Die neueste Liste für das Ziel lässt sie aus.</translation>
    </message>
    <message>
        <source>The newest list for the target does not speak of it.</source>
        <translation>Die neueste Liste für das Ziel sagt nichts dazu.</translation>
    </message>
    <message>
        <source>No isolated size, which the plan asks for.</source>
        <translation>Keine isolierte Größe, wie der Plan sie verlangt.</translation>
    </message>
    <message>
        <source>No GPU, which the work needs.</source>
        <translation>Keine GPU, wie die Arbeit sie braucht.</translation>
    </message>
    <message>
        <source>No pay-as-you-go price is known in the region.</source>
        <translation>In der Region ist kein nutzungsbasierter Preis bekannt.</translation>
    </message>
    <message>
        <source>No end is announced in the sources read.</source>
        <translation>In den gelesenen Quellen ist kein Ende angekündigt.</translation>
    </message>
    <message>
        <source>The term goes on after the horizon and is paid to its end.</source>
        <translation>Die Laufzeit geht über den Planungszeitraum hinaus und wird bis zum Ende bezahlt.</translation>
    </message>
    <message>
        <source>The term ends together with the horizon.</source>
        <translation>Die Laufzeit endet mit dem Planungszeitraum.</translation>
    </message>
    <message>
        <source>From then on at the pay-as-you-go price, unless it is renewed.</source>
        <translation>Von da an zum nutzungsbasierten Preis, wenn sie nicht verlängert wird.</translation>
    </message>
    <message>
        <source>%1 of %2 x %3</source>
        <translation>%1 von %2 x %3</translation>
    </message>
    <message>
        <source>Service time, by the speed of the language model</source>
        <translation>Bedienzeit nach der Geschwindigkeit des Sprachmodells</translation>
    </message>
    <message>
        <source>Slipway&apos;s fit to measured servers</source>
        <translation>Slipways Anpassung an gemessene Server</translation>
    </message>
    <message>
        <source>Service time</source>
        <translation>Bedienzeit</translation>
    </message>
    <message>
        <source>Squared coefficient of variation</source>
        <translation>Quadrierter Variationskoeffizient</translation>
    </message>
    <message>
        <source>Requests at a time on one instance</source>
        <translation>Anfragen gleichzeitig auf einer Instanz</translation>
    </message>
    <message>
        <source>Latency target</source>
        <translation>Latenzziel</translation>
    </message>
    <message>
        <source>Percentile of the target</source>
        <translation>Perzentil des Ziels</translation>
    </message>
    <message>
        <source>Highest utilisation</source>
        <translation>Höchste Auslastung</translation>
    </message>
    <message>
        <source>From a rise of the load to new instances</source>
        <translation>Vom Lastanstieg bis zu neuen Instanzen</translation>
    </message>
    <message>
        <source>Autoscale online endpoints (5 minutes of metrics), and the plan&apos;s start of a node</source>
        <translation>Autoscale online endpoints (5 Minuten Metriken), und der Knotenstart des Plans</translation>
    </message>
    <message>
        <source>Spare instances</source>
        <translation>Reserveinstanzen</translation>
    </message>
    <message>
        <source>Zones, of which one may be lost</source>
        <translation>Zonen, von denen eine ausfallen darf</translation>
    </message>
    <message>
        <source>Share of the time that one machine is up</source>
        <translation>Zeitanteil, in dem eine Maschine verfügbar ist</translation>
    </message>
    <message>
        <source>SLA for virtual machines, v1.9</source>
        <translation>SLA for virtual machines, v1.9</translation>
    </message>
    <message>
        <source>Load that one instance carries</source>
        <translation>Last, die eine Instanz trägt</translation>
    </message>
    <message>
        <source>Instances for the highest load</source>
        <translation>Instanzen für die höchste Last</translation>
    </message>
    <message>
        <source>Instances with spare ones</source>
        <translation>Instanzen mit Reserve</translation>
    </message>
    <message>
        <source>Instances planned at the highest load</source>
        <translation>Geplante Instanzen bei der höchsten Last</translation>
    </message>
    <message>
        <source>Busy share at the highest load</source>
        <translation>Auslastung bei der höchsten Last</translation>
    </message>
    <message>
        <source>Mean wait, one queue for all</source>
        <translation>Mittlere Wartezeit, eine Warteschlange für alle</translation>
    </message>
    <message>
        <source>Mean wait, requests sent at random</source>
        <translation>Mittlere Wartezeit, Anfragen zufällig verteilt</translation>
    </message>
    <message>
        <source>Share turned away, requests sent at random</source>
        <translation>Abgewiesener Anteil, Anfragen zufällig verteilt</translation>
    </message>
    <message>
        <source>Half of the answers within</source>
        <translation>Die Hälfte der Antworten innerhalb</translation>
    </message>
    <message>
        <source>95 % of the answers within</source>
        <translation>95 % der Antworten innerhalb</translation>
    </message>
    <message>
        <source>99 % of the answers within</source>
        <translation>99 % der Antworten innerhalb</translation>
    </message>
    <message>
        <source>Latency at the percentile, one queue for all</source>
        <translation>Latenz am Perzentil, eine Warteschlange für alle</translation>
    </message>
    <message>
        <source>Latency at the percentile, requests sent at random</source>
        <translation>Latenz am Perzentil, Anfragen zufällig verteilt</translation>
    </message>
    <message>
        <source>Share of the time that enough instances are up</source>
        <translation>Zeitanteil, in dem genug Instanzen verfügbar sind</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Parameters that one token passes</source>
        <translation>Parameter, die ein Token durchläuft</translation>
    </message>
    <message>
        <source>Size of a parameter</source>
        <translation>Größe eines Parameters</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Heads of keys and values</source>
        <translation>Köpfe für Schlüssel und Werte</translation>
    </message>
    <message>
        <source>Width of a head</source>
        <translation>Breite eines Kopfs</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Catalog of GPUs</source>
        <translation>Katalog der GPUs</translation>
    </message>
    <message>
        <source>Memory bandwidth of the instance&apos;s GPUs</source>
        <translation>Speicherbandbreite der GPUs der Instanz</translation>
    </message>
    <message>
        <source>Dense peak of the instance&apos;s GPUs</source>
        <translation>Spitzenleistung der GPUs der Instanz, dicht besetzt</translation>
    </message>
    <message>
        <source>Share of the memory that the server takes</source>
        <translation>Anteil des Speichers, den der Server nimmt</translation>
    </message>
    <message>
        <source>Memory that the server keeps for itself on each GPU</source>
        <translation>Speicher, den der Server auf jeder GPU für sich behält</translation>
    </message>
    <message>
        <source>At the highest load one instance is asked for more than the language model can write: requests would pile up.</source>
        <translation>Bei der höchsten Last wird von einer Instanz mehr verlangt, als das Sprachmodell schreiben kann: Anfragen würden sich stauen.</translation>
    </message>
    <message>
        <source>Requests at once on one instance at the highest load</source>
        <translation>Gleichzeitige Anfragen auf einer Instanz bei der höchsten Last</translation>
    </message>
    <message>
        <source>Half of the first tokens within</source>
        <translation>Die Hälfte der ersten Token innerhalb</translation>
    </message>
    <message>
        <source>95 % of the first tokens within</source>
        <translation>95 % der ersten Token innerhalb</translation>
    </message>
    <message>
        <source>99 % of the first tokens within</source>
        <translation>99 % der ersten Token innerhalb</translation>
    </message>
    <message>
        <source>Speed of the language model is fitted to measured servers on this GPU in this format: nine of ten took %1 to %2 times as long for a token.</source>
        <translation>Die Geschwindigkeit des Sprachmodells ist an gemessene Server mit dieser GPU in diesem Format angepasst: Neun von zehn brauchten das %1- bis %2-Fache je Token.</translation>
    </message>
    <message>
        <source>Speed of the language model is extrapolated: no server on this GPU in this format was measured, and a token may take %1 to %2 times as long.</source>
        <translation>Die Geschwindigkeit des Sprachmodells ist hochgerechnet: Kein Server mit dieser GPU in diesem Format wurde gemessen, und ein Token kann das %1- bis %2-Fache dauern.</translation>
    </message>
    <message>
        <source>Speed of the language model does not follow: parameters, layers, heads or the GPU&apos;s figures are not known.</source>
        <translation>Die Geschwindigkeit des Sprachmodells folgt nicht: Parameter, Schichten, Köpfe oder die Zahlen der GPU sind unbekannt.</translation>
    </message>
    <message>
        <source>Keys and values of one request</source>
        <translation>Schlüssel und Werte einer Anfrage</translation>
    </message>
    <message>
        <source>Memory of the instance&apos;s GPUs</source>
        <translation>Speicher der GPUs der Instanz</translation>
    </message>
    <message>
        <source>Requests at a time that fit beside the weights</source>
        <translation>Anfragen gleichzeitig, die neben die Gewichte passen</translation>
    </message>
    <message>
        <source>Time to the first token</source>
        <translation>Zeit bis zum ersten Token</translation>
    </message>
    <message>
        <source>Time between two tokens</source>
        <translation>Zeit zwischen zwei Token</translation>
    </message>
    <message>
        <source>Time of one request, all slots taken</source>
        <translation>Zeit einer Anfrage, alle Plätze belegt</translation>
    </message>
    <message>
        <source>Output of one instance</source>
        <translation>Ausgabe einer Instanz</translation>
    </message>
    <message>
        <source>Cost of a million tokens, fully used</source>
        <translation>Kosten einer Million Token, voll genutzt</translation>
    </message>
    <message>
        <source>Peak load in the first month</source>
        <translation>Spitzenlast im ersten Monat</translation>
    </message>
    <message>
        <source>Growth of the load up to its highest month</source>
        <translation>Wachstum der Last bis zum höchsten Monat</translation>
    </message>
    <message>
        <source>Share of requests</source>
        <translation>Anteil der Anfragen</translation>
    </message>
    <message>
        <source>Highest load of the deployment</source>
        <translation>Höchste Last der Bereitstellung</translation>
    </message>
    <message>
        <source>Not even an idle instance keeps the latency target: instances are counted by utilisation.</source>
        <translation>Nicht einmal eine unbelastete Instanz hält das Latenzziel ein: Instanzen werden nach Auslastung gezählt.</translation>
    </message>
    <message>
        <source>Without a service time nothing follows.</source>
        <translation>Ohne Bedienzeit folgt nichts.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Longest sequence</source>
        <translation>Längste Sequenz</translation>
    </message>
    <message>
        <source>Need over what is counted, for what the allocator leaves unused</source>
        <translation>Bedarf über das Gezählte hinaus, für das, was der Allocator ungenutzt lässt</translation>
    </message>
    <message>
        <source>Activations of one sequence, recomputed</source>
        <translation>Aktivierungen einer Sequenz, neu berechnet</translation>
    </message>
    <message>
        <source>GPUs of a run</source>
        <translation>GPUs eines Laufs</translation>
    </message>
    <message>
        <source>Memory of one GPU</source>
        <translation>Speicher einer GPU</translation>
    </message>
    <message>
        <source>Needed on each GPU, ZeRO stage %1</source>
        <translation>Bedarf je GPU, ZeRO-Stufe %1</translation>
    </message>
    <message>
        <source>Fewest GPUs that hold it</source>
        <translation>Kleinste Anzahl GPUs, auf die es passt</translation>
    </message>
    <message>
        <source>No number of such GPUs holds it.</source>
        <translation>Auf keine Anzahl solcher GPUs passt es.</translation>
    </message>
    <message>
        <source>Probability of losing a node in an hour</source>
        <translation>Wahrscheinlichkeit, einen Knoten in einer Stunde zu verlieren</translation>
    </message>
    <message>
        <source>Time between checkpoints</source>
        <translation>Zeit zwischen Prüfpunkten</translation>
    </message>
    <message>
        <source>Size of a checkpoint for each trained parameter</source>
        <translation>Größe eines Prüfpunkts je trainiertem Parameter</translation>
    </message>
    <message>
        <source>Rajbhandari et al., ZeRO, arXiv 1910.02054</source>
        <translation>Rajbhandari et al., ZeRO, arXiv 1910.02054</translation>
    </message>
    <message>
        <source>Speed of one node to storage</source>
        <translation>Geschwindigkeit eines Knotens zum Speicher</translation>
    </message>
    <message>
        <source>Mean time between losses of a node</source>
        <translation>Mittlere Zeit zwischen Verlusten eines Knotens</translation>
    </message>
    <message>
        <source>Best time between checkpoints</source>
        <translation>Beste Zeit zwischen Prüfpunkten</translation>
    </message>
    <message>
        <source>The same by Young</source>
        <translation>Dieselbe nach Young</translation>
    </message>
    <message>
        <source>The same by Daly</source>
        <translation>Dieselbe nach Daly</translation>
    </message>
    <message>
        <source>Expected time of a trial with losses</source>
        <translation>Erwartete Zeit eines Versuchs mit Verlusten</translation>
    </message>
    <message>
        <source>Expected time at the best interval</source>
        <translation>Erwartete Zeit beim besten Abstand</translation>
    </message>
    <message>
        <source>Hours measured</source>
        <translation>Gemessene Stunden</translation>
    </message>
    <message>
        <source>Tokens of a run</source>
        <translation>Token eines Laufs</translation>
    </message>
    <message>
        <source>Model FLOPs utilisation</source>
        <translation>Nutzung der FLOPs durch das Modell (MFU)</translation>
    </message>
    <message>
        <source>Useful share of the time</source>
        <translation>Nutzanteil der Zeit</translation>
    </message>
    <message>
        <source>Dense peak of one GPU</source>
        <translation>Spitzenleistung einer GPU, dicht besetzt</translation>
    </message>
    <message>
        <source>Tokens of one GPU between exchanges of gradients</source>
        <translation>Token einer GPU zwischen zwei Gradientenaustauschen</translation>
    </message>
    <message>
        <source>Tokens of a typical example</source>
        <translation>Token eines typischen Beispiels</translation>
    </message>
    <message>
        <source>Examples that a GPU works on at a time</source>
        <translation>Beispiele, an denen eine GPU zugleich arbeitet</translation>
    </message>
    <message>
        <source>Least time of a layer, forward and backward</source>
        <translation>Kürzeste Zeit einer Schicht, vorwärts und rückwärts</translation>
    </message>
    <message>
        <source>Published runs of LitGPT, Stanford and others</source>
        <translation>Veröffentlichte Läufe von LitGPT, Stanford und anderen</translation>
    </message>
    <message>
        <source>Share of the time that short examples keep a GPU busy</source>
        <translation>Zeitanteil, in dem kurze Beispiele eine GPU auslasten</translation>
    </message>
    <message>
        <source>Time with weights in 4 bits over time with 16</source>
        <translation>Zeit mit Gewichten in 4 Bit zur Zeit mit 16</translation>
    </message>
    <message>
        <source>LitGPT, resource tables</source>
        <translation>LitGPT, Ressourcentabellen</translation>
    </message>
    <message>
        <source>Reached of the peak in 8 bits, of what 16 bits reach</source>
        <translation>In 8 Bit erreichter Anteil der Spitze, gemessen an 16 Bit</translation>
    </message>
    <message>
        <source>MLPerf Training 4.0, Llama 2 70B LoRA</source>
        <translation>MLPerf Training 4.0, Llama 2 70B LoRA</translation>
    </message>
    <message>
        <source>Operations of a run</source>
        <translation>Operationen eines Laufs</translation>
    </message>
    <message>
        <source>Share of the time not spent on exchange</source>
        <translation>Zeitanteil ohne Austausch</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Epochen</translation>
    </message>
    <message>
        <source>Throughput measured</source>
        <translation>Gemessener Durchsatz</translation>
    </message>
    <message>
        <source>Time over images / throughput</source>
        <translation>Zeit über Bilder / Durchsatz hinaus</translation>
    </message>
    <message>
        <source>NVIDIA DeepLearningExamples, ResNet-50</source>
        <translation>NVIDIA DeepLearningExamples, ResNet-50</translation>
    </message>
    <message>
        <source>Planned time over measured time</source>
        <translation>Geplante zu gemessener Zeit</translation>
    </message>
    <message>
        <source>What each further machine without InfiniBand adds</source>
        <translation>Was jede weitere Maschine ohne InfiniBand hinzufügt</translation>
    </message>
    <message>
        <source>Speed of a vCPU measured on, Dv3 = 1</source>
        <translation>Geschwindigkeit einer gemessenen vCPU, Dv3 = 1</translation>
    </message>
    <message>
        <source>CoreMark scores of Azure VMs, else Azure compute units</source>
        <translation>CoreMark-Werte von Azure-VMs, sonst Azure Compute Units</translation>
    </message>
    <message>
        <source>Speed of a vCPU planned, Dv3 = 1</source>
        <translation>Geschwindigkeit einer geplanten vCPU, Dv3 = 1</translation>
    </message>
    <message>
        <source>Microsoft no longer publishes CoreMark scores, because they say little about other work: measure a run of your own.</source>
        <translation>Microsoft veröffentlicht keine CoreMark-Werte mehr, weil sie wenig über andere Arbeit sagen: einen eigenen Lauf messen.</translation>
    </message>
    <message>
        <source>Nobody publishes how fast these CPUs are: the run is taken to be as fast as where it was measured.</source>
        <translation>Niemand veröffentlicht, wie schnell diese CPUs sind: Der Lauf gilt als so schnell wie dort, wo er gemessen wurde.</translation>
    </message>
    <message>
        <source>Serial share over GPUs</source>
        <translation>Serieller Anteil über GPUs</translation>
    </message>
    <message>
        <source>NVIDIA DeepLearningExamples, ResNet-50 on 1 and 8 GPUs</source>
        <translation>NVIDIA DeepLearningExamples, ResNet-50 auf 1 und 8 GPUs</translation>
    </message>
    <message>
        <source>Parallel share of CPU work</source>
        <translation>Paralleler Anteil der CPU-Arbeit</translation>
    </message>
    <message>
        <source>Measured on %1 x %2.</source>
        <translation>Gemessen auf %1 x %2.</translation>
    </message>
    <message>
        <source>%1 The hours typed in are used.</source>
        <translation>%1 Die eingegebenen Stunden gelten.</translation>
    </message>
    <message>
        <source>Hours typed in</source>
        <translation>Eingegebene Stunden</translation>
    </message>
    <message>
        <source>Time of one trial</source>
        <translation>Zeit eines Versuchs</translation>
    </message>
    <message>
        <source>Nodes of a run</source>
        <translation>Knoten eines Laufs</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Trials at a time</source>
        <translation>Versuche auf einmal</translation>
    </message>
    <message>
        <source>Trials stopped early, each half as long</source>
        <translation>Vorzeitig beendete Versuche, je halb so lang</translation>
    </message>
    <message>
        <source>Time of one run</source>
        <translation>Zeit eines Laufs</translation>
    </message>
    <message>
        <source>Node-hours of one run with start-up</source>
        <translation>Knotenstunden eines Laufs mit Start</translation>
    </message>
    <message>
        <source>Cost of one run</source>
        <translation>Kosten eines Laufs</translation>
    </message>
    <message>
        <source>Time of one trial by parameters and tokens</source>
        <translation>Zeit eines Versuchs nach Parametern und Token</translation>
    </message>
    <message>
        <source>Items of a run</source>
        <translation>Elemente eines Laufs</translation>
    </message>
    <message>
        <source>Time of one item on a worker</source>
        <translation>Zeit eines Elements auf einem Worker</translation>
    </message>
    <message>
        <source>Workers on a node</source>
        <translation>Worker auf einem Knoten</translation>
    </message>
    <message>
        <source>Items that a worker takes at a time</source>
        <translation>Elemente, die ein Worker auf einmal nimmt</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Zeitfenster</translation>
    </message>
    <message>
        <source>Fewest nodes that finish in the window</source>
        <translation>Wenigste Knoten, die im Zeitfenster fertig werden</translation>
    </message>
    <message>
        <source>No number of nodes finishes in the window.</source>
        <translation>Keine Knotenzahl wird im Zeitfenster fertig.</translation>
    </message>
    <message>
        <source>Most nodes that have a mini-batch to work on</source>
        <translation>Meiste Knoten mit einem Minibatch zu bearbeiten</translation>
    </message>
    <message>
        <source>Cost of 1,000 items</source>
        <translation>Kosten von 1.000 Elementen</translation>
    </message>
    <message>
        <source>Price book %1, %2</source>
        <translation>Preisbuch %1, %2</translation>
    </message>
    <message>
        <source>Start of a node</source>
        <translation>Start eines Knotens</translation>
    </message>
    <message>
        <source>Price of a machine-hour after discount</source>
        <translation>Preis einer Maschinenstunde nach Rabatt</translation>
    </message>
    <message>
        <source>Develop</source>
        <translation>Entwickeln</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Trainieren</translation>
    </message>
    <message>
        <source>Serve</source>
        <translation>Bedienen</translation>
    </message>
    <message>
        <source>Recommended for this plan: %1.</source>
        <translation>Für diesen Plan empfohlen: %1.</translation>
    </message>
    <message>
        <source>%1 on %2; no compute is planned to %3 on</source>
        <translation>%1 auf %2; zum %3 ist kein Compute geplant</translation>
    </message>
    <message>
        <source>%1 on %2; no compute is planned to %3 on before</source>
        <translation>%1 auf %2; davor ist zum %3 kein Compute geplant</translation>
    </message>
    <message>
        <source>%1 and %2 on %3</source>
        <translation>%1 und %2 auf %3</translation>
    </message>
    <message>
        <source>%1 on %2, then %3 on %4</source>
        <translation>%1 auf %2, dann %3 auf %4</translation>
    </message>
    <message>
        <source>%1 on %2, but do not %3 on %4</source>
        <translation>%1 auf %2, aber nicht %3 auf %4</translation>
    </message>
    <message>
        <source>Tabular model</source>
        <translation>Tabellenmodell</translation>
    </message>
    <message>
        <source>Vision model</source>
        <translation>Bildmodell</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>Sprachmodell</translation>
    </message>
    <message>
        <source>Speech model</source>
        <translation>Modell für gesprochene Sprache</translation>
    </message>
    <message>
        <source>Time-series model</source>
        <translation>Zeitreihenmodell</translation>
    </message>
    <message>
        <source>Recommendation model</source>
        <translation>Empfehlungsmodell</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>Nothing to resolve</source>
        <translation>Nichts zu lösen</translation>
    </message>
    <message>
        <source>Not planned</source>
        <translation>Nicht geplant</translation>
    </message>
    <message>
        <source>Nothing costs yet</source>
        <translation>Noch kostet nichts</translation>
    </message>
    <message>
        <source>Draft, blockers open</source>
        <translation>Entwurf, Blocker offen</translation>
    </message>
    <message>
        <source>Ready to export</source>
        <translation>Bereit zum Export</translation>
    </message>
    <message>
        <source>AMD SEV-SNP</source>
        <translation>AMD SEV-SNP</translation>
    </message>
    <message>
        <source>Intel TDX</source>
        <translation>Intel TDX</translation>
    </message>
    <message>
        <source>People who try things</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>Endpunkt</translation>
    </message>
    <message>
        <source>Embedding of questions</source>
        <translation>Einbetten der Fragen</translation>
    </message>
    <message>
        <source>Reranker</source>
        <translation>Reranker</translation>
    </message>
    <message>
        <source>The sheet asks for more than a plan can hold: %1</source>
        <translation>Der Fragebogen verlangt mehr, als ein Plan fassen kann: %1</translation>
    </message>
    <message>
        <source>Training of all models</source>
        <translation>Training aller Modelle</translation>
    </message>
    <message>
        <source>Tuning</source>
        <translation>Anpassung</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Training on own servers</source>
        <translation>Training auf eigenen Servern</translation>
    </message>
    <message>
        <source>Scoring of every day</source>
        <translation>Bewertung jedes Tages</translation>
    </message>
    <message>
        <source>Scoring on own servers</source>
        <translation>Bewertung auf eigenen Servern</translation>
    </message>
    <message>
        <source>&quot;budget&quot; rules it out: even the cheapest costs more in one case of ten or more.</source>
        <translation>&quot;budget&quot; schließt es aus: Selbst das günstigste kostet in einem von zehn Fällen oder öfter mehr.</translation>
    </message>
    <message>
        <source>answers in</source>
        <translation>antwortet in</translation>
    </message>
    <message>
        <source>%1 %2 %3 instead of %4 with %5.</source>
        <translation>%1 %2 %3 statt %4 mit %5.</translation>
    </message>
    <message>
        <source>It costs %1 more a month than the cheapest.</source>
        <translation>Es kostet %1 mehr im Monat als das günstigste.</translation>
    </message>
    <message>
        <source>%1 is in time in %2 of all cases instead of %3 with %4.</source>
        <translation>%1 ist in %2 aller Fälle rechtzeitig statt in %3 mit %4.</translation>
    </message>
    <message>
        <source>The budget is exceeded in %1 of all cases instead of %2 with the cheapest.</source>
        <translation>Das Budget wird in %1 aller Fälle überschritten statt in %2 mit dem günstigsten.</translation>
    </message>
    <message>
        <source>Without &quot;isolatedHosts&quot;</source>
        <translation>Ohne &quot;isolatedHosts&quot;</translation>
    </message>
    <message>
        <source>Without &quot;regions&quot;, anywhere in &quot;residency&quot;,</source>
        <translation>Ohne &quot;regions&quot;, überall in &quot;residency&quot;,</translation>
    </message>
    <message>
        <source>With &quot;preemptible&quot;, machines that may be taken away</source>
        <translation>Mit &quot;preemptible&quot;, Maschinen, die entzogen werden können,</translation>
    </message>
    <message>
        <source>With &quot;commitments&quot;, reservations of a year</source>
        <translation>Mit &quot;commitments&quot;, Reservierungen für ein Jahr,</translation>
    </message>
    <message>
        <source>With &quot;servingPrecision&quot; of int4</source>
        <translation>Mit &quot;servingPrecision&quot; int4</translation>
    </message>
    <message>
        <source>With &quot;leastInstances&quot; of 1, where an outage is an outage,</source>
        <translation>Mit &quot;leastInstances&quot; 1, wo ein Ausfall ein Ausfall ist,</translation>
    </message>
    <message>
        <source>There is nothing to choose a machine for.</source>
        <translation>Es gibt nichts, wofür eine Maschine zu wählen wäre.</translation>
    </message>
    <message>
        <source>%1 instances, with 20 % in reserve = %2 x %3 vCPUs (%4)</source>
        <translation>%1 Instanzen, mit 20 % in Reserve = %2 x %3 vCPUs (%4)</translation>
    </message>
    <message>
        <source>%1 %2 x %3 vCPUs (%4)</source>
        <translation>%1 %2 x %3 vCPUs (%4)</translation>
    </message>
    <message>
        <source>system node</source>
        <translation>Systemknoten</translation>
    </message>
    <message>
        <source>system nodes</source>
        <translation>Systemknoten</translation>
    </message>
    <message>
        <source>container group</source>
        <translation>Containergruppe</translation>
    </message>
    <message>
        <source>container groups</source>
        <translation>Containergruppen</translation>
    </message>
    <message>
        <source>Develop here, then move there</source>
        <translation>Hier entwickeln, dann dorthin umziehen</translation>
    </message>
    <message>
        <source>One machine is for development on little data. Production training belongs on compute that starts with the job, scales and stops: a cluster or serverless compute.</source>
        <translation>Eine Maschine ist für Entwicklung mit wenig Daten. Training für die Produktion gehört auf Compute, der mit dem Auftrag startet, skaliert und endet: einen Cluster oder serverlosen Compute.</translation>
    </message>
    <message>
        <source>Train on %1</source>
        <translation>Auf %1 trainieren</translation>
    </message>
    <message>
        <source>Experiments on a GPU, training without one</source>
        <translation>Experimente auf einer GPU, Training ohne</translation>
    </message>
    <message>
        <source>Try things on a small part of the data on low-cost compute, and move to larger machines for training.</source>
        <translation>Mit einem kleinen Teil der Daten auf günstigem Compute ausprobieren und zum Training auf größere Maschinen umziehen.</translation>
    </message>
    <message>
        <source>All steps of a pipeline use the GPU</source>
        <translation>Alle Schritte einer Pipeline nutzen die GPU</translation>
    </message>
    <message>
        <source>Train on the GPU, and let steps that prepare, test or register run on a cluster of CPUs: each step has its own compute.</source>
        <translation>Auf der GPU trainieren und Schritte, die vorbereiten, testen oder registrieren, auf einem CPU-Cluster ausführen: Jeder Schritt hat seinen eigenen Compute.</translation>
    </message>
    <message>
        <source>No trial is stopped early</source>
        <translation>Kein Versuch wird vorzeitig beendet</translation>
    </message>
    <message>
        <source>%1 trials run to their end. A policy that stops poor trials, a highest number and a time-out for trials keep the cost in bounds.</source>
        <translation>%1 Versuche laufen bis zum Ende. Eine Regel, die schlechte Versuche beendet, eine Höchstzahl und ein Zeitlimit für Versuche begrenzen die Kosten.</translation>
    </message>
    <message>
        <source>%1 small machines serve where fewer would do</source>
        <translation>%1 kleine Maschinen bedienen, wo weniger reichten</translation>
    </message>
    <message>
        <source>Scale up first, then out: %1 of %2, each with %3 vCPUs and %4 GiB, are as much as %5 of %6, at no more a vCPU, and less of it goes to what every machine holds once. Measure one, then add machines for more at a time.</source>
        <translation>Erst größer, dann mehr: %1 von %2, jede mit %3 vCPUs und %4 GiB, sind so viel wie %5 von %6, je vCPU nicht teurer, und weniger geht an das, was jede Maschine einmal hält. Eine messen, dann Maschinen für mehr Gleichzeitiges hinzufügen.</translation>
    </message>
    <message>
        <source>Nodes wait %1 minutes for the next job</source>
        <translation>Knoten warten %1 Minuten auf den nächsten Auftrag</translation>
    </message>
    <message>
        <source>Each wait is billed for every node of the job. %1 seconds are usual; longer pays only while jobs follow each other quickly.</source>
        <translation>Jede Wartezeit wird für jeden Knoten des Auftrags abgerechnet. %1 Sekunden sind üblich; länger lohnt nur, wenn Aufträge dicht aufeinander folgen.</translation>
    </message>
    <message>
        <source>Wait %1 seconds</source>
        <translation>%1 Sekunden warten</translation>
    </message>
    <message>
        <source>More trials at a time than the instance has vCPUs</source>
        <translation>Mehr Versuche auf einmal, als die Instanz vCPUs hat</translation>
    </message>
    <message>
        <source>A compute instance runs one job for each of its %1 vCPUs; the others wait.</source>
        <translation>Eine Compute-Instanz führt je vCPU einen Auftrag aus, hier %1; die anderen warten.</translation>
    </message>
    <message>
        <source>Run %1 trials at a time</source>
        <translation>%1 Versuche auf einmal ausführen</translation>
    </message>
    <message>
        <source>Use the plan&apos;s region</source>
        <translation>Die Region des Plans verwenden</translation>
    </message>
    <message>
        <source>Data crosses regions</source>
        <translation>Daten überqueren Regionen</translation>
    </message>
    <message>
        <source>Compute away from workspace and data waits longer and pays for traffic between regions, and moves the data there.</source>
        <translation>Compute fern von Arbeitsbereich und Daten wartet länger, kostet Datenverkehr zwischen Regionen und bringt die Daten dorthin.</translation>
    </message>
    <message>
        <source>You look after %1 yourself</source>
        <translation>%1 ist selbst zu pflegen</translation>
    </message>
    <message>
        <source>One node serves production</source>
        <translation>Ein Knoten bedient die Produktion</translation>
    </message>
    <message>
        <source>Call it a test</source>
        <translation>Als Test kennzeichnen</translation>
    </message>
    <message>
        <source>A pod fits no node of %1</source>
        <translation>Ein Pod passt auf keinen Knoten von %1</translation>
    </message>
    <message>
        <source>The router of the cluster becomes narrow</source>
        <translation>Der Router des Clusters wird eng</translation>
    </message>
    <message>
        <source>Above %1 requests a second give it more copies or resources.</source>
        <translation>Über %1 Anfragen je Sekunde mehr Kopien oder Ressourcen geben.</translation>
    </message>
    <message>
        <source>It takes about %1 requests a second; measure before you rely on more.</source>
        <translation>Er schafft etwa %1 Anfragen je Sekunde; vor mehr erst messen.</translation>
    </message>
    <message>
        <source>A run that is interrupted starts again</source>
        <translation>Ein unterbrochener Lauf beginnt von vorn</translation>
    </message>
    <message>
        <source>The machines may be taken away at any time. Write checkpoints, so that only the time since the last is lost.</source>
        <translation>Die Maschinen können jederzeit entzogen werden. Prüfpunkte schreiben, damit nur die Zeit seit dem letzten verloren geht.</translation>
    </message>
    <message>
        <source>Write a checkpoint every 60 minutes</source>
        <translation>Alle 60 Minuten einen Prüfpunkt schreiben</translation>
    </message>
    <message>
        <source>Use dedicated machines</source>
        <translation>Dedizierte Maschinen verwenden</translation>
    </message>
    <message>
        <source>%1 does not offer %2</source>
        <translation>%1 bietet %2 nicht an</translation>
    </message>
    <message>
        <source>It offers %1.</source>
        <translation>Angeboten wird %1.</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 verwenden</translation>
    </message>
    <message>
        <source>Use runtime 3.4 of Spark</source>
        <translation>Runtime 3.4 von Spark verwenden</translation>
    </message>
    <message>
        <source>Support of 3.3 ended on 2025-03-31. A session starts within 3 to 5 minutes, or 10 to 15 with packages of its own.</source>
        <translation>Die Unterstützung von 3.3 endete am 2025-03-31. Eine Sitzung startet in 3 bis 5 Minuten, mit eigenen Paketen in 10 bis 15.</translation>
    </message>
    <message>
        <source>Serverless Spark cannot be in your own network</source>
        <translation>Serverloses Spark kann nicht im eigenen Netzwerk sein</translation>
    </message>
    <message>
        <source>It knows the managed network of the workspace only.</source>
        <translation>Es kennt nur das verwaltete Netzwerk des Arbeitsbereichs.</translation>
    </message>
    <message>
        <source>The Synapse workspace must stay reachable from outside</source>
        <translation>Der Synapse-Arbeitsbereich muss von außen erreichbar bleiben</translation>
    </message>
    <message>
        <source>Jobs on an attached pool need public network access to the Synapse workspace.</source>
        <translation>Aufträge auf einem angebundenen Pool brauchen öffentlichen Netzwerkzugriff auf den Synapse-Arbeitsbereich.</translation>
    </message>
    <message>
        <source>Highest nodes (%1) is below lowest nodes (%2)</source>
        <translation>Höchste Knotenzahl (%1) liegt unter der niedrigsten (%2)</translation>
    </message>
    <message>
        <source>Raise the highest to %1 or more.</source>
        <translation>Die höchste auf %1 oder mehr anheben.</translation>
    </message>
    <message>
        <source>Set highest nodes to %1</source>
        <translation>Höchste Knotenzahl auf %1 setzen</translation>
    </message>
    <message>
        <source>A run wants %1 nodes, the cluster has at most %2</source>
        <translation>Ein Lauf will %1 Knoten, der Cluster hat höchstens %2</translation>
    </message>
    <message>
        <source>The jobs do not fit into a month</source>
        <translation>Die Aufträge passen nicht in einen Monat</translation>
    </message>
    <message>
        <source>They ask for %1 node-hours a month; %2 nodes have %3.</source>
        <translation>Sie verlangen %1 Knotenstunden im Monat; %2 Knoten haben %3.</translation>
    </message>
    <message>
        <source>%1 nodes are billed all the time</source>
        <translation>%1 Knoten werden ständig abgerechnet</translation>
    </message>
    <message>
        <source>With a lowest number of 0 the cluster costs nothing between jobs, apart from its load balancer.</source>
        <translation>Mit einer niedrigsten Zahl von 0 kostet der Cluster zwischen Aufträgen nichts außer seinem Lastenausgleich.</translation>
    </message>
    <message>
        <source>Set lowest nodes to 0</source>
        <translation>Niedrigste Knotenzahl auf 0 setzen</translation>
    </message>
    <message>
        <source>Low priority has ended: its nodes are spot machines</source>
        <translation>Niedrige Priorität ist beendet: Ihre Knoten sind Spot-Maschinen</translation>
    </message>
    <message>
        <source>Batch announced the end for 2025-09-30, Azure ML for 2026-03-31. Azure allocates spot machines instead: their price varies, they may be taken away, and nobody promises that they are there.</source>
        <translation>Batch kündigte das Ende zum 2025-09-30 an, Azure ML zum 2026-03-31. Azure vergibt stattdessen Spot-Maschinen: Ihr Preis schwankt, sie können entzogen werden, und niemand verspricht, dass es sie gibt.</translation>
    </message>
    <message>
        <source>Use dedicated nodes</source>
        <translation>Dedizierte Knoten verwenden</translation>
    </message>
    <message>
        <source>A run lasts longer than a job may</source>
        <translation>Ein Lauf dauert länger, als ein Auftrag darf</translation>
    </message>
    <message>
        <source>It takes %1 days, and Azure ML ends a job after %2 here. Split the run and continue from a checkpoint.</source>
        <translation>Er dauert %1 Tage, und Azure ML beendet einen Auftrag hier nach %2. Den Lauf teilen und von einem Prüfpunkt fortsetzen.</translation>
    </message>
    <message>
        <source>A run takes longer than its deadline</source>
        <translation>Ein Lauf dauert länger als sein Termin</translation>
    </message>
    <message>
        <source>A batch does not finish in its window</source>
        <translation>Ein Batch wird nicht in seinem Zeitfenster fertig</translation>
    </message>
    <message>
        <source>Use %1 nodes a run</source>
        <translation>%1 Knoten je Lauf verwenden</translation>
    </message>
    <message>
        <source>The endpoint has no deployment</source>
        <translation>Der Endpunkt hat keine Bereitstellung</translation>
    </message>
    <message>
        <source>Nothing would answer. Add a deployment on a compute.</source>
        <translation>Nichts würde antworten. Eine Bereitstellung auf einem Compute hinzufügen.</translation>
    </message>
    <message>
        <source>An online deployment cannot scale to zero</source>
        <translation>Eine Onlinebereitstellung kann nicht auf null skalieren</translation>
    </message>
    <message>
        <source>It holds at least one instance while it exists. Set 1 or more.</source>
        <translation>Sie hält mindestens eine Instanz, solange sie besteht. 1 oder mehr setzen.</translation>
    </message>
    <message>
        <source>Set instances to 1</source>
        <translation>Instanzen auf 1 setzen</translation>
    </message>
    <message>
        <source>Fewer than %1 instances in production</source>
        <translation>Weniger als %1 Instanzen in Produktion</translation>
    </message>
    <message>
        <source>%1 is the documented number for high availability; this deployment has %2 at the least.</source>
        <translation>%1 ist die dokumentierte Zahl für Hochverfügbarkeit; diese Bereitstellung hat mindestens %2.</translation>
    </message>
    <message>
        <source>Set instances to %1</source>
        <translation>Instanzen auf %1 setzen</translation>
    </message>
    <message>
        <source>The traffic shares add up to %1 %</source>
        <translation>Die Anteile des Verkehrs ergeben zusammen %1 %</translation>
    </message>
    <message>
        <source>They must add up to 100 %.</source>
        <translation>Sie müssen 100 % ergeben.</translation>
    </message>
    <message>
        <source>The instances cannot carry the peak</source>
        <translation>Die Instanzen tragen die Spitze nicht</translation>
    </message>
    <message>
        <source>%1 instances carry %2 requests a second at full load; the peak is %3 at the start and %4 in %5.</source>
        <translation>%1 Instanzen tragen bei Volllast %2 Anfragen je Sekunde; die Spitze ist %3 am Anfang und %4 im %5.</translation>
    </message>
    <message>
        <source>Set %1 to %2</source>
        <translation>%1 auf %2 setzen</translation>
    </message>
    <message>
        <source>highest instances</source>
        <translation>höchste Instanzenzahl</translation>
    </message>
    <message>
        <source>A request takes longer than an endpoint waits</source>
        <translation>Eine Anfrage dauert länger, als ein Endpunkt wartet</translation>
    </message>
    <message>
        <source>an endpoint on Kubernetes</source>
        <translation>ein Endpunkt auf Kubernetes</translation>
    </message>
    <message>
        <source>a managed online endpoint</source>
        <translation>ein verwalteter Onlineendpunkt</translation>
    </message>
    <message>
        <source>One request alone misses the latency target</source>
        <translation>Schon eine Anfrage allein verfehlt das Latenzziel</translation>
    </message>
    <message>
        <source>The endpoint&apos;s bandwidth limit is exceeded</source>
        <translation>Die Bandbreitengrenze des Endpunkts ist überschritten</translation>
    </message>
    <message>
        <source>%1 MB/s at the peak of %2, while the documented limit is %3 MB/s for an endpoint. Ask support to raise it, or send less.</source>
        <translation>%1 MB/s bei der Spitze von %2, während die dokumentierte Grenze %3 MB/s je Endpunkt ist. Den Support um mehr bitten oder weniger senden.</translation>
    </message>
    <message>
        <source>It is never stopped</source>
        <translation>Sie wird nie beendet</translation>
    </message>
    <message>
        <source>Stop after 60 idle minutes</source>
        <translation>Nach 60 Minuten Leerlauf beenden</translation>
    </message>
    <message>
        <source>%1 people share %2 compute instances</source>
        <translation>%1 Personen teilen %2 Compute-Instanzen</translation>
    </message>
    <message>
        <source>A compute instance belongs to one person. Plan one for each.</source>
        <translation>Eine Compute-Instanz gehört einer Person. Für jede eine planen.</translation>
    </message>
    <message>
        <source>The schedule stops before it starts</source>
        <translation>Der Zeitplan stoppt, bevor er startet</translation>
    </message>
    <message>
        <source>Start is %1 and stop is %2: choose a stop later the same day.</source>
        <translation>Start ist %1 und Stopp ist %2: einen späteren Stopp am selben Tag wählen.</translation>
    </message>
    <message>
        <source>The time zone of the schedule is not known</source>
        <translation>Die Zeitzone des Zeitplans ist unbekannt</translation>
    </message>
    <message>
        <source>%1 is no name of the IANA list that Azure has a zone for. The exported files leave the zone to be filled in; take one such as Europe/Amsterdam or UTC.</source>
        <translation>%1 ist kein Name der IANA-Liste, zu dem Azure eine Zone hat. Die exportierten Dateien lassen die Zone zum Ausfüllen offen; zum Beispiel Europe/Amsterdam oder UTC verwenden.</translation>
    </message>
    <message>
        <source>An empty text</source>
        <translation>Ein leerer Text</translation>
    </message>
    <message>
        <source>The data of experiments does not fit on a machine</source>
        <translation>Die Daten der Experimente passen nicht auf eine Maschine</translation>
    </message>
    <message>
        <source>Experiments use %1 GiB, the disks of an instance have %2: mount the data in place of a download, or work with a smaller part.</source>
        <translation>Experimente nutzen %1 GiB, die Datenträger einer Instanz haben %2: die Daten einbinden statt herunterladen, oder mit einem kleineren Teil arbeiten.</translation>
    </message>
    <message>
        <source>Stopped instances still bill</source>
        <translation>Angehaltene Instanzen kosten weiter</translation>
    </message>
    <message>
        <source>Disk, load balancer and public IP go on until an instance is deleted; they are in the lines.</source>
        <translation>Datenträger, Lastenausgleich und öffentliche IP laufen weiter, bis eine Instanz gelöscht wird; sie stehen in den Posten.</translation>
    </message>
    <message>
        <source>The runs do not fit into a month</source>
        <translation>Die Läufe passen nicht in einen Monat</translation>
    </message>
    <message>
        <source>They ask for %1 machine-hours a month; %2 machines have %3. No more come by themselves: hold more, or run on a cluster.</source>
        <translation>Sie verlangen %1 Maschinenstunden im Monat; %2 Maschinen haben %3. Mehr kommen nicht von selbst: mehr vorhalten oder auf einem Cluster laufen lassen.</translation>
    </message>
    <message>
        <source>Hold %1 machines</source>
        <translation>%1 Maschinen vorhalten</translation>
    </message>
    <message>
        <source>The managed network does not reach it</source>
        <translation>Das verwaltete Netzwerk erreicht es nicht</translation>
    </message>
    <message>
        <source>Kubernetes clusters and attached machines cannot be in the workspace&apos;s managed network.</source>
        <translation>Kubernetes-Cluster und angebundene Maschinen können nicht im verwalteten Netzwerk des Arbeitsbereichs sein.</translation>
    </message>
    <message>
        <source>A workspace that allows only approved outbound traffic cannot go back to open internet access.</source>
        <translation>Ein Arbeitsbereich, der nur genehmigten ausgehenden Verkehr zulässt, kann nicht zu offenem Internetzugang zurück.</translation>
    </message>
    <message>
        <source>%1 endpoints in one region</source>
        <translation>%1 Endpunkte in einer Region</translation>
    </message>
    <message>
        <source>Online and batch endpoints together: %1 in a region of a subscription. Ask for an exception, or use several subscriptions.</source>
        <translation>Online- und Batchendpunkte zusammen: %1 in einer Region eines Abonnements. Eine Ausnahme beantragen oder mehrere Abonnements verwenden.</translation>
    </message>
    <message>
        <source>%1 deployments in one region</source>
        <translation>%1 Bereitstellungen in einer Region</translation>
    </message>
    <message>
        <source>Deployments of all kinds: %1 in a region of a subscription. Ask for an exception.</source>
        <translation>Bereitstellungen aller Art: %1 in einer Region eines Abonnements. Eine Ausnahme beantragen.</translation>
    </message>
    <message>
        <source>%1 computes in one region</source>
        <translation>%1 Computes in einer Region</translation>
    </message>
    <message>
        <source>Clusters, compute instances and managed online deployments together: %1 in a region, %2 on request.</source>
        <translation>Cluster, Compute-Instanzen und verwaltete Onlinebereitstellungen zusammen: %1 in einer Region, %2 auf Antrag.</translation>
    </message>
    <message>
        <source>%1 deployments behind one endpoint</source>
        <translation>%1 Bereitstellungen hinter einem Endpunkt</translation>
    </message>
    <message>
        <source>An endpoint may have %1. Ask for an exception, or split the endpoint.</source>
        <translation>Ein Endpunkt darf %1 haben. Eine Ausnahme beantragen oder den Endpunkt teilen.</translation>
    </message>
    <message>
        <source>%1 instances in one deployment</source>
        <translation>%1 Instanzen in einer Bereitstellung</translation>
    </message>
    <message>
        <source>A managed online deployment may have %1. Ask for an exception, or use larger machines first.</source>
        <translation>Eine verwaltete Onlinebereitstellung darf %1 haben. Eine Ausnahme beantragen oder zuerst größere Maschinen verwenden.</translation>
    </message>
    <message>
        <source>Too much is served from one cluster</source>
        <translation>Ein Cluster bedient zu viel</translation>
    </message>
    <message>
        <source>%1 endpoints and %2 deployments, while a Kubernetes cluster may serve %3 and %4. Attach a second cluster.</source>
        <translation>%1 Endpunkte und %2 Bereitstellungen, während ein Kubernetes-Cluster %3 und %4 bedienen darf. Einen zweiten Cluster anbinden.</translation>
    </message>
    <message>
        <source>%1 nodes in one cluster</source>
        <translation>%1 Knoten in einem Cluster</translation>
    </message>
    <message>
        <source>A cluster whose nodes talk to each other may have %1, and %2 on request.</source>
        <translation>Ein Cluster, dessen Knoten miteinander sprechen, darf %1 haben, auf Antrag %2.</translation>
    </message>
    <message>
        <source>A cluster may have %1 nodes, and %2 on request.</source>
        <translation>Ein Cluster darf %1 Knoten haben, auf Antrag %2.</translation>
    </message>
    <message>
        <source>%1 nodes of an RDMA family</source>
        <translation>%1 Knoten einer RDMA-Familie</translation>
    </message>
    <message>
        <source>Where nodes talk to each other over InfiniBand, a cluster may have %1.</source>
        <translation>Wo Knoten über InfiniBand miteinander sprechen, darf ein Cluster %1 haben.</translation>
    </message>
    <message>
        <source>%1 nodes in one run</source>
        <translation>%1 Knoten in einem Lauf</translation>
    </message>
    <message>
        <source>A run whose nodes talk to each other may use %1.</source>
        <translation>Ein Lauf, dessen Knoten miteinander sprechen, darf %1 nutzen.</translation>
    </message>
    <message>
        <source>%1 nodes in one batch run</source>
        <translation>%1 Knoten in einem Batchlauf</translation>
    </message>
    <message>
        <source>A parallel run may use %1 nodes, and %2 on request.</source>
        <translation>Ein paralleler Lauf darf %1 Knoten nutzen, auf Antrag %2.</translation>
    </message>
    <message>
        <source>%1 requests a second at one endpoint</source>
        <translation>%1 Anfragen je Sekunde an einem Endpunkt</translation>
    </message>
    <message>
        <source>A managed online endpoint takes %1 requests and as many new connections a second. Ask to raise requests, connections and bandwidth together, or split the endpoint.</source>
        <translation>Ein verwalteter Onlineendpunkt nimmt %1 Anfragen und ebenso viele neue Verbindungen je Sekunde. Anfragen, Verbindungen und Bandbreite gemeinsam erhöhen lassen oder den Endpunkt teilen.</translation>
    </message>
    <message>
        <source>%1 requests in flight at once</source>
        <translation>%1 Anfragen zugleich unterwegs</translation>
    </message>
    <message>
        <source>Requests a second times their time of service. A managed online endpoint holds %1 connections open; ask for more.</source>
        <translation>Anfragen je Sekunde mal Bedienzeit. Ein verwalteter Onlineendpunkt hält %1 Verbindungen offen; mehr beantragen.</translation>
    </message>
    <message>
        <source>A request is larger than the service takes</source>
        <translation>Eine Anfrage ist größer, als der Dienst annimmt</translation>
    </message>
    <message>
        <source>%1 MB, while %2 takes %3 MB.</source>
        <translation>%1 MB, während %2 nur %3 MB annimmt.</translation>
    </message>
    <message>
        <source>%1 cannot be the name of a compute</source>
        <translation>%1 kann nicht der Name eines Computes sein</translation>
    </message>
    <message>
        <source>%1 to %2 letters, digits and dashes, a letter first, and no dash with only digits behind it.</source>
        <translation>%1 bis %2 Buchstaben, Ziffern und Bindestriche, zuerst ein Buchstabe, und kein Bindestrich, hinter dem nur Ziffern stehen.</translation>
    </message>
    <message>
        <source>Rename to %1</source>
        <translation>In %1 umbenennen</translation>
    </message>
    <message>
        <source>%1 to %2 letters, digits and single dashes, a letter first.</source>
        <translation>%1 bis %2 Buchstaben, Ziffern und einzelne Bindestriche, zuerst ein Buchstabe.</translation>
    </message>
    <message>
        <source>%1 cannot be the name of an endpoint</source>
        <translation>%1 kann nicht der Name eines Endpunkts sein</translation>
    </message>
    <message>
        <source>%1 cannot be the name of a deployment</source>
        <translation>%1 kann nicht der Name einer Bereitstellung sein</translation>
    </message>
    <message>
        <source>The names of endpoint and deployment do not fit Kubernetes</source>
        <translation>Die Namen von Endpunkt und Bereitstellung passen nicht zu Kubernetes</translation>
    </message>
    <message>
        <source>Together they have %1 characters; %2 to %3 are allowed.</source>
        <translation>Zusammen haben sie %1 Zeichen; %2 bis %3 sind erlaubt.</translation>
    </message>
    <message>
        <source>Name the deployment %1</source>
        <translation>Die Bereitstellung %1 nennen</translation>
    </message>
    <message>
        <source>A managed network cannot be switched off again</source>
        <translation>Ein verwaltetes Netzwerk lässt sich nicht wieder ausschalten</translation>
    </message>
    <message>
        <source>Decide before the first compute: those made earlier are deleted and made again, and the first one waits about 30 minutes for the network.</source>
        <translation>Vor dem ersten Compute entscheiden: Früher erstellte werden gelöscht und neu erstellt, und der erste wartet etwa 30 Minuten auf das Netzwerk.</translation>
    </message>
    <message>
        <source>Rules by name have nothing to rule</source>
        <translation>Regeln nach Name haben nichts zu regeln</translation>
    </message>
    <message>
        <source>They belong to a managed network that allows approved traffic only; elsewhere the Azure Firewall is paid for nothing.</source>
        <translation>Sie gehören zu einem verwalteten Netzwerk, das nur genehmigten Verkehr zulässt; sonst wird die Azure Firewall umsonst bezahlt.</translation>
    </message>
    <message>
        <source>Leave the rules out</source>
        <translation>Die Regeln weglassen</translation>
    </message>
    <message>
        <source>Computes without public addresses need a private endpoint</source>
        <translation>Computes ohne öffentliche Adressen brauchen einen privaten Endpunkt</translation>
    </message>
    <message>
        <source>Without a private endpoint of the workspace they cannot be reached.</source>
        <translation>Ohne privaten Endpunkt des Arbeitsbereichs sind sie nicht erreichbar.</translation>
    </message>
    <message>
        <source>Add private endpoints</source>
        <translation>Private Endpunkte hinzufügen</translation>
    </message>
    <message>
        <source>Nothing leads outside</source>
        <translation>Nichts führt nach außen</translation>
    </message>
    <message>
        <source>Default outbound access of VMs ended on 2026-03-31. Without public addresses outbound traffic needs a NAT gateway or a firewall.</source>
        <translation>Der standardmäßige ausgehende Zugriff von VMs endete am 2026-03-31. Ohne öffentliche Adressen braucht ausgehender Verkehr ein NAT-Gateway oder eine Firewall.</translation>
    </message>
    <message>
        <source>Add a NAT gateway</source>
        <translation>NAT-Gateway hinzufügen</translation>
    </message>
    <message>
        <source>%1 free addresses in the subnet</source>
        <translation>%1 freie Adressen im Subnetz</translation>
    </message>
    <message>
        <source>Every compute instance and every node takes one, at its highest. The network is in the workspace&apos;s subscription, the subnet is not delegated, and port 445 to the storage account is open.</source>
        <translation>Jede Compute-Instanz und jeder Knoten belegt eine, in der Höchstzahl. Das Netzwerk liegt im Abonnement des Arbeitsbereichs, das Subnetz ist nicht delegiert, und Port 445 zum Speicherkonto ist offen.</translation>
    </message>
    <message>
        <source>A managed endpoint is never inside your own network</source>
        <translation>Ein verwalteter Endpunkt ist nie im eigenen Netzwerk</translation>
    </message>
    <message>
        <source>It is reached through a private endpoint instead; without one its address is public.</source>
        <translation>Er wird stattdessen über einen privaten Endpunkt erreicht; ohne einen ist seine Adresse öffentlich.</translation>
    </message>
    <message>
        <source>A container instance stays on the public network</source>
        <translation>Eine Containerinstanz bleibt im öffentlichen Netzwerk</translation>
    </message>
    <message>
        <source>Deployments of Azure Machine Learning to container instances support no virtual network and no private endpoint. Use a managed online endpoint.</source>
        <translation>Bereitstellungen von Azure Machine Learning auf Containerinstanzen unterstützen kein virtuelles Netzwerk und keinen privaten Endpunkt. Einen verwalteten Onlineendpunkt verwenden.</translation>
    </message>
    <message>
        <source>Batch scoring needs two more private endpoints</source>
        <translation>Batchbewertung braucht zwei weitere private Endpunkte</translation>
    </message>
    <message>
        <source>In a managed network add rules for queue and table of the storage account, besides those for blob and file.</source>
        <translation>In einem verwalteten Netzwerk Regeln für Warteschlange und Tabelle des Speicherkontos hinzufügen, neben denen für Blob und Datei.</translation>
    </message>
    <message>
        <source>Provision the network before the first Spark job</source>
        <translation>Das Netzwerk vor dem ersten Spark-Auftrag bereitstellen</translation>
    </message>
    <message>
        <source>Other computes create the managed network themselves, serverless Spark does not.</source>
        <translation>Andere Computes erstellen das verwaltete Netzwerk selbst, serverloses Spark nicht.</translation>
    </message>
    <message>
        <source>Keys of your own have conditions</source>
        <translation>Eigene Schlüssel haben Bedingungen</translation>
    </message>
    <message>
        <source>The key vault needs soft delete and purge protection, and later only another key of the same vault is possible.</source>
        <translation>Der Schlüsseltresor braucht vorläufiges Löschen und Löschschutz, und später ist nur ein anderer Schlüssel desselben Tresors möglich.</translation>
    </message>
    <message>
        <source>Disks of managed computes keep keys of Microsoft</source>
        <translation>Datenträger verwalteter Computes behalten Schlüssel von Microsoft</translation>
    </message>
    <message>
        <source>Your keys cover the workspace and your storage, not system and temporary disks of clusters, instances and endpoints. Kubernetes can use them for its disks.</source>
        <translation>Eigene Schlüssel decken Arbeitsbereich und Speicher ab, nicht System- und temporäre Datenträger von Clustern, Instanzen und Endpunkten. Kubernetes kann sie für seine Datenträger nutzen.</translation>
    </message>
    <message>
        <source>High business impact is set once</source>
        <translation>Hohe geschäftliche Bedeutung wird einmal festgelegt</translation>
    </message>
    <message>
        <source>Only when the workspace is made. Encrypted temporary disks of clusters need a subscription without earlier clusters, or a support ticket; jobs start slower, because images are not cached.</source>
        <translation>Nur beim Erstellen des Arbeitsbereichs. Verschlüsselte temporäre Datenträger von Clustern brauchen ein Abonnement ohne frühere Cluster oder ein Supportticket; Aufträge starten langsamer, weil Images nicht zwischengespeichert werden.</translation>
    </message>
    <message>
        <source>No compute is chosen</source>
        <translation>Es ist kein Compute gewählt</translation>
    </message>
    <message>
        <source>There is no compute named %1</source>
        <translation>Es gibt keinen Compute namens %1</translation>
    </message>
    <message>
        <source>It waits for %1, which the plan does not have</source>
        <translation>Er wartet auf %1, das der Plan nicht hat</translation>
    </message>
    <message>
        <source>The figures are those of a job that does not wait for it.</source>
        <translation>Die Zahlen sind die eines Auftrags, der nicht darauf wartet.</translation>
    </message>
    <message>
        <source>It waits for %1, which never ends</source>
        <translation>Er wartet auf %1, das nie endet</translation>
    </message>
    <message>
        <source>A job can wait for jobs and batches, not for people or an endpoint. The figures are those of a job that does not wait for it.</source>
        <translation>Ein Auftrag kann auf Aufträge und Batches warten, nicht auf Menschen oder einen Endpunkt. Die Zahlen sind die eines Auftrags, der nicht darauf wartet.</translation>
    </message>
    <message>
        <source>It waits for itself</source>
        <translation>Er wartet auf sich selbst</translation>
    </message>
    <message>
        <source>The figures are those of a job that does not.</source>
        <translation>Die Zahlen sind die eines Auftrags, der das nicht tut.</translation>
    </message>
    <message>
        <source>It waits for itself by way of %1</source>
        <translation>Er wartet über %1 auf sich selbst</translation>
    </message>
    <message>
        <source>None of these can begin: %1. The figures are those of jobs that do not wait.</source>
        <translation>Keiner davon kann beginnen: %1. Die Zahlen sind die von Aufträgen, die nicht warten.</translation>
    </message>
    <message>
        <source> waits for </source>
        <translation> wartet auf </translation>
    </message>
    <message>
        <source>Do not wait for %1</source>
        <translation>Nicht auf %1 warten</translation>
    </message>
    <message>
        <source>%1 is no compute target</source>
        <translation>%1 ist kein Computeziel</translation>
    </message>
    <message>
        <source>An empty name</source>
        <translation>Ein leerer Name</translation>
    </message>
    <message>
        <source>Choose one of the targets of the catalog.</source>
        <translation>Eines der Ziele des Katalogs wählen.</translation>
    </message>
    <message>
        <source>%1 cannot do this stage</source>
        <translation>%1 kann diese Phase nicht</translation>
    </message>
    <message>
        <source>It starts after the horizon</source>
        <translation>Es beginnt nach dem Planungszeitraum</translation>
    </message>
    <message>
        <source>The plan starts before there was the service</source>
        <translation>Der Plan beginnt, bevor es den Dienst gab</translation>
    </message>
    <message>
        <source>It starts in %1; Azure Machine Learning is sold since %2. Prices, sizes and limits are those of today.</source>
        <translation>Er beginnt im %1; Azure Machine Learning wird seit %2 verkauft. Preise, Größen und Grenzwerte sind die von heute.</translation>
    </message>
    <message>
        <source>The plan starts in the past</source>
        <translation>Der Plan beginnt in der Vergangenheit</translation>
    </message>
    <message>
        <source>It starts in %1, before %2. The months that have gone are planned with the prices, sizes and limits of today.</source>
        <translation>Er beginnt im %1, vor %2. Die vergangenen Monate sind mit den Preisen, Größen und Grenzwerten von heute geplant.</translation>
    </message>
    <message>
        <source>Start in %1</source>
        <translation>Im %1 beginnen</translation>
    </message>
    <message>
        <source>%1 outgrow every figure</source>
        <translation>%1 wachsen über jede Zahl hinaus</translation>
    </message>
    <message>
        <source>Within the horizon they become %1 times what they are at first. Growth is told in percent a month.</source>
        <translation>Innerhalb des Planungszeitraums werden sie zum %1-Fachen des Anfangs. Wachstum wird in Prozent je Monat angegeben.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Nothing is planned yet</source>
        <translation>Noch ist nichts geplant</translation>
    </message>
    <message>
        <source>Start from a template, or switch on a stage and choose its compute.</source>
        <translation>Von einer Vorlage ausgehen oder eine Phase einschalten und ihren Compute wählen.</translation>
    </message>
    <message>
        <source>No workload uses it</source>
        <translation>Kein Workload nutzt ihn</translation>
    </message>
    <message>
        <source>Its cost is left out. If it is meant to exist, let a workload use it.</source>
        <translation>Seine Kosten sind nicht enthalten. Wenn er bestehen soll, muss ein Workload ihn nutzen.</translation>
    </message>
    <message>
        <source>%1 is no region</source>
        <translation>%1 ist keine Region</translation>
    </message>
    <message>
        <source>Choose one of the regions of the catalog.</source>
        <translation>Eine der Regionen des Katalogs wählen.</translation>
    </message>
    <message>
        <source>Leave only %1 in the list</source>
        <translation>Nur %1 in der Liste lassen</translation>
    </message>
    <message>
        <source>%1 is the plan&apos;s own region</source>
        <translation>%1 ist die Region des Plans selbst</translation>
    </message>
    <message>
        <source>%1 is named twice</source>
        <translation>%1 ist doppelt genannt</translation>
    </message>
    <message>
        <source>It need not stand among the other regions.</source>
        <translation>Sie muss nicht unter den anderen Regionen stehen.</translation>
    </message>
    <message>
        <source>A search leaves it out%1</source>
        <translation>Eine Suche lässt sie aus%1</translation>
    </message>
    <message>
        <source>No exchange rate is known for %1</source>
        <translation>Für %1 ist kein Wechselkurs bekannt</translation>
    </message>
    <message>
        <source>Amounts are shown in USD. Choose one of the currencies of the price book.</source>
        <translation>Beträge stehen in USD. Eine der Währungen des Preisbuchs wählen.</translation>
    </message>
    <message>
        <source>Use USD</source>
        <translation>USD verwenden</translation>
    </message>
    <message>
        <source>The range of hours is out of order</source>
        <translation>Die Spanne der Stunden ist nicht geordnet</translation>
    </message>
    <message>
        <source>Low must not exceed likely, nor likely high.</source>
        <translation>Niedrig darf nicht über wahrscheinlich liegen, wahrscheinlich nicht über hoch.</translation>
    </message>
    <message>
        <source>The budget does not read as an amount</source>
        <translation>Das Budget ist nicht als Betrag lesbar</translation>
    </message>
    <message>
        <source>Write a number with at most %1 decimals, without separators.</source>
        <translation>Eine Zahl mit höchstens %1 Nachkommastellen schreiben, ohne Trennzeichen.</translation>
    </message>
    <message>
        <source>The plan costs more than its budget</source>
        <translation>Der Plan kostet mehr als sein Budget</translation>
    </message>
    <message>
        <source>a month (dearest month)</source>
        <translation>im Monat (teuerster Monat)</translation>
    </message>
    <message>
        <source>over the horizon</source>
        <translation>über den Planungszeitraum</translation>
    </message>
    <message>
        <source>Not all of it has a price: %1</source>
        <translation>Nicht alles davon hat einen Preis: %1</translation>
    </message>
    <message>
        <source>No price: %1</source>
        <translation>Kein Preis: %1</translation>
    </message>
    <message>
        <source> The total is a lower bound.</source>
        <translation> Die Summe ist eine Untergrenze.</translation>
    </message>
    <message>
        <source>Doubtful price: %1</source>
        <translation>Zweifelhafter Preis: %1</translation>
    </message>
    <message>
        <source>The price of %1 is used, but %2.</source>
        <translation>Der Preis von %1 wird verwendet, aber %2.</translation>
    </message>
    <message>
        <source>Some prices are old</source>
        <translation>Einige Preise sind alt</translation>
    </message>
    <message>
        <source>Amounts in %1 are doubtful</source>
        <translation>Beträge in %1 sind zweifelhaft</translation>
    </message>
    <message>
        <source>They are dollars times a factor read on %1: %2.</source>
        <translation>Es sind Dollar mal ein am %1 gelesener Faktor: %2.</translation>
    </message>
    <message>
        <source>The factor of %1 is old</source>
        <translation>Der Faktor von %1 ist alt</translation>
    </message>
    <message>
        <source>It is of %1, %2 days before %3.</source>
        <translation>Er ist vom %1, %2 Tage vor %3.</translation>
    </message>
    <message>
        <source>The price book of the plan is not here</source>
        <translation>Das Preisbuch des Plans ist nicht hier</translation>
    </message>
    <message>
        <source>The plan is pinned to %1; the figures are those of %2 and are no total of the plan.</source>
        <translation>Der Plan ist an %1 gebunden; die Zahlen sind die von %2 und keine Summe des Plans.</translation>
    </message>
    <message>
        <source>The clock is behind the prices</source>
        <translation>Die Uhr geht den Preisen nach</translation>
    </message>
    <message>
        <source>Today is said to be %1, but a price used is of %2. What has ended or is old is judged by that day: check the date of this computer.</source>
        <translation>Heute soll %1 sein, aber ein verwendeter Preis ist vom %2. Was beendet oder alt ist, wird nach diesem Tag beurteilt: das Datum dieses Computers prüfen.</translation>
    </message>
    <message>
        <source>Savings plans are not confirmed for Azure ML</source>
        <translation>Sparpläne sind für Azure ML nicht bestätigt</translation>
    </message>
    <message>
        <source>The pages read speak of reservations only. Ask before you commit.</source>
        <translation>Die gelesenen Seiten sprechen nur von Reservierungen. Vor dem Abschluss nachfragen.</translation>
    </message>
    <message>
        <source>Use pay-as-you-go</source>
        <translation>Nutzungsbasiert zahlen</translation>
    </message>
    <message>
        <source>%1 ends within the term paid for</source>
        <translation>%1 endet in der bezahlten Laufzeit</translation>
    </message>
    <message>
        <source>Default quota starts at %1 vCPUs, depending on the offer.</source>
        <translation>Das Standardkontingent beginnt bei %1 vCPUs, je nach Angebot.</translation>
    </message>
    <message>
        <source>This family starts at zero.</source>
        <translation>Diese Familie beginnt bei null.</translation>
    </message>
    <message>
        <source>No document read states a default for this pool: look up what the subscription has.</source>
        <translation>Kein gelesenes Dokument nennt einen Standard für diesen Pool: nachsehen, was das Abonnement hat.</translation>
    </message>
    <message>
        <source>all families</source>
        <translation>alle Familien</translation>
    </message>
    <message>
        <source>%1 vCPUs of quota to request</source>
        <translation>%1 vCPUs Kontingent zu beantragen</translation>
    </message>
    <message>
        <source>%1 in %2 by %3: %4. %5</source>
        <translation>%1 in %2 bis %3: %4. %5</translation>
    </message>
    <message>
        <source>Work it out from the model: %1 ms</source>
        <translation>Aus dem Modell berechnen: %1 ms</translation>
    </message>
    <message>
        <source>The compute, or what was measured, has no size of the catalog.</source>
        <translation>Der Compute, oder was gemessen wurde, hat keine Größe des Katalogs.</translation>
    </message>
    <message>
        <source>The plan does not give all of it: parameters and tokens, or images, epochs and images a second.</source>
        <translation>Der Plan nennt nicht alles: Parameter und Token, oder Bilder, Epochen und Bilder je Sekunde.</translation>
    </message>
    <message>
        <source>From parameters and tokens only the time of GPUs follows; for a CPU measure a run.</source>
        <translation>Aus Parametern und Token folgt nur die Zeit von GPUs; für eine CPU einen Lauf messen.</translation>
    </message>
    <message>
        <source>It was measured with a GPU and is planned without: nothing tells how much longer a CPU takes.</source>
        <translation>Es wurde mit GPU gemessen und ist ohne geplant: Nichts sagt, wie viel länger eine CPU braucht.</translation>
    </message>
    <message>
        <source>It was measured without a GPU and is planned with one: nothing tells how much faster that is.</source>
        <translation>Es wurde ohne GPU gemessen und ist mit einer geplant: Nichts sagt, wie viel schneller das ist.</translation>
    </message>
    <message>
        <source>The processors are of different kinds (x86 and Arm).</source>
        <translation>Die Prozessoren sind verschiedener Art (x86 und Arm).</translation>
    </message>
    <message>
        <source>A GPU does not compute in the model&apos;s precision, or no source gives its peak.</source>
        <translation>Eine GPU rechnet nicht in der Genauigkeit des Modells, oder keine Quelle nennt ihre Spitzenleistung.</translation>
    </message>
    <message>
        <source>Highest instances (%1) is below lowest instances (%2)</source>
        <translation>Höchste Instanzenzahl (%1) liegt unter der niedrigsten (%2)</translation>
    </message>
    <message>
        <source>Set highest instances to %1</source>
        <translation>Höchste Instanzenzahl auf %1 setzen</translation>
    </message>
    <message>
        <source>The time-out of the deployment must be raised</source>
        <translation>Das Zeitlimit der Bereitstellung muss erhöht werden</translation>
    </message>
    <message>
        <source>A request ends after %1 seconds unless another time is set; this one works longer. Work of minutes is better scored in batches.</source>
        <translation>Eine Anfrage endet nach %1 Sekunden, wenn keine andere Zeit gesetzt ist; diese arbeitet länger. Arbeit von Minuten gehört besser in Batches.</translation>
    </message>
    <message>
        <source>%1 has no %2 availability zones</source>
        <translation>%1 hat keine %2 Verfügbarkeitszonen</translation>
    </message>
    <message>
        <source>None are known for it. Choose another region, or plan without zones.</source>
        <translation>Es sind keine bekannt. Eine andere Region wählen oder ohne Zonen planen.</translation>
    </message>
    <message>
        <source>%1 are known for it.</source>
        <translation>Bekannt sind %1.</translation>
    </message>
    <message>
        <source>Plan with %1</source>
        <translation>Mit %1 planen</translation>
    </message>
    <message>
        <source>%1 is often too small to serve</source>
        <translation>%1 ist zum Bedienen oft zu klein</translation>
    </message>
    <message>
        <source>Memory and disk run short and probes time out. Start with a larger size, then measure.</source>
        <translation>Arbeitsspeicher und Datenträger werden knapp, und Prüfungen laufen ab. Mit einer größeren Größe beginnen, dann messen.</translation>
    </message>
    <message>
        <source>%1 ends on %2</source>
        <translation>%1 endet am %2</translation>
    </message>
    <message>
        <source>That is within a year after the plan. What is meant to go on should start on a newer series.</source>
        <translation>Das ist innerhalb eines Jahres nach dem Plan. Was weiterlaufen soll, beginnt besser auf einer neueren Serie.</translation>
    </message>
    <message>
        <source>Pay as you go</source>
        <translation>Nutzungsbasiert zahlen</translation>
    </message>
    <message>
        <source>Confirm with Microsoft that %1 is isolated here</source>
        <translation>Bei Microsoft bestätigen lassen, dass %1 hier isoliert ist</translation>
    </message>
    <message>
        <source>It stands on the Azure list of isolated sizes and is supported by Azure Machine Learning; that it is isolated there is our own conclusion from the two.</source>
        <translation>Sie steht auf der Azure-Liste isolierter Größen und wird von Azure Machine Learning unterstützt; dass sie dort isoliert ist, ist ein eigener Schluss aus beidem.</translation>
    </message>
    <message>
        <source>%1 nodes talk over Ethernet</source>
        <translation>%1 Knoten sprechen über Ethernet</translation>
    </message>
    <message>
        <source>%1 has no InfiniBand. Several GPUs in one machine, or a family with RDMA such as ND, lose less time between nodes.</source>
        <translation>%1 hat kein InfiniBand. Mehrere GPUs in einer Maschine oder eine Familie mit RDMA wie ND verlieren weniger Zeit zwischen Knoten.</translation>
    </message>
    <message>
        <source>No VM size is chosen</source>
        <translation>Es ist keine VM-Größe gewählt</translation>
    </message>
    <message>
        <source>The catalog has no size %1</source>
        <translation>Der Katalog hat keine Größe %1</translation>
    </message>
    <message>
        <source>Choose a VM size; without one there is no price.</source>
        <translation>Eine VM-Größe wählen; ohne sie gibt es keinen Preis.</translation>
    </message>
    <message>
        <source>The time was measured elsewhere</source>
        <translation>Die Zeit wurde anderswo gemessen</translation>
    </message>
    <message>
        <source>Measured on %1 x %2, planned on %3 x %4: it is multiplied by %5 (%6 to %7). Measure a run where it will take place.</source>
        <translation>Gemessen auf %1 x %2, geplant auf %3 x %4: Sie wird mit %5 multipliziert (%6 bis %7). Einen Lauf dort messen, wo er stattfinden wird.</translation>
    </message>
    <message>
        <source>The time was measured on something else</source>
        <translation>Die Zeit wurde auf etwas anderem gemessen</translation>
    </message>
    <message>
        <source>%1 The hours typed in are used as they are.</source>
        <translation>%1 Die eingegebenen Stunden werden unverändert verwendet.</translation>
    </message>
    <message>
        <source>The time of a run cannot be worked out</source>
        <translation>Die Zeit eines Laufs ist nicht berechenbar</translation>
    </message>
    <message>
        <source>%1 The hours typed in are used instead.</source>
        <translation>%1 Stattdessen werden die eingegebenen Stunden verwendet.</translation>
    </message>
    <message>
        <source>Divided among %1 such GPUs it fits.</source>
        <translation>Auf %1 solche GPUs verteilt passt es.</translation>
    </message>
    <message>
        <source>Not even divided among 4,096 such GPUs it fits: shorten the sequences, or use larger GPUs.</source>
        <translation>Selbst auf 4.096 solche GPUs verteilt passt es nicht: die Sequenzen kürzen oder größere GPUs verwenden.</translation>
    </message>
    <message>
        <source>The model does not fit into the GPUs that train it</source>
        <translation>Das Modell passt nicht in die GPUs, die es trainieren</translation>
    </message>
    <message>
        <source>Weights, gradients, optimizer and activations take %1 GiB on each of %2 GPUs at the least; one has %3 GiB. %4</source>
        <translation>Gewichte, Gradienten, Optimierer und Aktivierungen belegen mindestens %1 GiB auf jeder von %2 GPUs; eine hat %3 GiB. %4</translation>
    </message>
    <message>
        <source>The data does not fit on the disk of a node</source>
        <translation>Die Daten passen nicht auf den Datenträger eines Knotens</translation>
    </message>
    <message>
        <source>%1 GiB, while a node has %2 GiB: mount and stream it in place of a download, and watch whether reading keeps up.</source>
        <translation>%1 GiB, während ein Knoten %2 GiB hat: einbinden und streamen statt herunterladen, und beobachten, ob das Lesen mithält.</translation>
    </message>
    <message>
        <source>The run would hardly ever end</source>
        <translation>Der Lauf würde kaum je enden</translation>
    </message>
    <message>
        <source>Another time between checkpoints saves hours</source>
        <translation>Eine andere Zeit zwischen Prüfpunkten spart Stunden</translation>
    </message>
    <message>
        <source>A node is lost every %1 hours on average. With a checkpoint every %2 minutes a run takes %3 hours%4.</source>
        <translation>Im Mittel geht alle %1 Stunden ein Knoten verloren. Mit einem Prüfpunkt alle %2 Minuten dauert ein Lauf %3 Stunden%4.</translation>
    </message>
    <message>
        <source>, as planned %1</source>
        <translation>, wie geplant %1</translation>
    </message>
    <message>
        <source>Write one every %1 minutes</source>
        <translation>Alle %1 Minuten einen schreiben</translation>
    </message>
    <message>
        <source>The hours do not match parameters and tokens</source>
        <translation>Die Stunden passen nicht zu Parametern und Token</translation>
    </message>
    <message>
        <source>The plan states %1 hours; parameters and tokens make %2 (%3 to %4) on this compute. The hours stated are used.</source>
        <translation>Der Plan nennt %1 Stunden; Parameter und Token ergeben auf diesem Compute %2 (%3 bis %4). Es gelten die genannten Stunden.</translation>
    </message>
    <message>
        <source>Fewer instances than the latency target takes</source>
        <translation>Weniger Instanzen, als das Latenzziel braucht</translation>
    </message>
    <message>
        <source>The highest peak is %1 requests a second. %2 instances keep the target at the planned utilisation; the plan has %3 at the most.</source>
        <translation>Die höchste Spitze ist %1 Anfragen je Sekunde. %2 Instanzen halten das Ziel bei der geplanten Auslastung ein; der Plan hat höchstens %3.</translation>
    </message>
    <message>
        <source>Twice as many instances as the load takes</source>
        <translation>Doppelt so viele Instanzen, wie die Last braucht</translation>
    </message>
    <message>
        <source>%1 instances carry the highest peak of %2 requests a second within the latency target; the plan has %3.</source>
        <translation>%1 Instanzen tragen die höchste Spitze von %2 Anfragen je Sekunde innerhalb des Latenzziels; der Plan hat %3.</translation>
    </message>
    <message>
        <source>No number of instances keeps the latency target</source>
        <translation>Keine Instanzenzahl hält das Latenzziel ein</translation>
    </message>
    <message>
        <source>The model does not fit into the GPUs that serve it</source>
        <translation>Das Modell passt nicht in die GPUs, die es bedienen</translation>
    </message>
    <message>
        <source>Weights take %1 GB and one request %2 GB, while the server has %4 of the instance&apos;s %3 GB for them. Use larger or more GPUs, or fewer bits.</source>
        <translation>Gewichte belegen %1 GB und eine Anfrage %2 GB, während der Server %4 der %3 GB der Instanz dafür hat. Größere oder mehr GPUs oder weniger Bits verwenden.</translation>
    </message>
    <message>
        <source>The GPU does not serve the model&apos;s precision</source>
        <translation>Die GPU bedient die Genauigkeit des Modells nicht</translation>
    </message>
    <message>
        <source>It has no such format, or no source gives its peak. Choose another size or precision.</source>
        <translation>Sie hat kein solches Format, oder keine Quelle nennt ihre Spitzenleistung. Eine andere Größe oder Genauigkeit wählen.</translation>
    </message>
    <message>
        <source>More requests at a time than fit into memory</source>
        <translation>Mehr gleichzeitige Anfragen, als in den Speicher passen</translation>
    </message>
    <message>
        <source>Beside the weights there is room for %1 requests of this length; the plan serves %2.</source>
        <translation>Neben den Gewichten ist Platz für %1 Anfragen dieser Länge; der Plan bedient %2.</translation>
    </message>
    <message>
        <source>Serve %1 at a time</source>
        <translation>%1 gleichzeitig bedienen</translation>
    </message>
    <message>
        <source>Answers are planned faster than servers write them</source>
        <translation>Antworten sind schneller geplant, als Server sie schreiben</translation>
    </message>
    <message>
        <source>%1 requests at a time take %2 ms each (%3 to %4), %6; the plan states %5 ms.</source>
        <translation>%1 gleichzeitige Anfragen dauern je %2 ms (%3 bis %4), %6; der Plan nennt %5 ms.</translation>
    </message>
    <message>
        <source>as fitted to measured servers</source>
        <translation>angepasst an gemessene Server</translation>
    </message>
    <message>
        <source>extrapolated from servers on other GPUs or formats</source>
        <translation>hochgerechnet von Servern mit anderen GPUs oder Formaten</translation>
    </message>
    <message>
        <source>No language model of this name is known</source>
        <translation>Kein Sprachmodell dieses Namens ist bekannt</translation>
    </message>
    <message>
        <source>The table has no &quot;%1&quot;%2 Leave the name out and enter the figures of the model, or choose one of the table.</source>
        <translation>Die Tabelle hat kein &quot;%1&quot;%2 Den Namen weglassen und die Zahlen des Modells eingeben, oder eines der Tabelle wählen.</translation>
    </message>
    <message>
        <source>The model writes no answers</source>
        <translation>Das Modell schreibt keine Antworten</translation>
    </message>
    <message>
        <source>%1 is for %2: its speed is not that of a language model. State the service time.</source>
        <translation>%1 ist für %2: Seine Geschwindigkeit ist nicht die eines Sprachmodells. Die Bedienzeit angeben.</translation>
    </message>
    <message>
        <source>The size of the model is not published</source>
        <translation>Die Größe des Modells ist nicht veröffentlicht</translation>
    </message>
    <message>
        <source>Nobody says how many parameters %1 has. State them with the job.</source>
        <translation>Niemand sagt, wie viele Parameter %1 hat. Sie beim Auftrag angeben.</translation>
    </message>
    <message>
        <source>%1 does not run AutoML</source>
        <translation>%1 führt kein AutoML aus</translation>
    </message>
    <message>
        <source>The table of %1 says no. Use a cluster or serverless compute.</source>
        <translation>Die Tabelle vom %1 sagt nein. Einen Cluster oder serverlosen Compute verwenden.</translation>
    </message>
    <message>
        <source>Plan an ordinary job</source>
        <translation>Einen gewöhnlichen Auftrag planen</translation>
    </message>
    <message>
        <source>AutoML on %1: %2</source>
        <translation>AutoML auf %1: %2</translation>
    </message>
    <message>
        <source>The table of %1 makes this condition; the studio does not offer it.</source>
        <translation>Die Tabelle vom %1 stellt diese Bedingung; das Studio bietet es nicht an.</translation>
    </message>
    <message>
        <source>%1 does not run steps of pipelines</source>
        <translation>%1 führt keine Pipelineschritte aus</translation>
    </message>
    <message>
        <source>%1 runs steps of pipelines only</source>
        <translation>%1 führt nur Pipelineschritte aus</translation>
    </message>
    <message>
        <source>It is no target for jobs of their own. Make the job a step, or choose a cluster.</source>
        <translation>Es ist kein Ziel für eigenständige Aufträge. Den Auftrag zu einem Schritt machen oder einen Cluster wählen.</translation>
    </message>
    <message>
        <source>Make it a step</source>
        <translation>Zu einem Schritt machen</translation>
    </message>
    <message>
        <source>%1 does not run Spark jobs</source>
        <translation>%1 führt keine Spark-Aufträge aus</translation>
    </message>
    <message>
        <source>%1 runs Spark jobs only</source>
        <translation>%1 führt nur Spark-Aufträge aus</translation>
    </message>
    <message>
        <source>Use serverless Spark or an attached Synapse pool.</source>
        <translation>Serverloses Spark oder einen angebundenen Synapse-Pool verwenden.</translation>
    </message>
    <message>
        <source>Make it a Spark job, or choose a cluster.</source>
        <translation>Zu einem Spark-Auftrag machen oder einen Cluster wählen.</translation>
    </message>
    <message>
        <source>Make it a Spark job</source>
        <translation>Zu einem Spark-Auftrag machen</translation>
    </message>
    <message>
        <source>%1 is a single machine</source>
        <translation>%1 ist eine einzelne Maschine</translation>
    </message>
    <message>
        <source>A run on %1 nodes needs a cluster or serverless compute.</source>
        <translation>Ein Lauf auf %1 Knoten braucht einen Cluster oder serverlosen Compute.</translation>
    </message>
    <message>
        <source>Use one node a run</source>
        <translation>Einen Knoten je Lauf verwenden</translation>
    </message>
    <message>
        <source>%1 is for tests, not for production</source>
        <translation>%1 ist für Tests, nicht für Produktion</translation>
    </message>
    <message>
        <source>Serve production from a managed online endpoint or from Kubernetes.</source>
        <translation>Produktion von einem verwalteten Onlineendpunkt oder von Kubernetes bedienen lassen.</translation>
    </message>
    <message>
        <source>%1 is known only from a table of %2</source>
        <translation>%1 ist nur aus einer Tabelle vom %2 bekannt</translation>
    </message>
    <message>
        <source>Later tables leave it out. Make sure that it still works before you rely on it%1.</source>
        <translation>Spätere Tabellen lassen es aus. Sicherstellen, dass es noch geht, bevor es genutzt wird%1.</translation>
    </message>
    <message>
        <source>, or use %1</source>
        <translation>, oder %1 verwenden</translation>
    </message>
    <message>
        <source>The model is too large for a container instance</source>
        <translation>Das Modell ist zu groß für eine Containerinstanz</translation>
    </message>
    <message>
        <source>About %1 GB of weights; container instances suit models below %2 GB. Try a single node of Kubernetes for tests of larger models.</source>
        <translation>Etwa %1 GB Gewichte; Containerinstanzen passen zu Modellen unter %2 GB. Für Tests größerer Modelle einen einzelnen Kubernetes-Knoten versuchen.</translation>
    </message>
    <message>
        <source>The model may be too large for a container instance</source>
        <translation>Das Modell ist vielleicht zu groß für eine Containerinstanz</translation>
    </message>
    <message>
        <source>It uses %1 GiB of memory; container instances suit models below %2 GB. Give its parameters to be sure.</source>
        <translation>Es nutzt %1 GiB Arbeitsspeicher; Containerinstanzen passen zu Modellen unter %2 GB. Zur Sicherheit seine Parameter angeben.</translation>
    </message>
    <message>
        <source>Too much memory for a container instance</source>
        <translation>Zu viel Arbeitsspeicher für eine Containerinstanz</translation>
    </message>
    <message>
        <source>Container instances suit work below %1 GB of memory on CPUs.</source>
        <translation>Containerinstanzen passen zu Arbeit unter %1 GB Arbeitsspeicher auf CPUs.</translation>
    </message>
    <message>
        <source>The container has too little memory for the model</source>
        <translation>Der Container hat zu wenig Arbeitsspeicher für das Modell</translation>
    </message>
    <message>
        <source>Give it %1 GiB</source>
        <translation>%1 GiB geben</translation>
    </message>
    <message>
        <source>No container group is that large</source>
        <translation>So groß ist keine Containergruppe</translation>
    </message>
    <message>
        <source>%1 vCPUs and %2 GB asked for; a group may have %3 and %4.</source>
        <translation>%1 vCPUs und %2 GB verlangt; eine Gruppe darf %3 und %4 haben.</translation>
    </message>
    <message>
        <source>Use the largest group</source>
        <translation>Die größte Gruppe verwenden</translation>
    </message>
    <message>
        <source>A container instance is one copy</source>
        <translation>Eine Containerinstanz ist eine Kopie</translation>
    </message>
    <message>
        <source>%1 are planned; it neither copies nor scales itself.</source>
        <translation>%1 sind geplant; sie kopiert und skaliert sich nicht selbst.</translation>
    </message>
    <message>
        <source>The standard tier of Databricks ends on %1</source>
        <translation>Die Standardstufe von Databricks endet am %1</translation>
    </message>
    <message>
        <source>Make sure that the workspace you attach is of the premium tier, and its price too.</source>
        <translation>Sicherstellen, dass der angebundene Arbeitsbereich die Premiumstufe hat, und auch ihr Preis stimmt.</translation>
    </message>
    <message>
        <source>Long prompts may cost more than is counted</source>
        <translation>Lange Prompts können mehr kosten als gezählt</translation>
    </message>
    <message>
        <source>Some models bill prompts beyond a length of their own at up to twice the price; the price book has the price of shorter ones. Enter the agreed prices with the compute.</source>
        <translation>Manche Modelle berechnen Prompts über einer eigenen Länge mit bis zum doppelten Preis; das Preisbuch hat den Preis kürzerer. Die vereinbarten Preise beim Compute eingeben.</translation>
    </message>
    <message>
        <source>The model is hosted and billed by the token</source>
        <translation>Das Modell wird gehostet und je Token abgerechnet</translation>
    </message>
    <message>
        <source>It must be one of the catalog, in a region that has it; the subscription must be a paid one, and always the latest version runs. No machines are planned.</source>
        <translation>Es muss eines des Katalogs sein, in einer Region, die es hat; das Abonnement muss kostenpflichtig sein, und es läuft stets die neueste Version. Es werden keine Maschinen geplant.</translation>
    </message>
    <message>
        <source>Answers may come from any region</source>
        <translation>Antworten können aus jeder Region kommen</translation>
    </message>
    <message>
        <source>The plan&apos;s data may not go everywhere. A global deployment answers wherever there is room: choose one whose answers stay in the region.</source>
        <translation>Die Daten des Plans dürfen nicht überallhin. Eine globale Bereitstellung antwortet, wo Platz ist: eine wählen, deren Antworten in der Region bleiben.</translation>
    </message>
    <message>
        <source>Keep answers in the region</source>
        <translation>Antworten in der Region behalten</translation>
    </message>
    <message>
        <source>Take the best choice</source>
        <translation>Die beste Wahl übernehmen</translation>
    </message>
    <message>
        <source>a line of %1</source>
        <translation>ein Posten von %1</translation>
    </message>
    <message>
        <source>Use %1 for %2</source>
        <translation>%1 für %2 verwenden</translation>
    </message>
    <message>
        <source>The model does not fit into the %1 of %2.</source>
        <translation>Das Modell passt nicht in %1 von %2.</translation>
    </message>
    <message>
        <source>The work of a month does not fit on %1 of %2.</source>
        <translation>Die Arbeit eines Monats passt nicht auf %1 von %2.</translation>
    </message>
    <message>
        <source>No price of %1 in %2 that may be used without asking is known for %3.</source>
        <translation>Für %3 ist kein Preis (%1) in %2 bekannt, der ohne Nachfrage nutzbar ist.</translation>
    </message>
    <message>
        <source>Its time was measured with a GPU, and %1 has none: nothing tells how much longer a CPU takes.</source>
        <translation>Seine Zeit wurde mit GPU gemessen, und %1 hat keine: Nichts sagt, wie viel länger eine CPU braucht.</translation>
    </message>
    <message>
        <source>Its time was measured without a GPU: nothing tells how much faster the %1 of %2 is.</source>
        <translation>Seine Zeit wurde ohne GPU gemessen: Nichts sagt, wie viel schneller %1 von %2 ist.</translation>
    </message>
    <message>
        <source>Its time on %1 does not follow from what the plan tells: the precision (%2) is missing there, or no source gives the speed.</source>
        <translation>Seine Zeit auf %1 folgt nicht aus dem, was der Plan sagt: Die Genauigkeit (%2) fehlt dort, oder keine Quelle nennt die Geschwindigkeit.</translation>
    </message>
    <message>
        <source>%1 GiB of GPU memory</source>
        <translation>%1 GiB GPU-Speicher</translation>
    </message>
    <message>
        <source>%1 GiB of memory</source>
        <translation>%1 GiB Arbeitsspeicher</translation>
    </message>
    <message>
        <source>Its runs take too long on %1 of %2.</source>
        <translation>Seine Läufe dauern auf %1 von %2 zu lang.</translation>
    </message>
    <message>
        <source>A run takes %1 on %2 of %3, and its deadline is %4.</source>
        <translation>Ein Lauf dauert %1 auf %2 von %3, und sein Termin ist %4.</translation>
    </message>
    <message>
        <source>A batch takes %1 on %2 of %3, and its window is %4.</source>
        <translation>Ein Batch dauert %1 auf %2 von %3, und sein Zeitfenster ist %4.</translation>
    </message>
    <message>
        <source>Answers of %1 of %2 miss their target at the peak.</source>
        <translation>Antworten von %1 von %2 verfehlen bei Spitzenlast ihr Ziel.</translation>
    </message>
    <message>
        <source>%1 of answers take up to %2 from %3 of %4, and the target is %5.</source>
        <translation>%1 der Antworten brauchen bis zu %2 von %3 von %4, und das Ziel ist %5.</translation>
    </message>
    <message>
        <source>At the peak %1 of %2 are busier than the plan allows, or turn requests away.</source>
        <translation>Bei Spitzenlast sind %1 von %2 stärker ausgelastet, als der Plan erlaubt, oder weisen Anfragen ab.</translation>
    </message>
    <message>
        <source>Move the plan to %1</source>
        <translation>Den Plan nach %1 verlegen</translation>
    </message>
    <message>
        <source>Machines that may be taken away are not accepted</source>
        <translation>Maschinen, die entzogen werden können, sind nicht zugelassen</translation>
    </message>
    <message>
        <source>Accept machines that may be taken away</source>
        <translation>Maschinen zulassen, die entzogen werden können</translation>
    </message>
    <message>
        <source>Isolated sizes only</source>
        <translation>Nur isolierte Größen</translation>
    </message>
    <message>
        <source>Do without isolated sizes</source>
        <translation>Auf isolierte Größen verzichten</translation>
    </message>
    <message>
        <source>No reservations or savings plans</source>
        <translation>Keine Reservierungen oder Sparpläne</translation>
    </message>
    <message>
        <source>Deadline of %1 for %2</source>
        <translation>Termin von %1 für %2</translation>
    </message>
    <message>
        <source>Drop the deadline of %1</source>
        <translation>Den Termin von %1 aufgeben</translation>
    </message>
    <message>
        <source>Window of %1 for %2</source>
        <translation>Zeitfenster von %1 für %2</translation>
    </message>
    <message>
        <source>Give %1 all the time it takes</source>
        <translation>%1 so viel Zeit geben, wie es braucht</translation>
    </message>
    <message>
        <source>%1 of answers within %2 for %3</source>
        <translation>%1 der Antworten innerhalb %2 für %3</translation>
    </message>
    <message>
        <source>Drop the latency target of %1</source>
        <translation>Das Latenzziel von %1 aufgeben</translation>
    </message>
    <message>
        <source>One spare instance for %1</source>
        <translation>Eine Reserveinstanz für %1</translation>
    </message>
    <message>
        <source>Do without the spare instance of %1</source>
        <translation>Auf die Reserveinstanz von %1 verzichten</translation>
    </message>
    <message>
        <source>%1 survives the loss of one of %2 zones</source>
        <translation>%1 übersteht den Ausfall einer von %2 Zonen</translation>
    </message>
    <message>
        <source>Run %1 in one zone</source>
        <translation>%1 in einer Zone ausführen</translation>
    </message>
    <message>
        <source>Training needs a GPU</source>
        <translation>Training braucht eine GPU</translation>
    </message>
    <message>
        <source>Train without a GPU</source>
        <translation>Ohne GPU trainieren</translation>
    </message>
    <message>
        <source>Serving needs a GPU</source>
        <translation>Bedienen braucht eine GPU</translation>
    </message>
    <message>
        <source>Serve without a GPU</source>
        <translation>Ohne GPU bedienen</translation>
    </message>
    <message>
        <source>Data stays in %1</source>
        <translation>Daten bleiben in %1</translation>
    </message>
    <message>
        <source>Let data go anywhere</source>
        <translation>Daten überallhin lassen</translation>
    </message>
    <message>
        <source>Only the plan&apos;s region</source>
        <translation>Nur die Region des Plans</translation>
    </message>
    <message>
        <source>Only the plan&apos;s %1 regions</source>
        <translation>Nur die %1 Regionen des Plans</translation>
    </message>
    <message>
        <source>Run %1 as %2</source>
        <translation>%1 als %2 ausführen</translation>
    </message>
    <message>
        <source>Spark jobs run on Spark, and nothing else does: to move is to write the work anew.</source>
        <translation>Spark-Aufträge laufen auf Spark und nirgends sonst: Umziehen heißt, die Arbeit neu zu schreiben.</translation>
    </message>
    <message>
        <source>Apache Spark in Azure Machine Learning</source>
        <translation>Apache Spark in Azure Machine Learning</translation>
    </message>
    <message>
        <source>No size, region and number of machines there keeps what the plan asks for.</source>
        <translation>Keine Größe, Region und Maschinenzahl dort hält ein, was der Plan verlangt.</translation>
    </message>
    <message>
        <source>, with the whole plan moved to %1</source>
        <translation>, mit dem ganzen Plan nach %1 verlegt</translation>
    </message>
    <message>
        <source>, with %1</source>
        <translation>, mit %1</translation>
    </message>
    <message>
        <source>%1 is not used, or is not billed by VM size: there is nothing to choose.</source>
        <translation>%1 wird nicht genutzt oder nicht nach VM-Größe abgerechnet: Es gibt nichts zu wählen.</translation>
    </message>
    <message>
        <source>Use it in %1</source>
        <translation>In %1 verwenden</translation>
    </message>
    <message>
        <source>Allow %1, and use it there</source>
        <translation>%1 erlauben und dort verwenden</translation>
    </message>
    <message>
        <source>Use it as %1</source>
        <translation>Als %1 verwenden</translation>
    </message>
    <message>
        <source>Take %1 instead</source>
        <translation>Stattdessen %1 nehmen</translation>
    </message>
    <message>
        <source>move the whole plan to %1</source>
        <translation>den ganzen Plan nach %1 verlegen</translation>
    </message>
    <message>
        <source>allow %1</source>
        <translation>%1 erlauben</translation>
    </message>
    <message>
        <source>use %1</source>
        <translation>%1 verwenden</translation>
    </message>
    <message>
        <source>pay as you go</source>
        <translation>nutzungsbasiert zahlen</translation>
    </message>
    <message>
        <source>Run %1 in %2</source>
        <translation>%1 in %2 ausführen</translation>
    </message>
    <message>
        <source> with %1</source>
        <translation> mit %1</translation>
    </message>
    <message>
        <source>, and use %1</source>
        <translation>, und %1 verwenden</translation>
    </message>
    <message>
        <source>Use %1 in its place</source>
        <translation>%1 an seiner Stelle verwenden</translation>
    </message>
    <message>
        <source>Time of a run, against what is computed</source>
        <translation>Zeit eines Laufs gegenüber der berechneten</translation>
    </message>
    <message>
        <source>what the sizing of the job leaves open</source>
        <translation>was die Bemessung des Auftrags offen lässt</translation>
    </message>
    <message>
        <source>worked out by the discount of other regions</source>
        <translation>aus dem Rabatt anderer Regionen berechnet</translation>
    </message>
    <message>
        <source>Growth </source>
        <translation>Wachstum </translation>
    </message>
    <message>
        <source>what has no price in some draws</source>
        <translation>was in einigen Ziehungen keinen Preis hat</translation>
    </message>
    <message>
        <source>en_US</source>
        <comment>the locale of this translation, as de_DE</comment>
        <translation>de_DE</translation>
    </message>
    <message>
        <source>%1 h runs</source>
        <translation>%1 h Läufe</translation>
    </message>
    <message>
        <source>%1 h start-up</source>
        <translation>%1 h Start</translation>
    </message>
    <message>
        <source>%1 h idle</source>
        <translation>%1 h Leerlauf</translation>
    </message>
    <message>
        <source>pay-as-you-go</source>
        <translation>nutzungsbasiert</translation>
    </message>
    <message>
        <source>spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>low-priority</source>
        <translation>niedrige Priorität</translation>
    </message>
    <message>
        <source>ends</source>
        <translation>endet</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>endete</translation>
    </message>
    <message>
        <source>experimentation</source>
        <translation>Experimentieren</translation>
    </message>
    <message>
        <source>training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>deployment</source>
        <translation>Bereitstellung</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>%1 blocker open</source>
        <translation>%1 Blocker offen</translation>
    </message>
    <message>
        <source>%1 blockers open</source>
        <translation>%1 Blocker offen</translation>
    </message>
    <message>
        <source>%1 approval open</source>
        <translation>%1 Genehmigung</translation>
    </message>
    <message>
        <source>%1 approvals open</source>
        <translation>%1 Genehmigungen</translation>
    </message>
    <message>
        <source>%1 warning open</source>
        <translation>%1 Warnung offen</translation>
    </message>
    <message>
        <source>%1 warnings open</source>
        <translation>%1 Warnungen offen</translation>
    </message>
    <message>
        <source>%1 a month</source>
        <translation>%1 mtl.</translation>
    </message>
    <message>
        <source>node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>instance</source>
        <translation>Instanz</translation>
    </message>
    <message>
        <source>session</source>
        <translation>Sitzung</translation>
    </message>
    <message>
        <source>sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>ranking</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>Einbettung</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>instances</source>
        <translation>Instanzen</translation>
    </message>
    <message>
        <source>A pod asks for more than one node of %1 has left for pods: choose a larger size.</source>
        <translation>Ein Pod verlangt mehr, als ein Knoten von %1 für Pods übrig hat: eine größere Größe wählen.</translation>
    </message>
    <message>
        <source>Asked by: </source>
        <translation>Beantragt von: </translation>
    </message>
    <message>
        <source>Or: </source>
        <translation>Oder: </translation>
    </message>
    <message>
        <source>It asks for more vCPUs, memory or GPUs than one node has left for pods, and a pod is never split. Ask for less, or choose a larger size.</source>
        <translation>Er verlangt mehr vCPUs, Arbeitsspeicher oder GPUs, als ein Knoten für Pods übrig hat, und ein Pod wird nie geteilt. Weniger verlangen oder eine größere Größe wählen.</translation>
    </message>
    <message>
        <source>It could never start, and its cost is not in the total. Raise the highest nodes, or use fewer nodes a run.</source>
        <translation>Er könnte nie beginnen, und seine Kosten sind nicht in der Summe. Die höchste Knotenzahl anheben oder weniger Knoten je Lauf verwenden.</translation>
    </message>
    <message>
        <source>The workload has nothing to run on, so its cost is not in the total.</source>
        <translation>Der Workload hat nichts, worauf er läuft; seine Kosten sind deshalb nicht in der Summe.</translation>
    </message>
    <message>
        <source>No hours of a run are stated</source>
        <translation>Es sind keine Stunden eines Laufs angegeben</translation>
    </message>
    <message>
        <source>What its runs cost is not in the total. State how long one takes.</source>
        <translation>Was die Läufe kosten, ist nicht in der Summe. Angeben, wie lange einer dauert.</translation>
    </message>
    <message>
        <source>No time of an item is stated</source>
        <translation>Es ist keine Zeit eines Elements angegeben</translation>
    </message>
    <message>
        <source>What its runs cost is not in the total. State how long an item takes.</source>
        <translation>Was die Läufe kosten, ist nicht in der Summe. Angeben, wie lange ein Element dauert.</translation>
    </message>
    <message>
        <source>The target of %1 is not sold that way.</source>
        <translation>Das Ziel von %1 wird so nicht verkauft.</translation>
    </message>
    <message>
        <source>Whether the targets may use it is unconfirmed: ask before you commit.</source>
        <translation>Ob die Ziele es nutzen dürfen, ist unbestätigt: vor der Bindung nachfragen.</translation>
    </message>
    <message>
        <source>None of the targets is sold on machines that may be taken away.</source>
        <translation>Keines der Ziele wird auf Maschinen verkauft, die entzogen werden können.</translation>
    </message>
    <message>
        <source>No price of spot machines is known for all of them.</source>
        <translation>Nicht für alle ist ein Spot-Preis bekannt.</translation>
    </message>
    <message>
        <source>work that it cannot do</source>
        <translation>Arbeit, die nicht zu schaffen ist</translation>
    </message>
    <message>
        <source>%1 h in the first month that has any</source>
        <translation>%1 h im ersten Monat, der welche hat</translation>
    </message>
    <message>
        <source>A run wants more nodes than the cluster may have, and never starts.</source>
        <translation>Ein Lauf verlangt mehr Knoten, als der Cluster haben darf, und beginnt nie.</translation>
    </message>
    <message>
        <source>The runs ask for more hours than the highest nodes have in a month.</source>
        <translation>Die Läufe verlangen mehr Stunden, als die höchste Knotenzahl im Monat hat.</translation>
    </message>
    <message>
        <source>The runs ask for more hours than the machines have in a month.</source>
        <translation>Die Läufe verlangen mehr Stunden, als die Maschinen im Monat haben.</translation>
    </message>
    <message>
        <source>work without a compute</source>
        <translation>Arbeit ohne Compute</translation>
    </message>
    <message>
        <source>No compute is chosen for it.</source>
        <translation>Dafür ist kein Compute gewählt.</translation>
    </message>
    <message>
        <source>The plan has no compute %1.</source>
        <translation>Der Plan hat kein Compute %1.</translation>
    </message>
    <message>
        <source>work that %1 does not do</source>
        <translation>Arbeit, die %1 nicht verrichtet</translation>
    </message>
    <message>
        <source>A target of this kind bills no such work.</source>
        <translation>Ein Ziel dieser Art rechnet solche Arbeit nicht ab.</translation>
    </message>
    <message>
        <source>hours of its runs</source>
        <translation>Stunden der Läufe</translation>
    </message>
    <message>
        <source>The plan does not say how long a run takes.</source>
        <translation>Der Plan sagt nicht, wie lange ein Lauf dauert.</translation>
    </message>
    <message>
        <source>The prices could not be worked on.</source>
        <translation>Die Preise ließen sich nicht bearbeiten.</translation>
    </message>
    <message>
        <source>The plan is billed at no price that the service knows.</source>
        <translation>Der Plan wird zu keinem Preis abgerechnet, den der Dienst kennt.</translation>
    </message>
    <message>
        <source>Another Slipway changed the current book meanwhile. Import the pages again.</source>
        <translation>Ein anderes Slipway hat das aktuelle Buch inzwischen geändert. Die Seiten erneut importieren.</translation>
    </message>
    <message>
        <source>The plan counts on it from this day for %1 months; it bills every hour, used or not.</source>
        <translation>Der Plan rechnet ab diesem Tag für %1 Monate damit; jede Stunde wird berechnet, genutzt oder nicht.</translation>
    </message>
    <message>
        <source>1 instance</source>
        <translation>1 Instanz</translation>
    </message>
    <message>
        <source>365 / 12 days</source>
        <translation>365 / 12 Tage</translation>
    </message>
    <message>
        <source>1 in each month that it runs</source>
        <translation>1 in jedem Monat, in dem sie läuft</translation>
    </message>
    <message>
        <source>AutoML</source>
        <translation>AutoML</translation>
    </message>
    <message>
        <source>pipelines</source>
        <translation>Pipelines</translation>
    </message>
    <message>
        <source>the designer</source>
        <translation>den Designer</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>GPUs for serving</source>
        <translation>GPUs für die Bereitstellung</translation>
    </message>
    <message>
        <source>What AKS keeps of each node for itself, at 110 pods a node, is taken off; nodes of one&apos;s own are counted whole.</source>
        <translation>Was AKS bei 110 Pods je Knoten für sich behält, ist abgezogen; eigene Knoten zählen ganz.</translation>
    </message>
    <message>
        <source>the cheapest</source>
        <translation>dem günstigsten</translation>
    </message>
    <message>
        <source>the balanced</source>
        <translation>dem ausgewogenen</translation>
    </message>
    <message>
        <source>the fastest</source>
        <translation>dem schnellsten</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>dauert</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>ask those who work on it</source>
        <translation>wer daran arbeitet, weiß es</translation>
    </message>
    <message>
        <source>measure how much memory a run takes, and the time of it</source>
        <translation>Speicherbedarf und Dauer eines Laufs messen</translation>
    </message>
    <message>
        <source>state the parameters of the model, or measure an answer there</source>
        <translation>die Parameter des Modells angeben oder eine Antwort dort messen</translation>
    </message>
    <message>
        <source>state the memory of the model, or measure an answer there</source>
        <translation>den Speicher des Modells angeben oder eine Antwort dort messen</translation>
    </message>
    <message>
        <source>Azure portal, Quotas; or a support request</source>
        <translation>Azure-Portal, Kontingente; oder eine Supportanfrage</translation>
    </message>
    <message>
        <source>Azure Machine Learning studio, Quota; or a support request</source>
        <translation>Azure Machine Learning Studio, Kontingent; oder eine Supportanfrage</translation>
    </message>
    <message>
        <source>New limit: %1 %3. Limit today: %2 %3, by the plan</source>
        <translation>Neue Grenze: %1 %3. Grenze heute: %2 %3, laut Plan</translation>
    </message>
    <message>
        <source>%1 is retired on %2, before such a term would end.</source>
        <translation>%1 wird am %2 eingestellt, bevor eine solche Laufzeit enden würde.</translation>
    </message>
    <message>
        <source>agreed: the price sheet states it, no discount comes off</source>
        <translation>vereinbart: so steht es im Preisblatt, kein Rabatt geht ab</translation>
    </message>
    <message>
        <source>announced for %1</source>
        <translation>angekündigt für %1</translation>
    </message>
    <message>
        <source>There was not enough memory, or a fault.</source>
        <translation>Der Arbeitsspeicher reichte nicht, oder es gab einen Fehler.</translation>
    </message>
    <message>
        <source>%1 is not for this subscription in %2</source>
        <translation>%1 steht diesem Abonnement in %2 nicht zur Verfügung</translation>
    </message>
    <message>
        <source>Finance</source>
        <translation>Finanzen</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Plattform</translation>
    </message>
    <message>
        <source>Security</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <source>Data science</source>
        <translation>Data Science</translation>
    </message>
    <message>
        <source>The plan counts on it from %1.</source>
        <translation>Der Plan rechnet damit ab %1.</translation>
    </message>
    <message>
        <source>Owner: %1</source>
        <translation>Zuständig: %1</translation>
    </message>
    <message>
        <source>%1 vCPUs of %2 more</source>
        <translation>%1 vCPUs von %2 weiteren</translation>
    </message>
    <message>
        <source>The price sheet does not cover %1 lines</source>
        <translation>Das Preisblatt deckt %1 Posten nicht ab</translation>
    </message>
    <message>
        <source>They are at list prices less the plan&apos;s discount: %1.</source>
        <translation>Sie stehen zu Listenpreisen abzüglich des Rabatts des Plans: %1.</translation>
    </message>
    <message>
        <source>%1 vCPUs in %2 for %3</source>
        <translation>%1 vCPUs in %2 für %3</translation>
    </message>
    <message>
        <source>A request comes too late</source>
        <translation>Eine Anfrage kommt zu spät</translation>
    </message>
    <message>
        <source>%1 x 730 h: one for each started 50 of %2, also at zero nodes</source>
        <translation>%1 x 730 h: einer je angefangene 50 von %2, auch bei null Knoten</translation>
    </message>
    <message>
        <source>%1 h: %2 to %3, following the requests of each hour</source>
        <translation>%1 h: %2 bis %3, den Anfragen jeder Stunde folgend</translation>
    </message>
    <message>
        <source>%1 x 730 h</source>
        <translation>%1 x 730 h</translation>
    </message>
    <message>
        <source>%1 x 730 h: as many as its pods and runs need</source>
        <translation>%1 x 730 h: so viele, wie Pods und Läufe brauchen</translation>
    </message>
    <message>
        <source>%1 x 730 h: billed while idle as well</source>
        <translation>%1 x 730 h: auch im Leerlauf abgerechnet</translation>
    </message>
    <message>
        <source>Node start-up takes %1 and is billed.</source>
        <translation>Der Start eines Knotens dauert %1 und wird abgerechnet.</translation>
    </message>
    <message>
        <source>Needed by: %1. Ask by: %2, %3 before</source>
        <translation>Nötig bis: %1. Anfragen bis: %2, %3 vorher</translation>
    </message>
    <message>
        <source>They ask for %1 node-hours a month; %2 node has %3.</source>
        <translation>Sie verlangen %1 Knotenstunden im Monat; %2 Knoten hat %3.</translation>
    </message>
    <message>
        <source>1 node is billed all the time</source>
        <translation>1 Knoten wird ständig abgerechnet</translation>
    </message>
    <message>
        <source>%1 against a deadline of %2.</source>
        <translation>%1 gegenüber einer Frist von %2.</translation>
    </message>
    <message>
        <source>%1 with the start of %2 against a window of %3. Use more nodes a run.</source>
        <translation>%1 mit dem Start von %2 gegenüber einem Zeitfenster von %3. Mehr Knoten je Lauf verwenden.</translation>
    </message>
    <message>
        <source>%1 instance carries %2 requests a second at full load; the peak is %3 at the start and %4 in %5.</source>
        <translation>%1 Instanz trägt bei Volllast %2 Anfragen je Sekunde; die Spitze ist %3 am Anfang und %4 im %5.</translation>
    </message>
    <message>
        <source>%1 people share 1 compute instance</source>
        <translation>%1 Personen teilen 1 Compute-Instanz</translation>
    </message>
    <message>
        <source>They ask for %1 machine-hours a month; %2 machine has %3. No more come by themselves: hold more, or run on a cluster.</source>
        <translation>Sie verlangen %1 Maschinenstunden im Monat; %2 Maschine hat %3. Mehr kommen nicht von selbst: mehr vorhalten oder auf einem Cluster laufen lassen.</translation>
    </message>
    <message>
        <source>The plan covers %1; the workload starts %2 in and costs nothing here.</source>
        <translation>Der Plan umfasst %1; der Workload beginnt %2 später und kostet hier nichts.</translation>
    </message>
    <message>
        <source>1 vCPU of quota to request</source>
        <translation>1 vCPU Kontingent zu beantragen</translation>
    </message>
    <message>
        <source>%1 instance carries the highest peak of %2 requests a second within the latency target; the plan has %3.</source>
        <translation>%1 Instanz trägt die höchste Spitze von %2 Anfragen je Sekunde innerhalb des Latenzziels; der Plan hat %3.</translation>
    </message>
    <message>
        <source>%1 by amount</source>
        <translation>%1 nach Betrag</translation>
    </message>
    <message>
        <source>730 h: every hour of its term, used or not. Unconfirmed for Azure Machine Learning: nothing is taken off for it</source>
        <translation>730 h: jede Stunde der Laufzeit, genutzt oder nicht. Für Azure Machine Learning unbestätigt: Nichts wird dafür abgezogen</translation>
    </message>
    <message>
        <source>disks %1</source>
        <translation>Datenträger %1</translation>
    </message>
    <message>
        <source>tokens of requests to %1</source>
        <translation>Token der Anfragen an %1</translation>
    </message>
    <message>
        <source>tokens of answers of %1</source>
        <translation>Token der Antworten von %1</translation>
    </message>
    <message>
        <source>memory of containers</source>
        <translation>Arbeitsspeicher von Containern</translation>
    </message>
    <message>
        <source>vCPUs of containers</source>
        <translation>vCPUs von Containern</translation>
    </message>
    <message>
        <source>the container registry</source>
        <translation>die Containerregistrierung</translation>
    </message>
    <message>
        <source>the control plane of Kubernetes</source>
        <translation>die Steuerungsebene von Kubernetes</translation>
    </message>
    <message>
        <source>Managed Model Hosting</source>
        <translation>Managed Model Hosting</translation>
    </message>
    <message>
        <source>Application Insights</source>
        <translation>Application Insights</translation>
    </message>
    <message>
        <source>storage</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Databricks units</source>
        <translation>Databricks-Einheiten</translation>
    </message>
    <message>
        <source>data leaving the region</source>
        <translation>ausgehende Daten der Region</translation>
    </message>
    <message>
        <source>Azure Firewall</source>
        <translation>Azure Firewall</translation>
    </message>
    <message>
        <source>Key Vault</source>
        <translation>Key Vault</translation>
    </message>
    <message>
        <source>the NAT gateway</source>
        <translation>das NAT-Gateway</translation>
    </message>
    <message>
        <source>private endpoints</source>
        <translation>private Endpunkte</translation>
    </message>
    <message>
        <source>less %1 %, negotiated for %2</source>
        <translation>abzüglich %1 %, ausgehandelt für %2</translation>
    </message>
    <message>
        <source>No exchange rate is known for %1.</source>
        <translation>Für %1 ist kein Wechselkurs bekannt.</translation>
    </message>
    <message>
        <source>what the savings plan takes every hour: %1 %2</source>
        <translation>was der Sparplan jede Stunde kostet: %1 %2</translation>
    </message>
    <message>
        <source>%1, as its owner states</source>
        <translation>%1, nach Angabe des Eigentümers</translation>
    </message>
    <message>
        <source>A list of SKUs of %1 says so (%2). Take another size or region. Once Azure has lifted it, a newer list takes it back: import that with --plan.</source>
        <translation>Eine Liste der SKUs vom %1 sagt das (%2). Eine andere Größe oder Region nehmen. Hat Azure es aufgehoben, nimmt eine neuere Liste es zurück: sie mit --plan importieren.</translation>
    </message>
    <message>
        <source>A discount of %1 % is negotiated for %2.</source>
        <translation>Für %2 ist ein Rabatt von %1 % ausgehandelt.</translation>
    </message>
    <message>
        <source>One dollar is %1 %2, as the plan states it.</source>
        <translation>Ein Dollar ist %1 %2, wie der Plan es angibt.</translation>
    </message>
    <message>
        <source>It takes the place of the price book&apos;s factor.</source>
        <translation>Das tritt an die Stelle des Faktors im Preisbuch.</translation>
    </message>
    <message>
        <source>Buy %1 %2 an hour, %3</source>
        <translation>%1 %2 je Stunde kaufen, %3</translation>
    </message>
    <message>
        <source>%1 of %2 %3 an hour</source>
        <translation>%1 über %2 %3 je Stunde</translation>
    </message>
    <message>
        <source>The currency factor of the plan is not used</source>
        <translation>Der Währungsfaktor des Plans wird nicht verwendet</translation>
    </message>
    <message>
        <source>The plan is in dollars: nothing is converted.</source>
        <translation>Der Plan ist in Dollar: Nichts wird umgerechnet.</translation>
    </message>
    <message>
        <source>%1 against a budget of %2 %3: %4 over.</source>
        <translation>%1 bei einem Budget von %2 %3: %4 darüber.</translation>
    </message>
    <message>
        <source>Two discounts are for %1</source>
        <translation>Zwei Rabatte gelten für %1</translation>
    </message>
    <message>
        <source>The first, of %1 %, counts.</source>
        <translation>Der erste, von %1 %, zählt.</translation>
    </message>
    <message>
        <source>The discount for %1 reaches nothing</source>
        <translation>Der Rabatt für %1 trifft nichts</translation>
    </message>
    <message>
        <source>No line of the plan is of that service. Services that may be: %1.</source>
        <translation>Keine Position des Plans gehört zu diesem Dienst. Mögliche Dienste: %1.</translation>
    </message>
    <message>
        <source>No discount covers %1 lines</source>
        <translation>%1 Positionen ohne Rabatt</translation>
    </message>
    <message>
        <source>An owned savings plan takes nothing off</source>
        <translation>Für einen eigenen Sparplan wird nichts abgezogen</translation>
    </message>
    <message>
        <source>Savings plans are unconfirmed for Azure Machine Learning: its amount counts in full, and every machine is paid for besides. &quot;What to buy&quot; says what it would cover.</source>
        <translation>Sparpläne sind für Azure Machine Learning unbestätigt: Sein Betrag zählt voll, und jede Maschine wird daneben bezahlt. „Was zu kaufen ist“ sagt, was er decken würde.</translation>
    </message>
    <message>
        <source>%1 in the region</source>
        <translation>%1 in der Region</translation>
    </message>
    <message>
        <source>Applies to every line of a service without a discount of its own.</source>
        <translation>Gilt für jede Zeile eines Dienstes ohne eigenen Rabatt.</translation>
    </message>
    <message>
        <source>It is no number above 0 and up to a million. Amounts are those of the price book&apos;s factor.</source>
        <translation>Er ist keine Zahl über 0 und bis zu einer Million. Beträge folgen dem Faktor des Preisbuchs.</translation>
    </message>
    <message>
        <source>The price sheet does not cover 1 line</source>
        <translation>Das Preisblatt deckt 1 Posten nicht ab</translation>
    </message>
    <message>
        <source>with a &quot;budget&quot; of %1</source>
        <translation>mit einem &quot;budget&quot; von %1</translation>
    </message>
    <message>
        <source>One answer that would keep it within the budget: %1.</source>
        <translation>Eine Antwort, die es im Budget hielte: %1.</translation>
    </message>
    <message>
        <source>The work asks for more hours than the schedule leaves to the machines.</source>
        <translation>Die Arbeit verlangt mehr Stunden, als der Zeitplan den Maschinen lässt.</translation>
    </message>
    <message>
        <source>Disk, Premium SSD v2</source>
        <translation>Datenträger, SSD Premium v2</translation>
    </message>
    <message>
        <source>Disk %1</source>
        <translation>Datenträger %1</translation>
    </message>
    <message>
        <source>Managed Model Hosting, %1</source>
        <translation>Managed Model Hosting, %1</translation>
    </message>
    <message>
        <source>Containers, memory</source>
        <translation>Container, Arbeitsspeicher</translation>
    </message>
    <message>
        <source>Containers, vCPUs</source>
        <translation>Container, vCPUs</translation>
    </message>
    <message>
        <source>Container registry, Basic</source>
        <translation>Containerregistrierung, Basic</translation>
    </message>
    <message>
        <source>Container registry, Premium</source>
        <translation>Containerregistrierung, Premium</translation>
    </message>
    <message>
        <source>Container registry, Standard</source>
        <translation>Containerregistrierung, Standard</translation>
    </message>
    <message>
        <source>Container registry, storage beyond what is included</source>
        <translation>Containerregistrierung, Speicher über das Enthaltene hinaus</translation>
    </message>
    <message>
        <source>Container registry, building images</source>
        <translation>Containerregistrierung, Erstellen von Images</translation>
    </message>
    <message>
        <source>Kubernetes control plane, Automatic</source>
        <translation>Kubernetes-Steuerungsebene, Automatic</translation>
    </message>
    <message>
        <source>Kubernetes control plane, Free</source>
        <translation>Kubernetes-Steuerungsebene, Free</translation>
    </message>
    <message>
        <source>Kubernetes control plane, Premium</source>
        <translation>Kubernetes-Steuerungsebene, Premium</translation>
    </message>
    <message>
        <source>Kubernetes control plane, Standard</source>
        <translation>Kubernetes-Steuerungsebene, Standard</translation>
    </message>
    <message>
        <source>Application Insights, data taken in</source>
        <translation>Application Insights, aufgenommene Daten</translation>
    </message>
    <message>
        <source>Storage, cool</source>
        <translation>Speicher, kalt</translation>
    </message>
    <message>
        <source>Storage, hot, first 50 TB</source>
        <translation>Speicher, heiß, erste 50 TB</translation>
    </message>
    <message>
        <source>Storage, hot, beyond 50 TB</source>
        <translation>Speicher, heiß, über 50 TB</translation>
    </message>
    <message>
        <source>Storage, hot, beyond 500 TB</source>
        <translation>Speicher, heiß, über 500 TB</translation>
    </message>
    <message>
        <source>Storage, hot, reading</source>
        <translation>Speicher, heiß, Lesen</translation>
    </message>
    <message>
        <source>Storage, hot, writing</source>
        <translation>Speicher, heiß, Schreiben</translation>
    </message>
    <message>
        <source>Storage, hot, zone-redundant</source>
        <translation>Speicher, heiß, zonenredundant</translation>
    </message>
    <message>
        <source>Databricks Premium, all-purpose</source>
        <translation>Databricks Premium, Mehrzweck</translation>
    </message>
    <message>
        <source>Databricks Premium, jobs</source>
        <translation>Databricks Premium, Aufträge</translation>
    </message>
    <message>
        <source>Databricks Premium, light jobs</source>
        <translation>Databricks Premium, leichte Aufträge</translation>
    </message>
    <message>
        <source>Databricks Standard, all-purpose</source>
        <translation>Databricks Standard, Mehrzweck</translation>
    </message>
    <message>
        <source>Databricks Standard, jobs</source>
        <translation>Databricks Standard, Aufträge</translation>
    </message>
    <message>
        <source>Databricks Standard, light jobs</source>
        <translation>Databricks Standard, leichte Aufträge</translation>
    </message>
    <message>
        <source>Data leaving the region, first 100 GB</source>
        <translation>Daten aus der Region, erste 100 GB</translation>
    </message>
    <message>
        <source>Data leaving the region, beyond 10 TB</source>
        <translation>Daten aus der Region, über 10 TB</translation>
    </message>
    <message>
        <source>Data leaving the region, beyond 50 TB</source>
        <translation>Daten aus der Region, über 50 TB</translation>
    </message>
    <message>
        <source>Data leaving the region, beyond 150 TB</source>
        <translation>Daten aus der Region, über 150 TB</translation>
    </message>
    <message>
        <source>Azure Firewall, Standard</source>
        <translation>Azure Firewall, Standard</translation>
    </message>
    <message>
        <source>Key Vault, operations</source>
        <translation>Key Vault, Vorgänge</translation>
    </message>
    <message>
        <source>Load balancer, further rules</source>
        <translation>Lastenausgleich, weitere Regeln</translation>
    </message>
    <message>
        <source>Load balancer, data</source>
        <translation>Lastenausgleich, Daten</translation>
    </message>
    <message>
        <source>Load balancer</source>
        <translation>Lastenausgleich</translation>
    </message>
    <message>
        <source>Log Analytics, data taken in</source>
        <translation>Log Analytics, aufgenommene Daten</translation>
    </message>
    <message>
        <source>Log Analytics, data kept</source>
        <translation>Log Analytics, aufbewahrte Daten</translation>
    </message>
    <message>
        <source>NAT gateway, data</source>
        <translation>NAT-Gateway, Daten</translation>
    </message>
    <message>
        <source>Private endpoint, data</source>
        <translation>Privater Endpunkt, Daten</translation>
    </message>
    <message>
        <source>Private endpoint</source>
        <translation>Privater Endpunkt</translation>
    </message>
    <message>
        <source>Public IP address, global</source>
        <translation>Öffentliche IP-Adresse, global</translation>
    </message>
    <message>
        <source>Public IP address</source>
        <translation>Öffentliche IP-Adresse</translation>
    </message>
    <message>
        <source>worked out of pay-as-you-go that is agreed, so no discount comes off</source>
        <translation>aus vereinbarter nutzungsbasierter Bezahlung errechnet, kein Rabatt geht ab</translation>
    </message>
    <message>
        <source>stated in the additions, no discount comes off</source>
        <translation>in den Ergänzungen angegeben, kein Rabatt geht ab</translation>
    </message>
    <message>
        <source>agreed: the price sheet states it in %1, so no factor changes it; no discount comes off</source>
        <translation>vereinbart: das Preisblatt nennt ihn in %1, kein Umrechnungsfaktor ändert ihn; kein Rabatt geht ab</translation>
    </message>
    <message>
        <source>agreed: the price sheet states it in %1, taken at %2 for a dollar; no discount comes off</source>
        <translation>vereinbart: das Preisblatt nennt ihn in %1, umgerechnet mit %2 je Dollar; kein Rabatt geht ab</translation>
    </message>
    <message>
        <source>Let the time of a request of %1 follow from model and machine</source>
        <translation>Die Zeit einer Anfrage von %1 aus Modell und Maschine folgen lassen</translation>
    </message>
    <message>
        <source>One dollar is %1 %2 on %3.</source>
        <translation>Ein Dollar ist %1 %2 am %3.</translation>
    </message>
    <message>
        <source>It was brought to the price book, in place of the built-in factor.</source>
        <translation>In das Preisbuch eingelesen, anstelle des eingebauten Faktors.</translation>
    </message>
    <message>
        <source>price book</source>
        <translation>Preisbuch</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>%1 and 1 more</source>
        <translation>%1 und 1 weitere</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an endpoint, one of its deployments</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Scoring: %1</source>
        <translation>Bewertung: %1</translation>
    </message>
    <message>
        <source>Machines of people for %1</source>
        <translation>Maschinen der Menschen für %1</translation>
    </message>
    <message>
        <source>Training: %1</source>
        <translation>Training: %1</translation>
    </message>
    <message>
        <source>Answering requests: %1</source>
        <translation>Beantworten von Anfragen: %1</translation>
    </message>
    <message>
        <source>Machines for %1</source>
        <translation>Maschinen für %1</translation>
    </message>
    <message>
        <source>Savings plan, paid whether used or not</source>
        <translation>Sparplan, bezahlt, ob genutzt oder nicht</translation>
    </message>
    <message>
        <source>Storage of trained models</source>
        <translation>Speicher für trainierte Modelle</translation>
    </message>
    <message>
        <source>Store of container images that work starts from</source>
        <translation>Ablage der Containerimages, mit denen Arbeit startet</translation>
    </message>
    <message>
        <source>Logs, to see what runs and what fails</source>
        <translation>Protokolle, um zu sehen, was läuft und was fehlschlägt</translation>
    </message>
    <message>
        <source>Data and answers that leave the region</source>
        <translation>Daten und Antworten, die die Region verlassen</translation>
    </message>
    <message>
        <source>Traffic on the private connections</source>
        <translation>Datenverkehr auf den privaten Verbindungen</translation>
    </message>
    <message>
        <source>Private connections that keep traffic off the internet</source>
        <translation>Private Verbindungen, die Verkehr aus dem Internet heraushalten</translation>
    </message>
    <message>
        <source>One way out to the internet (NAT gateway)</source>
        <translation>Ein Weg ins Internet (NAT-Gateway)</translation>
    </message>
    <message>
        <source>Firewall for what may be reached outside</source>
        <translation>Firewall für das, was draußen erreicht werden darf</translation>
    </message>
    <message>
        <source>Services that keep data under own keys</source>
        <translation>Dienste, die Daten unter eigenen Schlüsseln halten</translation>
    </message>
    <message>
        <source>Both versions at once while renewing %1</source>
        <translation>Beide Versionen zugleich beim Erneuern von %1</translation>
    </message>
    <message>
        <source>Machines that Kubernetes itself needs for %1</source>
        <translation>Maschinen, die Kubernetes selbst für %1 braucht</translation>
    </message>
    <message>
        <source>Kubernetes control plane for %1</source>
        <translation>Kubernetes-Steuerungsebene für %1</translation>
    </message>
    <message>
        <source>Disks, also while stopped: %1</source>
        <translation>Datenträger, auch wenn angehalten: %1</translation>
    </message>
    <message>
        <source>Load balancer for %1</source>
        <translation>Lastenausgleich für %1</translation>
    </message>
    <message>
        <source>Public network addresses for %1</source>
        <translation>Öffentliche Netzadressen für %1</translation>
    </message>
    <message>
        <source>Processors, by use, for %1</source>
        <translation>Prozessoren, nach Nutzung, für %1</translation>
    </message>
    <message>
        <source>Memory, by use, for %1</source>
        <translation>Speicher, nach Nutzung, für %1</translation>
    </message>
    <message>
        <source>What the owner of the machines charges for %1</source>
        <translation>Was der Eigentümer der Maschinen für %1 verlangt</translation>
    </message>
    <message>
        <source>Text that a hosted model reads for %1</source>
        <translation>Text, den ein gehostetes Modell für %1 liest</translation>
    </message>
    <message>
        <source>Text that a hosted model writes for %1</source>
        <translation>Text, den ein gehostetes Modell für %1 schreibt</translation>
    </message>
    <message>
        <source>Work of %1 whose cost is not known</source>
        <translation>Arbeit von %1, deren Kosten unbekannt sind</translation>
    </message>
    <message>
        <source>Work of %1 that fits no machine</source>
        <translation>Arbeit von %1, die auf keine Maschine passt</translation>
    </message>
    <message>
        <source> as of %1</source>
        <translation> (Stand %1)</translation>
    </message>
    <message>
        <source>The schedule is shorter than the work</source>
        <translation>Der Zeitplan ist kürzer als die Arbeit</translation>
    </message>
    <message>
        <source>The work asks for %1 machine-hours a month; by its schedule %2 machine is on for %3. What is left has no cost: stop later, on more days, or switch the schedule off.</source>
        <translation>Die Arbeit verlangt %1 Maschinenstunden im Monat; nach ihrem Zeitplan läuft %2 Maschine %3 Stunden. Was übrig bleibt, hat keine Kosten: später anhalten, an mehr Tagen, oder den Zeitplan ausschalten.</translation>
    </message>
    <message>
        <source>The work asks for %1 machine-hours a month; by their schedule %2 machines are on for %3. What is left has no cost: stop later, on more days, or switch the schedule off.</source>
        <translation>Die Arbeit verlangt %1 Maschinenstunden im Monat; nach ihrem Zeitplan laufen %2 Maschinen %3 Stunden. Was übrig bleibt, hat keine Kosten: später anhalten, an mehr Tagen, oder den Zeitplan ausschalten.</translation>
    </message>
    <message>
        <source>Switch the schedule off</source>
        <translation>Zeitplan ausschalten</translation>
    </message>
    <message>
        <source>It is of %1, and the plan is in %2: amounts are those of the price book&apos;s factor.</source>
        <translation>Er gilt für %1, der Plan ist in %2: Beträge sind mit dem Faktor des Preisbuchs umgerechnet.</translation>
    </message>
    <message>
        <source>Worked out of the pay-as-you-go that it states, which it does not promise: %1.</source>
        <translation>Aus der nutzungsbasierten Bezahlung errechnet, die es nennt, aber nicht zugesagt: %1.</translation>
    </message>
    <message>
        <source>What its lines cost is agreed or stated, and no discount comes off that.</source>
        <translation>Was ihre Zeilen kosten, ist vereinbart oder angegeben; davon geht kein Rabatt ab.</translation>
    </message>
    <message>
        <source>No discount covers 1 line</source>
        <translation>Kein Rabatt gilt für 1 Position</translation>
    </message>
    <message>
        <source>At list prices: %1.</source>
        <translation>Zu Listenpreisen: %1.</translation>
    </message>
    <message>
        <source>The factor of %1 is of a day to come</source>
        <translation>Der Faktor für %1 ist von einem künftigen Tag</translation>
    </message>
    <message>
        <source>It is of %1, and today is %2: nobody knows it yet. State the day that it was read on.</source>
        <translation>Er ist vom %1, heute ist der %2: noch kennt ihn niemand. Den Tag angeben, an dem er abgelesen wurde.</translation>
    </message>
    <message>
        <source>The factor of %1 is far from the price book&apos;s</source>
        <translation>Der Faktor für %1 weicht weit von dem des Preisbuchs ab</translation>
    </message>
    <message>
        <source>The plan says %1 %3 for a dollar, the price book %2 %3 on %4.</source>
        <translation>Der Plan nennt %1 %3 je Dollar, das Preisbuch %2 %3 am %4.</translation>
    </message>
    <message>
        <source> In place: %1 vCPUs as of %2.</source>
        <translation> Vorhanden: %1 vCPUs, Stand %2.</translation>
    </message>
    <message>
        <source> In place: %1 vCPUs; the plan does not say as of which day.</source>
        <translation> Vorhanden: %1 vCPUs; der Plan nennt keinen Tag dazu.</translation>
    </message>
    <message>
        <source>%1 has less than what the plan was made on: %2. Whether that suffices is not known: %3.</source>
        <translation>%1 hat weniger als das, worauf geplant wurde: %2. Ob das genügt, ist nicht bekannt: %3.</translation>
    </message>
    <message>
        <source>%1 of %2 GiB of GPU memory</source>
        <translation>%1 von %2 GiB GPU-Speicher</translation>
    </message>
    <message>
        <source>%1 of %2 GiB of memory in each GPU</source>
        <translation>%1 von %2 GiB Speicher in jeder GPU</translation>
    </message>
    <message>
        <source>%1 of %2 vCPUs</source>
        <translation>%1 von %2 vCPUs</translation>
    </message>
    <message>
        <source>%1 of %2 GiB of memory</source>
        <translation>%1 von %2 GiB Arbeitsspeicher</translation>
    </message>
    <message>
        <source>no GPU</source>
        <translation>keine GPU</translation>
    </message>
    <message>
        <source>slower GPUs, or fewer for each pod</source>
        <translation>langsamere GPUs oder weniger für jeden Pod</translation>
    </message>
    <message>
        <source>fewer requests at a time, which are told for all deployments at once</source>
        <translation>weniger Anfragen gleichzeitig, was für alle Bereitstellungen zugleich gilt</translation>
    </message>
    <message>
        <source>Budget of %1 a month</source>
        <translation>Budget von %1 im Monat</translation>
    </message>
    <message>
        <source>Budget of %1 in all</source>
        <translation>Budget von %1 insgesamt</translation>
    </message>
    <message>
        <source>Drop the budget</source>
        <translation>Auf das Budget verzichten</translation>
    </message>
    <message>
        <source>Quota has 20 % in reserve besides, for the sizes that Azure keeps it for; the reserve is not billed.</source>
        <translation>Das Kontingent enthält zusätzlich 20 % Reserve, für die Größen, für die Azure sie hält; die Reserve wird nicht berechnet.</translation>
    </message>
    <message>
        <source>Quota has 20 % in reserve besides, in whole instances; the reserve is not billed.</source>
        <translation>Das Kontingent enthält zusätzlich 20 % Reserve, in ganzen Instanzen; die Reserve wird nicht berechnet.</translation>
    </message>
    <message>
        <source>Azure keeps no quota in reserve for these sizes.</source>
        <translation>Für diese Größen hält Azure kein Kontingent in Reserve.</translation>
    </message>
    <message>
        <source>A cluster with public addresses has a load balancer for each started 50 of its highest nodes, all month, also at zero nodes.</source>
        <translation>Ein Cluster mit öffentlichen Adressen hat einen Lastenausgleich je angefangene 50 seiner höchsten Knotenzahl, den ganzen Monat, auch bei null Knoten.</translation>
    </message>
    <message>
        <source>Instances of an online endpoint bill every hour that they are there.</source>
        <translation>Instanzen eines Onlineendpunkts werden für jede Stunde berechnet, die es sie gibt.</translation>
    </message>
    <message>
        <source>Buy the %1 for %2</source>
        <comment>1-year reservation, for what</comment>
        <translation>%1 für %2 kaufen</translation>
    </message>
    <message>
        <source>its model</source>
        <translation>sein Modell</translation>
    </message>
    <message>
        <source>Memory, speed and so the number of machines rest on it.</source>
        <translation>Speicher, Geschwindigkeit und damit die Zahl der Maschinen beruhen darauf.</translation>
    </message>
    <message>
        <source>%1 runs on machines that Azure may take away (%2).</source>
        <translation>%1 läuft auf Maschinen, die Azure wegnehmen darf (%2).</translation>
    </message>
    <message>
        <source>Work that loses its machines goes on from its last checkpoint, or begins again; it may take longer.</source>
        <translation>Arbeit, die ihre Maschinen verliert, geht ab ihrem letzten Prüfpunkt weiter oder beginnt von vorn; sie kann länger dauern.</translation>
    </message>
    <message>
        <source>%1 runs in %2, the rest of the plan in %3.</source>
        <translation>%1 läuft in %2, der Rest des Plans in %3.</translation>
    </message>
    <message>
        <source>Data crosses regions, which may cost money and may not be allowed.</source>
        <translation>Daten gehen über Regionen hinweg; das kann Geld kosten und nicht erlaubt sein.</translation>
    </message>
    <message>
        <source>%1 is paid for by a %2.</source>
        <translation>%1 wird so bezahlt: %2.</translation>
    </message>
    <message>
        <source>It is paid to the end of its term, used or not.</source>
        <translation>Sie wird bis zum Ende ihrer Laufzeit bezahlt, genutzt oder nicht.</translation>
    </message>
    <message>
        <source>Machines for %1 run from %2 to %3 (%4) each day and are stopped at other times.</source>
        <translation>Maschinen für %1 laufen täglich von %2 bis %3 (%4) und sind zu anderen Zeiten angehalten.</translation>
    </message>
    <message>
        <source>Machines for %1 run from %2 to %3 (%4) on %5 of a week and are stopped at other times.</source>
        <translation>Maschinen für %1 laufen von %2 bis %3 (%4), %5 in der Woche, und sind zu anderen Zeiten angehalten.</translation>
    </message>
    <message>
        <source>Who works at other times needs a longer schedule, which costs more.</source>
        <translation>Wer zu anderen Zeiten arbeitet, braucht einen längeren Zeitplan, der mehr kostet.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>machines for some work, the way to pay</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>under 1 %</source>
        <translation>unter 1 %</translation>
    </message>
    <message>
        <source>over 99 %</source>
        <translation>über 99 %</translation>
    </message>
    <message>
        <source>It is retired on %1, while the term of %2 months from %3 runs until %4. Take a shorter term, or a size that lasts.%5</source>
        <translation>Sie wird am %1 eingestellt, während die Laufzeit von %2 Monaten ab %3 bis %4 reicht. Eine kürzere Laufzeit wählen, oder eine Größe, die so lange besteht.%5</translation>
    </message>
    <message>
        <source>The region of quota that is owned is not known</source>
        <translation>Die Region eines vorhandenen Kontingents ist nicht bekannt</translation>
    </message>
    <message>
        <source>%1 vCPUs in &quot;%2&quot; count for nothing: the catalog has no such region.</source>
        <translation>%1 vCPUs in „%2“ zählen nicht: Der Katalog hat keine solche Region.</translation>
    </message>
    <message>
        <source>The family of quota that is owned is not known</source>
        <translation>Die Familie eines vorhandenen Kontingents ist nicht bekannt</translation>
    </message>
    <message>
        <source>%1 vCPUs of &quot;%2&quot; count for nothing: no size of the catalog is of such a family.</source>
        <translation>%1 vCPUs von „%2“ zählen nicht: Keine Größe des Katalogs ist von einer solchen Familie.</translation>
    </message>
    <message>
        <source>Train on %1 nodes at a time</source>
        <translation>Auf %1 Knoten zugleich trainieren</translation>
    </message>
    <message>
        <source>%1 stays pay-as-you-go: %2</source>
        <translation>%1 bleibt nutzungsbasiert: %2</translation>
    </message>
    <message>
        <source>No price of a savings plan is known for %1.</source>
        <translation>Für %1 ist kein Preis in einem Sparplan bekannt.</translation>
    </message>
    <message>
        <source>%1 roll-out x %2 h of each instance, both versions running</source>
        <translation>%1 Rollout x %2 h jeder Instanz, beide Versionen laufen</translation>
    </message>
    <message>
        <source>%1 roll-outs x %2 h of each instance, both versions running</source>
        <translation>%1 Rollouts x %2 h jeder Instanz, beide Versionen laufen</translation>
    </message>
    <message>
        <source>%1 (in each of %2 months)</source>
        <translation>%1 (in jedem von %2 Monaten)</translation>
    </message>
    <message>
        <source>%1 (in %2)</source>
        <comment>the figures of a month</comment>
        <translation>%1 (im %2)</translation>
    </message>
    <message>
        <source>%1 (in %2; over %3 months %4 to %5 %6 a month)</source>
        <comment>the figures of a month, then of all</comment>
        <translation>%1 (im %2; über %3 Monate %4 bis %5 %6 im Monat)</translation>
    </message>
    <message>
        <source>, less %1 % that commitments cover</source>
        <translation>, abzüglich %1 %, die Verpflichtungen decken</translation>
    </message>
    <message>
        <source>%1 million tokens</source>
        <translation>%1 Millionen Token</translation>
    </message>
    <message>
        <source>valid from %1</source>
        <translation>gültig ab %1</translation>
    </message>
    <message>
        <source>, %1 % less each month</source>
        <translation>, jeden Monat %1 % weniger</translation>
    </message>
    <message>
        <source>%1 GiB%2</source>
        <translation>%1 GiB%2</translation>
    </message>
    <message>
        <source>runs that hardly ever end</source>
        <translation>Läufe, die kaum je enden</translation>
    </message>
    <message>
        <source>They are taken away again and again, and each time bill what they ran.</source>
        <translation>Ihnen werden die Maschinen immer wieder genommen, und jedes Mal wird berechnet, was gelaufen ist.</translation>
    </message>
    <message>
        <source>%1 % of the model&apos;s %2 GiB is %3 GiB</source>
        <translation>%1 % der %2 GiB des Modells sind %3 GiB</translation>
    </message>
    <message>
        <source>%1 % of the %2 GiB that its weights alone take is %3 GiB</source>
        <translation>%1 % der %2 GiB, die allein seine Gewichte belegen, sind %3 GiB</translation>
    </message>
    <message>
        <source>%1 GiB, while %2. Scale up first, then out.</source>
        <translation>%1 GiB, aber %2. Erst größere Maschinen nehmen, dann mehr.</translation>
    </message>
    <message>
        <source>The GPUs of %1 cannot hold the model</source>
        <translation>Das Modell passt nicht in die GPUs von %1</translation>
    </message>
    <message>
        <source>The weights alone take %1 GiB, and there is room for %2. Use larger or more GPUs, or fewer bits.</source>
        <translation>Allein die Gewichte belegen %1 GiB, Platz ist für %2. Größere oder mehr GPUs verwenden, oder weniger Bits.</translation>
    </message>
    <message>
        <source>%1 cannot be of low priority</source>
        <translation>%1 gibt es nicht mit niedriger Priorität</translation>
    </message>
    <message>
        <source>The list of SKUs says that it is not capable of it. Choose another size, or dedicated nodes.</source>
        <translation>Die Liste der SKUs sagt, dass die Größe das nicht kann. Eine andere Größe oder dedizierte Knoten wählen.</translation>
    </message>
    <message>
        <source>%1 %2 an hour, %3</source>
        <translation>%1 %2 je Stunde, %3</translation>
    </message>
    <message>
        <source>A commitment is of nothing: %1</source>
        <translation>Eine Verpflichtung über nichts: %1</translation>
    </message>
    <message>
        <source>It takes no amount an hour, so it bills and covers nothing. State its amount, or remove it.</source>
        <translation>Sie kostet keinen Betrag je Stunde und rechnet und deckt daher nichts ab. Den Betrag angeben oder entfernen.</translation>
    </message>
    <message>
        <source>Machines of a savings plan by amount do not count: %1</source>
        <translation>Maschinen eines Sparplans nach Betrag zählen nicht: %1</translation>
    </message>
    <message>
        <source>It bills its amount, whatever its size, region and machines say. Take these out; or take the amount out, and it bills %1 x %2.</source>
        <translation>Abgerechnet wird der Betrag, was Größe, Region und Maschinen auch sagen. Diese herausnehmen; oder den Betrag herausnehmen, dann werden %1 x %2 abgerechnet.</translation>
    </message>
    <message>
        <source>a size that is to be chosen</source>
        <translation>eine noch zu wählende Größe</translation>
    </message>
    <message>
        <source>The amount of a reservation does not count: %1</source>
        <translation>Der Betrag einer Reservierung zählt nicht: %1</translation>
    </message>
    <message>
        <source>Only savings plans are bought by an amount an hour; a reservation bills its machines. Take %1 %2 an hour out, or make it a savings plan.</source>
        <translation>Nur Sparpläne werden nach einem Betrag je Stunde gekauft; eine Reservierung rechnet ihre Maschinen ab. %1 %2 je Stunde herausnehmen oder einen Sparplan daraus machen.</translation>
    </message>
    <message>
        <source>It is of 0 machines, so it bills and covers nothing. State how many, or remove it.</source>
        <translation>Sie umfasst 0 Maschinen und rechnet und deckt daher nichts ab. Angeben, wie viele es sind, oder entfernen.</translation>
    </message>
    <message>
        <source>A commitment has no VM size</source>
        <translation>Eine Verpflichtung hat keine VM-Größe</translation>
    </message>
    <message>
        <source>Nobody can price it or say what it covers: choose its size, or state what it takes an hour.</source>
        <translation>Niemand kann ihren Preis nennen oder sagen, was sie deckt: die Größe wählen oder angeben, was sie je Stunde kostet.</translation>
    </message>
    <message>
        <source>No compute in use has machines of %1, or of its family, in %2. Choose a size and a region that the plan uses, or remove it.</source>
        <translation>Kein verwendetes Compute hat Maschinen der Größe %1 oder ihrer Familie in %2. Eine Größe und eine Region wählen, die der Plan verwendet, oder die Verpflichtung entfernen.</translation>
    </message>
    <message>
        <source>No compute in use has machines of %1 in %2. Choose a size and a region that the plan uses, or remove it.</source>
        <translation>Kein verwendetes Compute hat Maschinen der Größe %1 in %2. Eine Größe und eine Region wählen, die der Plan verwendet, oder die Verpflichtung entfernen.</translation>
    </message>
    <message>
        <source>It covers hours that are paid as they go, and %1 pays otherwise. Pay as it goes there, or remove it: else the machines are paid for twice.</source>
        <translation>Sie deckt Stunden mit nutzungsbasierter Zahlung, und %1 zahlt anders. Dort nutzungsbasiert zahlen oder die Verpflichtung entfernen: Sonst werden die Maschinen zweimal bezahlt.</translation>
    </message>
    <message>
        <source>All machines of %1 that run within its term are covered by other commitments. Commit to fewer, or place more work there.</source>
        <translation>Alle Maschinen von %1, die in ihrer Laufzeit laufen, sind durch andere Verpflichtungen gedeckt. Weniger zusagen oder dort mehr Arbeit ausführen.</translation>
    </message>
    <message>
        <source>In no month of its term, %1 to %2, does %3 run. Let its term begin when the work does, or remove it.</source>
        <translation>In keinem Monat ihrer Laufzeit, %1 bis %2, läuft %3. Die Laufzeit mit der Arbeit beginnen lassen oder die Verpflichtung entfernen.</translation>
    </message>
    <message>
        <source>The term of a commitment lies outside of the plan: %1</source>
        <translation>Die Laufzeit einer Verpflichtung liegt außerhalb des Plans: %1</translation>
    </message>
    <message>
        <source>It runs from %1 to %2, the plan from %3 to %4: it bills nothing and covers nothing here. Correct its first month, or remove it.</source>
        <translation>Sie läuft von %1 bis %2, der Plan von %3 bis %4: Hier kostet und deckt sie nichts. Den ersten Monat berichtigen oder die Verpflichtung entfernen.</translation>
    </message>
    <message>
        <source>A commitment covers nothing: %1</source>
        <translation>Eine Verpflichtung deckt nichts: %1</translation>
    </message>
    <message>
        <source>Every hour of its term is billed all the same.</source>
        <translation>Trotzdem wird jede Stunde ihrer Laufzeit abgerechnet.</translation>
    </message>
    <message>
        <source>More machines are committed than run: %1</source>
        <translation>Es sind mehr Maschinen zugesagt, als laufen: %1</translation>
    </message>
    <message>
        <source>A purchase is late or done: %1</source>
        <translation>Ein Kauf ist verspätet oder schon erfolgt: %1</translation>
    </message>
    <message>
        <source>Its note says that it is not bought yet, while its term began in %1: the plan bills and counts on it from then on. Once it is bought, take &quot;%2&quot; out of the note; else give it a first month to come.</source>
        <translation>Laut Notiz ist sie noch nicht gekauft, ihre Laufzeit begann aber im %1: Der Plan rechnet von da an mit ihr. Ist sie gekauft, &quot;%2&quot; aus der Notiz nehmen; sonst einen künftigen ersten Monat angeben.</translation>
    </message>
    <message>
        <source>%1 GiB, while %2.</source>
        <translation>%1 GiB, aber %2.</translation>
    </message>
    <message>
        <source>Without a schedule or idle shutdown it bills %1 h a month for %2 h of use. Stopped by hand and forgotten %3 h a day it would bill %4. Stop it when idle.</source>
        <translation>Ohne Zeitplan oder Abschaltung im Leerlauf werden %1 h im Monat für %2 h Nutzung berechnet. Von Hand angehalten und %3 h am Tag vergessen, wären es %4. Im Leerlauf anhalten.</translation>
    </message>
    <message>
        <source>The catalog has no region &quot;%1&quot;: state its id, as in westeurope.</source>
        <translation>Der Katalog kennt keine Region &quot;%1&quot;: die Kennung angeben, wie in westeurope.</translation>
    </message>
    <message>
        <source>The catalog has no size &quot;%1&quot;: state its name, as in Standard_D4s_v5.</source>
        <translation>Der Katalog kennt keine Größe &quot;%1&quot;: den Namen angeben, wie in Standard_D4s_v5.</translation>
    </message>
    <message>
        <source>covered by %1: %2</source>
        <translation>gedeckt durch %1: %2</translation>
    </message>
    <message>
        <source>%1 % of the hours that it bills within the plan cover anything (%2).</source>
        <translation>%1 % der Stunden, die im Plan berechnet werden, decken etwas (%2).</translation>
    </message>
    <message>
        <source>Within the plan it bills %1, and the hours that it takes over (%2, %3 % of its own hours) would cost %4 as they go. A machine of it pays off from %5 % of its hours on.</source>
        <translation>Im Plan werden dafür %1 berechnet; die übernommenen Stunden (%2, %3 % der eigenen Stunden) würden nach Verbrauch %4 kosten. Eine Maschine lohnt sich ab %5 % ihrer Stunden.</translation>
    </message>
    <message>
        <source>At the most %1 of %2 are in use at one time within its term.</source>
        <translation>Höchstens %1 von %2 sind innerhalb der Laufzeit gleichzeitig in Gebrauch.</translation>
    </message>
    <message>
        <source>Commit to fewer, or place more work there.</source>
        <translation>Weniger zusagen oder mehr Arbeit dorthin legen.</translation>
    </message>
    <message>
        <source>%1 of its %2 machines are used so much: commit to no more, or place more work there.</source>
        <translation>%1 der %2 Maschinen werden so viel genutzt: nicht mehr zusagen oder mehr Arbeit dorthin legen.</translation>
    </message>
    <message>
        <source>A commitment costs more than it saves: %1</source>
        <translation>Eine Verpflichtung kostet mehr, als sie spart: %1</translation>
    </message>
    <message>
        <source>moving the data, since the plan does not say where it is</source>
        <translation>das Verschieben der Daten, da der Plan nicht sagt, wo sie liegen</translation>
    </message>
    <message>
        <source>Give %1 a deadline of %2</source>
        <translation>Frist von %1 auf %2 verlängern</translation>
    </message>
    <message>
        <source>Give %1 a window of %2</source>
        <translation>Zeitfenster von %1 auf %2 verlängern</translation>
    </message>
    <message>
        <source>Let %1 answer within %2</source>
        <translation>Antworten von %1 innerhalb von %2 zulassen</translation>
    </message>
    <message>
        <source>, internet outbound</source>
        <translation>, Internet ausgehend</translation>
    </message>
    <message>
        <source>, approved outbound</source>
        <translation>, ausgehend nur genehmigt</translation>
    </message>
    <message>
        <source>%1: by the token %2 itself costs %3 a month at this load, on these machines %4.</source>
        <translation>%1: nach Token kostet %2 selbst bei dieser Last %3 im Monat, auf diesen Maschinen %4.</translation>
    </message>
    <message>
        <source>%1: by the token no hosted model costs less at this load; the cheapest, %2, costs %3 a month.</source>
        <translation>%1: nach Token kostet bei dieser Last kein gehostetes Modell weniger; das günstigste, %2, kostet %3 im Monat.</translation>
    </message>
    <message>
        <source>%1: by the token %2 of %3 hosted models cost less than these machines at this load, from %4 a month (%5) to %6 (%7). Whether their answers are as good only a trial can tell; of %8 no price by the token is known.</source>
        <translation>%1: nach Token kosten %2 von %3 gehosteten Modellen bei dieser Last weniger als diese Maschinen, von %4 im Monat (%5) bis %6 (%7). Ob ihre Antworten so gut sind, zeigt nur ein Versuch; von %8 ist kein Preis nach Token bekannt.</translation>
    </message>
    <message>
        <source>With &quot;answerTokens&quot; of %1</source>
        <translation>Mit &quot;answerTokens&quot; von %1</translation>
    </message>
    <message>
        <source>With &quot;requestsPerSecond&quot; of %1</source>
        <translation>Mit &quot;requestsPerSecond&quot; von %1</translation>
    </message>
    <message>
        <source>People work when their machines are off</source>
        <translation>Es wird gearbeitet, wenn die Maschinen aus sind</translation>
    </message>
    <message>
        <source>They work %1 h a day on %2 of a week; by the schedule their machines are on for %3 h on %4. The cost counts the hours of a week, not on which days they fall: let the machines run when people work.</source>
        <translation>Gearbeitet wird %1 h am Tag, %2 in der Woche; nach dem Zeitplan laufen die Maschinen %3 h am Tag, %4 in der Woche. Die Kosten zählen die Stunden der Woche, nicht an welchen Tagen sie liegen: die Maschinen laufen lassen, wenn gearbeitet wird.</translation>
    </message>
    <message>
        <source>Run on %1</source>
        <translation>%1 laufen lassen</translation>
    </message>
    <message>
        <source>Approved outbound cannot be loosened later</source>
        <translation>„Ausgehend nur genehmigt“ lässt sich später nicht lockern</translation>
    </message>
    <message>
        <source>More than one request at a time has to be set up</source>
        <translation>Mehr als eine Anfrage auf einmal muss eingerichtet werden</translation>
    </message>
    <message>
        <source>A deployment hands an instance one request at a time unless its request settings say more: set %1 there, and start as many workers. Too few give errors 429, too many give latency.</source>
        <translation>Eine Bereitstellung gibt einer Instanz eine Anfrage auf einmal, wenn ihre Anfrageeinstellungen nichts anderes sagen: dort %1 setzen und ebenso viele Worker starten. Zu wenige geben Fehler 429, zu viele Latenz.</translation>
    </message>
    <message>
        <source>%1 in the data zone</source>
        <translation>%1 in der Datenzone</translation>
    </message>
    <message>
        <source>price of a regional deployment</source>
        <translation>Preis einer regionalen Bereitstellung</translation>
    </message>
    <message>
        <source>price of a deployment in the data zone of the region</source>
        <translation>Preis einer Bereitstellung in der Datenzone der Region</translation>
    </message>
    <message>
        <source>price of a global deployment</source>
        <translation>Preis einer globalen Bereitstellung</translation>
    </message>
    <message>
        <source>Answers may come from other countries of the data zone</source>
        <translation>Antworten können aus anderen Ländern der Datenzone kommen</translation>
    </message>
    <message>
        <source>The plan&apos;s data stays in %1. A deployment in a data zone answers from wherever in the zone there is room, in the EU from any member state: choose one whose answers stay in the region, or let the data go as far as the zone does.</source>
        <translation>Die Daten des Plans bleiben in %1. Eine Bereitstellung in einer Datenzone antwortet, wo in der Zone gerade Platz ist, in der EU aus jedem Mitgliedstaat: eine wählen, deren Antworten in der Region bleiben, oder die Daten so weit gehen lassen wie die Zone.</translation>
    </message>
    <message>
        <source>work without a deployment</source>
        <translation>Arbeit ohne Bereitstellung</translation>
    </message>
    <message>
        <source>The endpoint has no deployment that answers.</source>
        <translation>Der Endpunkt hat keine Bereitstellung, die antwortet.</translation>
    </message>
    <message>
        <source>Copies of the model on one instance</source>
        <translation>Kopien des Modells auf einer Instanz</translation>
    </message>
    <message>
        <source>Weights of one copy</source>
        <translation>Gewichte einer Kopie</translation>
    </message>
    <message>
        <source>%1 roll-outs x %2 h of each instance, up to %3 new versions at a time</source>
        <translation>%1 Rollouts x %2 h jeder Instanz, bis zu %3 neue Versionen zugleich</translation>
    </message>
    <message>
        <source>tokens of long requests to %1</source>
        <translation>Token langer Anfragen an %1</translation>
    </message>
    <message>
        <source>tokens of answers of %1 to long requests</source>
        <translation>Token der Antworten von %1 auf lange Anfragen</translation>
    </message>
    <message>
        <source>what long requests cost more</source>
        <translation>was lange Anfragen mehr kosten</translation>
    </message>
    <message>
        <source>Some models bill long requests at a higher price: the price book has none of this model for requests of more than %1 tokens.</source>
        <translation>Manche Modelle berechnen lange Anfragen zu einem höheren Preis: Für dieses Modell hat das Preisbuch keinen für Anfragen von mehr als %1 Token.</translation>
    </message>
    <message>
        <source>tokens of long requests</source>
        <translation>Token langer Anfragen</translation>
    </message>
    <message>
        <source>tokens of answers to long requests</source>
        <translation>Token der Antworten auf lange Anfragen</translation>
    </message>
    <message>
        <source>Answers leaving %1</source>
        <translation>Antworten, die %1 verlassen</translation>
    </message>
    <message>
        <source>%1 GiB of answers</source>
        <translation>%1 GiB Antworten</translation>
    </message>
    <message>
        <source>%1 is fast only while it has credits</source>
        <translation>%1 ist nur schnell, solange Guthaben da ist</translation>
    </message>
    <message>
        <source>The work keeps machines busy for %1 % of their hours. A B size gathers credits while it idles; without them it runs at its base speed, which is lower and not known here: times and costs would be those of its burst. Choose a size of another series.</source>
        <translation>Die Arbeit lastet Maschinen %1 % ihrer Stunden aus. Eine B-Größe sammelt Guthaben, solange sie leerläuft; ohne Guthaben läuft sie mit ihrer Grundgeschwindigkeit, die niedriger und hier nicht bekannt ist: Zeiten und Kosten wären die der Spitzengeschwindigkeit. Eine Größe einer anderen Reihe wählen.</translation>
    </message>
    <message>
        <source>Its pods and runs need %1 nodes, the pool has at most %2</source>
        <translation>Pods und Läufe brauchen %1 Knoten, der Pool hat höchstens %2</translation>
    </message>
    <message>
        <source>What finds no node would wait for one that never comes; the total counts the nodes that are needed. Raise the highest nodes, or take larger machines.</source>
        <translation>Was keinen Knoten findet, würde auf einen warten, der nie kommt; die Summe zählt die nötigen Knoten. Die höchste Zahl der Knoten erhöhen oder größere Maschinen nehmen.</translation>
    </message>
    <message>
        <source>The spare instance adds none to those for %1 zones</source>
        <translation>Die Reserveinstanz kommt zu denen für %1 Zonen nicht hinzu</translation>
    </message>
    <message>
        <source>Instances that outlast the loss of a zone outlast that of one instance as well; both at once are not planned for. Do without the spare one, or raise the lowest number.</source>
        <translation>Instanzen, die den Ausfall einer Zone überstehen, überstehen auch den einer Instanz; beides zugleich wird nicht geplant. Auf die Reserve verzichten oder die niedrigste Zahl erhöhen.</translation>
    </message>
    <message>
        <source>Do without the spare instance</source>
        <translation>Auf die Reserveinstanz verzichten</translation>
    </message>
    <message>
        <source>Remove the endpoint %1: its work ends</source>
        <translation>Den Endpunkt %1 entfernen: seine Arbeit endet</translation>
    </message>
    <message>
        <source>Remove the compute %1: its work ends</source>
        <translation>Das Computeziel %1 entfernen: seine Arbeit endet</translation>
    </message>
    <message>
        <source>The plan prices it to the end of %1. What still stands then bills beside the plan; in an exported folder ./deploy.sh --remove-ended removes it.</source>
        <translation>Der Plan rechnet damit bis Ende %1. Was danach noch steht, kostet neben dem Plan; in einem exportierten Ordner entfernt es ./deploy.sh --remove-ended.</translation>
    </message>
    <message>
        <source>%1 answers with weights of %2, not the %3 bits that %4 is published in: compare answers first.</source>
        <translation>%1 antwortet mit Gewichten von %2 statt der %3 Bit, in denen %4 veröffentlicht ist: zuerst die Antworten vergleichen.</translation>
    </message>
    <message>
        <source>%1 answers by %2 with weights of %3.</source>
        <translation>%1 antwortet durch %2 mit Gewichten von %3.</translation>
    </message>
    <message>
        <source>%1 bits (float)</source>
        <translation>%1 Bit (Gleitkomma)</translation>
    </message>
    <message>
        <source>%1 bits (integer)</source>
        <translation>%1 Bit (ganzzahlig)</translation>
    </message>
    <message>
        <source>%1 bits</source>
        <translation>%1 Bit</translation>
    </message>
    <message>
        <source>%1 or later</source>
        <comment>a day</comment>
        <translation>%1 oder später</translation>
    </message>
    <message>
        <source>the rest back to %1</source>
        <translation>der Rest ab %1</translation>
    </message>
    <message>
        <source>the rest not dated</source>
        <translation>der Rest ohne Datum</translation>
    </message>
    <message>
        <source>%1 for %2 of the total, %3</source>
        <translation>%1 für %2 der Summe, %3</translation>
    </message>
    <message>
        <source>Prices of %1.</source>
        <translation>Preise vom %1.</translation>
    </message>
    <message>
        <source>%1 of the total is at prices of %2, %3.</source>
        <translation>%1 der Summe haben Preise vom %2, %3.</translation>
    </message>
    <message>
        <source>Half of the answers within, every place taken</source>
        <translation>Die Hälfte der Antworten binnen, alle Plätze belegt</translation>
    </message>
    <message>
        <source>Half of the answers within, by the time stated</source>
        <translation>Die Hälfte der Antworten binnen, nach der angegebenen Zeit</translation>
    </message>
    <message>
        <source>95 % of the answers within, every place taken</source>
        <translation>95 % der Antworten binnen, alle Plätze belegt</translation>
    </message>
    <message>
        <source>95 % of the answers within, by the time stated</source>
        <translation>95 % der Antworten binnen, nach der angegebenen Zeit</translation>
    </message>
    <message>
        <source>99 % of the answers within, every place taken</source>
        <translation>99 % der Antworten binnen, alle Plätze belegt</translation>
    </message>
    <message>
        <source>99 % of the answers within, by the time stated</source>
        <translation>99 % der Antworten binnen, nach der angegebenen Zeit</translation>
    </message>
    <message>
        <source>Half of the whole answers within, at the highest load</source>
        <translation>Die Hälfte der ganzen Antworten binnen, bei der höchsten Last</translation>
    </message>
    <message>
        <source>95 % of the whole answers within, at the highest load</source>
        <translation>95 % der ganzen Antworten binnen, bei der höchsten Last</translation>
    </message>
    <message>
        <source>99 % of the whole answers within, at the highest load</source>
        <translation>99 % der ganzen Antworten binnen, bei der höchsten Last</translation>
    </message>
    <message>
        <source>Pods on a node</source>
        <translation>Pods auf einem Knoten</translation>
    </message>
    <message>
        <source>Instances are counted by answers with every place taken, as at the worst moment; at the highest load fewer requests are there at once, and answers are faster.</source>
        <translation>Instanzen werden nach Antworten gezählt, bei denen alle Plätze belegt sind, wie im schlechtesten Augenblick; bei der höchsten Last sind weniger Anfragen zugleich da, und Antworten sind schneller.</translation>
    </message>
    <message>
        <source>, %1B</source>
        <comment>billion parameters of a model</comment>
        <translation>, %1 Mrd.</translation>
    </message>
    <message>
        <source>, %1M</source>
        <comment>million parameters of a model</comment>
        <translation>, %1 Mio.</translation>
    </message>
    <message>
        <source>%1 was written from the plan &quot;%2&quot; before, and now from &quot;%3&quot;. It goes on as the same deployment, %4: what was made from it stays, deploy.sh says where it differs from this plan, and --destroy removes all of it.</source>
        <translation>%1 wurde vorher aus dem Plan „%2“ geschrieben, jetzt aus „%3“. Es bleibt dieselbe Bereitstellung, %4: was daraus gemacht wurde, bleibt stehen, deploy.sh nennt, worin es von diesem Plan abweicht, und --destroy entfernt alles davon.</translation>
    </message>
    <message>
        <source>%1: by the token %2 itself costs %3 a month at this load.</source>
        <translation>%1: nach Token kostet %2 selbst bei dieser Last %3 im Monat.</translation>
    </message>
    <message>
        <source>%1: by the token %2 hosted models cost from %3 a month (%4) to %5 (%6) at this load. Whether their answers are as good only a trial can tell; of %7 no price by the token is known.</source>
        <translation>%1: nach Token kosten %2 gehostete Modelle bei dieser Last von %3 im Monat (%4) bis %5 (%6). Ob ihre Antworten so gut sind, zeigt nur ein Versuch; von %7 ist kein Preis nach Token bekannt.</translation>
    </message>
    <message>
        <source>Nothing faster is found that keeps &quot;budget&quot; and asks for no more quota than is to be had: it is the same as the cheapest.</source>
        <translation>Nichts Schnelleres hält &quot;budget&quot; ein und kommt mit dem Kontingent aus, das zu bekommen ist: Es ist dasselbe wie das Günstigste.</translation>
    </message>
    <message>
        <source>Nothing faster is found that asks for no more quota than is to be had: it is the same as the cheapest.</source>
        <translation>Nichts Schnelleres kommt mit dem Kontingent aus, das zu bekommen ist: Es ist dasselbe wie das Günstigste.</translation>
    </message>
    <message>
        <source>Nothing between the cheapest and the fastest is worth its price and the quota to ask for.</source>
        <translation>Nichts zwischen dem Günstigsten und dem Schnellsten ist seinen Preis und das Kontingent wert, das anzufordern wäre.</translation>
    </message>
    <message>
        <source>%1 has weights of %2 instead of %3 with %4.</source>
        <translation>%1 hat Gewichte mit %2 statt %3 mit %4.</translation>
    </message>
    <message>
        <source>%1 stays on machines that nobody takes away: %2 has no others for it.</source>
        <translation>%1 bleibt auf Maschinen, die niemand entzieht: Andere bietet %2 dafür nicht.</translation>
    </message>
    <message>
        <source>%1 stays on machines that nobody takes away. Of others it is said: %2.</source>
        <translation>%1 bleibt auf Maschinen, die niemand entzieht. Gegen andere spricht: %2.</translation>
    </message>
    <message>
        <source>%1 stays on machines that nobody takes away: on others it is in time in fewer than %2 of all cases.</source>
        <translation>%1 bleibt auf Maschinen, die niemand entzieht: Auf anderen ist es in weniger als %2 aller Fälle rechtzeitig fertig.</translation>
    </message>
    <message>
        <source>%1 stays on machines that nobody takes away: others are cheaper and slower.</source>
        <translation>%1 bleibt auf Maschinen, die niemand entzieht: Andere sind günstiger und langsamer.</translation>
    </message>
    <message>
        <source>%1 stays on machines that nobody takes away: others cost no less.</source>
        <translation>%1 bleibt auf Maschinen, die niemand entzieht: Andere kosten nicht weniger.</translation>
    </message>
    <message>
        <source>&quot;start&quot; is in the past: %1, and it is %2. Months that are over are planned as if they were to come.</source>
        <translation>&quot;start&quot; liegt in der Vergangenheit: %1, und es ist %2. Vergangene Monate werden geplant, als kämen sie noch.</translation>
    </message>
    <message>
        <source>&quot;preemptible&quot; has no effect: only runs and batches can be done on machines that may be taken away.</source>
        <translation>&quot;preemptible&quot; bewirkt nichts: Nur Läufe und Batches gehen auf Maschinen, die weggenommen werden dürfen.</translation>
    </message>
    <message>
        <source>&quot;commitments&quot; has no effect: the shortest reservation takes a year, and the plan has %1 months.</source>
        <translation>&quot;commitments&quot; bewirkt nichts: Die kürzeste Reservierung dauert ein Jahr, und der Plan hat %1 Monate.</translation>
    </message>
    <message>
        <source>&quot;growthPercent&quot; has no effect: without requests and items of a day there is no load that grows.</source>
        <translation>&quot;growthPercent&quot; bewirkt nichts: Ohne Anfragen und tägliche Elemente gibt es keine Last, die wächst.</translation>
    </message>
    <message>
        <source>&quot;hoursPerDay&quot; has no effect: there are no &quot;people&quot;.</source>
        <translation>&quot;hoursPerDay&quot; bewirkt nichts: &quot;people&quot; fehlt.</translation>
    </message>
    <message>
        <source>&quot;measuredOn&quot; has no effect: no time is stated that was measured on it.</source>
        <translation>&quot;measuredOn&quot; bewirkt nichts: Keine Zeit ist angegeben, die darauf gemessen wurde.</translation>
    </message>
    <message>
        <source>With %1 among &quot;regions&quot;</source>
        <translation>Mit %1 unter &quot;regions&quot;</translation>
    </message>
    <message>
        <source>Without &quot;residency&quot; and with %1 among &quot;regions&quot;</source>
        <translation>Ohne &quot;residency&quot; und mit %1 unter &quot;regions&quot;</translation>
    </message>
    <message>
        <source>With &quot;adaptation&quot; by adapters</source>
        <translation>Mit &quot;adaptation&quot; durch Adapter</translation>
    </message>
    <message>
        <source>With &quot;leastInstances&quot; of 1 in place of those of production, which were not stated,</source>
        <translation>Mit &quot;leastInstances&quot; von 1 statt der nicht angegebenen der Produktion</translation>
    </message>
    <message>
        <source>Without &quot;gpu&quot;</source>
        <translation>Ohne &quot;gpu&quot;</translation>
    </message>
    <message>
        <source>With &quot;people&quot; of %1</source>
        <translation>Mit &quot;people&quot; von %1</translation>
    </message>
    <message>
        <source>With &quot;hoursPerDay&quot; of %1</source>
        <translation>Mit &quot;hoursPerDay&quot; von %1</translation>
    </message>
    <message>
        <source>an answer within %1</source>
        <translation>eine Antwort binnen %1</translation>
    </message>
    <message>
        <source>the items of a day within %1</source>
        <translation>die Elemente eines Tages binnen %1</translation>
    </message>
    <message>
        <source>a run within %1</source>
        <translation>ein Lauf binnen %1</translation>
    </message>
    <message>
        <source>With &quot;%1&quot; of %2</source>
        <translation>Mit &quot;%1&quot; von %2</translation>
    </message>
    <message>
        <source>With &quot;%1&quot; of %2 in place of %3, which was not stated,</source>
        <translation>Mit &quot;%1&quot; von %2 statt der nicht angegebenen %3</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Of most machines it holds, with all the time that there is: %1.</source>
        <translation>Für die meisten Maschinen gilt, bei aller Zeit, die es gibt: %1.</translation>
    </message>
    <message>
        <source>%1 it costs %2 a month</source>
        <translation>%1 kostet es %2 im Monat</translation>
    </message>
    <message>
        <source>%1, in one case of ten %2 or more over &quot;budget&quot;.</source>
        <translation>%1, in einem von zehn Fällen um %2 oder mehr über &quot;budget&quot;.</translation>
    </message>
    <message>
        <source>%1, within &quot;budget&quot;.</source>
        <translation>%1, innerhalb von &quot;budget&quot;.</translation>
    </message>
    <message>
        <source>%1, with %2, which was not stated</source>
        <translation>%1, mit der nicht angegebenen Grenze: %2</translation>
    </message>
    <message>
        <source>Giving up one of them, or one and a limit of time, does not change that.</source>
        <translation>Eine davon aufzugeben, oder eine und eine Zeitgrenze, ändert daran nichts.</translation>
    </message>
    <message>
        <source>%1, while %2 ends a request after %3. Score such work in batches.</source>
        <translation>%1, während %2 eine Anfrage nach %3 beendet. Solche Arbeit im Batch bewerten.</translation>
    </message>
    <message>
        <source>A request takes %1 to serve, against a target of %2: choose a faster size, shorter answers or a longer target.</source>
        <translation>Eine Anfrage braucht %1 bei einem Ziel von %2: eine schnellere Größe, kürzere Antworten oder ein längeres Ziel wählen.</translation>
    </message>
    <message>
        <source>A request is stated to take %1 to serve, against a target of %2. A faster size has a time of its own: state that, or choose a longer target.</source>
        <translation>Für eine Anfrage sind %1 angegeben, bei einem Ziel von %2. Eine schnellere Größe hat ihre eigene Zeit: diese angeben oder ein längeres Ziel wählen.</translation>
    </message>
    <message>
        <source>Prices of nine tenths of the total go back to %1, %2 days before %3; the oldest price used is of %4.</source>
        <translation>Die Preise von neun Zehnteln der Summe reichen bis %1 zurück, %2 Tage vor dem %3; der älteste verwendete Preis ist vom %4.</translation>
    </message>
    <message>
        <source>More instances hardly shorten the answers</source>
        <translation>Mehr Instanzen verkürzen die Antworten kaum</translation>
    </message>
    <message>
        <source>%1 of the answers take %2 of %3 even where nobody waits. %4 instances keep the target by standing idle, and a little longer on average no number of them would. Within %5 it takes %6.</source>
        <translation>%1 der Antworten brauchen %2 von %3, auch wo niemand wartet. %4 Instanzen halten das Ziel, indem sie leer stehen, und bei wenig längeren Antworten täte es keine Anzahl. Binnen %5 braucht es %6.</translation>
    </message>
    <message>
        <source>Requests of %1 on average, of a variation of %2, exceed %3 in more than %4 of the cases even when nothing waits. Choose a faster size, a longer target or a lower percentile; instances are counted by utilisation alone.</source>
        <translation>Anfragen von im Mittel %1 mit einer Streuung von %2 überschreiten %3 in mehr als %4 der Fälle, auch wenn nichts wartet. Eine schnellere Größe, ein längeres Ziel oder ein niedrigeres Perzentil wählen; Instanzen zählen allein nach Auslastung.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a VM size and its region</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>A run that is interrupted there starts again from its beginning: it writes no checkpoints.</source>
        <translation>Ein Lauf, der dort unterbrochen wird, beginnt von vorn: Er schreibt keine Prüfpunkte.</translation>
    </message>
    <message>
        <source>work on its CPUs takes %1 times as long</source>
        <translation>Arbeit auf ihren CPUs dauert %1-mal so lange</translation>
    </message>
    <message>
        <source>not known</source>
        <comment>a chance</comment>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>at least %1</source>
        <comment>a chance</comment>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <comment>a chance</comment>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>The planned total lies above its own P90: only near the planned figures it costs as much.</source>
        <translation>Die geplante Summe liegt über ihrem eigenen P90: Nur nahe den geplanten Zahlen kostet es so viel.</translation>
    </message>
    <message>
        <source>The planned total lies below its own P10: only near the planned figures it costs as little.</source>
        <translation>Die geplante Summe liegt unter ihrem eigenen P10: Nur nahe den geplanten Zahlen kostet es so wenig.</translation>
    </message>
    <message>
        <source>What moves it most is %1: %2 at its P10, %3 at its P90, all else at its median.</source>
        <translation>Am meisten bewegt sie %1: %2 bei deren P10, %3 bei deren P90, alles Übrige beim Median.</translation>
    </message>
    <message>
        <source>%1 (%2), %3</source>
        <comment>a day, share of the total, how far back the rest goes</comment>
        <translation>%1 (%2), %3</translation>
    </message>
    <message>
        <source>%1 on one instance where its load allows it</source>
        <translation>%1 auf einer Instanz, wo die Last es erlaubt</translation>
    </message>
    <message>
        <source>Each endpoint on one instance where its load allows it</source>
        <translation>Je Endpunkt eine Instanz, wo die Last es erlaubt</translation>
    </message>
    <message>
        <source>The cheapest machines that keep every limit</source>
        <translation>Die günstigsten Maschinen, die jede Grenze einhalten</translation>
    </message>
    <message>
        <source>Any region where its data may be</source>
        <translation>Jede Region, in der die Daten sein dürfen</translation>
    </message>
    <message>
        <source>%1 for what runs all the time</source>
        <comment>ways of buying for a term</comment>
        <translation>%1 für das, was ständig läuft</translation>
    </message>
    <message>
        <source>A cluster of one node is meant for development and tests of larger models; its loss stops the service, however many copies it has. Hold two nodes, or call it a test.</source>
        <translation>Ein Cluster mit einem Knoten ist für Entwicklung und Tests größerer Modelle gedacht; fällt er aus, steht der Dienst, gleich wie viele Kopien er hat. Zwei Knoten vorhalten oder ihn einen Test nennen.</translation>
    </message>
    <message>
        <source>Hold two nodes</source>
        <translation>Zwei Knoten vorhalten</translation>
    </message>
    <message>
        <source>%1 is owed after the plan ends</source>
        <translation>%1 bleibt nach dem Ende des Plans zu zahlen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; holds the additions &quot;%2&quot;.</source>
        <translation>&quot;%1&quot; enthält die Ergänzungen &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; holds others than the plan was made with: their SHA-256 is %2..., not %3...</source>
        <translation>&quot;%1&quot; enthält andere, als mit denen der Plan erstellt wurde: ihr SHA-256 ist %2..., nicht %3...</translation>
    </message>
    <message>
        <source>The plan uses additions &quot;%1&quot;, and what is there under their name cannot be used: %2</source>
        <translation>Der Plan verwendet die Ergänzungen &quot;%1&quot;, und was unter ihrem Namen vorhanden ist, ist nicht verwendbar: %2</translation>
    </message>
    <message>
        <source>Plan without a name</source>
        <translation>Plan ohne Namen</translation>
    </message>
    <message>
        <source>With a network of one&apos;s own, which reaches Kubernetes, in place of &quot;network&quot;</source>
        <translation>Mit einem eigenen Netzwerk, das Kubernetes erreicht, statt &quot;network&quot;</translation>
    </message>
    <message>
        <source>Its scope is not told: where it reaches others alone, it covers nothing of this plan.</source>
        <translation>Ihr Geltungsbereich ist nicht angegeben: Gilt sie nur für andere, deckt sie nichts von diesem Plan ab.</translation>
    </message>
    <message>
        <source>Its scope is Single: it covers machines of one subscription or resource group, and nothing of this plan where that runs elsewhere.</source>
        <translation>Ihr Geltungsbereich ist Single: Sie deckt Maschinen eines Abonnements oder einer Ressourcengruppe ab, und nichts von diesem Plan, wo er anderswo läuft.</translation>
    </message>
    <message>
        <source>Its scope is %1: it covers nothing of this plan where that runs outside of it.</source>
        <translation>Ihr Geltungsbereich ist %1: Sie deckt nichts von diesem Plan ab, wo er außerhalb davon läuft.</translation>
    </message>
    <message>
        <source>The plan states this price itself.</source>
        <translation>Der Plan gibt diesen Preis selbst an.</translation>
    </message>
    <message>
        <source>No price list has a price of it.</source>
        <translation>Keine Preisliste hat einen Preis dafür.</translation>
    </message>
    <message>
        <source>The additions state this price, whatever the price service says.</source>
        <translation>Die Ergänzungen geben diesen Preis an, was immer der Preisdienst sagt.</translation>
    </message>
    <message>
        <source>The price sheet states this price, whatever the price service says.</source>
        <translation>Das Preisblatt gibt diesen Preis an, was immer der Preisdienst sagt.</translation>
    </message>
    <message>
        <source>No name at the price service is known for %1.</source>
        <translation>Für %1 ist kein Name beim Preisdienst bekannt.</translation>
    </message>
    <message>
        <source>Advice, not part of the plan: with the other purchases for these machines it saves %1 against the plan as it stands.</source>
        <translation>Ein Rat, nicht Teil des Plans: mit den anderen Käufen für diese Maschinen spart es %1 gegenüber dem Plan, wie er ist.</translation>
    </message>
    <message>
        <source>Advice, not part of the plan: it saves %1 against the plan as it stands.</source>
        <translation>Ein Rat, nicht Teil des Plans: es spart %1 gegenüber dem Plan, wie er ist.</translation>
    </message>
    <message>
        <source>Its price is an estimate: have it confirmed first.</source>
        <translation>Sein Preis ist geschätzt: vorher bestätigen lassen.</translation>
    </message>
    <message>
        <source>Decide whether to buy %1 x %2 in %3, %4</source>
        <comment>number, size, region, 1-year reservation</comment>
        <translation>Entscheiden, ob zu kaufen ist: %1 x %2 in %3, %4</translation>
    </message>
    <message>
        <source>Decide whether to pay for %1 in %2 as you go, in place of the %3</source>
        <comment>size, region, 3-year reservation</comment>
        <translation>Entscheiden, ob %1 in %2 nutzungsbasiert bezahlt wird, anstelle von: %3</translation>
    </message>
    <message>
        <source>list price less the plan&apos;s discount of %1 %</source>
        <translation>Listenpreis abzüglich %1 % Rabatt des Plans</translation>
    </message>
    <message>
        <source>the price sheet does not cover it</source>
        <translation>das Preisblatt nennt ihn nicht</translation>
    </message>
    <message>
        <source>zone 1, Europe and North America</source>
        <translation>Zone 1, Europa und Nordamerika</translation>
    </message>
    <message>
        <source>zone 2, Asia and Oceania</source>
        <translation>Zone 2, Asien und Ozeanien</translation>
    </message>
    <message>
        <source>zone 3, South America, Africa and the Gulf</source>
        <translation>Zone 3, Südamerika, Afrika und Golfregion</translation>
    </message>
    <message>
        <source>%1, in USD, before tax; quantities are rounded to a millionth, each line and month once to the smallest unit of the currency.</source>
        <comment>list prices, or how what is paid stands to them</comment>
        <translation>%1, in USD, vor Steuern; Mengen sind auf ein Millionstel gerundet, jeder Posten und Monat einmal auf die kleinste Einheit der Währung.</translation>
    </message>
    <message>
        <source>A negotiated discount of %1 % is taken off every list price.</source>
        <translation>Von jedem Listenpreis geht ein ausgehandelter Rabatt von %1 % ab.</translation>
    </message>
    <message>
        <source>What is agreed or stated is paid as it is.</source>
        <translation>Was vereinbart oder angegeben ist, wird so bezahlt.</translation>
    </message>
    <message>
        <source>It takes the place of the discount on every list price.</source>
        <translation>Er tritt an die Stelle des Rabatts auf jeden Listenpreis.</translation>
    </message>
    <message>
        <source>If it is used: begin to move off %1</source>
        <translation>Falls genutzt: Umzug beginnen von %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>percentages</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>agreed or stated prices</source>
        <translation>vereinbarte oder angegebene Preise</translation>
    </message>
    <message>
        <source>list prices less %1</source>
        <translation>Listenpreise abzüglich %1</translation>
    </message>
    <message>
        <source>list prices</source>
        <translation>Listenpreise</translation>
    </message>
    <message>
        <source>less %1</source>
        <comment>12 %</comment>
        <translation>abzüglich %1</translation>
    </message>
    <message>
        <source>worked out of an agreed price</source>
        <translation>aus einem vereinbarten Preis errechnet</translation>
    </message>
    <message>
        <source>agreed</source>
        <comment>a price</comment>
        <translation>vereinbart</translation>
    </message>
    <message>
        <source>stated</source>
        <comment>a price</comment>
        <translation>angegeben</translation>
    </message>
    <message>
        <source>not in the price sheet</source>
        <translation>nicht im Preisblatt</translation>
    </message>
    <message>
        <source>%1, not in the price sheet</source>
        <comment>less 12 %</comment>
        <translation>%1, nicht im Preisblatt</translation>
    </message>
    <message>
        <source>%1 (%2 of the total)</source>
        <comment>prices, a share</comment>
        <translation>%1 (%2 der Summe)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>prices, a share</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The price sheet does not cover 1 line, %1 of the total.</source>
        <translation>Das Preisblatt deckt 1 Posten nicht ab, %1 der Summe.</translation>
    </message>
    <message>
        <source>The price sheet does not cover %1 lines, %2 of the total.</source>
        <translation>Das Preisblatt deckt %1 Posten nicht ab, %2 der Summe.</translation>
    </message>
    <message>
        <source>Late: %1</source>
        <comment>what is to be done</comment>
        <translation>Verspätet: %1</translation>
    </message>
    <message>
        <source>announced for %1: %2</source>
        <translation>angekündigt für %1: %2</translation>
    </message>
    <message>
        <source>It takes the place of the %1 that the plan buys.</source>
        <comment>3-year reservation</comment>
        <translation>Es tritt an die Stelle dessen, was der Plan kauft: %1.</translation>
    </message>
    <message>
        <source>Enter %1 more %2 in %3 as owned, or ask for them</source>
        <translation>%1 weitere %2 in %3 als vorhanden eintragen oder beantragen</translation>
    </message>
    <message>
        <source>%1 (counted on since %2)</source>
        <translation>%1 (eingeplant seit %2)</translation>
    </message>
    <message>
        <source>prices worked out of agreed ones</source>
        <translation>aus vereinbarten errechnete Preise</translation>
    </message>
    <message>
        <source>estimated</source>
        <comment>a price</comment>
        <translation>geschätzt</translation>
    </message>
    <message>
        <source>Estimated prices make %1 of the total.</source>
        <translation>Geschätzte Preise machen %1 der Summe aus.</translation>
    </message>
    <message>
        <source>1 USD = %1 %2 on %3.</source>
        <translation>1 USD = %1 %2 am %3.</translation>
    </message>
    <message>
        <source>The plan states this factor: %1.</source>
        <translation>Der Plan gibt diesen Faktor an: %1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Needed since: %1</source>
        <translation>Gebraucht seit: %1</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>likely, low, high</comment>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>Terms run on after %1, the last until %2: %3. That is part of no month, no total and no budget of the plan.</source>
        <translation>Laufzeiten gehen über %1 hinaus, die letzte bis %2: %3. Das steht in keinem Monat, keiner Summe und keinem Budget des Plans.</translation>
    </message>
    <message>
        <source>Have it signed with the plan, or buy terms that end with it.</source>
        <translation>Es ist mit dem Plan zu zeichnen; oder kürzere Laufzeiten kaufen, die mit ihm enden.</translation>
    </message>
    <message>
        <source>%1 is owed after the plan ends for what was bought before</source>
        <translation>%1 sind nach Ende des Plans noch für früher Gekauftes zu zahlen</translation>
    </message>
    <message>
        <source>Its terms have begun: it is due with and without this plan, and there is nothing to approve.</source>
        <translation>Die Laufzeiten haben begonnen: es ist mit und ohne diesen Plan fällig, und zu genehmigen ist nichts.</translation>
    </message>
    <message>
        <source>What is asked for on %1 is there on %2, %3 days later. Too late for: %4, to be asked for by %5. Start in %6 or later, take a smaller size, one of which quota is owned, or another region. What is owned or asked for already is entered as owned quota.</source>
        <translation>Was am %1 beantragt wird, ist am %2 da, %3 Tage später. Zu spät für: %4, zu beantragen bis %5. Im %6 oder später beginnen, eine kleinere Größe nehmen, eine, für die es Quota gibt, oder eine andere Region. Was vorhanden oder schon beantragt ist, wird als vorhandene Quota eingetragen.</translation>
    </message>
    <message>
        <source>Buy %1 x %2 in %3, %4</source>
        <comment>number, size, region, 1-year reservation</comment>
        <translation>%1 x %2 in %3 kaufen, %4</translation>
    </message>
    <message>
        <source>how much memory it has is not known</source>
        <translation>wie viel Speicher sie hat, ist nicht bekannt</translation>
    </message>
    <message>
        <source>Keep %1, as planned</source>
        <translation>%1 behalten, wie geplant</translation>
    </message>
    <message>
        <source>%1, the most at a time, in %2</source>
        <translation>%1, das meiste zur gleichen Zeit, im Monat %2</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>3-year reservation, a compute</comment>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>Without buying %1</source>
        <translation>Ohne den Kauf von %1</translation>
    </message>
    <message>
        <source>Of the managed computes only a cluster may be elsewhere than in %1. What has to be in a second region takes a workspace there, and a plan of its own.</source>
        <translation>Von den verwalteten Computes darf nur ein Cluster anderswo sein als in %1. Was in einer zweiten Region sein muss, braucht dort einen Arbeitsbereich und einen eigenen Plan.</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <comment>a purchase, its first month</comment>
        <translation>%1, ab %2</translation>
    </message>
    <message>
        <source>Share of requests that may be late or turned away</source>
        <translation>Anteil der Anfragen, die zu spät sein oder abgewiesen werden dürfen</translation>
    </message>
    <message>
        <source>The number of instances follows from requests that are turned away: with %1 of its time busy an instance has its queue full for %2 of them, and %3 may miss the target. The less answers differ, the fewer it takes.</source>
        <translation>Die Zahl der Instanzen folgt aus Anfragen, die abgewiesen werden: Ist eine Instanz %1 ihrer Zeit beschäftigt, ist ihre Warteschlange für %2 davon voll, und %3 dürfen das Ziel verfehlen. Je weniger sich die Antworten unterscheiden, desto weniger braucht es.</translation>
    </message>
    <message>
        <source>The number of instances follows from requests that wait behind others: with %1 of its time busy an instance turns %2 of them away, and with those answered too late %3 miss the target, as many as may. The less answers differ, the fewer it takes.</source>
        <translation>Die Zahl der Instanzen folgt aus Anfragen, die hinter anderen warten: Ist eine Instanz %1 ihrer Zeit beschäftigt, weist sie %2 davon ab, und mit den zu spät beantworteten verfehlen %3 das Ziel, so viele wie dürfen. Je weniger sich die Antworten unterscheiden, desto weniger braucht es.</translation>
    </message>
    <message>
        <source>%1 stays on machines that nobody takes away: it writes no checkpoints, so that what is interrupted starts again.</source>
        <translation>%1 bleibt auf Maschinen, die niemand entzieht: Es schreibt keine Checkpoints, sodass Unterbrochenes von vorn beginnt.</translation>
    </message>
    <message>
        <source>%1 stays on machines that nobody takes away: no others do it in time.</source>
        <translation>%1 bleibt auf Maschinen, die niemand entzieht: Auf keinen anderen ist es rechtzeitig fertig.</translation>
    </message>
    <message>
        <source>%1; whether that is within &quot;budget&quot; is not known.</source>
        <translation>%1; ob das innerhalb von &quot;budget&quot; liegt, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Buy %1 of %2</source>
        <translation>%1 kaufen von %2</translation>
    </message>
    <message>
        <source>Do without %1</source>
        <comment>a purchase</comment>
        <translation>Auf %1 verzichten</translation>
    </message>
    <message>
        <source>It is bought, and billed to its end: place more work there.</source>
        <translation>Sie ist gekauft und wird bis zu ihrem Ende berechnet: mehr Arbeit dorthin legen.</translation>
    </message>
    <message>
        <source>None of its machines is used so much: do without it, or place more work there.</source>
        <translation>Keine ihrer Maschinen wird so viel benutzt: darauf verzichten oder mehr Arbeit dorthin legen.</translation>
    </message>
    <message>
        <source>State it as what is bought</source>
        <translation>Als Gekauftes angeben</translation>
    </message>
    <message>
        <source>A term that has begun stands as the price of a compute: %1</source>
        <translation>Eine begonnene Laufzeit steht als Preis eines Compute: %1</translation>
    </message>
    <message>
        <source>Its %1 is bought, and owed to its end. As the price of the compute it would end with the next size, region or way of paying, and its idle hours cover nothing else. State it as a commitment that is bought, and let the compute pay as it goes.</source>
        <translation>Gekauft ist: %1, geschuldet bis zum Ende. Als Preis des Compute würde sie mit der nächsten Größe, Region oder Zahlungsart enden, und ihre freien Stunden decken nichts anderes. Als gekaufte Verpflichtung angeben und das Compute nach Verbrauch zahlen lassen.</translation>
    </message>
    <message>
        <source>One copy of it takes %1 GiB; the GPUs of a machine have %2 GiB together.</source>
        <translation>Eine Kopie davon braucht %1 GiB; die GPUs einer Maschine haben zusammen %2 GiB.</translation>
    </message>
    <message>
        <source>a request takes %1 times as long, assumed between %2 and %3</source>
        <translation>eine Anfrage dauert %1-mal so lang, angenommen zwischen %2 und %3</translation>
    </message>
    <message>
        <source>an item takes %1 times as long, assumed between %2 and %3</source>
        <translation>ein Element dauert %1-mal so lang, angenommen zwischen %2 und %3</translation>
    </message>
    <message>
        <source>Yet to be bought: %1</source>
        <translation>Noch nicht gekauft: %1</translation>
    </message>
    <message>
        <source>%1 GiB, while one copy of it takes %2 GiB.</source>
        <translation>%1 GiB, eine Kopie davon braucht aber %2 GiB.</translation>
    </message>
    <message>
        <source>The workers of a node have too little memory for the model</source>
        <translation>Die Worker eines Knotens haben zu wenig Arbeitsspeicher für das Modell</translation>
    </message>
    <message>
        <source>%1 copies of %2 GiB take %3 GiB; a node has %4 GiB for them.</source>
        <translation>%1 Kopien von %2 GiB brauchen %3 GiB; ein Knoten hat dafür %4 GiB.</translation>
    </message>
    <message>
        <source>Set workers of a node to %1</source>
        <translation>Worker eines Knotens auf %1 setzen</translation>
    </message>
    <message>
        <source>%1 x 730 h: every hour of its term, used or not. Unconfirmed for Azure Machine Learning: nothing is taken off for it</source>
        <translation>%1 x 730 h: jede Stunde der Laufzeit, ob genutzt oder nicht. Für Azure Machine Learning unbestätigt: Es wird nichts dafür abgezogen</translation>
    </message>
    <message>
        <source>what was paid for one machine and the whole term: %1 %2</source>
        <translation>was für eine Maschine und die ganze Laufzeit bezahlt wurde: %1 %2</translation>
    </message>
    <message>
        <source>the price of a later day, %1: type what was paid</source>
        <translation>der Preis eines späteren Tages, %1: Tragen Sie ein, was bezahlt wurde</translation>
    </message>
    <message>
        <source>%1, paid whether used or not</source>
        <comment>2 x D4s v5, 1-year reservation</comment>
        <translation>%1, bezahlt, ob genutzt oder nicht</translation>
    </message>
    <message>
        <source>Up to %1 nodes of each size were tried.</source>
        <translation>Von jeder Größe wurden bis zu %1 Knoten versucht.</translation>
    </message>
    <message>
        <source>No machine does this with these answers: %1.</source>
        <translation>Keine Maschine leistet das mit diesen Antworten: %1.</translation>
    </message>
    <message>
        <source>What was paid is not known: %1</source>
        <translation>Was bezahlt wurde, ist nicht bekannt: %1</translation>
    </message>
    <message>
        <source>Its term began in %1, and the price that it is billed at is of %2: what was bought before costs what it cost then. Type what was paid for one machine and the whole term; a newer price list, a discount or a price sheet changes nothing of that.</source>
        <translation>Ihre Laufzeit begann im %1, und der Preis, mit dem gerechnet wird, ist vom %2: Was vorher gekauft wurde, kostet, was es damals kostete. Tragen Sie ein, was für eine Maschine und die ganze Laufzeit bezahlt wurde; eine neuere Preisliste, ein Rabatt oder ein Preisblatt ändert daran nichts.</translation>
    </message>
    <message>
        <source>One who works on it asks for more hours a month than by its schedule a machine is on, %1. What is left has no cost: stop later, on more days, or switch the schedule off.</source>
        <translation>Wer daran arbeitet, braucht mehr Stunden im Monat, als eine Maschine nach ihrem Zeitplan läuft, %1. Was übrig bleibt, hat keine Kosten: später oder an mehr Tagen stoppen, oder den Zeitplan abschalten.</translation>
    </message>
    <message>
        <source>Somebody changed files of %1 otherwise than by filling them in, and they follow the plan again: %2.</source>
        <translation>In %1 hat jemand Dateien anders als durch Ausfüllen geändert; sie folgen nun wieder dem Plan: %2.</translation>
    </message>
</context>
<context>
    <name>slipway::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>A4, 210 x 297 mm</source>
        <translation>A4, 210 x 297 mm</translation>
    </message>
    <message>
        <source>Letter, 8.5 x 11 in</source>
        <translation>Letter, 8,5 x 11 Zoll</translation>
    </message>
    <message>
        <source>Paper of the PDF</source>
        <translation>Papier der PDF-Datei</translation>
    </message>
    <message>
        <source>Preferences never change a figure.</source>
        <translation>Einstellungen ändern niemals eine Zahl.</translation>
    </message>
    <message>
        <source>The language changes when Slipway starts again.</source>
        <translation>Die Sprache wechselt beim nächsten Start von Slipway.</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Paper of the PDF</source>
        <translation>&amp;Papier der PDF-Datei</translation>
    </message>
</context>
<context>
    <name>slipway::PriceBookModel</name>
    <message>
        <source>Book</source>
        <translation>Buch</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Genutzt von</translation>
    </message>
    <message>
        <source>Prices of VMs</source>
        <translation>VM-Preise</translation>
    </message>
    <message>
        <source>Prices of</source>
        <translation>Preise vom</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Angekündigt</translation>
    </message>
    <message>
        <source>Kept since</source>
        <translation>Gespeichert seit</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>this plan</source>
        <translation>dieser Plan</translation>
    </message>
    <message>
        <source>plans that follow</source>
        <translation>Pläne, die folgen</translation>
    </message>
    <message>
        <source>older than the built-in book</source>
        <translation>älter als das eingebaute Buch</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>eingebaut</translation>
    </message>
</context>
<context>
    <name>slipway::PriceBooksView</name>
    <message>
        <source>Price books</source>
        <translation>Preisbücher</translation>
    </message>
    <message>
        <source>&amp;Compare and price the plan with it</source>
        <translation>&amp;Vergleichen und den Plan damit berechnen</translation>
    </message>
    <message>
        <source>&amp;Make it the current book</source>
        <translation>Zum &amp;aktuellen Buch machen</translation>
    </message>
    <message>
        <source>Pin this plan to it</source>
        <translation>Diesen Plan daran binden</translation>
    </message>
    <message>
        <source>&amp;Back to the built-in prices</source>
        <translation>&amp;Zurück zu den eingebauten Preisen</translation>
    </message>
    <message>
        <source>Plans that follow are priced with what is built in. Books kept stay for plans pinned to them.</source>
        <translation>Pläne, die folgen, werden mit den eingebauten Preisen berechnet. Gespeicherte Bücher bleiben für daran gebundene Pläne.</translation>
    </message>
</context>
<context>
    <name>slipway::PriceChangeModel</name>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>only in the book before</source>
        <translation>nur im Buch davor</translation>
    </message>
    <message>
        <source>announced</source>
        <translation>angekündigt</translation>
    </message>
    <message>
        <source>suspicious: check it</source>
        <translation>verdächtig: prüfen</translation>
    </message>
    <message>
        <source>two prices of one day: the higher</source>
        <translation>zwei Preise eines Tages: der höhere</translation>
    </message>
    <message>
        <source>Price of</source>
        <translation>Preis für</translation>
    </message>
    <message>
        <source>Paid as</source>
        <translation>Bezahlt als</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Before, USD</source>
        <translation>Vorher, USD</translation>
    </message>
    <message>
        <source>After, USD</source>
        <translation>Nachher, USD</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 ab %2</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>zurückgezogen</translation>
    </message>
    <message>
        <source>agreed now: no discount comes off</source>
        <translation>jetzt vereinbart: kein Rabatt geht ab</translation>
    </message>
    <message>
        <source>a list price now, agreed before</source>
        <translation>jetzt ein Listenpreis, vorher vereinbart</translation>
    </message>
</context>
<context>
    <name>slipway::PriceDesk</name>
    <message>
        <source>price book</source>
        <translation>Preisbuch</translation>
    </message>
    <message>
        <source>Pages: %1, queries: %2, requests: %3; pages that were there already: %4, tries made again: %5.</source>
        <translation>Seiten: %1, Abfragen: %2, Anfragen: %3; Seiten, die schon da waren: %4, wiederholte Versuche: %5.</translation>
    </message>
    <message>
        <source>A dollar is: %1.</source>
        <translation>Ein Dollar ist: %1.</translation>
    </message>
    <message>
        <source>As the book has them: %1.</source>
        <translation>Wie im Preisbuch: %1.</translation>
    </message>
    <message>
        <source>Left out as older than the book&apos;s: %1.</source>
        <translation>Ausgelassen, da älter als im Preisbuch: %1.</translation>
    </message>
    <message>
        <source>Left out, as they are more than three times the book&apos;s or less than a third: %1.</source>
        <translation>Ausgelassen, da mehr als das Dreifache oder weniger als ein Drittel des Werts im Preisbuch: %1.</translation>
    </message>
    <message>
        <source>%1 of %2, before %3</source>
        <translation>%1 vom %2, vorher %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 vom %2</translation>
    </message>
</context>
<context>
    <name>slipway::PriceImports</name>
    <message>
        <source>%1 holds no row: nothing matched its query.</source>
        <translation>%1 enthält keine Zeile: Auf die Abfrage passte nichts.</translation>
    </message>
    <message>
        <source>%1 of %2 pages hold no row, as nothing matched their queries: %3%4</source>
        <translation>%1 von %2 Seiten enthalten keine Zeile, da auf ihre Abfragen nichts passte: %3%4</translation>
    </message>
    <message>
        <source> and others.</source>
        <translation> und weitere.</translation>
    </message>
    <message>
        <source>Not read, being hidden, links to folders, or ending neither in .json nor in .json.gz: %1%2</source>
        <translation>Nicht gelesen, da versteckt, Verknüpfung mit einem Ordner oder weder auf .json noch auf .json.gz endend: %1%2</translation>
    </message>
    <message>
        <source>1 price of the agreement was left as it was.</source>
        <translation>1 Preis der Vereinbarung blieb, wie er war.</translation>
    </message>
    <message>
        <source>%1 prices of the agreement were left as they were.</source>
        <translation>%1 Preise der Vereinbarung blieben, wie sie waren.</translation>
    </message>
    <message>
        <source>The book has a later price for %1 of these, and keeps it: they are of %2.</source>
        <translation>Für %1 davon hat das Buch einen späteren Preis und behält ihn: Sie sind vom %2.</translation>
    </message>
    <message>
        <source>1 list price that is announced was left out: an agreement counts on its day.</source>
        <translation>1 angekündigter Listenpreis wurde ausgelassen: An seinem Tag gilt eine Vereinbarung.</translation>
    </message>
    <message>
        <source>%1 list prices that are announced were left out: an agreement counts on their days.</source>
        <translation>%1 angekündigte Listenpreise wurden ausgelassen: An ihren Tagen gilt eine Vereinbarung.</translation>
    </message>
    <message>
        <source>1 price has more decimals than can be computed with: it was rounded to %1.</source>
        <translation>1 Preis hat mehr Dezimalstellen, als gerechnet werden können: Er wurde auf %1 gerundet.</translation>
    </message>
    <message>
        <source>%1 prices have more decimals than can be computed with: they were rounded to %2.</source>
        <translation>%1 Preise haben mehr Dezimalstellen, als gerechnet werden können: Sie wurden auf %2 gerundet.</translation>
    </message>
</context>
<context>
    <name>slipway::PriceOptionModel</name>
    <message>
        <source>Way of paying</source>
        <translation>Zahlungsweise</translation>
    </message>
    <message>
        <source>A month</source>
        <translation>Ein Monat</translation>
    </message>
    <message>
        <source>Whole plan</source>
        <translation>Ganzer Plan</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>%1 (now)</source>
        <translation>%1 (jetzt)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Owed after</source>
        <translation>Danach geschuldet</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>slipway::PriceOptionsCard</name>
    <message>
        <source>Price options</source>
        <translation>Preisoptionen</translation>
    </message>
    <message>
        <source>Pay this way</source>
        <translation>So bezahlen</translation>
    </message>
    <message>
        <source>Comp&amp;ute</source>
        <translation>Comp&amp;ute</translation>
    </message>
    <message>
        <source>Ways of paying for the compute</source>
        <translation>Zahlungsweisen für den Compute</translation>
    </message>
    <message>
        <source>No compute of the plan runs on machines that can be paid for in more than one way.</source>
        <translation>Kein Compute des Plans läuft auf Maschinen, die auf mehr als eine Weise bezahlt werden können.</translation>
    </message>
    <message>
        <source>This is what the plan pays now.</source>
        <translation>So zahlt der Plan jetzt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Pay this way: %1</source>
        <translation>So bezahlen: %1</translation>
    </message>
    <message>
        <source>Working out what each way of paying costs.</source>
        <translation>Es wird ermittelt, was jede Zahlungsweise kostet.</translation>
    </message>
</context>
<context>
    <name>slipway::PricePreviewView</name>
    <message>
        <source>What the plan would cost</source>
        <translation>Was der Plan kosten würde</translation>
    </message>
    <message>
        <source>Prices that differ</source>
        <translation>Abweichende Preise</translation>
    </message>
    <message>
        <source>Pin this plan to it</source>
        <translation>Diesen Plan daran binden</translation>
    </message>
    <message>
        <source>This plan alone is priced with it, also when other books come. Can be undone.</source>
        <translation>Nur dieser Plan wird damit berechnet, auch wenn andere Bücher kommen. Umkehrbar.</translation>
    </message>
    <message>
        <source>&amp;Leave it as it is</source>
        <translation>So &amp;lassen</translation>
    </message>
    <message>
        <source>%1 others</source>
        <translation>%1 andere</translation>
    </message>
    <message>
        <source>differ: %1</source>
        <translation>abweichend: %1</translation>
    </message>
    <message>
        <source>new: %1</source>
        <translation>neu: %1</translation>
    </message>
    <message>
        <source>only in the book before: %1</source>
        <translation>nur im Buch davor: %1</translation>
    </message>
    <message>
        <source>the same: %1</source>
        <translation>gleich: %1</translation>
    </message>
    <message>
        <source>announced for later: %1</source>
        <translation>für später angekündigt: %1</translation>
    </message>
    <message>
        <source>suspicious, and taken: %1</source>
        <translation>verdächtig und übernommen: %1</translation>
    </message>
    <message>
        <source>suspicious, and left as they were: %1</source>
        <translation>verdächtig und unverändert gelassen: %1</translation>
    </message>
    <message>
        <source>two of one day, the higher is taken: %1</source>
        <translation>zwei eines Tages, der höhere gilt: %1</translation>
    </message>
    <message>
        <source>Prices beside %1: %2.</source>
        <translation>Preise neben %1: %2.</translation>
    </message>
    <message>
        <source>Rows read: %1, of pages: %2, no price of a plan: %3.</source>
        <translation>Gelesene Zeilen: %1, aus Seiten: %2, kein Preis für einen Plan: %3.</translation>
    </message>
    <message>
        <source>Asked again: %1</source>
        <translation>Erneut abgefragt: %1</translation>
    </message>
    <message>
        <source> and %1 more.</source>
        <translation> und %1 weitere.</translation>
    </message>
    <message>
        <source>Nothing in these pages is a price of a plan</source>
        <translation>Nichts auf diesen Seiten ist ein Preis für einen Plan</translation>
    </message>
    <message>
        <source>The pages give a new book, %1. It is not kept yet.</source>
        <translation>Die Seiten ergeben ein neues Buch, %1. Es ist noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>The book %1, beside the one that this plan uses</source>
        <translation>Das Buch %1 neben dem, das dieser Plan nutzt</translation>
    </message>
    <message>
        <source>The book stays as it was.</source>
        <translation>Das Buch bleibt, wie es war.</translation>
    </message>
    <message>
        <source>Take the suspicious prices too</source>
        <translation>Auch verdächtige Preise übernehmen</translation>
    </message>
    <message>
        <source>&amp;Use it for plans that follow</source>
        <translation>Für Pläne, die folgen, &amp;nutzen</translation>
    </message>
    <message>
        <source>&amp;Make it the current book</source>
        <translation>Zum &amp;aktuellen Buch machen</translation>
    </message>
    <message>
        <source>It is older than the built-in prices, and no plan follows it. Pin the plan to it.</source>
        <translation>Es ist älter als die eingebauten Preise, und kein Plan folgt ihm. Den Plan daran binden.</translation>
    </message>
    <message>
        <source>Every plan that is not pinned to a book is priced with it from now on</source>
        <translation>Jeder Plan, der an kein Buch gebunden ist, wird ab jetzt damit berechnet</translation>
    </message>
    <message>
        <source>The plan costs what it did.</source>
        <translation>Der Plan kostet so viel wie zuvor.</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>wie es ist</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>The plan costs what it did: %1.</source>
        <translation>Der Plan kostet so viel wie zuvor: %1.</translation>
    </message>
    <message>
        <source>What the plan would cost: %1</source>
        <translation>Was der Plan kosten würde: %1</translation>
    </message>
    <message>
        <source>How the total of the plan comes out with the prices of %1</source>
        <translation>Wie die Summe des Plans mit den Preisen von %1 ausfällt</translation>
    </message>
    <message>
        <source>Sizes with a price and no specification here: %1.</source>
        <translation>Größen mit Preis, aber ohne technische Angaben hier: %1.</translation>
    </message>
    <message>
        <source>announced before, and no more: %1</source>
        <translation>nicht mehr angekündigt: %1</translation>
    </message>
    <message>
        <source>agreed now: %1</source>
        <translation>jetzt vereinbart: %1</translation>
    </message>
    <message>
        <source>agreed before: %1</source>
        <translation>vorher vereinbart: %1</translation>
    </message>
    <message>
        <source>Nothing was taken: the prices of these pages are suspicious</source>
        <translation>Nichts übernommen: die Preise dieser Seiten sind verdächtig</translation>
    </message>
    <message>
        <source>The book keeps the factors that it has</source>
        <translation>Das Preisbuch behält seine Faktoren</translation>
    </message>
    <message>
        <source>The factors give a new book, %1. It is not kept yet.</source>
        <translation>Die Faktoren ergeben ein neues Preisbuch, %1. Es ist noch nicht behalten.</translation>
    </message>
</context>
<context>
    <name>slipway::PriceQueriesView</name>
    <message>
        <source>Queries for the prices of this plan</source>
        <translation>Abfragen für die Preise dieses Plans</translation>
    </message>
    <message>
        <source>Save as a script…</source>
        <translation>Als Skript speichern…</translation>
    </message>
    <message>
        <source>The plan is billed at no price that the service knows.</source>
        <translation>Der Plan wird zu keinem Preis abgerechnet, den der Dienst kennt.</translation>
    </message>
    <message>
        <source>Save the queries</source>
        <translation>Abfragen speichern</translation>
    </message>
    <message>
        <source>Shell scripts (*.sh);;All files (*)</source>
        <translation>Shellskripte (*.sh);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The queries could not be saved</source>
        <translation>Die Abfragen konnten nicht gespeichert werden</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Queries that bring the prices of this plan up to date: %1. Run them where the network may be used, and import the answers here. They name sizes, meters and regions, and nothing else of the plan.</source>
        <translation>Abfragen, die die Preise dieses Plans auf den neuesten Stand bringen: %1. Dort ausführen, wo das Netzwerk benutzt werden darf, und die Antworten hier importieren. Sie nennen Größen, Zähler und Regionen und sonst nichts vom Plan.</translation>
    </message>
</context>
<context>
    <name>slipway::PriceStrip</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: USD an hour by region</source>
        <translation>%1: USD je Stunde nach Region</translation>
    </message>
    <message>
        <source>no price is known</source>
        <translation>kein Preis bekannt</translation>
    </message>
    <message>
        <source>blue: where the plan may run</source>
        <translation>blau: wo der Plan laufen darf</translation>
    </message>
    <message>
        <source>%1: USD %2</source>
        <translation>%1: USD %2</translation>
    </message>
    <message>
        <source>%1 about %2</source>
        <comment>a region, an estimated price</comment>
        <translation>%1 etwa %2</translation>
    </message>
    <message>
        <source>blue: where the plan may run; rings: estimates</source>
        <translation>blau: wo der Plan laufen darf; Ringe: Schätzungen</translation>
    </message>
    <message>
        <source>%1 regions</source>
        <translation>%1 Regionen</translation>
    </message>
    <message>
        <source>%1: about USD %2</source>
        <comment>a region, an estimated price</comment>
        <translation>%1: etwa USD %2</translation>
    </message>
</context>
<context>
    <name>slipway::PricesPage</name>
    <message>
        <source>Prices</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More ways to bring prices up to date</source>
        <translation>Weitere Wege, Preise zu aktualisieren</translation>
    </message>
    <message>
        <source>Import a folder…</source>
        <translation>Ordner importieren…</translation>
    </message>
    <message>
        <source>&amp;Import files…</source>
        <translation>Dateien &amp;importieren…</translation>
    </message>
    <message>
        <source>Pages of the Azure Retail Prices API. They can be dropped on the window too.</source>
        <translation>Seiten der Azure Retail Prices API. Sie lassen sich auch auf das Fenster ziehen.</translation>
    </message>
    <message>
        <source>&amp;Refresh…</source>
        <translation>Akt&amp;ualisieren…</translation>
    </message>
    <message>
        <source>Ask the price service. Asks you first, and says what is sent.</source>
        <translation>Den Preisdienst abfragen. Fragt vorher nach und sagt, was gesendet wird.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Ending…</source>
        <translation>Wird beendet…</translation>
    </message>
    <message>
        <source>Take what is there</source>
        <translation>Vorhandenes übernehmen</translation>
    </message>
    <message>
        <source>Prices that the pages do not have stay as they were</source>
        <translation>Preise, die auf den Seiten fehlen, bleiben, wie sie waren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>This plan</source>
        <translation>Dieser Plan</translation>
    </message>
    <message>
        <source>Books</source>
        <translation>Bücher</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>Abfragen</translation>
    </message>
    <message>
        <source>What of the prices</source>
        <translation>Was von den Preisen</translation>
    </message>
    <message>
        <source>The book %1 is not here.</source>
        <translation>Das Buch %1 ist nicht vorhanden.</translation>
    </message>
    <message>
        <source>The plan is pinned to it. Its figures are those of %1 and no total of the plan: they say at least.</source>
        <translation>Der Plan ist daran gebunden. Seine Zahlen sind die von %1 und keine Summe des Plans: Sie sagen mindestens.</translation>
    </message>
    <message>
        <source>This plan is pinned to %1.</source>
        <translation>Dieser Plan ist an %1 gebunden.</translation>
    </message>
    <message>
        <source>It is priced with that book whichever is current.</source>
        <translation>Er wird mit diesem Buch berechnet, gleich welches aktuell ist.</translation>
    </message>
    <message>
        <source>This plan follows the current book, %1.</source>
        <translation>Dieser Plan folgt dem aktuellen Buch, %1.</translation>
    </message>
    <message>
        <source>It is the one built into Slipway.</source>
        <translation>Es ist das in Slipway eingebaute.</translation>
    </message>
    <message>
        <source>It was imported.</source>
        <translation>Es wurde importiert.</translation>
    </message>
    <message>
        <source>Let the plan follow</source>
        <translation>Den Plan folgen lassen</translation>
    </message>
    <message>
        <source>Pin the plan to it</source>
        <translation>Den Plan daran binden</translation>
    </message>
    <message>
        <source>It is priced with the current book from now on. Can be undone.</source>
        <translation>Er wird ab jetzt mit dem aktuellen Buch berechnet. Umkehrbar.</translation>
    </message>
    <message>
        <source>It stays with this book when another becomes current. Can be undone.</source>
        <translation>Er bleibt bei diesem Buch, wenn ein anderes aktuell wird. Umkehrbar.</translation>
    </message>
    <message>
        <source>No price is in use yet.</source>
        <translation>Noch kein Preis wird verwendet.</translation>
    </message>
    <message>
        <source>%1 of the total is at prices of %2 or later, %3 days before %4.</source>
        <translation>%1 der Summe stehen zu Preisen vom %2 oder später, %3 Tage vor dem %4.</translation>
    </message>
    <message>
        <source>The prices of the total are of %1 or later, %2 days before %3.</source>
        <translation>Die Preise der Summe sind vom %1 oder später, %2 Tage vor dem %3.</translation>
    </message>
    <message>
        <source>Looking at the books…</source>
        <translation>Die Bücher werden angesehen…</translation>
    </message>
    <message>
        <source>Reading pages: %1 rows…</source>
        <translation>Seiten werden gelesen: %1 Zeilen…</translation>
    </message>
    <message>
        <source>Reading pages…</source>
        <translation>Seiten werden gelesen…</translation>
    </message>
    <message>
        <source>Reading the answers: %1 rows…</source>
        <translation>Antworten werden gelesen: %1 Zeilen…</translation>
    </message>
    <message>
        <source>Asking the service: %1 of %2 queries, %3 pages…</source>
        <translation>Dienst wird abgefragt: %1 von %2 Abfragen, %3 Seiten…</translation>
    </message>
    <message>
        <source>Asking the service…</source>
        <translation>Dienst wird abgefragt…</translation>
    </message>
    <message>
        <source>Pricing the plan…</source>
        <translation>Der Plan wird berechnet…</translation>
    </message>
    <message>
        <source>Keeping the book…</source>
        <translation>Das Buch wird gespeichert…</translation>
    </message>
    <message>
        <source>The books stay as they were.</source>
        <translation>Die Bücher bleiben, wie sie waren.</translation>
    </message>
    <message>
        <source>Import prices</source>
        <translation>Preise importieren</translation>
    </message>
    <message>
        <source>Pages of prices (*.json *.json.gz *.gz);;All files (*)</source>
        <translation>Preisseiten (*.json *.json.gz *.gz);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Import a folder of prices</source>
        <translation>Ordner mit Preisen importieren</translation>
    </message>
    <message>
        <source>Ask for this plan&apos;s prices</source>
        <translation>Preise dieses Plans abfragen</translation>
    </message>
    <message>
        <source>Ask for all prices</source>
        <translation>Alle Preise abfragen</translation>
    </message>
    <message>
        <source>Ask the price service?</source>
        <translation>Den Preisdienst abfragen?</translation>
    </message>
    <message>
        <source>Slipway asks %1 over the network. Queries for the prices of this plan: %2; for all prices: %3, which may take many minutes. Sent are these queries: names of services, regions, sizes and meters, and nothing else of the plan, no cookies, no name of the computer. Nothing changes before you have seen what the answers would change.</source>
        <translation>Slipway fragt %1 über das Netzwerk ab. Abfragen für die Preise dieses Plans: %2; für alle Preise: %3, was viele Minuten dauern kann. Gesendet werden diese Abfragen: Namen von Diensten, Regionen, Größen und Zählern und sonst nichts vom Plan, keine Cookies, kein Name des Computers. Nichts ändert sich, bevor zu sehen war, was die Antworten ändern würden.</translation>
    </message>
    <message>
        <source>The oldest price used is of %1.</source>
        <translation>Der älteste verwendete Preis ist vom %1.</translation>
    </message>
    <message>
        <source>Import factors of currencies…</source>
        <translation>Währungsfaktoren importieren…</translation>
    </message>
    <message>
        <source>Import factors of currencies</source>
        <translation>Währungsfaktoren importieren</translation>
    </message>
    <message>
        <source>Tables of factors (*.csv *.csv.gz);;All files (*)</source>
        <translation>Tabellen mit Faktoren (*.csv *.csv.gz);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>slipway::ProposalCard</name>
    <message>
        <source>Gives up</source>
        <translation>Gibt auf</translation>
    </message>
    <message>
        <source>Start from this</source>
        <translation>Hiervon ausgehen</translation>
    </message>
    <message>
        <source>Start from the proposal: %1</source>
        <translation>Vom Vorschlag ausgehen: %1</translation>
    </message>
    <message>
        <source>a month</source>
        <translation>im Monat</translation>
    </message>
    <message>
        <source>1 blocker</source>
        <translation>1 Blocker</translation>
    </message>
    <message>
        <source>%1 blockers</source>
        <translation>%1 Blocker</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 Warnung</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>%1 Warnungen</translation>
    </message>
    <message>
        <source>no warnings</source>
        <translation>keine Warnungen</translation>
    </message>
    <message>
        <source>%1: %2 %3 a month</source>
        <translation>%1: %2 %3 im Monat</translation>
    </message>
    <message>
        <source>%1, %2; %3. %4. Gives up: %5</source>
        <translation>%1, %2; %3. %4. Gibt auf: %5</translation>
    </message>
    <message>
        <source>quota suffices</source>
        <translation>Kontingent reicht</translation>
    </message>
    <message>
        <source>ask %1 vCPUs</source>
        <translation>%1 vCPUs beantragen</translation>
    </message>
    <message>
        <source>The proposals are being worked out for the answers as they are now.</source>
        <translation>Die Vorschläge werden für die jetzigen Antworten berechnet.</translation>
    </message>
    <message>
        <source>%1, recommended</source>
        <translation>%1, empfohlen</translation>
    </message>
    <message>
        <source>%1 vCPUs to ask for</source>
        <translation>%1 vCPUs zu beantragen</translation>
    </message>
</context>
<context>
    <name>slipway::ProposalsView</name>
    <message>
        <source>Three ways to do it</source>
        <translation>Drei Wege dahin</translation>
    </message>
    <message>
        <source>waiting for the answers that are marked at the left</source>
        <translation>wartet auf die links markierten Antworten</translation>
    </message>
    <message>
        <source>updating</source>
        <translation>wird aktualisiert</translation>
    </message>
    <message>
        <source>No proposals could be worked out: %1</source>
        <translation>Es konnten keine Vorschläge berechnet werden: %1</translation>
    </message>
    <message>
        <source>An answer is missing or contradicts another.</source>
        <translation>Eine Antwort fehlt oder widerspricht einer anderen.</translation>
    </message>
    <message>
        <source>Working it out...</source>
        <translation>Wird berechnet...</translation>
    </message>
    <message>
        <source>Looking for other answers that would change that...</source>
        <translation>Es werden andere Antworten gesucht, die das ändern würden...</translation>
    </message>
</context>
<context>
    <name>slipway::QtDialogs</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Save the changes to &quot;%1&quot;?</source>
        <translation>Änderungen an „%1“ speichern?</translation>
    </message>
    <message>
        <source>If you discard them, they are lost.</source>
        <translation>Beim Verwerfen gehen sie verloren.</translation>
    </message>
    <message>
        <source>&amp;Save here</source>
        <translation>&amp;Hier speichern</translation>
    </message>
</context>
<context>
    <name>slipway::QuotaCard</name>
    <message>
        <source>Quota by pool and family</source>
        <translation>Kontingent nach Pool und Familie</translation>
    </message>
    <message>
        <source>Copy request</source>
        <translation>Antrag kopieren</translation>
    </message>
    <message>
        <source>Copy all requests</source>
        <translation>Alle Anträge kopieren</translation>
    </message>
    <message>
        <source>The plan needs no quota yet.</source>
        <translation>Der Plan braucht noch kein Kontingent.</translation>
    </message>
    <message>
        <source>%1. In place: nothing to request.</source>
        <translation>%1. Vorhanden: nichts zu beantragen.</translation>
    </message>
</context>
<context>
    <name>slipway::QuotaModel</name>
    <message>
        <source>Quota</source>
        <translation>Kontingent</translation>
    </message>
    <message>
        <source>VM family</source>
        <translation>VM-Familie</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Needed (vCPUs)</source>
        <translation>Benötigt (vCPUs)</translation>
    </message>
    <message>
        <source>In place (vCPUs)</source>
        <translation>Vorhanden (vCPUs)</translation>
    </message>
    <message>
        <source>To request (vCPUs)</source>
        <translation>Zu beantragen (vCPUs)</translation>
    </message>
    <message>
        <source>Needed by</source>
        <translation>Benötigt bis</translation>
    </message>
    <message>
        <source>Computes</source>
        <translation>Computes</translation>
    </message>
    <message>
        <source>all families</source>
        <comment>quota that has no family of its own</comment>
        <translation>alle Familien</translation>
    </message>
    <message>
        <source>As of %1</source>
        <translation>Stand %1</translation>
    </message>
    <message>
        <source>The plan does not say as of which day.</source>
        <translation>Der Plan nennt keinen Tag dazu.</translation>
    </message>
    <message>
        <source>%1 by default</source>
        <translation>%1 als Standard</translation>
    </message>
    <message>
        <source>What a subscription starts with at least; the plan does not say what yours has.</source>
        <translation>Womit ein Abonnement mindestens beginnt; der Plan sagt nicht, was das eigene hat.</translation>
    </message>
</context>
<context>
    <name>slipway::Quotas</name>
    <message>
        <source>Quota, %1</source>
        <translation>Kontingent, %1</translation>
    </message>
    <message>
        <source>Machines at the most</source>
        <translation>Maschinen höchstens</translation>
    </message>
    <message>
        <source>In place</source>
        <translation>Vorhanden</translation>
    </message>
    <message>
        <source>To request</source>
        <translation>Zu beantragen</translation>
    </message>
    <message>
        <source>needed less what is in place, never below 0</source>
        <translation>benötigt abzüglich vorhanden, nie unter 0</translation>
    </message>
    <message>
        <source>vCPUs of a size are those of the catalog of %1.</source>
        <translation>vCPUs einer Größe stammen aus dem Katalog vom %1.</translation>
    </message>
    <message>
        <source>needed %1, in place %2</source>
        <translation>benötigt %1, vorhanden %2</translation>
    </message>
    <message>
        <source>Quota to request</source>
        <translation>Zu beantragendes Kontingent</translation>
    </message>
    <message>
        <source>sum over pools, families and regions of what is needed less what is in place</source>
        <translation>Summe über Pools, Familien und Regionen von benötigt abzüglich vorhanden</translation>
    </message>
    <message>
        <source>needed less what is in place; 0 where nothing is stated and the %1 that a subscription starts with are enough</source>
        <translation>benötigt abzüglich des Vorhandenen; 0, wenn nichts angegeben ist und die %1, mit denen ein Abonnement beginnt, ausreichen</translation>
    </message>
    <message>
        <source>as of %1</source>
        <translation>Stand %1</translation>
    </message>
    <message>
        <source>of a day that nobody told</source>
        <translation>von einem Tag, den niemand genannt hat</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>needed %1, in place %2 %3</source>
        <translation>benötigt %1, vorhanden %2 %3</translation>
    </message>
    <message>
        <source>computes of the plan, in the month in which they hold most together: %1</source>
        <translation>Computes des Plans, in dem Monat, in dem sie zusammen am meisten halten: %1</translation>
    </message>
</context>
<context>
    <name>slipway::RangeCard</name>
    <message>
        <source>What moves the total</source>
        <translation>Was die Summe bewegt</translation>
    </message>
    <message>
        <source>The plan could not be drawn: %1</source>
        <translation>Der Plan konnte nicht durchgerechnet werden: %1</translation>
    </message>
    <message>
        <source>Drawing what is uncertain…</source>
        <translation>Unsicheres wird gezogen…</translation>
    </message>
    <message>
        <source>%1 over %2, from P10 to P90 of %3 draws</source>
        <translation>%1 über %2, von P10 bis P90 aus %3 Ziehungen</translation>
    </message>
    <message>
        <source>Nothing in the plan is uncertain, or nothing of it moves the total.</source>
        <translation>Nichts im Plan ist unsicher, oder nichts davon bewegt die Summe.</translation>
    </message>
</context>
<context>
    <name>slipway::RangeField</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>%1, lowest</source>
        <translation>%1, niedrigster</translation>
    </message>
    <message>
        <source>%1, highest</source>
        <translation>%1, höchster</translation>
    </message>
    <message>
        <source>Outside of its range, %1: the range is dropped.</source>
        <translation>Außerhalb der Spanne %1: Die Spanne entfällt.</translation>
    </message>
    <message>
        <source>Nothing is typed in: usually not less than %1 is reckoned with.</source>
        <translation>Nichts eingegeben: Gerechnet wird üblicherweise mit nicht weniger als %1.</translation>
    </message>
    <message>
        <source>Nothing is typed in: usually not more than %1 is reckoned with.</source>
        <translation>Nichts eingegeben: Gerechnet wird üblicherweise mit nicht mehr als %1.</translation>
    </message>
</context>
<context>
    <name>slipway::RangeFrame</name>
    <message>
        <source>low</source>
        <translation>niedrig</translation>
    </message>
    <message>
        <source>likely</source>
        <translation>wahrscheinlich</translation>
    </message>
    <message>
        <source>high</source>
        <translation>hoch</translation>
    </message>
</context>
<context>
    <name>slipway::RangeTab</name>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>%1 a month</source>
        <translation>%1 im Monat</translation>
    </message>
    <message>
        <source>Chance over budget</source>
        <translation>Wahrscheinlichkeit über dem Budget</translation>
    </message>
    <message>
        <source>no budget</source>
        <translation>kein Budget</translation>
    </message>
    <message>
        <source>budget is %1</source>
        <translation>Budget ist %1</translation>
    </message>
    <message>
        <source>P10: one in ten is less</source>
        <translation>P10: einer von zehn ist weniger</translation>
    </message>
    <message>
        <source>P50: half are less</source>
        <translation>P50: die Hälfte ist weniger</translation>
    </message>
    <message>
        <source>P90: one in ten is more</source>
        <translation>P90: einer von zehn ist mehr</translation>
    </message>
    <message>
        <source>What it may cost</source>
        <translation>Was es kosten kann</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Spanne</translation>
    </message>
    <message>
        <source>budget is %1, something has no price</source>
        <translation>Budget ist %1, etwas hat keinen Preis</translation>
    </message>
</context>
<context>
    <name>slipway::RecordDetails</name>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
</context>
<context>
    <name>slipway::RecordPage</name>
    <message>
        <source>Choose a row to read what is known of it.</source>
        <translation>Eine Zeile wählen, um zu lesen, was darüber bekannt ist.</translation>
    </message>
</context>
<context>
    <name>slipway::RecoveryStore</name>
    <message>
        <source>The recovery copy is damaged.</source>
        <translation>Die Wiederherstellungskopie ist beschädigt.</translation>
    </message>
    <message>
        <source>No recovery copy can be kept in %1.</source>
        <translation>In %1 kann keine Wiederherstellungskopie gesichert werden.</translation>
    </message>
    <message>
        <source>Another window of Slipway has taken this recovery copy.</source>
        <translation>Ein anderes Fenster von Slipway hat diese Wiederherstellungskopie übernommen.</translation>
    </message>
</context>
<context>
    <name>slipway::RegionCostModel</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>the plan&apos;s region</source>
        <translation>die Region des Plans</translation>
    </message>
    <message>
        <source>not allowed by the plan</source>
        <translation>vom Plan nicht erlaubt</translation>
    </message>
    <message>
        <source>1 more blocker</source>
        <translation>1 weiterer Blocker</translation>
    </message>
    <message>
        <source>%1 more blockers</source>
        <translation>%1 weitere Blocker</translation>
    </message>
    <message>
        <source>%1 ms away</source>
        <translation>%1 ms entfernt</translation>
    </message>
    <message>
        <source>moving the data %1 once, at the most</source>
        <translation>Umzug der Daten einmalig höchstens %1</translation>
    </message>
    <message>
        <source>no price: %1</source>
        <translation>kein Preis: %1</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Whole plan (%1)</source>
        <translation>Ganzer Plan (%1)</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>%1 kg CO₂e a kWh</source>
        <translation>%1 kg CO₂e je kWh</translation>
    </message>
    <message>
        <source>what moving the data costs is not known</source>
        <translation>was das Verschieben der Daten kostet, ist nicht bekannt</translation>
    </message>
</context>
<context>
    <name>slipway::RegionModel</name>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Geography</source>
        <translation>Geografie</translation>
    </message>
    <message>
        <source>Availability zones</source>
        <translation>Verfügbarkeitszonen</translation>
    </message>
    <message>
        <source>Paired with</source>
        <translation>Partnerregion</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>slipway::RegionsCard</name>
    <message>
        <source>The plan in every region</source>
        <translation>Der Plan in jeder Region</translation>
    </message>
    <message>
        <source>The comparison ended early: %1</source>
        <translation>Der Vergleich endete vorzeitig: %1</translation>
    </message>
    <message>
        <source>Costing the plan in every region…</source>
        <translation>Der Plan wird in jeder Region berechnet…</translation>
    </message>
    <message>
        <source>Nothing in the plan has a price that depends on the region.</source>
        <translation>Nichts im Plan hat einen Preis, der von der Region abhängt.</translation>
    </message>
</context>
<context>
    <name>slipway::RegionsField</name>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Filter regions</source>
        <translation>Regionen filtern</translation>
    </message>
    <message>
        <source>Filter by name or geography</source>
        <translation>Nach Name oder Geografie filtern</translation>
    </message>
    <message>
        <source>Regions that would do as well</source>
        <translation>Regionen, die auch in Frage kämen</translation>
    </message>
    <message>
        <source>%1 (not in the catalog)</source>
        <translation>%1 (nicht im Katalog)</translation>
    </message>
    <message>
        <source>%1 sizes with a price</source>
        <translation>%1 Größen mit Preis</translation>
    </message>
    <message>
        <source>no prices listed</source>
        <translation>keine Preise gelistet</translation>
    </message>
    <message>
        <source>%1 (%2), %3</source>
        <translation>%1 (%2), %3</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Space ticks, a double click or Ctrl+Space ticks that one alone, Escape closes. A listed price does not prove that a size can be had there.</source>
        <translation>Leertaste wählt an, Doppelklick oder Strg+Leertaste wählt nur diese eine an, Esc schließt. Ein gelisteter Preis beweist nicht, dass eine Größe dort zu haben ist.</translation>
    </message>
</context>
<context>
    <name>slipway::RejectionCard</name>
    <message>
        <source>What was rejected, and why</source>
        <translation>Was verworfen wurde, und warum</translation>
    </message>
    <message>
        <source>Nothing that is offered for the planned stages was rejected.</source>
        <translation>Nichts, was für die geplanten Phasen angeboten wird, wurde verworfen.</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
</context>
<context>
    <name>slipway::RejectionModel</name>
    <message>
        <source>VM series for %1</source>
        <translation>VM-Serien für %1</translation>
    </message>
    <message>
        <source>%1 series: %2</source>
        <translation>Serien für %1: %2</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Verworfen</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
</context>
<context>
    <name>slipway::Report</name>
    <message>
        <source>%1 of them</source>
        <translation>davon %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>%1 with %2 to %3</source>
        <translation>%1 mit %2 bis %3</translation>
    </message>
    <message>
        <source>keeps the budget in %1 of all cases instead of %2</source>
        <translation>hält das Budget in %1 aller Fälle ein statt in %2</translation>
    </message>
    <message>
        <source>%1 ends in time in %2 of all cases instead of %3</source>
        <translation>%1 endet in %2 aller Fälle rechtzeitig statt in %3</translation>
    </message>
    <message>
        <source>%1 ends in its window in %2 of all cases instead of %3</source>
        <translation>%1 endet in %2 aller Fälle im Zeitfenster statt in %3</translation>
    </message>
    <message>
        <source>%1 answers in time in %2 of all cases instead of %3</source>
        <translation>%1 antwortet in %2 aller Fälle rechtzeitig statt in %3</translation>
    </message>
    <message>
        <source>all in %1</source>
        <translation>alles in %1</translation>
    </message>
    <message>
        <source>other settings of the same machines</source>
        <translation>andere Einstellungen derselben Maschinen</translation>
    </message>
    <message>
        <source>cost not comparable</source>
        <translation>Kosten nicht vergleichbar</translation>
    </message>
    <message>
        <source>costs as much</source>
        <translation>kostet gleich viel</translation>
    </message>
    <message>
        <source>new warning: %1</source>
        <translation>neue Warnung: %1</translation>
    </message>
    <message>
        <source>%1 more of quota to request</source>
        <translation>%1 mehr Kontingent zu beantragen</translation>
    </message>
    <message>
        <source>a trifle</source>
        <translation>eine Kleinigkeit</translation>
    </message>
    <message>
        <source> in %1</source>
        <translation> in %1</translation>
    </message>
    <message>
        <source>%1 is %2 higher</source>
        <translation>%1 um %2 höher ist</translation>
    </message>
    <message>
        <source>%1 is %2 lower</source>
        <translation>%1 um %2 niedriger ist</translation>
    </message>
    <message>
        <source>%1 is %2 longer</source>
        <translation>%1 um %2 länger ist</translation>
    </message>
    <message>
        <source>%1 is %2 shorter</source>
        <translation>%1 um %2 kürzer ist</translation>
    </message>
    <message>
        <source>%1 is above %2 (planned %3)</source>
        <translation>%1 über %2 liegt (geplant %3)</translation>
    </message>
    <message>
        <source>%1 is below %2 (planned %3)</source>
        <translation>%1 unter %2 liegt (geplant %3)</translation>
    </message>
    <message>
        <source>Appendix: %1</source>
        <translation>Anhang: %1</translation>
    </message>
    <message>
        <source>prices of %1</source>
        <translation>Preise vom %1</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>memo, </source>
        <translation>Entscheidungsvorlage, </translation>
    </message>
    <message>
        <source>DRAFT: %1</source>
        <translation>ENTWURF: %1</translation>
    </message>
    <message>
        <source>Estimated: %1</source>
        <translation>Geschätzt: %1</translation>
    </message>
    <message>
        <source>No price: %1</source>
        <translation>Kein Preis: %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>kein Preis</translation>
    </message>
    <message>
        <source>%1, at least</source>
        <translation>%1, mindestens</translation>
    </message>
    <message>
        <source>What it is for, and how its quantity comes about</source>
        <translation>Wofür es ist, und wie seine Menge zustande kommt</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Menge</translation>
    </message>
    <message>
        <source>Unit price, USD</source>
        <translation>Stückpreis, USD</translation>
    </message>
    <message>
        <source>Amount, %1</source>
        <translation>Betrag, %1</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>%1 insgesamt</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>All lines over %1</source>
        <translation>Alle Posten über %1</translation>
    </message>
    <message>
        <source>Amount of a line and month = unit price x quantity, converted and rounded once to %1, half to even. All sums are sums of rounded amounts, so what is printed adds up exactly.</source>
        <translation>Betrag eines Postens und Monats = Stückpreis x Menge, umgerechnet und einmal auf %1 gerundet, halbe zur geraden Ziffer. Alle Summen sind Summen gerundeter Beträge, sodass sich das Gedruckte genau addiert.</translation>
    </message>
    <message>
        <source>the cent</source>
        <translation>den Cent</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Owed for reservations and savings plans after that, not part of the total: %1.</source>
        <translation>Danach für Reservierungen und Sparpläne geschuldet, nicht Teil der Summe: %1.</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Total, %1</source>
        <translation>Summe, %1</translation>
    </message>
    <message>
        <source>Added up</source>
        <translation>Aufsummiert</translation>
    </message>
    <message>
        <source>Cost by month</source>
        <translation>Kosten nach Monat</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>What and why</source>
        <translation>Was und warum</translation>
    </message>
    <message>
        <source>the plan</source>
        <translation>der Plan</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>The rules found nothing to resolve, to approve or to mind.</source>
        <translation>Die Regeln fanden nichts zu lösen, zu genehmigen oder zu beachten.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>A line of a month is unit price x quantity; a month is the sum of its lines, the total the sum of its months. P10, P50 and P90 of parts are not added up: each is of its own amount.</source>
        <translation>Ein Posten eines Monats ist Stückpreis x Menge; ein Monat ist die Summe seiner Posten, die Summe die aller Monate. P10, P50 und P90 von Teilen werden nicht addiert: Jeder gilt für seinen eigenen Betrag.</translation>
    </message>
    <message>
        <source>Ranges that were drawn, those that move the total most first</source>
        <translation>Gezogene Spannen, die mit der größten Wirkung auf die Summe zuerst</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Niedrig</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>Wahrscheinlich</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Where it is from</source>
        <translation>Woher sie stammt</translation>
    </message>
    <message>
        <source>%1 more move less, or nothing.</source>
        <translation>%1 weitere bewegen weniger oder nichts.</translation>
    </message>
    <message>
        <source>Source: %1.</source>
        <translation>Quelle: %1.</translation>
    </message>
    <message>
        <source> and </source>
        <translation> und </translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>the full report</source>
        <translation>im vollständigen Bericht</translation>
    </message>
    <message>
        <source>the appendix</source>
        <translation>im Anhang</translation>
    </message>
    <message>
        <source>What it is for</source>
        <translation>Wofür es ist</translation>
    </message>
    <message>
        <source>A month, on average</source>
        <translation>Im Monatsdurchschnitt</translation>
    </message>
    <message>
        <source>USD each</source>
        <translation>USD je Stück</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>1 smaller line, in %1</source>
        <translation>1 kleinerer Posten, %1</translation>
    </message>
    <message>
        <source>%1 smaller lines, in %2</source>
        <translation>%1 kleinere Posten, %2</translation>
    </message>
    <message>
        <source>Total, at least</source>
        <translation>Summe, mindestens</translation>
    </message>
    <message>
        <source>PERT</source>
        <translation>PERT</translation>
    </message>
    <message>
        <source>triangular</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>lognormal</source>
        <translation>Lognormal</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>gleichverteilt</translation>
    </message>
    <message>
        <source>%1 ranges (%2); %3 are the plan&apos;s own, %4 usual for their kind, %5 of computed times and of prices</source>
        <translation>%1 Spannen (%2); %3 stammen aus dem Plan, %4 sind für ihre Art üblich, %5 gelten berechneten Zeiten und Preisen</translation>
    </message>
    <message>
        <source>P10 to P90: %1 draws of %2. One case in ten is below P10, one above P90; what rests on one figure moves together.</source>
        <translation>P10 bis P90: %1 Ziehungen aus %2. Einer von zehn Fällen liegt unter P10, einer über P90; was auf einer Zahl beruht, bewegt sich gemeinsam.</translation>
    </message>
    <message>
        <source>%1: %2 likely, from %3 to %4%5.</source>
        <translation>%1: wahrscheinlich %2, von %3 bis %4%5.</translation>
    </message>
    <message>
        <source>Slipway %1</source>
        <translation>Slipway %1</translation>
    </message>
    <message>
        <source>The plan is attached to this file (%1, SHA-256 %2...): %3 opens it and computes every figure anew; &quot;slipway evaluate&quot; prints the same ones.</source>
        <translation>Der Plan ist an diese Datei angehängt (%1, SHA-256 %2...): %3 öffnet ihn und berechnet jede Zahl neu; &quot;slipway evaluate&quot; gibt dieselben aus.</translation>
    </message>
    <message>
        <source>not saved otherwise</source>
        <translation>nicht anders gespeichert</translation>
    </message>
    <message>
        <source>Catalog of %1, price book %2 (SHA-256 %3...), judged on %4.</source>
        <translation>Katalog vom %1, Preisbuch %2 (SHA-256 %3...), beurteilt am %4.</translation>
    </message>
    <message>
        <source>It uses additions of one&apos;s own: %1.</source>
        <translation>Eigene Ergänzungen werden verwendet: %1.</translation>
    </message>
    <message>
        <source>None: no reservation or savings plan runs on after %1.</source>
        <translation>Keine: Weder eine Reservierung noch ein Sparplan läuft nach %1 weiter.</translation>
    </message>
    <message>
        <source>%1 is owed for reservations and savings plans that run on after %2. It is not part of the total above, and it is due whatever becomes of the project.</source>
        <translation>%1 sind für Reservierungen und Sparpläne geschuldet, die nach %2 weiterlaufen. Das ist nicht Teil der Summe oben und wird fällig, was immer aus dem Projekt wird.</translation>
    </message>
    <message>
        <source>0 %</source>
        <translation>0 %</translation>
    </message>
    <message>
        <source>Liability beyond the horizon</source>
        <translation>Verbindlichkeiten nach dem Planungszeitraum</translation>
    </message>
    <message>
        <source>What was assumed</source>
        <translation>Was angenommen wurde</translation>
    </message>
    <message>
        <source>%1 more in %2, under Method.</source>
        <translation>%1 weitere %2, unter Methode.</translation>
    </message>
    <message>
        <source>Not included</source>
        <translation>Nicht enthalten</translation>
    </message>
    <message>
        <source>Published prices are not an invoice: agreements, credits and taxes change what is paid.</source>
        <translation>Veröffentlichte Preise sind keine Rechnung: Vereinbarungen, Guthaben und Steuern ändern, was bezahlt wird.</translation>
    </message>
    <message>
        <source>Where the prices are from</source>
        <translation>Woher die Preise stammen</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>vom %1</translation>
    </message>
    <message>
        <source>not dated</source>
        <translation>undatiert</translation>
    </message>
    <message>
        <source>%1 more sources, together %2: in %3, under Provenance.</source>
        <translation>%1 weitere Quellen, zusammen %2: %3, unter Herkunft.</translation>
    </message>
    <message>
        <source>How to check this memo</source>
        <translation>Wie diese Vorlage geprüft wird</translation>
    </message>
    <message>
        <source>Cost lines over %1</source>
        <translation>Kostenposten über %1</translation>
    </message>
    <message>
        <source>Nothing is planned yet that costs money.</source>
        <translation>Noch ist nichts geplant, was Geld kostet.</translation>
    </message>
    <message>
        <source>%1: P90 %2</source>
        <translation>%1: P90 %2</translation>
    </message>
    <message>
        <source>P50 (circle) %1</source>
        <translation>P50 (Kreis) %1</translation>
    </message>
    <message>
        <source>P10 %1</source>
        <translation>P10 %1</translation>
    </message>
    <message>
        <source>Budget %1 a month</source>
        <translation>Budget %1 im Monat</translation>
    </message>
    <message>
        <source>Cost a month, %1: likely values, P10 to P90</source>
        <translation>Kosten im Monat, %1: wahrscheinliche Werte, P10 bis P90</translation>
    </message>
    <message>
        <source>Cost a month, %1</source>
        <translation>Kosten im Monat, %1</translation>
    </message>
    <message>
        <source>Nothing that is planned has a price.</source>
        <translation>Nichts Geplantes hat einen Preis.</translation>
    </message>
    <message>
        <source>Cheapest</source>
        <translation>Am günstigsten</translation>
    </message>
    <message>
        <source>Cheapest robust</source>
        <translation>Günstigster robuster</translation>
    </message>
    <message>
        <source>Nearest to robust</source>
        <translation>Am nächsten an robust</translation>
    </message>
    <message>
        <source>Next best</source>
        <translation>Nächstbester</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>Anderswo</translation>
    </message>
    <message>
        <source>The plan has no budget, deadline, window or latency target to keep.</source>
        <translation>Der Plan hat kein Budget, keinen Termin, kein Zeitfenster und kein Latenzziel einzuhalten.</translation>
    </message>
    <message>
        <source>its budget</source>
        <translation>sein Budget</translation>
    </message>
    <message>
        <source>the deadline of %1</source>
        <translation>den Termin von %1</translation>
    </message>
    <message>
        <source>the window of %1</source>
        <translation>das Zeitfenster von %1</translation>
    </message>
    <message>
        <source>the latency target of %1</source>
        <translation>das Latenzziel von %1</translation>
    </message>
    <message>
        <source>Whether the plan keeps %1 nobody can say while something has no price: it is not robust.</source>
        <translation>Ob der Plan %1 einhält, kann niemand sagen, solange etwas ohne Preis ist: Er ist nicht robust.</translation>
    </message>
    <message>
        <source>The plan asked for is robust: it keeps %1, its weakest promise, in %2 of all cases (%3 asked for).</source>
        <translation>Der beantragte Plan ist robust: Er hält %1, seine schwächste Zusage, in %2 aller Fälle ein (verlangt: %3).</translation>
    </message>
    <message>
        <source>The plan asked for is not robust: it keeps %1 in %2 of all cases (%3 asked for).</source>
        <translation>Der beantragte Plan ist nicht robust: Er hält %1 in %2 aller Fälle ein (verlangt: %3).</translation>
    </message>
    <message>
        <source>Blocker</source>
        <translation>Blocker</translation>
    </message>
    <message>
        <source>before approval</source>
        <translation>vor der Genehmigung</translation>
    </message>
    <message>
        <source>Approval</source>
        <translation>Genehmigung</translation>
    </message>
    <message>
        <source>late: %1</source>
        <translation>verspätet: %1</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>before %1</source>
        <translation>vor %1</translation>
    </message>
    <message>
        <source>Risk</source>
        <translation>Risiko</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>Zu tun</translation>
    </message>
    <message>
        <source>None were searched for this memo.</source>
        <translation>Für diese Vorlage wurden keine gesucht.</translation>
    </message>
    <message>
        <source>Against the plan, and what it gives up</source>
        <translation>Gegenüber dem Plan, und was damit aufgegeben wird</translation>
    </message>
    <message>
        <source>Cheapest, robust</source>
        <translation>Am günstigsten, robust</translation>
    </message>
    <message>
        <source>No other plan was found that does the work.</source>
        <translation>Es wurde kein anderer Plan gefunden, der die Arbeit leistet.</translation>
    </message>
    <message>
        <source>Nothing that was found is robust.</source>
        <translation>Nichts von dem Gefundenen ist robust.</translation>
    </message>
    <message>
        <source>1 more choice in %1.</source>
        <translation>1 weitere Möglichkeit %1.</translation>
    </message>
    <message>
        <source> more choices in %1.</source>
        <translation> weitere Möglichkeiten %1.</translation>
    </message>
    <message>
        <source>Risks and approvals</source>
        <translation>Risiken und Genehmigungen</translation>
    </message>
    <message>
        <source>%1 more in %2, under Findings and Calendar.</source>
        <translation>%1 weitere %2, unter Befunde und Kalender.</translation>
    </message>
    <message>
        <source>%1 a month (%2 over %3)</source>
        <translation>%1 im Monat (%2 über %3)</translation>
    </message>
    <message>
        <source>Approve the budget of %1</source>
        <translation>Das Budget von %1 genehmigen</translation>
    </message>
    <message>
        <source>Approve %1</source>
        <translation>%1 genehmigen</translation>
    </message>
    <message>
        <source>%1 for %2 from %3 in %4</source>
        <translation>%1 für %2 ab %3 in %4</translation>
    </message>
    <message>
        <source>, and request quota for %1</source>
        <translation>, und Kontingent für %1 beantragen</translation>
    </message>
    <message>
        <source>, so that %1 can go live in %2</source>
        <translation>, damit %1 im %2 in Betrieb gehen kann</translation>
    </message>
    <message>
        <source>at the plan&apos;s own values</source>
        <translation>bei den Werten des Plans</translation>
    </message>
    <message>
        <source>%1, P50</source>
        <translation>%1, P50</translation>
    </message>
    <message>
        <source>P10 %1, P90 %2</source>
        <translation>P10 %1, P90 %2</translation>
    </message>
    <message>
        <source>Chance over budget</source>
        <translation>Wahrscheinlichkeit über dem Budget</translation>
    </message>
    <message>
        <source>in the dearest month, of %1 a month</source>
        <translation>im teuersten Monat, von %1 im Monat</translation>
    </message>
    <message>
        <source>of %1, of which P90 takes %2 %</source>
        <translation>von %1, davon nimmt P90 %2 %</translation>
    </message>
    <message>
        <source>Share of the budget</source>
        <translation>Anteil am Budget</translation>
    </message>
    <message>
        <source>of %1; no ranges were drawn</source>
        <translation>von %1; es wurden keine Spannen gezogen</translation>
    </message>
    <message>
        <source>Dearest month</source>
        <translation>Teuerster Monat</translation>
    </message>
    <message>
        <source>; no budget is set</source>
        <translation>; es ist kein Budget gesetzt</translation>
    </message>
    <message>
        <source>Average month</source>
        <translation>Durchschnittsmonat</translation>
    </message>
    <message>
        <source>At its likely values the plan costs %1 a month on average, %2 in its dearest month%3 and %4 over %5</source>
        <translation>Bei den wahrscheinlichen Werten kostet der Plan im Durchschnitt %1 im Monat, %2 im teuersten Monat%3 und %4 über %5</translation>
    </message>
    <message>
        <source>; %1 of all cases cost more</source>
        <translation>; %1 aller Fälle kosten mehr</translation>
    </message>
    <message>
        <source>; every figure is stated to be exact</source>
        <translation>; jede Zahl ist als genau angegeben</translation>
    </message>
    <message>
        <source>; no ranges were drawn</source>
        <translation>; es wurden keine Spannen gezogen</translation>
    </message>
    <message>
        <source>Decision memo</source>
        <translation>Entscheidungsvorlage</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>Was beantragt wird</translation>
    </message>
    <message>
        <source>Without a price, and missing from every total: %1.</source>
        <translation>Ohne Preis und in jeder Summe nicht enthalten: %1.</translation>
    </message>
    <message>
        <source>Sign-off</source>
        <translation>Freigabe</translation>
    </message>
    <message>
        <source>Asked by</source>
        <translation>Beantragt von</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Quota and network</source>
        <translation>Kontingent und Netzwerk</translation>
    </message>
    <message>
        <source>Name, signature</source>
        <translation>Name, Unterschrift</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>What it depends on: %1 at P10 and P90 of the three that weigh most</source>
        <translation>Wovon es abhängt: %1 bei P10 und P90 der drei wichtigsten Eingaben</translation>
    </message>
    <message>
        <source>What it depends on</source>
        <translation>Wovon es abhängt</translation>
    </message>
    <message>
        <source>No ranges were drawn for this plan.</source>
        <translation>Für diesen Plan wurden keine Spannen gezogen.</translation>
    </message>
    <message>
        <source>Nothing uncertain moves its cost.</source>
        <translation>Nichts Unsicheres bewegt seine Kosten.</translation>
    </message>
    <message>
        <source>Cheaper already: %1. The plan comes first if %2.</source>
        <translation>Schon günstiger: %1. Der Plan liegt vorn, wenn %2.</translation>
    </message>
    <message>
        <source>, or </source>
        <translation>, oder </translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>für %1</translation>
    </message>
    <message>
        <source>none chosen</source>
        <translation>keines gewählt</translation>
    </message>
    <message>
        <source>low priority</source>
        <translation>niedrige Priorität</translation>
    </message>
    <message>
        <source>spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1, %2 a day, %3 a week</source>
        <translation>%1, %2 am Tag, %3 je Woche</translation>
    </message>
    <message>
        <source>%1 a month on %2</source>
        <translation>%1 im Monat auf %2</translation>
    </message>
    <message>
        <source>, %1 each, %2 at a time</source>
        <translation>, je %1, %2 auf einmal</translation>
    </message>
    <message>
        <source>%1 requests/s at the peak; %2 % within %3</source>
        <translation>%1 Anfragen/s bei Spitzenlast; %2 % innerhalb %3</translation>
    </message>
    <message>
        <source>%1 a month of %2, to finish in %3</source>
        <translation>%1 im Monat mit je %2, fertig in %3</translation>
    </message>
    <message>
        <source>%1 items</source>
        <translation>%1 Elemente</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation>Läuft auf</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Nutzung</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>What is planned</source>
        <translation>Was geplant ist</translation>
    </message>
    <message>
        <source>Remarks of the author</source>
        <translation>Anmerkungen des Autors</translation>
    </message>
    <message>
        <source>Price source</source>
        <translation>Preisquelle</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Posten</translation>
    </message>
    <message>
        <source>Computed with</source>
        <translation>Berechnet mit</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Plan file</source>
        <translation>Plandatei</translation>
    </message>
    <message>
        <source>%1, SHA-256 %2...</source>
        <translation>%1, SHA-256 %2...</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>Prices of</source>
        <translation>Preise vom</translation>
    </message>
    <message>
        <source>Price book</source>
        <translation>Preisbuch</translation>
    </message>
    <message>
        <source>SHA-256 of the price book</source>
        <translation>SHA-256 des Preisbuchs</translation>
    </message>
    <message>
        <source>Catalog, newest fact of</source>
        <translation>Katalog, neuester Eintrag vom</translation>
    </message>
    <message>
        <source>Exchange rate</source>
        <translation>Wechselkurs</translation>
    </message>
    <message>
        <source>1 USD = %1 %2 on %3</source>
        <translation>1 USD = %1 %2 am %3</translation>
    </message>
    <message>
        <source>Additions of one&apos;s own</source>
        <translation>Eigene Ergänzungen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2, SHA-256 %3</source>
        <translation>%1, %2, SHA-256 %3</translation>
    </message>
    <message>
        <source>Rules judged as of</source>
        <translation>Regeln beurteilt am</translation>
    </message>
    <message>
        <source>Attached to this file</source>
        <translation>An diese Datei angehängt</translation>
    </message>
    <message>
        <source>the plan: open it with Slipway to check or to change any figure</source>
        <translation>der Plan: mit Slipway öffnen, um jede Zahl zu prüfen oder zu ändern</translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>The PDF could not be started.</source>
        <translation>Die PDF-Datei konnte nicht begonnen werden.</translation>
    </message>
    <message>
        <source>All lines</source>
        <translation>Alle Posten</translation>
    </message>
    <message>
        <source>Isolation</source>
        <translation>Isolation</translation>
    </message>
    <message>
        <source>Quota requests</source>
        <translation>Kontingentanträge</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>Choices not taken</source>
        <translation>Nicht gewählte Möglichkeiten</translation>
    </message>
    <message>
        <source>From stage to stage</source>
        <translation>Von Phase zu Phase</translation>
    </message>
    <message>
        <source>What cannot do it</source>
        <translation>Was es nicht kann</translation>
    </message>
    <message>
        <source>en_US</source>
        <comment>the locale of this translation, as de_DE</comment>
        <translation>de_DE</translation>
    </message>
    <message>
        <source>1 blocker to resolve</source>
        <translation>1 Blocker zu lösen</translation>
    </message>
    <message>
        <source>%1 blockers to resolve</source>
        <translation>%1 Blocker zu lösen</translation>
    </message>
    <message>
        <source>Demands: %1</source>
        <translation>Verlangt: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>In the way: %1</source>
        <translation>Steht entgegen: %1</translation>
    </message>
    <message>
        <source>Does not reach in this plan: %1.</source>
        <translation>Erreicht in diesem Plan nicht: %1.</translation>
    </message>
    <message>
        <source>Not available on: %1.</source>
        <translation>Nicht verfügbar auf: %1.</translation>
    </message>
    <message>
        <source>Cannot be undone: %1</source>
        <translation>Nicht umkehrbar: %1</translation>
    </message>
    <message>
        <source>What the plan asks for, and what that excludes</source>
        <translation>Was der Plan verlangt, und was das ausschließt</translation>
    </message>
    <message>
        <source>Adds a month</source>
        <translation>Zusätzlich im Monat</translation>
    </message>
    <message>
        <source>The plan asks for none: computes are reached over the public network, and nothing is excluded by it.</source>
        <translation>Der Plan verlangt nichts: Computes sind über das öffentliche Netzwerk erreichbar, und nichts ist dadurch ausgeschlossen.</translation>
    </message>
    <message>
        <source>Pool and family</source>
        <translation>Pool und Familie</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Needed, vCPUs</source>
        <translation>Benötigt, vCPUs</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Vorhanden</translation>
    </message>
    <message>
        <source>To request</source>
        <translation>Zu beantragen</translation>
    </message>
    <message>
        <source>in place</source>
        <translation>vorhanden</translation>
    </message>
    <message>
        <source>Request texts, to paste</source>
        <translation>Antragstexte zum Einfügen</translation>
    </message>
    <message>
        <source>What ends</source>
        <translation>Was endet</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Letzter Tag</translation>
    </message>
    <message>
        <source>Move by</source>
        <translation>Umziehen bis</translation>
    </message>
    <message>
        <source>Use instead</source>
        <translation>Stattdessen</translation>
    </message>
    <message>
        <source>none named in the source</source>
        <translation>in der Quelle keines genannt</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>What is to be done</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>Counted on from</source>
        <translation>Gerechnet ab</translation>
    </message>
    <message>
        <source>late</source>
        <translation>verspätet</translation>
    </message>
    <message>
        <source>Develop here, then move there</source>
        <translation>Hier entwickeln, dann dorthin umziehen</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>the plan does so</source>
        <translation>der Plan tut das</translation>
    </message>
    <message>
        <source>move</source>
        <translation>Umzug</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Compute</translation>
    </message>
    <message>
        <source>What its owner has to do</source>
        <translation>Was der Besitzer zu tun hat</translation>
    </message>
    <message>
        <source>Checklist for compute that is not managed</source>
        <translation>Checkliste für nicht verwalteten Compute</translation>
    </message>
    <message>
        <source>Could be</source>
        <translation>Könnte sein</translation>
    </message>
    <message>
        <source>Plan with it, %1</source>
        <translation>Plan damit, %1</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>Warum nicht</translation>
    </message>
    <message>
        <source>not all of it has a price</source>
        <translation>nicht alles davon hat einen Preis</translation>
    </message>
    <message>
        <source>costs %1 more</source>
        <translation>kostet %1 mehr</translation>
    </message>
    <message>
        <source>nothing stands against it: %1 less</source>
        <translation>nichts steht entgegen: %1 weniger</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Verworfen</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Targets that are offered for a planned stage, and series of VM sizes for each compute that takes its machines from a list.</source>
        <translation>Ziele, die für eine geplante Phase angeboten werden, und VM-Serien für jeden Compute, der Maschinen aus einer Liste nimmt.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a compute, its machines</comment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>a run of %1 takes %2 instead of %3</source>
        <translation>ein Lauf von %1 dauert %2 statt %3</translation>
    </message>
    <message>
        <source>%1 answers 95 % of requests in %2 instead of %3</source>
        <translation>%1 beantwortet 95 % der Anfragen in %2 statt %3</translation>
    </message>
    <message>
        <source>as fast and as sure, with no new warning</source>
        <translation>ebenso schnell und sicher, ohne neue Warnung</translation>
    </message>
    <message>
        <source>Cheapest that keeps every limit, robust</source>
        <translation>Am günstigsten, hält jede Grenze ein, robust</translation>
    </message>
    <message>
        <source>Cheapest that keeps every limit</source>
        <translation>Am günstigsten, hält jede Grenze ein</translation>
    </message>
    <message>
        <source>%1, with %2 more commitments</source>
        <translation>%1, mit %2 weiteren Verpflichtungen</translation>
    </message>
    <message>
        <source>, and %1</source>
        <translation>, und %1</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>Kontingent</translation>
    </message>
    <message>
        <source>Approvals</source>
        <translation>Genehmigungen</translation>
    </message>
    <message>
        <source>The printer did not take the pages.</source>
        <translation>Der Drucker nahm die Seiten nicht an.</translation>
    </message>
    <message>
        <source>1 new warning</source>
        <translation>1 neue Warnung</translation>
    </message>
    <message>
        <source>%1 new warnings</source>
        <translation>%1 neue Warnungen</translation>
    </message>
    <message>
        <source>Concerns, owner</source>
        <translation>Betrifft, zuständig</translation>
    </message>
    <message>
        <source>What to buy for a term</source>
        <translation>Was auf Laufzeit zu kaufen ist</translation>
    </message>
    <message>
        <source>Nothing is owed after the horizon.</source>
        <translation>Nach dem Planungszeitraum ist nichts geschuldet.</translation>
    </message>
    <message>
        <source>No reservation or savings plan makes this plan cheaper than it is.</source>
        <translation>Keine Reservierung und kein Sparplan macht diesen Plan günstiger, als er ist.</translation>
    </message>
    <message>
        <source>%1 more: &quot;slipway buy&quot; and Cost, Ways to pay list all.</source>
        <translation>%1 weitere: „slipway buy“ und Kosten, Zahlungsweisen nennen alle.</translation>
    </message>
    <message>
        <source>To decide</source>
        <translation>Zu entscheiden</translation>
    </message>
    <message>
        <source>Buy %1: %2</source>
        <translation>%1 kaufen: %2</translation>
    </message>
    <message>
        <source>; and %1 more</source>
        <translation>; und %1 weitere</translation>
    </message>
    <message>
        <source>%1 x %2 in %3</source>
        <translation>%1 x %2 in %3</translation>
    </message>
    <message>
        <source>%1, %2 from %3</source>
        <comment>machines, way of paying, month</comment>
        <translation>%1, %2 ab %3</translation>
    </message>
    <message>
        <source>saves %1 in the middle of all cases (P10 %2, P90 %3)</source>
        <translation>spart %1 in der Mitte aller Fälle (P10 %2, P90 %3)</translation>
    </message>
    <message>
        <source>%1, and loses money in %2 of them</source>
        <translation>%1 und verliert Geld in %2 davon</translation>
    </message>
    <message>
        <source>saves %1 (P50), loses in %2 of cases</source>
        <translation>spart %1 (P50), verliert in %2 der Fälle</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Zuständig</translation>
    </message>
    <message>
        <source>later %1</source>
        <translation>später %1</translation>
    </message>
    <message>
        <source>%1 of what is bought is owed after the horizon.</source>
        <translation>%1 des Gekauften sind nach dem Planungszeitraum geschuldet.</translation>
    </message>
    <message>
        <source>What the plan reserves or owns is counted; nothing more makes it cheaper.</source>
        <translation>Was der Plan reserviert oder besitzt, ist berücksichtigt; nichts weiter macht ihn günstiger.</translation>
    </message>
    <message>
        <source>typed in the plan: %1</source>
        <translation>im Plan eingetragen: %1</translation>
    </message>
    <message>
        <source>%1 new warnings, the first: %2</source>
        <translation>%1 neue Warnungen, die erste: %2</translation>
    </message>
    <message>
        <source>By, owner</source>
        <translation>Bis, zuständig</translation>
    </message>
    <message>
        <source>To agree</source>
        <translation>Zustimmen</translation>
    </message>
    <message>
        <source>Nothing is advised as long as a finding blocks the plan.</source>
        <translation>Nichts wird empfohlen, solange ein Befund den Plan blockiert.</translation>
    </message>
    <message>
        <source>1 more source, %1: in %2, under Provenance.</source>
        <translation>1 weitere Quelle, %1: %2, unter Herkunft.</translation>
    </message>
    <message>
        <source>Within the budget</source>
        <translation>Im Budget</translation>
    </message>
    <message>
        <source>Nearer to the budget</source>
        <translation>Näher am Budget</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Verfehlt</translation>
    </message>
    <message>
        <source>the budget is kept in %1 of all cases (%2 asked for)</source>
        <translation>das Budget wird in %1 aller Fälle eingehalten (%2 verlangt)</translation>
    </message>
    <message>
        <source>%1 ends by its deadline in %2 of all cases (%3 asked for)</source>
        <translation>%1 endet in %2 aller Fälle bis zum Termin (%3 verlangt)</translation>
    </message>
    <message>
        <source>%1 ends in its window in %2 of all cases (%3 asked for)</source>
        <translation>%1 endet in %2 aller Fälle im Zeitfenster (%3 verlangt)</translation>
    </message>
    <message>
        <source>%1 answers in time in %2 of all cases (%3 asked for)</source>
        <translation>%1 antwortet in %2 aller Fälle rechtzeitig (%3 verlangt)</translation>
    </message>
    <message>
        <source>Approve up to %1</source>
        <translation>Bis zu %1 genehmigen</translation>
    </message>
    <message>
        <source>It is likely to cost as much (P50), and nine cases in ten cost no more (P90).</source>
        <translation>Ebenso viel ist wahrscheinlich (P50), und neun von zehn Fällen kosten nicht mehr (P90).</translation>
    </message>
    <message>
        <source>%1 is likely (P50); with a reserve of %2 nine cases in ten are covered (P90).</source>
        <translation>%1 sind wahrscheinlich (P50); mit einer Reserve von %2 sind neun von zehn Fällen gedeckt (P90).</translation>
    </message>
    <message>
        <source>%1 is likely (P50); the budget leaves a reserve of %2 and is kept in %3 of all cases (%4 asked for).</source>
        <translation>%1 sind wahrscheinlich (P50); das Budget lässt eine Reserve von %2 und wird in %3 aller Fälle eingehalten (%4 verlangt).</translation>
    </message>
    <message>
        <source>Every figure is stated to be exact: no reserve is asked for.</source>
        <translation>Jede Angabe gilt als exakt: Eine Reserve wird nicht verlangt.</translation>
    </message>
    <message>
        <source>It is the plan&apos;s own figure: no ranges were drawn, so no reserve is known.</source>
        <translation>Das ist der eigene Wert des Plans: Spannen wurden nicht gezogen, eine Reserve ist daher nicht bekannt.</translation>
    </message>
    <message>
        <source>What has no price comes on top.</source>
        <translation>Was keinen Preis hat, kommt hinzu.</translation>
    </message>
    <message>
        <source>No budget has been set.</source>
        <translation>Ein Budget ist nicht festgelegt.</translation>
    </message>
    <message>
        <source>That is %1 more than the budget of %2.</source>
        <translation>Das sind %1 mehr als das Budget von %2.</translation>
    </message>
    <message>
        <source>Nothing that was tried makes the plan clearly cheaper.</source>
        <translation>Nichts, was versucht wurde, macht den Plan deutlich günstiger.</translation>
    </message>
    <message>
        <source>What would keep it stands first under the alternatives.</source>
        <translation>Was es einhielte, steht bei den Alternativen zuerst.</translation>
    </message>
    <message>
        <source>Nothing that was tried keeps it; what comes nearest stands first under the alternatives.</source>
        <translation>Nichts, was versucht wurde, hält es ein; was am nächsten kommt, steht bei den Alternativen zuerst.</translation>
    </message>
    <message>
        <source>All months together stay below the budget of %1, the dearest month may take %2.</source>
        <translation>Alle Monate zusammen bleiben unter dem Budget von %1, der teuerste Monat kann %2 brauchen.</translation>
    </message>
    <message>
        <source>That is the budget of %1.</source>
        <translation>Das ist das Budget von %1.</translation>
    </message>
    <message>
        <source>Of the budget of %1, %2 is not asked for.</source>
        <translation>Vom Budget von %1 werden %2 nicht verlangt.</translation>
    </message>
    <message>
        <source>Whoever approves accepts that %1</source>
        <translation>Wer genehmigt, nimmt in Kauf: %1</translation>
    </message>
    <message>
        <source>, and %1 more of the kind</source>
        <translation>, und %1 weitere dieser Art</translation>
    </message>
    <message>
        <source>Nothing yet: this is a draft with %1. It would be: %2</source>
        <translation>Noch nichts: Dies ist ein Entwurf mit %1. Es wäre: %2</translation>
    </message>
    <message>
        <source>of %1 a month, while something has no price</source>
        <translation>von %1 im Monat, solange etwas keinen Preis hat</translation>
    </message>
    <message>
        <source>of %1, while something has no price</source>
        <translation>von %1, solange etwas keinen Preis hat</translation>
    </message>
    <message>
        <source>; %1 of all cases cost more, of what has a price</source>
        <translation>; %1 aller Fälle kosten mehr, gezählt, was einen Preis hat</translation>
    </message>
    <message>
        <source>No uncertain figure moves its cost by 1 % from its P10 to its P90.</source>
        <translation>Keine unsichere Angabe bewegt die Kosten von ihrem P10 zu ihrem P90 um 1 %.</translation>
    </message>
    <message>
        <source>It follows from what was chosen, first of all: %1 (%2, %3 of the total).</source>
        <translation>Sie folgen aus dem, was gewählt wurde, vor allem: %1 (%2, %3 der Summe).</translation>
    </message>
    <message>
        <source>%1 a month on average</source>
        <translation>%1 im Monat im Mittel</translation>
    </message>
    <message>
        <source>What it depends on: %1 at P10 and P90 of what moves them by 1 % or more</source>
        <translation>Wovon es abhängt: %1 bei P10 und P90 dessen, was um 1 % oder mehr bewegt</translation>
    </message>
    <message>
        <source>The alternatives differ by under 1 % of the total: what would turn the order of them decides nothing.</source>
        <translation>Die Alternativen unterscheiden sich um weniger als 1 % der Summe: Was ihre Reihenfolge umkehrte, entscheidet nichts.</translation>
    </message>
    <message>
        <source>Its price is estimated from other regions: at the dearest of them it saves %1.</source>
        <translation>Der Preis ist aus anderen Regionen geschätzt: Zum höchsten davon werden %1 gespart.</translation>
    </message>
    <message>
        <source>Its price is estimated from other regions and counts as exact here: have it confirmed first.</source>
        <translation>Der Preis ist aus anderen Regionen geschätzt und gilt hier als exakt: zuerst bestätigen lassen.</translation>
    </message>
    <message>
        <source>saves %1 (P50) at an estimated price, loses in %2 of cases</source>
        <translation>spart %1 (P50) zu einem geschätzten Preis, verliert in %2 der Fälle</translation>
    </message>
    <message>
        <source>Of what the plan uses nothing is announced to end while it lasts or in the year after, as far as the sources say.</source>
        <translation>Für nichts, was der Plan nutzt, ist nach den Quellen ein Ende während seiner Dauer oder im Jahr danach angekündigt.</translation>
    </message>
    <message>
        <source>a run takes %1 instead of %2</source>
        <translation>ein Lauf dauert %1 statt %2</translation>
    </message>
    <message>
        <source>95 % of requests are answered in %1 instead of %2</source>
        <translation>95 % der Anfragen sind in %1 statt %2 beantwortet</translation>
    </message>
    <message>
        <source>costs as much in all, with %1 less owed afterwards</source>
        <translation>kostet insgesamt ebenso viel, danach %1 weniger geschuldet</translation>
    </message>
    <message>
        <source>costs as much in all, with %1 more owed afterwards</source>
        <translation>kostet insgesamt ebenso viel, danach %1 mehr geschuldet</translation>
    </message>
    <message>
        <source>%1 more to request</source>
        <translation>%1 mehr zu beantragen</translation>
    </message>
    <message>
        <source>No machine changes that: a request of %1 takes the %2 that were typed on each. Measure it there.</source>
        <translation>Daran ändert keine Maschine etwas: eine Anfrage an %1 dauert auf jeder die eingegebenen %2. Dort messen.</translation>
    </message>
    <message>
        <source>Pay for %1: %2</source>
        <translation>%1 bezahlen: %2</translation>
    </message>
    <message>
        <source>Alternatives considered, at likely values</source>
        <translation>Erwogene Alternativen, bei wahrscheinlichen Werten</translation>
    </message>
    <message>
        <source>%1 more to decide on page 2, under What to buy for a term.</source>
        <translation>%1 weitere zu entscheiden auf Seite 2, unter Was auf Laufzeit zu kaufen ist.</translation>
    </message>
    <message>
        <source>, and %1 owed until %2 for terms that run on</source>
        <translation>, und %1, die bis %2 für weiterlaufende Laufzeiten geschuldet sind</translation>
    </message>
    <message>
        <source>%1 in %2 as you go in place of the %3</source>
        <comment>a size, its region, 3-year reservation</comment>
        <translation>%1 in %2 nutzungsbasiert statt %3</translation>
    </message>
    <message>
        <source>%1, in place of the %2</source>
        <comment>a purchase, 3-year reservation</comment>
        <translation>%1, statt %2</translation>
    </message>
    <message>
        <source>The nearest in cost, one compute changed at a time and all else as planned; each size of a compute once, as it comes nearest.</source>
        <translation>Die im Preis nächsten, jeweils ein Computeziel geändert und alles andere wie geplant; jede Größe eines Computeziels einmal, wie sie am nächsten kommt.</translation>
    </message>
    <message>
        <source>What is owed afterwards counts for what they cost more or less.</source>
        <translation>Was danach geschuldet ist, zählt bei dem mit, was sie mehr oder weniger kosten.</translation>
    </message>
    <message>
        <source>%1 more of them</source>
        <translation>%1 weitere davon</translation>
    </message>
    <message>
        <source>%1 less%2</source>
        <translation>%1 weniger%2</translation>
    </message>
    <message>
        <source>%1 more%2</source>
        <translation>%1 mehr%2</translation>
    </message>
    <message>
        <source>%1 less%2 in all, with %3 less owed afterwards</source>
        <translation>insgesamt %1 weniger%2, danach %3 weniger geschuldet</translation>
    </message>
    <message>
        <source>%1 less%2 in all, with %3 more owed afterwards</source>
        <translation>insgesamt %1 weniger%2, danach %3 mehr geschuldet</translation>
    </message>
    <message>
        <source>%1 more%2 in all, with %3 less owed afterwards</source>
        <translation>insgesamt %1 mehr%2, danach %3 weniger geschuldet</translation>
    </message>
    <message>
        <source>%1 more%2 in all, with %3 more owed afterwards</source>
        <translation>insgesamt %1 mehr%2, danach %3 mehr geschuldet</translation>
    </message>
    <message>
        <source>Buy for a term what the next page says</source>
        <translation>Auf Laufzeit kaufen, was die nächste Seite sagt</translation>
    </message>
    <message>
        <source>Pay as you go what the next page says</source>
        <translation>Nutzungsbasiert zahlen, was die nächste Seite sagt</translation>
    </message>
    <message>
        <source>An estimate: the price of another region, or one in doubt. These lines are %1 of the total.</source>
        <translation>Eine Schätzung: der Preis einer anderen Region oder ein zweifelhafter. Diese Posten sind %1 der Summe.</translation>
    </message>
    <message>
        <source>Agreed or stated, no discount comes off: %1 of the total.</source>
        <translation>Vereinbart oder angegeben, kein Rabatt geht ab: %1 der Summe.</translation>
    </message>
    <message>
        <source>A list price less a negotiated discount: %1 of the total.</source>
        <translation>Ein Listenpreis abzüglich eines ausgehandelten Rabatts: %1 der Summe.</translation>
    </message>
    <message>
        <source>Not in the price sheet: %1 of the total.</source>
        <translation>Nicht im Preisblatt: %1 der Summe.</translation>
    </message>
    <message>
        <source>Prices are not an invoice: credits and taxes change what is paid.</source>
        <translation>Preise sind keine Rechnung: Gutschriften und Steuern ändern, was bezahlt wird.</translation>
    </message>
    <message>
        <source>Budget for all months: on average %1</source>
        <translation>Budget für alle Monate: im Mittel %1</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>%1 by default</source>
        <translation>%1 als Standard</translation>
    </message>
    <message>
        <source>Worked out of an agreed price, nobody agreed to it: %1 of the total.</source>
        <translation>Aus einem vereinbarten Preis errechnet, selbst nicht vereinbart: %1 der Summe.</translation>
    </message>
    <message>
        <source>, of which %1 is among smaller lines.</source>
        <comment>a share</comment>
        <translation>, davon %1 unter kleineren Posten.</translation>
    </message>
    <message>
        <source>Of it, %1 is for terms that had begun before this memo: that is not asked for.</source>
        <translation>Davon sind %1 für Laufzeiten, die vor diesem Memo begonnen haben: das wird nicht verlangt.</translation>
    </message>
    <message>
        <source>All of it is for terms that had begun before this memo: it is not asked for.</source>
        <translation>Alles davon ist für Laufzeiten, die vor diesem Memo begonnen haben: das wird nicht verlangt.</translation>
    </message>
    <message>
        <source>Of the total above, %1 is bound already by what was bought before.</source>
        <translation>Von der Summe oben sind %1 schon durch früher Gekauftes gebunden.</translation>
    </message>
    <message>
        <source>%1 more alternative finds no room here: Best choice has it.</source>
        <translation>%1 weitere Alternative hat hier keinen Platz: Beste Wahl zeigt sie.</translation>
    </message>
    <message>
        <source>That is at least %1 more than the budget of %2.</source>
        <translation>Das sind mindestens %1 mehr als das Budget von %2.</translation>
    </message>
    <message>
        <source>That is the budget of %1 at least.</source>
        <translation>Das ist mindestens das Budget von %1.</translation>
    </message>
    <message>
        <source>Of the budget of %1, at most %2 is not asked for.</source>
        <translation>Vom Budget von %1 werden höchstens %2 nicht verlangt.</translation>
    </message>
    <message>
        <source>of %1, of which P90 takes at least %2 %</source>
        <translation>von %1, wovon P90 mindestens %2 % nimmt</translation>
    </message>
    <message>
        <source>In %1 of all cases something has no price, or is more work than its machines have hours for: what that costs is missing from P10, P50 and P90.</source>
        <translation>In %1 aller Fälle hat etwas keinen Preis oder ist mehr Arbeit, als die Maschinen Stunden haben: was das kostet, fehlt in P10, P50 und P90.</translation>
    </message>
    <message>
        <source>1 more purchase on page 2</source>
        <translation>1 weiterer Kauf auf Seite 2</translation>
    </message>
    <message>
        <source>%1 more purchases on page 2</source>
        <translation>%1 weitere Käufe auf Seite 2</translation>
    </message>
    <message>
        <source>No single figure from a tenth to ten times its value makes another plan the choice: %1.</source>
        <translation>Keine einzelne Angabe vom Zehntel bis zum Zehnfachen ihres Wertes macht einen anderen Plan zur Wahl: %1.</translation>
    </message>
    <message>
        <source>Another plan becomes the choice if %2: %1.</source>
        <translation>Ein anderer Plan wird zur Wahl, wenn %2: %1.</translation>
    </message>
    <message>
        <source>Data: %1</source>
        <translation>Daten: %1</translation>
    </message>
    <message>
        <source>Of what has a price all months together stay below the budget of %1, the dearest month may take %2; whether they do with the rest nobody can say.</source>
        <translation>Von dem, was einen Preis hat, bleiben alle Monate zusammen unter dem Budget von %1, der teuerste Monat kann %2 brauchen; ob sie es mit dem Rest tun, kann niemand sagen.</translation>
    </message>
    <message>
        <source>without %1</source>
        <comment>a purchase</comment>
        <translation>ohne %1</translation>
    </message>
    <message>
        <source>with every place taken</source>
        <comment>a time of a language model</comment>
        <translation>wenn alle Plätze belegt sind</translation>
    </message>
    <message>
        <source>by the time typed</source>
        <comment>a time of a language model</comment>
        <translation>nach der eingegebenen Zeit</translation>
    </message>
    <message>
        <source>Buy less</source>
        <translation>Weniger kaufen</translation>
    </message>
    <message>
        <source>Cheapest of what has a price</source>
        <translation>Am günstigsten, soweit Preise bekannt sind</translation>
    </message>
    <message>
        <source>1 request is late: an answer takes %1, so the plan can start in %2. Ask now, and begin then or without it.</source>
        <translation>1 Antrag ist zu spät: eine Antwort braucht %1, also kann der Plan im %2 beginnen. Jetzt stellen, und dann oder ohne ihn anfangen.</translation>
    </message>
    <message>
        <source>%1 requests are late: an answer takes %2, so the plan can start in %3. Ask now, and begin then or without them.</source>
        <translation>%1 Anträge sind zu spät: eine Antwort braucht %2, also kann der Plan im %3 beginnen. Jetzt stellen, und dann oder ohne sie anfangen.</translation>
    </message>
    <message>
        <source>now</source>
        <comment>by when something is to be done</comment>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>Whether %1 is cheaper nobody can say: something has no price there or here.</source>
        <translation>Ob %1 günstiger ist, kann niemand sagen: dort oder hier hat etwas keinen Preis.</translation>
    </message>
    <message>
        <source>whether it keeps the budget is not known</source>
        <translation>ob das Budget eingehalten wird, ist nicht bekannt</translation>
    </message>
    <message>
        <source>whether it keeps the budget nobody can say: in some cases something has no price, or is more work than its machines have hours for</source>
        <translation>ob das Budget eingehalten wird, kann niemand sagen: In manchen Fällen hat etwas keinen Preis oder ist mehr Arbeit, als die Maschinen Stunden haben</translation>
    </message>
    <message>
        <source>DRAFT</source>
        <translation>ENTWURF</translation>
    </message>
</context>
<context>
    <name>slipway::ReportPreview</name>
    <message>
        <source>Preview of the report</source>
        <translation>Vorschau des Berichts</translation>
    </message>
</context>
<context>
    <name>slipway::RestrictionsPage</name>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Quota</source>
        <translation>Kontingent</translation>
    </message>
    <message>
        <source>Upkeep</source>
        <translation>Pflege</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Verworfen</translation>
    </message>
    <message>
        <source>Retirements and terms</source>
        <translation>Abkündigungen und Fristen</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitachse</translation>
    </message>
    <message>
        <source>Isolation</source>
        <translation>Isolation</translation>
    </message>
    <message>
        <source>&amp;Network</source>
        <translation>&amp;Netzwerk</translation>
    </message>
    <message>
        <source>Private &amp;endpoints</source>
        <translation>Private &amp;Endpunkte</translation>
    </message>
    <message>
        <source>&amp;Private link to the workspace</source>
        <translation>&amp;Private Verbindung zum Arbeitsbereich</translation>
    </message>
    <message>
        <source>No public &amp;IP on any compute</source>
        <translation>Keine öffentliche &amp;IP an Computes</translation>
    </message>
    <message>
        <source>NAT &amp;gateway for outbound traffic</source>
        <translation>NAT-&amp;Gateway für ausgehenden Verkehr</translation>
    </message>
    <message>
        <source>Outbound rules by n&amp;ame</source>
        <translation>Ausgehende Regeln nach N&amp;ame</translation>
    </message>
    <message>
        <source>Only i&amp;solated VM sizes</source>
        <translation>Nur i&amp;solierte VM-Größen</translation>
    </message>
    <message>
        <source>&amp;Keys of our own</source>
        <translation>Eigene &amp;Schlüssel</translation>
    </message>
    <message>
        <source>&amp;High business impact data</source>
        <translation>Daten mit &amp;hoher geschäftlicher Bedeutung</translation>
    </message>
    <message>
        <source>anywhere</source>
        <translation>überall</translation>
    </message>
    <message>
        <source>Data may &amp;stay in</source>
        <translation>Daten dürfen &amp;bleiben in</translation>
    </message>
    <message>
        <source>where data may stay</source>
        <translation>wo Daten bleiben dürfen</translation>
    </message>
    <message>
        <source>The plan uses no VM size, and nothing in it ends.</source>
        <translation>Der Plan nutzt keine VM-Größe, und nichts darin endet.</translation>
    </message>
    <message>
        <source>Nothing to resolve</source>
        <translation>Nichts zu lösen</translation>
    </message>
    <message>
        <source>No rule objects to the plan as it stands.</source>
        <translation>Keine Regel hat am Plan etwas auszusetzen.</translation>
    </message>
    <message>
        <source>Go to field</source>
        <translation>Zum Feld</translation>
    </message>
    <message>
        <source>Go to field: %1</source>
        <translation>Zum Feld: %1</translation>
    </message>
    <message>
        <source>Restrictions and isolation</source>
        <translation>Einschränkungen und Isolation</translation>
    </message>
    <message>
        <source>What stands in the way, what needs approval, and how isolated the plan is.</source>
        <translation>Was im Weg steht, was genehmigt werden muss, und wie isoliert der Plan ist.</translation>
    </message>
    <message>
        <source>Show all %1 findings</source>
        <translation>Alle %1 Befunde zeigen</translation>
    </message>
</context>
<context>
    <name>slipway::ResultTabs</name>
    <message>
        <source>No advice for this step: nothing was found that would do better.</source>
        <translation>Kein Hinweis für diesen Schritt: Es wurde nichts Besseres gefunden.</translation>
    </message>
    <message>
        <source>What follows in detail</source>
        <translation>Was im Einzelnen folgt</translation>
    </message>
    <message>
        <source>One run</source>
        <translation>Ein Lauf</translation>
    </message>
    <message>
        <source>Cost lines</source>
        <translation>Kostenposten</translation>
    </message>
    <message>
        <source>Advice (0)</source>
        <translation>Hinweise (0)</translation>
    </message>
    <message>
        <source>Advice (%1)</source>
        <translation>Hinweise (%1)</translation>
    </message>
</context>
<context>
    <name>slipway::RetirementModel</name>
    <message>
        <source>What the plan uses</source>
        <translation>Was der Plan nutzt</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Letzter Tag</translation>
    </message>
    <message>
        <source>Move by</source>
        <translation>Umziehen bis</translation>
    </message>
    <message>
        <source>Replaced by</source>
        <translation>Ersetzt durch</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>no date known</source>
        <translation>kein Datum bekannt</translation>
    </message>
    <message>
        <source>no end announced</source>
        <translation>kein Ende angekündigt</translation>
    </message>
    <message>
        <source>%1, if used</source>
        <translation>%1, falls genutzt</translation>
    </message>
    <message>
        <source>nothing to move</source>
        <translation>nichts umzuziehen</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
</context>
<context>
    <name>slipway::ReviewPage</name>
    <message>
        <source>Export as</source>
        <translation>Export als</translation>
    </message>
    <message>
        <source>Export as %1</source>
        <translation>Export als %1</translation>
    </message>
    <message>
        <source>&amp;PDF...</source>
        <translation>&amp;PDF...</translation>
    </message>
    <message>
        <source>&amp;JSON...</source>
        <translation>&amp;JSON...</translation>
    </message>
    <message>
        <source>&amp;CSV...</source>
        <translation>&amp;CSV...</translation>
    </message>
    <message>
        <source>A&amp;zure ML files...</source>
        <translation>A&amp;zure-ML-Dateien...</translation>
    </message>
    <message>
        <source>ARM &amp;template...</source>
        <translation>ARM-&amp;Vorlage...</translation>
    </message>
    <message>
        <source>Two pages</source>
        <translation>Zwei Seiten</translation>
    </message>
    <message>
        <source>Page width</source>
        <translation>Seitenbreite</translation>
    </message>
    <message>
        <source>100 %</source>
        <translation>100 %</translation>
    </message>
    <message>
        <source>Size of the pages</source>
        <translation>Größe der Seiten</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Review and export</source>
        <translation>Prüfen und exportieren</translation>
    </message>
    <message>
        <source>The report as it will print: a memo to decide with, and its appendix.</source>
        <translation>Der Bericht, wie er gedruckt wird: eine Entscheidungsvorlage und ihr Anhang.</translation>
    </message>
    <message>
        <source>Pr&amp;int...</source>
        <translation>Dr&amp;ucken...</translation>
    </message>
    <message>
        <source>Print the report</source>
        <translation>Den Bericht drucken</translation>
    </message>
    <message>
        <source>&amp;Memo...</source>
        <comment>a short word on a button</comment>
        <translation>&amp;Vorlage...</translation>
    </message>
</context>
<context>
    <name>slipway::ReviewSections</name>
    <message>
        <source>Sections of the report</source>
        <translation>Abschnitte des Berichts</translation>
    </message>
    <message>
        <source>Before you send it</source>
        <translation>Vor dem Versenden</translation>
    </message>
    <message>
        <source>Memo, 2 pages</source>
        <translation>Vorlage, 2 Seiten</translation>
    </message>
    <message>
        <source>Appendix: nothing is ticked</source>
        <translation>Anhang: nichts angehakt</translation>
    </message>
    <message>
        <source>Appendix, 1 page</source>
        <translation>Anhang, 1 Seite</translation>
    </message>
    <message>
        <source>Appendix, %1 pages</source>
        <translation>Anhang, %1 Seiten</translation>
    </message>
    <message>
        <source>1 is open: the report says DRAFT</source>
        <translation>1 ist offen: Im Bericht steht ENTWURF</translation>
    </message>
    <message>
        <source>%1 are open: the report says DRAFT</source>
        <translation>%1 sind offen: Im Bericht steht ENTWURF</translation>
    </message>
    <message>
        <source>1 is open</source>
        <translation>1 ist offen</translation>
    </message>
    <message>
        <source>%1 are open</source>
        <translation>%1 sind offen</translation>
    </message>
    <message>
        <source>No blockers</source>
        <translation>Keine Blocker</translation>
    </message>
    <message>
        <source>so no draft mark</source>
        <translation>also kein Entwurfsvermerk</translation>
    </message>
    <message>
        <source>Not all that is typed is in the plan</source>
        <translation>Nicht alles Eingegebene ist im Plan</translation>
    </message>
    <message>
        <source>Ranges and alternatives are being computed.</source>
        <translation>Spannen und Alternativen werden berechnet.</translation>
    </message>
    <message>
        <source>Show what is open</source>
        <translation>Offenes zeigen</translation>
    </message>
</context>
<context>
    <name>slipway::Robust</name>
    <message>
        <source>%1, before %2</source>
        <translation>%1, vorher %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, %1 a month</source>
        <translation>, %1 im Monat</translation>
    </message>
    <message>
        <source>%1 of %2 vCPUs of quota held</source>
        <translation>%1 von %2 vCPUs des Kontingents vorhanden</translation>
    </message>
    <message>
        <source>The budget</source>
        <translation>Das Budget</translation>
    </message>
    <message>
        <source>%1 ends by its deadline</source>
        <translation>%1 endet vor der Frist</translation>
    </message>
    <message>
        <source>%1 ends in its window</source>
        <translation>%1 endet im Zeitfenster</translation>
    </message>
    <message>
        <source>%1, %2 keeps its latency target</source>
        <translation>%1, %2 hält das Latenzziel ein</translation>
    </message>
    <message>
        <source>%1 (too seldom)</source>
        <translation>%1 (zu selten)</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>nicht vergleichbar</translation>
    </message>
    <message>
        <source>as much</source>
        <translation>gleich viel</translation>
    </message>
    <message>
        <source>%1 less</source>
        <translation>%1 weniger</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 mehr</translation>
    </message>
    <message>
        <source> (%1 asked for)</source>
        <translation> (verlangt: %1)</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>; at likely values %1</source>
        <translation>; bei den wahrscheinlichen Werten %1</translation>
    </message>
    <message>
        <source>%1 %2 higher</source>
        <translation>%1 %2 höher</translation>
    </message>
    <message>
        <source>%1 %2 lower</source>
        <translation>%1 %2 niedriger</translation>
    </message>
    <message>
        <source>%1 %2 longer</source>
        <translation>%1 %2 länger</translation>
    </message>
    <message>
        <source>%1 %2 shorter</source>
        <translation>%1 %2 kürzer</translation>
    </message>
    <message>
        <source>%1 above %2, planned %3</source>
        <translation>%1 über %2, geplant %3</translation>
    </message>
    <message>
        <source>%1 below %2, planned %3</source>
        <translation>%1 unter %2, geplant %3</translation>
    </message>
    <message>
        <source>: the choice keeps less then</source>
        <translation>: die Wahl hält dann weniger ein</translation>
    </message>
    <message>
        <source> (chance %1)</source>
        <translation> (Wahrscheinlichkeit %1)</translation>
    </message>
    <message>
        <source>%1 flips to %2 (%3) if</source>
        <translation>%1 kippt zu %2 (%3), wenn</translation>
    </message>
    <message>
        <source>nothing does from a tenth to ten times its value</source>
        <translation>von einem Zehntel bis zum Zehnfachen des Werts kippt nichts</translation>
    </message>
    <message>
        <source>Where %1 is not to be had for %2</source>
        <translation>Wo %1 für %2 nicht zu bekommen ist</translation>
    </message>
    <message>
        <source>%1. %2: %3 in all</source>
        <translation>%1. %2: %3 insgesamt</translation>
    </message>
    <message>
        <source>nothing else does the work</source>
        <translation>nichts anderes leistet die Arbeit</translation>
    </message>
    <message>
        <source>As the load grows with the plan</source>
        <translation>Mit der wachsenden Last des Plans</translation>
    </message>
    <message>
        <source>%1 owed after that</source>
        <translation>%1 danach geschuldet</translation>
    </message>
    <message>
        <source>the best then: %1</source>
        <translation>dann am besten: %1</translation>
    </message>
    <message>
        <source>, and %1 at the most to move the data, once</source>
        <translation>, und höchstens %1 für das einmalige Verschieben der Daten</translation>
    </message>
    <message>
        <source>, and what moving the data costs is not known</source>
        <translation>; was das Verschieben der Daten kostet, ist nicht bekannt</translation>
    </message>
    <message>
        <source>in %1 of all cases</source>
        <translation>in %1 aller Fälle</translation>
    </message>
    <message>
        <source>in a number of cases that nobody knows</source>
        <translation>in einer Zahl von Fällen, die niemand kennt</translation>
    </message>
    <message>
        <source>%1: as it is %2</source>
        <translation>%1: wie es ist %2</translation>
    </message>
    <message>
        <source>%1: as it is %2, at its best %3</source>
        <translation>%1: wie es ist %2, im besten Fall %3</translation>
    </message>
    <message>
        <source>Now %1, then %2: %3.</source>
        <translation>Jetzt %1, dann %2: %3.</translation>
    </message>
    <message>
        <source>The plan as it is falls short: %1 in %2 of all cases, with %3 asked for.</source>
        <translation>Der Plan, wie er ist, genügt nicht: %1 in %2 aller Fälle, verlangt sind %3.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is to be kept, how often</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, the cheapest at likely values %1</source>
        <translation>, das Günstigste zu wahrscheinlichen Werten %1</translation>
    </message>
    <message>
        <source>%1 as it is</source>
        <translation>%1 wie geplant</translation>
    </message>
    <message>
        <source>as it is nobody can say (%1)</source>
        <translation>wie geplant nicht zu sagen (%1)</translation>
    </message>
    <message>
        <source>At %1 times the load: %2, %3 at its best</source>
        <translation>Bei %1-facher Last: %2, %3 in der besten Wahl</translation>
    </message>
    <message>
        <source>At %1 times the load: %2, %3 at its best, which is not robust</source>
        <translation>Bei %1-facher Last: %2, %3 in der besten Wahl, die nicht robust ist</translation>
    </message>
    <message>
        <source>Whatever the load, as much is done of: %1</source>
        <translation>Gleich bei welcher Last wird ebenso viel getan von: %1</translation>
    </message>
    <message>
        <source>Nothing of the plan depends on a load: %1</source>
        <translation>Nichts im Plan hängt von einer Last ab: %1</translation>
    </message>
</context>
<context>
    <name>slipway::RobustChoiceModel</name>
    <message>
        <source>Cheapest robust</source>
        <translation>Der günstigste robuste</translation>
    </message>
    <message>
        <source>Nearest to robust</source>
        <translation>Am nächsten an robust</translation>
    </message>
    <message>
        <source>Cheapest at likely values</source>
        <translation>Der günstigste bei wahrscheinlichen Werten</translation>
    </message>
    <message>
        <source>%1, the knee</source>
        <translation>%1, zugleich das Knie</translation>
    </message>
    <message>
        <source>Knee of cost and confidence</source>
        <translation>Knie von Kosten und Sicherheit</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Wahl</translation>
    </message>
    <message>
        <source>Likely total (%1)</source>
        <translation>Wahrscheinliche Summe (%1)</translation>
    </message>
    <message>
        <source>P10 to P90</source>
        <translation>P10 bis P90</translation>
    </message>
    <message>
        <source>Kept in at least</source>
        <translation>Eingehalten in mindestens</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>nothing to keep</source>
        <translation>nichts einzuhalten</translation>
    </message>
    <message>
        <source>%1, robust</source>
        <translation>%1, robust</translation>
    </message>
    <message>
        <source>%1, not robust</source>
        <translation>%1, nicht robust</translation>
    </message>
    <message>
        <source>The plan as it is</source>
        <translation>Der Plan, wie er ist</translation>
    </message>
    <message>
        <source>Cheapest, and robust</source>
        <translation>Der günstigste, zugleich robust</translation>
    </message>
    <message>
        <source>Cheapest, nearest to robust</source>
        <translation>Der günstigste, am nächsten an robust</translation>
    </message>
    <message>
        <source>Against now</source>
        <translation>Gegenüber jetzt</translation>
    </message>
</context>
<context>
    <name>slipway::RobustView</name>
    <message>
        <source>Drawing</source>
        <translation>Es wird gezogen</translation>
    </message>
    <message>
        <source>Choices under uncertainty</source>
        <translation>Wahl unter Unsicherheit</translation>
    </message>
    <message>
        <source>Take this choice</source>
        <translation>Diese Wahl übernehmen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Erneut ziehen</translation>
    </message>
    <message>
        <source>Drawing the choices: how surely each keeps budget, deadlines and targets…</source>
        <translation>Die Wahlen werden gezogen: wie sicher jede Budget, Fristen und Ziele einhält…</translation>
    </message>
    <message>
        <source>The draws ended early: %1</source>
        <translation>Die Ziehungen endeten vorzeitig: %1</translation>
    </message>
    <message>
        <source>The plan was changed since it was drawn.</source>
        <translation>Der Plan wurde seit der Ziehung geändert.</translation>
    </message>
    <message>
        <source>Not drawn.</source>
        <translation>Nicht gezogen.</translation>
    </message>
    <message>
        <source>The plan has no budget, deadline, window or latency target: the cheapest is as good as any.</source>
        <translation>Der Plan hat kein Budget, keine Frist, kein Zeitfenster und kein Latenzziel: Der günstigste ist so gut wie jeder andere.</translation>
    </message>
    <message>
        <source>The cheapest choice that keeps each constraint in at least %1 of all cases comes first.</source>
        <translation>Die günstigste Wahl, die jede Vorgabe in mindestens %1 aller Fälle einhält, steht zuerst.</translation>
    </message>
    <message>
        <source>Nothing found keeps each constraint in at least %1 of all cases; the nearest comes first.</source>
        <translation>Nichts Gefundenes hält jede Vorgabe in mindestens %1 aller Fälle ein; das Nächstliegende steht zuerst.</translation>
    </message>
    <message>
        <source>As load grows</source>
        <translation>Wenn die Last wächst</translation>
    </message>
    <message>
        <source>The plan is this choice already.</source>
        <translation>Der Plan ist bereits diese Wahl.</translation>
    </message>
    <message>
        <source>No machine keeps the latency target of %1 more surely</source>
        <translation>Keine Maschine hält das Latenzziel von %1 sicherer ein</translation>
    </message>
    <message>
        <source>A request takes the %1 that were typed on each of them. Measure it there, or let it follow from model and machine.</source>
        <translation>Eine Anfrage dauert auf jeder die eingegebenen %1. Dort messen oder aus Modell und Maschine folgen lassen.</translation>
    </message>
    <message>
        <source>Let it follow from model and machine</source>
        <translation>Aus Modell und Maschine folgen lassen</translation>
    </message>
    <message>
        <source>%1 against tokens</source>
        <translation>%1 gegen Token</translation>
    </message>
    <message>
        <source>Take this choice: %1</source>
        <translation>Diese Wahl übernehmen: %1</translation>
    </message>
</context>
<context>
    <name>slipway::RunCard</name>
    <message>
        <source>Node start %1</source>
        <translation>Knotenstart %1</translation>
    </message>
    <message>
        <source>%1 of work</source>
        <translation>%1 Arbeit</translation>
    </message>
    <message>
        <source>idle %1</source>
        <translation>Leerlauf %1</translation>
    </message>
    <message>
        <source>Of one run</source>
        <translation>Je Lauf</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Niedrig</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>Wahrscheinlich</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
</context>
<context>
    <name>slipway::RunRows</name>
    <message>
        <source>Hours of work</source>
        <translation>Arbeitsstunden</translation>
    </message>
    <message>
        <source>typed in</source>
        <translation>eingegeben</translation>
    </message>
    <message>
        <source>worked out</source>
        <translation>berechnet</translation>
    </message>
    <message>
        <source>Billed node-hours</source>
        <translation>Abgerechnete Knotenstunden</translation>
    </message>
    <message>
        <source>with the start of nodes</source>
        <translation>mit dem Start der Knoten</translation>
    </message>
    <message>
        <source>Cost of a run</source>
        <translation>Kosten eines Laufs</translation>
    </message>
    <message>
        <source>at the price of the size</source>
        <translation>zum Preis der Größe</translation>
    </message>
</context>
<context>
    <name>slipway::ScenarioBox</name>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Base plan</source>
        <translation>Basisplan</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add a scenario</source>
        <translation>Szenario hinzufügen</translation>
    </message>
    <message>
        <source>A variation of this plan that keeps only what differs from it</source>
        <translation>Eine Variante dieses Plans, die nur festhält, was von ihm abweicht</translation>
    </message>
    <message>
        <source>Which variation of the plan the whole window shows. A scenario keeps only what differs from the base plan; Compare sets them side by side.</source>
        <translation>Welche Variante des Plans das ganze Fenster zeigt. Ein Szenario behält nur, was vom Basisplan abweicht; Vergleichen stellt sie nebeneinander.</translation>
    </message>
</context>
<context>
    <name>slipway::Search</name>
    <message>
        <source>not supported by the target</source>
        <translation>vom Ziel nicht unterstützt</translation>
    </message>
    <message>
        <source>support by the target</source>
        <translation>Unterstützung durch das Ziel</translation>
    </message>
    <message>
        <source>support by the target not stated</source>
        <translation>Unterstützung durch das Ziel nicht angegeben</translation>
    </message>
    <message>
        <source>ends while the plan uses it</source>
        <translation>endet, während der Plan es nutzt</translation>
    </message>
    <message>
        <source>retirement dates</source>
        <translation>Abkündigungstermine</translation>
    </message>
    <message>
        <source>not isolated</source>
        <translation>nicht isoliert</translation>
    </message>
    <message>
        <source>isolated sizes</source>
        <translation>isolierte Größen</translation>
    </message>
    <message>
        <source>no GPU</source>
        <translation>keine GPU</translation>
    </message>
    <message>
        <source>the GPU</source>
        <translation>die GPU</translation>
    </message>
    <message>
        <source>another processor architecture</source>
        <translation>andere Prozessorarchitektur</translation>
    </message>
    <message>
        <source>the processor architecture</source>
        <translation>die Prozessorarchitektur</translation>
    </message>
    <message>
        <source>time of its work not known</source>
        <translation>Zeit seiner Arbeit unbekannt</translation>
    </message>
    <message>
        <source>a known time</source>
        <translation>eine bekannte Zeit</translation>
    </message>
    <message>
        <source>too little memory</source>
        <translation>zu wenig Arbeitsspeicher</translation>
    </message>
    <message>
        <source>memory that suffices</source>
        <translation>Arbeitsspeicher, der reicht</translation>
    </message>
    <message>
        <source>region not allowed</source>
        <translation>Region nicht erlaubt</translation>
    </message>
    <message>
        <source>the allowed regions</source>
        <translation>die erlaubten Regionen</translation>
    </message>
    <message>
        <source>way of paying not offered</source>
        <translation>Zahlungsweise nicht angeboten</translation>
    </message>
    <message>
        <source>a way of paying that is offered</source>
        <translation>eine angebotene Zahlungsweise</translation>
    </message>
    <message>
        <source>may be taken away</source>
        <translation>kann entzogen werden</translation>
    </message>
    <message>
        <source>machines that nobody takes away</source>
        <translation>Maschinen, die niemand entzieht</translation>
    </message>
    <message>
        <source>later than the deadline</source>
        <translation>später als der Termin</translation>
    </message>
    <message>
        <source>the deadline</source>
        <translation>der Termin</translation>
    </message>
    <message>
        <source>misses the targets for answers</source>
        <translation>verfehlt die Antwortziele</translation>
    </message>
    <message>
        <source>the targets for answers</source>
        <translation>die Antwortziele</translation>
    </message>
    <message>
        <source>the work does not fit</source>
        <translation>die Arbeit passt nicht</translation>
    </message>
    <message>
        <source>room for all work</source>
        <translation>Platz für alle Arbeit</translation>
    </message>
    <message>
        <source>no price known</source>
        <translation>kein Preis bekannt</translation>
    </message>
    <message>
        <source>a known price</source>
        <translation>ein bekannter Preis</translation>
    </message>
    <message>
        <source>Hours per run</source>
        <translation>Stunden je Lauf</translation>
    </message>
    <message>
        <source>Milliseconds to answer</source>
        <translation>Millisekunden je Antwort</translation>
    </message>
    <message>
        <source>Hours per batch</source>
        <translation>Stunden je Batch</translation>
    </message>
    <message>
        <source>%1 per run</source>
        <translation>%1 je Lauf</translation>
    </message>
    <message>
        <source>%1 to answer</source>
        <translation>%1 je Antwort</translation>
    </message>
    <message>
        <source>%1 per batch</source>
        <translation>%1 je Batch</translation>
    </message>
    <message>
        <source>%1 costed, %2 meet the plan</source>
        <translation>%1 berechnet, %2 erfüllen den Plan</translation>
    </message>
    <message>
        <source>not known whether it suffices</source>
        <translation>nicht bekannt, ob es reicht</translation>
    </message>
    <message>
        <source>as much as was planned on</source>
        <translation>so viel wie geplant</translation>
    </message>
    <message>
        <source>not for this subscription there</source>
        <translation>dort nicht für dieses Abonnement</translation>
    </message>
    <message>
        <source>leave to deploy it</source>
        <translation>die Erlaubnis zur Bereitstellung</translation>
    </message>
    <message>
        <source>Over budget: even the best choice exceeds it by %1 in the dearest month.</source>
        <translation>Über dem Budget: Selbst die beste Wahl übersteigt es im teuersten Monat um %1.</translation>
    </message>
    <message>
        <source>Over budget: even the best choice exceeds it by %1 over the horizon.</source>
        <translation>Über dem Budget: Selbst die beste Wahl übersteigt es über den Horizont um %1.</translation>
    </message>
    <message>
        <source>Over budget: the plan exceeds it by %1 in the dearest month.</source>
        <translation>Über dem Budget: Der Plan übersteigt es im teuersten Monat um %1.</translation>
    </message>
    <message>
        <source>Over budget: the plan exceeds it by %1 over the horizon.</source>
        <translation>Über dem Budget: Der Plan übersteigt es über den Horizont um %1.</translation>
    </message>
    <message>
        <source>No compute of the plan is billed by VM size: there is nothing to choose from.</source>
        <translation>Kein Compute des Plans wird nach VM-Größe abgerechnet: Es gibt nichts zu wählen.</translation>
    </message>
    <message>
        <source>No work of the plan runs on a compute yet: there is nothing to choose from.</source>
        <translation>Noch läuft keine Arbeit des Plans auf einem Compute: Es gibt nichts zu wählen.</translation>
    </message>
    <message>
        <source>sustained speed not known</source>
        <translation>Dauergeschwindigkeit nicht bekannt</translation>
    </message>
    <message>
        <source>a known sustained speed</source>
        <translation>bekannte Dauergeschwindigkeit</translation>
    </message>
    <message>
        <source>ends before its last term</source>
        <translation>endet vor der letzten Laufzeit</translation>
    </message>
    <message>
        <source>terms that end with their size</source>
        <translation>Laufzeiten, die mit der Größe enden</translation>
    </message>
</context>
<context>
    <name>slipway::Sections</name>
    <message>
        <source>Parts of this step</source>
        <translation>Teile dieses Schritts</translation>
    </message>
</context>
<context>
    <name>slipway::SettingsWatch</name>
    <message>
        <source>no temporary file could be written</source>
        <translation>keine temporäre Datei konnte geschrieben werden</translation>
    </message>
    <message>
        <source>Preferences, recent files and filters could not be kept in %1: %2.</source>
        <translation>Einstellungen, zuletzt benutzte Dateien und Filter konnten nicht in %1 aufgehoben werden: %2.</translation>
    </message>
    <message>
        <source>Preferences, recent files and filters: %1</source>
        <translation>Einstellungen, zuletzt benutzte Dateien und Filter: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; could not be read: %2.</source>
        <translation>„%1“ konnte nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>Changes of preferences, recent files and filters are not kept: %1</source>
        <translation>Änderungen an Einstellungen, zuletzt geöffneten Dateien und Filtern werden nicht behalten: %1</translation>
    </message>
</context>
<context>
    <name>slipway::SeverityLabel</name>
    <message>
        <source>1 blocker</source>
        <translation>1 Blocker</translation>
    </message>
    <message>
        <source>%1 blockers</source>
        <translation>%1 Blocker</translation>
    </message>
    <message>
        <source>1 approval</source>
        <translation>1 Genehmigung</translation>
    </message>
    <message>
        <source>%1 approvals</source>
        <translation>%1 Genehmigungen</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 Warnung</translation>
    </message>
    <message>
        <source>%1 warnings</source>
        <translation>%1 Warnungen</translation>
    </message>
    <message>
        <source>1 piece of advice</source>
        <translation>1 Hinweis</translation>
    </message>
    <message>
        <source>%1 pieces of advice</source>
        <translation>%1 Hinweise</translation>
    </message>
    <message>
        <source>Blocker</source>
        <translation>Blocker</translation>
    </message>
    <message>
        <source>Approval</source>
        <translation>Genehmigung</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Hinweis</translation>
    </message>
</context>
<context>
    <name>slipway::SheetRange</name>
    <message>
        <source>low</source>
        <translation>niedrig</translation>
    </message>
    <message>
        <source>likely</source>
        <translation>wahrscheinlich</translation>
    </message>
    <message>
        <source>high</source>
        <translation>hoch</translation>
    </message>
</context>
<context>
    <name>slipway::SizeButton</name>
    <message>
        <source>No size chosen</source>
        <translation>Keine Größe gewählt</translation>
    </message>
    <message>
        <source>no price in this region</source>
        <translation>kein Preis in dieser Region</translation>
    </message>
    <message>
        <source>not in the catalog</source>
        <translation>nicht im Katalog</translation>
    </message>
    <message>
        <source>Change the size (F2)</source>
        <translation>Größe ändern (F2)</translation>
    </message>
    <message>
        <source>Change</source>
        <comment>a link that opens the list of sizes</comment>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>USD %1 per hour</source>
        <translation>USD %1 je Stunde</translation>
    </message>
</context>
<context>
    <name>slipway::SizeChoiceFilter</name>
    <message>
        <source>to 8 vCPUs</source>
        <translation>bis 8 vCPUs</translation>
    </message>
    <message>
        <source>9 to 32</source>
        <translation>9 bis 32</translation>
    </message>
    <message>
        <source>more than 32</source>
        <translation>mehr als 32</translation>
    </message>
    <message>
        <source>to 32 GiB</source>
        <translation>bis 32 GiB</translation>
    </message>
    <message>
        <source>33 to 256 GiB</source>
        <translation>33 bis 256 GiB</translation>
    </message>
    <message>
        <source>more than 256</source>
        <translation>mehr als 256</translation>
    </message>
    <message>
        <source>Can do it</source>
        <translation>Kann es</translation>
    </message>
    <message>
        <source>Ask Azure first</source>
        <translation>Erst Azure fragen</translation>
    </message>
    <message>
        <source>Can&apos;t</source>
        <translation>Kann es nicht</translation>
    </message>
    <message>
        <source>With GPU</source>
        <translation>Mit GPU</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Ohne</translation>
    </message>
    <message>
        <source>Retiring too soon</source>
        <translation>Endet zu früh</translation>
    </message>
    <message>
        <source>Stays long enough</source>
        <translation>Bleibt lang genug</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Nicht bekannt</translation>
    </message>
</context>
<context>
    <name>slipway::SizeChoiceModel</name>
    <message>
        <source>no GPU</source>
        <translation>keine GPU</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <translation>%1 schneller</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <translation>%1 langsamer</translation>
    </message>
    <message>
        <source>%1 more a month</source>
        <translation>%1 mehr im Monat</translation>
    </message>
    <message>
        <source>%1 less a month</source>
        <translation>%1 weniger im Monat</translation>
    </message>
    <message>
        <source>the same time and cost</source>
        <translation>gleiche Zeit und Kosten</translation>
    </message>
    <message>
        <source>costs the same</source>
        <translation>kostet gleich viel</translation>
    </message>
    <message>
        <source>In the plan now</source>
        <translation>Jetzt im Plan</translation>
    </message>
    <message>
        <source>Ask Azure first</source>
        <translation>Erst Azure fragen</translation>
    </message>
    <message>
        <source>Can&apos;t</source>
        <translation>Kann es nicht</translation>
    </message>
    <message>
        <source>Cheapest that can</source>
        <translation>Günstigste, die es kann</translation>
    </message>
    <message>
        <source>Can do it</source>
        <translation>Kann es</translation>
    </message>
    <message>
        <source>Size and GPU</source>
        <translation>Größe und GPU</translation>
    </message>
    <message>
        <source>vCPUs</source>
        <translation>vCPUs</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>USD/hour</source>
        <translation>USD/Stunde</translation>
    </message>
    <message>
        <source>Answers in</source>
        <translation>Antwortet in</translation>
    </message>
    <message>
        <source>A batch</source>
        <translation>Ein Batch</translation>
    </message>
    <message>
        <source>A run</source>
        <translation>Ein Lauf</translation>
    </message>
    <message>
        <source>USD/batch</source>
        <translation>USD/Batch</translation>
    </message>
    <message>
        <source>USD/run</source>
        <translation>USD/Lauf</translation>
    </message>
    <message>
        <source>%1/month</source>
        <translation>%1/Monat</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>angehakt</translation>
    </message>
    <message>
        <source>not ticked</source>
        <translation>nicht angehakt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Nicht bekannt</translation>
    </message>
</context>
<context>
    <name>slipway::SizeComparison</name>
    <message>
        <source>Sizes side by side</source>
        <translation>Größen nebeneinander</translation>
    </message>
    <message>
        <source>, best</source>
        <translation>, beste</translation>
    </message>
    <message>
        <source>, differs</source>
        <translation>, abweichend</translation>
    </message>
</context>
<context>
    <name>slipway::SizeField</name>
    <message>
        <source>No size chosen</source>
        <translation>Keine Größe gewählt</translation>
    </message>
</context>
<context>
    <name>slipway::SizeFilter</name>
    <message>
        <source>to 8 vCPUs</source>
        <translation>bis 8 vCPUs</translation>
    </message>
    <message>
        <source>9 to 32</source>
        <translation>9 bis 32</translation>
    </message>
    <message>
        <source>more than 32</source>
        <translation>mehr als 32</translation>
    </message>
    <message>
        <source>to 32 GiB</source>
        <translation>bis 32 GiB</translation>
    </message>
    <message>
        <source>33 to 256 GiB</source>
        <translation>33 bis 256 GiB</translation>
    </message>
    <message>
        <source>more than 256</source>
        <translation>mehr als 256</translation>
    </message>
    <message>
        <source>a part of one</source>
        <translation>ein Teil einer GPU</translation>
    </message>
    <message>
        <source>1 GPU</source>
        <translation>1 GPU</translation>
    </message>
    <message>
        <source>2 GPUs</source>
        <translation>2 GPUs</translation>
    </message>
    <message>
        <source>3 or 4 GPUs</source>
        <translation>3 oder 4 GPUs</translation>
    </message>
    <message>
        <source>more than 4</source>
        <translation>mehr als 4</translation>
    </message>
    <message>
        <source>With GPU</source>
        <translation>Mit GPU</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Ohne</translation>
    </message>
    <message>
        <source>With a price</source>
        <translation>Mit Preis</translation>
    </message>
    <message>
        <source>Without a price</source>
        <translation>Ohne Preis</translation>
    </message>
    <message>
        <source>Supported</source>
        <translation>Unterstützt</translation>
    </message>
    <message>
        <source>Not supported</source>
        <translation>Nicht unterstützt</translation>
    </message>
    <message>
        <source>Not stated</source>
        <translation>Nicht angegeben</translation>
    </message>
    <message>
        <source>Its end is announced</source>
        <translation>Ende angekündigt</translation>
    </message>
    <message>
        <source>No end announced</source>
        <translation>Kein Ende angekündigt</translation>
    </message>
</context>
<context>
    <name>slipway::SizeFilters</name>
    <message>
        <source>Clear all filters</source>
        <translation>Alle Filter entfernen</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>An hour, at most</source>
        <translation>Je Stunde, höchstens</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>GPU model</source>
        <translation>GPU-Modell</translation>
    </message>
    <message>
        <source>vCPUs</source>
        <translation>vCPUs</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Arbeitsspeicher</translation>
    </message>
    <message>
        <source>Retirement</source>
        <translation>Abkündigung</translation>
    </message>
    <message>
        <source>Only sizes with what is ticked are listed; where nothing of a group is ticked, all of it counts.</source>
        <translation>Aufgelistet sind nur Größen mit dem, was angehakt ist; ist in einer Gruppe nichts angehakt, zählt alles davon.</translation>
    </message>
</context>
<context>
    <name>slipway::SizeList</name>
    <message>
        <source>VM sizes</source>
        <translation>VM-Größen</translation>
    </message>
    <message>
        <source>Search VM sizes</source>
        <translation>VM-Größen suchen</translation>
    </message>
    <message>
        <source>Search by name, family or GPU</source>
        <translation>Nach Name, Familie oder GPU suchen</translation>
    </message>
    <message>
        <source>VM sizes, cheapest first</source>
        <translation>VM-Größen, günstigste zuerst</translation>
    </message>
    <message>
        <source>Pay-as-you-go, Linux, before any discount. Enter chooses, Escape closes.</source>
        <translation>Nutzungsbasiert, Linux, vor Rabatten. Eingabetaste wählt, Esc schließt.</translation>
    </message>
    <message>
        <source>Why not this size?</source>
        <translation>Warum nicht diese Größe?</translation>
    </message>
</context>
<context>
    <name>slipway::SizeModel</name>
    <message>
        <source>announced</source>
        <comment>the end of a VM size</comment>
        <translation>angekündigt</translation>
    </message>
    <message>
        <source>retired</source>
        <comment>a VM size</comment>
        <translation>eingestellt</translation>
    </message>
    <message>
        <source>no target chosen</source>
        <translation>kein Ziel gewählt</translation>
    </message>
    <message>
        <source>has no size</source>
        <comment>a compute target</comment>
        <translation>hat keine Größe</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>nicht unterstützt</translation>
    </message>
    <message>
        <source>not stated</source>
        <comment>support of a VM size</comment>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>any size</source>
        <translation>jede Größe</translation>
    </message>
    <message>
        <source>on request</source>
        <comment>a VM size</comment>
        <translation>auf Antrag</translation>
    </message>
    <message>
        <source>supported</source>
        <translation>unterstützt</translation>
    </message>
    <message>
        <source>You create these machines yourself, of any size that Azure has.</source>
        <translation>Diese Maschinen werden selbst erstellt, in jeder Größe, die Azure hat.</translation>
    </message>
    <message>
        <source>Supported. Its quota starts at zero: ask for it before the first use.</source>
        <translation>Unterstützt. Das Kontingent beginnt bei null: vor der ersten Nutzung beantragen.</translation>
    </message>
    <message>
        <source>VM size</source>
        <translation>VM-Größe</translation>
    </message>
    <message>
        <source>vCPUs</source>
        <translation>vCPUs</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Price of</source>
        <comment>a date follows</comment>
        <translation>Preis vom</translation>
    </message>
    <message>
        <source>Supported</source>
        <comment>by the compute target</comment>
        <translation>Unterstützt</translation>
    </message>
    <message>
        <source>Retirement</source>
        <translation>Abkündigung</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>kein Preis</translation>
    </message>
    <message>
        <source>%1, doubtful</source>
        <comment>a price</comment>
        <translation>%1, zweifelhaft</translation>
    </message>
    <message>
        <source>The published price looks wrong and is not used until a price of your own replaces it.</source>
        <translation>Der veröffentlichte Preis sieht falsch aus und wird nicht verwendet, bis ein eigener ihn ersetzt.</translation>
    </message>
    <message>
        <source>Replaced by %1</source>
        <translation>Ersetzt durch %1</translation>
    </message>
    <message>
        <source>GiB</source>
        <comment>memory of a machine</comment>
        <translation>GiB</translation>
    </message>
    <message>
        <source>USD
an hour</source>
        <translation>USD
je Stunde</translation>
    </message>
    <message>
        <source>USD/h
a GPU</source>
        <translation>USD/h
je GPU</translation>
    </message>
    <message>
        <source>USD/h
a GiB</source>
        <comment>of GPU memory</comment>
        <translation>USD/h
je GiB</translation>
    </message>
    <message>
        <source>USD/h
a TFLOPS</source>
        <translation>USD/h
je TFLOPS</translation>
    </message>
    <message>
        <source>No usable price, or no figure of its GPU.</source>
        <translation>Kein nutzbarer Preis oder keine Angabe zur GPU.</translation>
    </message>
    <message>
        <source>No GPU.</source>
        <translation>Keine GPU.</translation>
    </message>
</context>
<context>
    <name>slipway::SizeSheet</name>
    <message>
        <source>VM size</source>
        <translation>VM-Größe</translation>
    </message>
    <message>
        <source>All sizes</source>
        <translation>Alle Größen</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Search by name, family or GPU</source>
        <translation>Nach Name, Familie oder GPU suchen</translation>
    </message>
    <message>
        <source>Only rows that differ</source>
        <translation>Nur abweichende Zeilen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Use this size</source>
        <translation>Diese Größe verwenden</translation>
    </message>
    <message>
        <source>Working it out...</source>
        <translation>Wird berechnet...</translation>
    </message>
    <message>
        <source>There is nothing to choose for this compute by VM size.</source>
        <translation>Für diesen Compute gibt es nach VM-Größe nichts zu wählen.</translation>
    </message>
    <message>
        <source>VM size for %1</source>
        <translation>VM-Größe für %1</translation>
    </message>
    <message>
        <source>%1 of %2 sizes, %3 can do it here</source>
        <translation>%1 von %2 Größen, %3 können es hier</translation>
    </message>
    <message>
        <source>Filters (on)</source>
        <translation>Filter (aktiv)</translation>
    </message>
    <message>
        <source>This size is in the plan now.</source>
        <translation>Diese Größe ist jetzt im Plan.</translation>
    </message>
    <message>
        <source>Against now: %1</source>
        <translation>Gegenüber jetzt: %1</translation>
    </message>
    <message>
        <source>No single change would allow it.</source>
        <translation>Keine einzelne Änderung würde sie ermöglichen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Four sizes are ticked already: untick one first.</source>
        <translation>Vier Größen sind schon angehakt: zuerst eine abwählen.</translation>
    </message>
    <message>
        <source>Compare %1 sizes</source>
        <translation>%1 Größen vergleichen</translation>
    </message>
    <message>
        <source>Tick two to four sizes first.</source>
        <translation>Zuerst zwei bis vier Größen anhaken.</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 verwenden</translation>
    </message>
    <message>
        <source>Marked: other than the first. Green: best of the row.</source>
        <translation>Markiert: anders als die erste. Grün: beste der Zeile.</translation>
    </message>
    <message>
        <source>%1, in the plan now</source>
        <translation>%1, jetzt im Plan</translation>
    </message>
    <message>
        <source>Changes with it: %1.</source>
        <translation>Ändert sich damit: %1.</translation>
    </message>
    <message>
        <source>Every VM size, and whether it can do the work here. Filters narrow the list, a heading sorts it, Space ticks sizes to compare, Enter takes the one that is selected.</source>
        <translation>Jede VM-Größe, und ob sie die Arbeit hier leisten kann. Filter engen die Liste ein, eine Überschrift sortiert sie, die Leertaste hakt Größen zum Vergleich an, die Eingabetaste übernimmt die ausgewählte.</translation>
    </message>
    <message>
        <source>Name, family or GPU</source>
        <translation>Name, Familie oder GPU</translation>
    </message>
</context>
<context>
    <name>slipway::SizeTable</name>
    <message>
        <source>VM sizes</source>
        <translation>VM-Größen</translation>
    </message>
</context>
<context>
    <name>slipway::SizesPage</name>
    <message>
        <source>VM sizes</source>
        <translation>VM-Größen</translation>
    </message>
    <message>
        <source>Region of the prices</source>
        <translation>Region der Preise</translation>
    </message>
    <message>
        <source>Supported by</source>
        <translation>Unterstützt von</translation>
    </message>
    <message>
        <source>Choose a row to read what is known of it.</source>
        <translation>Eine Zeile wählen, um zu lesen, was darüber bekannt ist.</translation>
    </message>
    <message>
        <source>Prices are those of Linux machines in one region, before any discount; a GiB is one of GPU memory, a TFLOPS of the GPUs&apos; dense BF16 peak. Select up to %1 rows to compare them.</source>
        <translation>Preise gelten für Linux-Maschinen in einer Region, vor jedem Rabatt; ein GiB meint GPU-Speicher, ein TFLOPS die dichte BF16-Spitzenleistung der GPUs. Zum Vergleichen bis zu %1 Zeilen auswählen.</translation>
    </message>
    <message>
        <source>Filters</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filters (on)</source>
        <translation>Filter (aktiv)</translation>
    </message>
    <message>
        <source>Sizes side by side</source>
        <translation>Größen nebeneinander</translation>
    </message>
</context>
<context>
    <name>slipway::SizingCard</name>
    <message>
        <source>Assumes</source>
        <translation>Nimmt an</translation>
    </message>
    <message>
        <source>Change the assumption on the step Workload</source>
        <translation>Annahme im Schritt Workload ändern</translation>
    </message>
</context>
<context>
    <name>slipway::SizingLines</name>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>not told</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>of %1 on each GPU</source>
        <translation>von %1 auf jeder GPU</translation>
    </message>
    <message>
        <source>: it fits</source>
        <translation>: Es passt</translation>
    </message>
    <message>
        <source>: it fits on %1 with ZeRO stage %2</source>
        <translation>: Es passt auf %1 mit ZeRO-Stufe %2</translation>
    </message>
    <message>
        <source>: it does not fit on %1, on %2 of them it does</source>
        <translation>: Es passt nicht auf %1, auf %2 davon schon</translation>
    </message>
    <message>
        <source>: it does not fit on any number of them</source>
        <translation>: Es passt auf keine Anzahl davon</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Arbeitsspeicher</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>one trial %1</source>
        <translation>ein Versuch %1</translation>
    </message>
    <message>
        <source>Computing</source>
        <translation>Rechnen</translation>
    </message>
    <message>
        <source>of the time on %1, the rest waits for the exchange</source>
        <translation>der Zeit auf %1, der Rest wartet auf den Austausch</translation>
    </message>
    <message>
        <source>Nodes used</source>
        <translation>Genutzte Knoten</translation>
    </message>
    <message>
        <source>Scaled</source>
        <translation>Skaliert</translation>
    </message>
    <message>
        <source>of what was measured</source>
        <translation>des Gemessenen</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>with lost nodes, one every %1</source>
        <translation>mit verlorenen Knoten, einer alle %1</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Prüfpunkte</translation>
    </message>
    <message>
        <source>between two is best: the run then takes %1</source>
        <translation>dazwischen ist am besten: Der Lauf dauert dann %1</translation>
    </message>
    <message>
        <source>By tokens</source>
        <translation>Nach Token</translation>
    </message>
    <message>
        <source>from parameters and tokens; the hours typed in count</source>
        <translation>aus Parametern und Token; die eingegebenen Stunden zählen</translation>
    </message>
    <message>
        <source>the plan takes %1</source>
        <translation>der Plan nimmt %1</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>finish within %1; %2</source>
        <translation>fertig innerhalb %1; %2</translation>
    </message>
    <message>
        <source>none do</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>no number of nodes finishes within %1; %2</source>
        <translation>keine Knotenzahl wird innerhalb %1 fertig; %2</translation>
    </message>
    <message>
        <source>longer than the window with the start of nodes</source>
        <translation>mit dem Start der Knoten länger als das Zeitfenster</translation>
    </message>
    <message>
        <source>1,000 items</source>
        <translation>1.000 Elemente</translation>
    </message>
    <message>
        <source>%1 for the load, the others spare</source>
        <translation>%1 für die Last, die übrigen als Reserve</translation>
    </message>
    <message>
        <source>the plan has %1 at the highest load</source>
        <translation>der Plan hat %1 bei der höchsten Last</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>Instanzen</translation>
    </message>
    <message>
        <source>target %1</source>
        <translation>Ziel %1</translation>
    </message>
    <message>
        <source>sent at random, %1 with one queue; %2</source>
        <translation>zufällig verteilt, %1 mit einer Warteschlange; %2</translation>
    </message>
    <message>
        <source>with one queue, %1 sent at random; %2</source>
        <translation>mit einer Warteschlange, %1 zufällig verteilt; %2</translation>
    </message>
    <message>
        <source>%1 within</source>
        <translation>%1 innerhalb</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>the instance&apos;s GPUs have %1</source>
        <translation>die GPUs der Instanz haben %1</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>one instance, all slots taken</source>
        <translation>eine Instanz, alle Plätze belegt</translation>
    </message>
    <message>
        <source>Million tokens</source>
        <translation>Million Token</translation>
    </message>
    <message>
        <source>fully used</source>
        <translation>voll genutzt</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Erstes Token</translation>
    </message>
    <message>
        <source>all slots taken</source>
        <translation>alle Plätze belegt</translation>
    </message>
    <message>
        <source>At the peak</source>
        <translation>Bei Spitzenlast</translation>
    </message>
    <message>
        <source>95 % of the whole answers; the first token within %1</source>
        <translation>95 % der ganzen Antworten; das erste Token innerhalb %1</translation>
    </message>
    <message>
        <source>One carries</source>
        <translation>Eine trägt</translation>
    </message>
    <message>
        <source>the highest load is %1</source>
        <translation>die höchste Last ist %1</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>Ausgelastet</translation>
    </message>
    <message>
        <source>at the highest load; planned for %1</source>
        <translation>bei der höchsten Last; geplant für %1</translation>
    </message>
    <message>
        <source>Turned away</source>
        <translation>Abgewiesen</translation>
    </message>
    <message>
        <source>of requests sent at random</source>
        <translation>der zufällig verteilten Anfragen</translation>
    </message>
    <message>
        <source>Enough are up</source>
        <translation>Genug sind verfügbar</translation>
    </message>
    <message>
        <source>of the time at the most</source>
        <translation>der Zeit, höchstens</translation>
    </message>
    <message>
        <source>Use %1</source>
        <comment>a number of instances or nodes</comment>
        <translation>%1 verwenden</translation>
    </message>
    <message>
        <source>no machine-hour of it is billed: it has no price, or no run starts on it</source>
        <translation>keine Maschinenstunde wird berechnet: Es gibt keinen Preis, oder kein Lauf startet darauf</translation>
    </message>
    <message>
        <source>with every place taken, which decides; %1</source>
        <translation>wenn alle Plätze belegt sind, das entscheidet; %1</translation>
    </message>
    <message>
        <source>by the time typed, which decides; %1</source>
        <translation>nach der eingegebenen Zeit, das entscheidet; %1</translation>
    </message>
</context>
<context>
    <name>slipway::SizingText</name>
    <message>
        <source>no end</source>
        <translation>kein Ende</translation>
    </message>
    <message>
        <source>%1e%2</source>
        <comment>a number and its power of ten</comment>
        <translation>%1e%2</translation>
    </message>
    <message>
        <source>%1 billion</source>
        <translation>%1 Mrd.</translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation>%1 mal</translation>
    </message>
    <message>
        <source>h</source>
        <comment>hours</comment>
        <translation>h</translation>
    </message>
    <message>
        <source>min</source>
        <comment>minutes</comment>
        <translation>min</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>s</translation>
    </message>
    <message>
        <source>ms</source>
        <comment>milliseconds</comment>
        <translation>ms</translation>
    </message>
    <message>
        <source>%1 to %2 %3</source>
        <comment>a range and its unit</comment>
        <translation>%1 bis %2 %3</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a range</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a figure and its range</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>slipway::Sizings</name>
    <message>
        <source>%1, an estimate</source>
        <translation>%1, eine Schätzung</translation>
    </message>
    <message>
        <source>worked out</source>
        <translation>berechnet</translation>
    </message>
    <message>
        <source>VM size</source>
        <translation>VM-Größe</translation>
    </message>
    <message>
        <source>typed in the plan; its figures are of the catalog of %1</source>
        <translation>im Plan eingetragen; die Zahlen dazu stammen aus dem Katalog vom %1</translation>
    </message>
    <message>
        <source>Low and high are what comes out when everything goes well or badly at once: ends, not percentiles.</source>
        <translation>Niedrig und hoch ist, was herauskommt, wenn alles zugleich gut oder schlecht geht: Enden, keine Perzentile.</translation>
    </message>
</context>
<context>
    <name>slipway::SpreadModel</name>
    <message>
        <source>From (%1)</source>
        <translation>Von (%1)</translation>
    </message>
    <message>
        <source>Below (%1)</source>
        <translation>Bis unter (%1)</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Ziehungen</translation>
    </message>
    <message>
        <source>All draws below</source>
        <translation>Alle Ziehungen darunter</translation>
    </message>
</context>
<context>
    <name>slipway::StageCostCard</name>
    <message>
        <source>What this costs</source>
        <translation>Was das kostet</translation>
    </message>
    <message>
        <source>Nothing in this step costs anything yet.</source>
        <translation>Noch kostet nichts in diesem Schritt etwas.</translation>
    </message>
    <message>
        <source>P10 to P90: %1</source>
        <translation>P10 bis P90: %1</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1 über %2</translation>
    </message>
    <message>
        <source>not priced</source>
        <translation>ohne Preis</translation>
    </message>
    <message>
        <source>1 more line on Cost</source>
        <translation>1 weiterer Posten unter Kosten</translation>
    </message>
    <message>
        <source>%1 more lines on Cost</source>
        <translation>%1 weitere Posten unter Kosten</translation>
    </message>
</context>
<context>
    <name>slipway::StagePage</name>
    <message>
        <source>Stopping the machines</source>
        <translation>Beenden der Maschinen</translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation>Läuft auf</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>Compute</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>compute, its target</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, which is not in the plan</source>
        <translation>%1, nicht im Plan</translation>
    </message>
    <message>
        <source>A compute of its own</source>
        <translation>Ein eigener Compute</translation>
    </message>
    <message>
        <source>Also used by %1: what you change here holds for all of them, and its fixed cost and quota count once.</source>
        <translation>Auch von %1 genutzt: Änderungen hier gelten für alle, Fixkosten und Kontingent zählen einmal.</translation>
    </message>
    <message>
        <source>Compute &amp;target</source>
        <translation>Compute&amp;ziel</translation>
    </message>
    <message>
        <source>compute target</source>
        <translation>Computeziel</translation>
    </message>
    <message>
        <source>Wh&amp;y not?</source>
        <translation>Wa&amp;rum nicht?</translation>
    </message>
    <message>
        <source>VM &amp;size</source>
        <translation>VM-&amp;Größe</translation>
    </message>
    <message>
        <source>VM size</source>
        <translation>VM-Größe</translation>
    </message>
    <message>
        <source>Only to read: the plan keeps %1.</source>
        <translation>Nur zum Lesen: Der Plan behält %1.</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Kopien</translation>
    </message>
    <message>
        <source>Mac&amp;hines</source>
        <translation>Masc&amp;hinen</translation>
    </message>
    <message>
        <source>&amp;Idle before stop</source>
        <translation>&amp;Leerlauf bis Halt</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>&amp;Lowest nodes</source>
        <translation>Kn&amp;oten mindestens</translation>
    </message>
    <message>
        <source>&amp;Highest nodes</source>
        <translation>Knoten &amp;höchstens</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Treiber</translation>
    </message>
    <message>
        <source>Each executor</source>
        <translation>Jeder Executor</translation>
    </message>
    <message>
        <source>Executors</source>
        <translation>Executors</translation>
    </message>
    <message>
        <source>Ends after</source>
        <translation>Endet nach</translation>
    </message>
    <message>
        <source>Start and stop by schedule</source>
        <translation>Start und Stopp nach Zeitplan</translation>
    </message>
    <message>
        <source>Start at</source>
        <translation>Start um</translation>
    </message>
    <message>
        <source>Stop at</source>
        <translation>Stopp um</translation>
    </message>
    <message>
        <source>Days a week</source>
        <translation>Tage je Woche</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source>on from %1 to %2</source>
        <translation>an von %1 bis %2</translation>
    </message>
    <message>
        <source>no start and stop by the clock</source>
        <translation>kein Start und Stopp nach Uhrzeit</translation>
    </message>
    <message>
        <source>%1 and %2 USD a million tokens</source>
        <comment>in and out</comment>
        <translation>%1 und %2 USD je Million Token</translation>
    </message>
    <message>
        <source>no model chosen: no price</source>
        <translation>kein Modell gewählt: kein Preis</translation>
    </message>
    <message>
        <source>Model and price by the token</source>
        <translation>Modell und Preis je Token</translation>
    </message>
    <message>
        <source>None of the price book</source>
        <translation>Keines aus dem Preisbuch</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Answers stay in the region</source>
        <translation>Antworten bleiben in der Region</translation>
    </message>
    <message>
        <source>of the price book</source>
        <translation>aus dem Preisbuch</translation>
    </message>
    <message>
        <source>Agreed price, in</source>
        <translation>Vereinbarter Preis, ein</translation>
    </message>
    <message>
        <source>Agreed price, out</source>
        <translation>Vereinbarter Preis, aus</translation>
    </message>
    <message>
        <source>%1 tier</source>
        <comment>control plane</comment>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>%1 for the system</source>
        <translation>%1 für das System</translation>
    </message>
    <message>
        <source>%1 and %2 each</source>
        <translation>je %1 und %2</translation>
    </message>
    <message>
        <source>Pods and cluster</source>
        <translation>Pods und Cluster</translation>
    </message>
    <message>
        <source>One pod has</source>
        <translation>Ein Pod hat</translation>
    </message>
    <message>
        <source>and memory of</source>
        <translation>und Speicher von</translation>
    </message>
    <message>
        <source>GPUs of a pod</source>
        <translation>GPUs eines Pods</translation>
    </message>
    <message>
        <source>Front end takes</source>
        <translation>Front-End benötigt</translation>
    </message>
    <message>
        <source>Control plane</source>
        <translation>Steuerungsebene</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Kostenlos</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Premium</source>
        <translation>Premium</translation>
    </message>
    <message>
        <source>System nodes</source>
        <translation>Systemknoten</translation>
    </message>
    <message>
        <source>as the other nodes</source>
        <translation>wie die anderen Knoten</translation>
    </message>
    <message>
        <source>Size of system nodes</source>
        <translation>Größe der Systemknoten</translation>
    </message>
    <message>
        <source>size of system nodes</source>
        <translation>Größe der Systemknoten</translation>
    </message>
    <message>
        <source>public IP</source>
        <translation>öffentliche IP</translation>
    </message>
    <message>
        <source>no public IP</source>
        <translation>keine öffentliche IP</translation>
    </message>
    <message>
        <source>own price %1 USD</source>
        <translation>eigener Preis %1 USD</translation>
    </message>
    <message>
        <source>no price of its owner</source>
        <translation>kein Preis des Besitzers</translation>
    </message>
    <message>
        <source>Place and payment</source>
        <translation>Ort und Zahlung</translation>
    </message>
    <message>
        <source>The plan&apos;s region</source>
        <translation>Die Region des Plans</translation>
    </message>
    <message>
        <source>Re&amp;gion</source>
        <translation>Re&amp;gion</translation>
    </message>
    <message>
        <source>region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Made for</source>
        <translation>Wofür erstellt</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>For the report</source>
        <translation>Für den Bericht</translation>
    </message>
    <message>
        <source>Na&amp;me of the work</source>
        <translation>Na&amp;me der Arbeit</translation>
    </message>
    <message>
        <source>&amp;Environment</source>
        <translation>Umg&amp;ebung</translation>
    </message>
    <message>
        <source>As the plan says</source>
        <translation>Wie im Plan</translation>
    </message>
    <message>
        <source>Has to run</source>
        <translation>Muss laufen</translation>
    </message>
    <message>
        <source>Tie&amp;r</source>
        <translation>Stu&amp;fe</translation>
    </message>
    <message>
        <source>&amp;Pays</source>
        <translation>&amp;Zahlt</translation>
    </message>
    <message>
        <source>Owner&apos;s price</source>
        <translation>Preis des Besitzers</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Pu&amp;blic IP</source>
        <translation>Öffentliche &amp;IP</translation>
    </message>
    <message>
        <source>What you look after yourself</source>
        <translation>Was selbst zu pflegen ist</translation>
    </message>
    <message>
        <source>Compute name</source>
        <translation>Name des Computes</translation>
    </message>
    <message>
        <source>name of the compute</source>
        <translation>Name des Computes</translation>
    </message>
    <message>
        <source>Part of the plan</source>
        <translation>Teil des Plans</translation>
    </message>
    <message>
        <source>This stage</source>
        <translation>Diese Phase</translation>
    </message>
    <message>
        <source>Add it to the plan</source>
        <translation>In den Plan aufnehmen</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Compute</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>switching the stage on</source>
        <translation>Einschalten der Phase</translation>
    </message>
    <message>
        <source>switching the stage off</source>
        <translation>Ausschalten der Phase</translation>
    </message>
    <message>
        <source>Nothing is worked out for what is not part of the plan.</source>
        <translation>Für das, was nicht Teil des Plans ist, wird nichts berechnet.</translation>
    </message>
    <message>
        <source>Machines of people have no runs: their hours and what stops them are among the inputs.</source>
        <translation>Maschinen von Menschen haben keine Läufe: Ihre Stunden und was sie beendet, stehen bei den Eingaben.</translation>
    </message>
    <message>
        <source>Nothing can be worked out yet: the compute has no machine that is known.</source>
        <translation>Noch ist nichts berechenbar: Der Compute hat keine bekannte Maschine.</translation>
    </message>
    <message>
        <source>the plan&apos;s</source>
        <translation>die des Plans</translation>
    </message>
    <message>
        <source>Starts &amp;after</source>
        <translation>Beginnt n&amp;ach</translation>
    </message>
    <message>
        <source>&amp;Lasts</source>
        <translation>&amp;Dauert</translation>
    </message>
    <message>
        <source>to end</source>
        <translation>bis zum Ende</translation>
    </message>
    <message>
        <source>%1 is not part of the plan: it costs nothing and nothing follows from it.</source>
        <translation>%1 ist nicht Teil des Plans: Es kostet nichts, und nichts folgt daraus.</translation>
    </message>
    <message>
        <source>%1 is not part of the plan.</source>
        <translation>%1 ist nicht Teil des Plans.</translation>
    </message>
    <message>
        <source>month %1 only</source>
        <translation>nur Monat %1</translation>
    </message>
    <message>
        <source>months %1 to %2</source>
        <translation>Monate %1 bis %2</translation>
    </message>
    <message>
        <source>from month %1</source>
        <translation>ab Monat %1</translation>
    </message>
    <message>
        <source>Or in its data zone</source>
        <translation>Oder in ihrer Datenzone</translation>
    </message>
</context>
<context>
    <name>slipway::StageScope</name>
    <message>
        <source>Experimentation</source>
        <translation>Experimentieren</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Real-time endpoint</source>
        <translation>Echtzeitendpunkt</translation>
    </message>
    <message>
        <source>Batch scoring</source>
        <translation>Batchbewertung</translation>
    </message>
</context>
<context>
    <name>slipway::StartPage</name>
    <message>
        <source>today %1</source>
        <translation>heute %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Start from the template: %1</source>
        <translation>Von der Vorlage ausgehen: %1</translation>
    </message>
    <message>
        <source>Recent plans</source>
        <translation>Zuletzt geöffnete Pläne</translation>
    </message>
    <message>
        <source>Empty plan</source>
        <translation>Leerer Plan</translation>
    </message>
    <message>
        <source>Begin with nothing and add the work yourself.</source>
        <translation>Mit nichts anfangen und die Arbeit selbst hinzufügen.</translation>
    </message>
    <message>
        <source>Open a plan</source>
        <translation>Plan öffnen</translation>
    </message>
    <message>
        <source>Or drop a file onto this window.</source>
        <translation>Oder eine Datei in dieses Fenster ziehen.</translation>
    </message>
    <message>
        <source>No plans yet.</source>
        <translation>Noch keine Pläne.</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>%1: no longer there</source>
        <translation>%1: nicht mehr vorhanden</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove %1 from the list</source>
        <translation>%1 aus der Liste entfernen</translation>
    </message>
</context>
<context>
    <name>slipway::StepList</name>
    <message>
        <source>Review</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>step %1 of 7</source>
        <translation>Schritt %1 von 7</translation>
    </message>
    <message>
        <source>1 blocker</source>
        <translation>1 Blocker</translation>
    </message>
    <message>
        <source>%1 blockers</source>
        <translation>%1 Blocker</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Jederzeit</translation>
    </message>
</context>
<context>
    <name>slipway::StepModel</name>
    <message>
        <source>%1 to resolve</source>
        <comment>a number of findings</comment>
        <translation>%1 zu lösen</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Chosen</source>
        <comment>what was chosen in a step</comment>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>%1, step %2 of %3, %4</source>
        <comment>name, number, count, state</comment>
        <translation>%1, Schritt %2 von %3, %4</translation>
    </message>
</context>
<context>
    <name>slipway::StopCostLabel</name>
    <message>
        <source>Never stopped: %1</source>
        <translation>Nie beendet: %1</translation>
    </message>
    <message>
        <source>over %1. A schedule or an idle stop would lower it.</source>
        <translation>über %1. Ein Zeitplan oder eine Leerlaufabschaltung würde es senken.</translation>
    </message>
    <message>
        <source>As planned: %1</source>
        <translation>Wie geplant: %1</translation>
    </message>
    <message>
        <source>over %1. If nobody stopped them: %2.</source>
        <translation>über %1. Wenn niemand sie beendet: %2.</translation>
    </message>
    <message>
        <source>over %1. What stopping saves is not known: a price is missing.</source>
        <translation>über %1. Was Anhalten spart, ist nicht bekannt: Ein Preis fehlt.</translation>
    </message>
</context>
<context>
    <name>slipway::SwingModel</name>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>P10</source>
        <translation>P10</translation>
    </message>
    <message>
        <source>P90</source>
        <translation>P90</translation>
    </message>
    <message>
        <source>Total there</source>
        <translation>Summe dort</translation>
    </message>
    <message>
        <source>Total at P90</source>
        <translation>Summe bei P90</translation>
    </message>
    <message>
        <source>Apart</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>The plan states its range.</source>
        <translation>Der Plan nennt seine Spanne.</translation>
    </message>
    <message>
        <source>An assumed range: %1.</source>
        <translation>Eine angenommene Spanne: %1.</translation>
    </message>
</context>
<context>
    <name>slipway::TargetModel</name>
    <message>
        <source>Does not answer in real time.</source>
        <translation>Antwortet nicht in Echtzeit.</translation>
    </message>
    <message>
        <source>Does not score batches.</source>
        <translation>Bewertet keine Batches.</translation>
    </message>
    <message>
        <source>Compute target</source>
        <translation>Computeziel</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Why</source>
        <comment>reasons for a verdict</comment>
        <translation>Warum</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>target, verdict</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>slipway::TemplateModel</name>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
</context>
<context>
    <name>slipway::ToolRows</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
</context>
<context>
    <name>slipway::TopRow</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Write the plan and its cost to a file</source>
        <translation>Plan und Kosten in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
</context>
<context>
    <name>slipway::TrainingPage</name>
    <message>
        <source>Training job</source>
        <translation>Trainingsauftrag</translation>
    </message>
    <message>
        <source>One run</source>
        <translation>Ein Lauf</translation>
    </message>
    <message>
        <source>&amp;Kind of job</source>
        <translation>Art des &amp;Auftrags</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>Pipeline step</source>
        <translation>Pipelineschritt</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Sweep</translation>
    </message>
    <message>
        <source>AutoML</source>
        <translation>AutoML</translation>
    </message>
    <message>
        <source>Spark job</source>
        <translation>Spark-Auftrag</translation>
    </message>
    <message>
        <source>&amp;Work of a run</source>
        <translation>Arbeit eines &amp;Laufs</translation>
    </message>
    <message>
        <source>Measured hours</source>
        <translation>Messung</translation>
    </message>
    <message>
        <source>Parameters and tokens</source>
        <translation>Parameter und Token</translation>
    </message>
    <message>
        <source>Images and epochs</source>
        <translation>Bilder und Epochen</translation>
    </message>
    <message>
        <source>Hours a run</source>
        <translation>Stunden je Lauf</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Tokens a run</source>
        <translation>Token je Lauf</translation>
    </message>
    <message>
        <source>Tokens of an example</source>
        <translation>Token eines Beispiels</translation>
    </message>
    <message>
        <source>Trains</source>
        <translation>Trainiert</translation>
    </message>
    <message>
        <source>All weights</source>
        <translation>Alle Gewichte</translation>
    </message>
    <message>
        <source>Low-rank adapters</source>
        <translation>Adapter niedrigen Rangs</translation>
    </message>
    <message>
        <source>Adapters, quantized</source>
        <translation>Adapter, quantisiert</translation>
    </message>
    <message>
        <source>Images an epoch</source>
        <translation>Bilder je Epoche</translation>
    </message>
    <message>
        <source>Epochs a run</source>
        <translation>Epochen je Lauf</translation>
    </message>
    <message>
        <source>Measured speed</source>
        <translation>Gemessene Geschwindigkeit</translation>
    </message>
    <message>
        <source>Nodes measured</source>
        <translation>Gemessene Knoten</translation>
    </message>
    <message>
        <source>the compute&apos;s own</source>
        <translation>die des Computes</translation>
    </message>
    <message>
        <source>VM size measured on</source>
        <translation>VM-Größe der Messung</translation>
    </message>
    <message>
        <source>size of the measurement</source>
        <translation>Größe der Messung</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Trained in</source>
        <translation>Trainiert in</translation>
    </message>
    <message>
        <source>As the plan says</source>
        <translation>Wie im Plan</translation>
    </message>
    <message>
        <source>32-bit float</source>
        <translation>32-Bit-Gleitkomma</translation>
    </message>
    <message>
        <source>TensorFloat-32</source>
        <translation>TensorFloat-32</translation>
    </message>
    <message>
        <source>bfloat16</source>
        <translation>bfloat16</translation>
    </message>
    <message>
        <source>16-bit float</source>
        <translation>16-Bit-Gleitkomma</translation>
    </message>
    <message>
        <source>8-bit float</source>
        <translation>8-Bit-Gleitkomma</translation>
    </message>
    <message>
        <source>&amp;Nodes a run</source>
        <translation>Knoten je La&amp;uf</translation>
    </message>
    <message>
        <source>R&amp;uns</source>
        <translation>L&amp;äufe</translation>
    </message>
    <message>
        <source>a month</source>
        <translation>im Monat</translation>
    </message>
    <message>
        <source>Trials</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>%1 a run</source>
        <translation>%1 je Lauf</translation>
    </message>
    <message>
        <source>%1 % fail</source>
        <translation>%1 % schlagen fehl</translation>
    </message>
    <message>
        <source>none fail</source>
        <translation>keiner schlägt fehl</translation>
    </message>
    <message>
        <source>%1 % stopped early</source>
        <translation>%1 % vorzeitig beendet</translation>
    </message>
    <message>
        <source>none stopped early</source>
        <translation>keiner vorzeitig beendet</translation>
    </message>
    <message>
        <source>save each %1</source>
        <translation>sichern alle %1</translation>
    </message>
    <message>
        <source>Trials a run</source>
        <translation>Versuche je Lauf</translation>
    </message>
    <message>
        <source>At a time</source>
        <translation>Auf einmal</translation>
    </message>
    <message>
        <source>Stopped early</source>
        <translation>Vorzeitig beendet</translation>
    </message>
    <message>
        <source>Runs that &amp;fail</source>
        <translation>Läufe, die &amp;fehlschlagen</translation>
    </message>
    <message>
        <source>Save each</source>
        <translation>Sichern alle</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Pip&amp;eline</source>
        <translation>Pip&amp;eline</translation>
    </message>
    <message>
        <source>no name yet</source>
        <translation>noch kein Name</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Starts after the end of</source>
        <translation>Beginnt nach dem Ende von</translation>
    </message>
    <message>
        <source>what it waits for</source>
        <translation>worauf gewartet wird</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Zeitplan</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>verteilt</translation>
    </message>
    <message>
        <source>together</source>
        <translation>gemeinsam</translation>
    </message>
    <message>
        <source>done in %1</source>
        <translation>fertig in %1</translation>
    </message>
    <message>
        <source>no deadline</source>
        <translation>kein Termin</translation>
    </message>
    <message>
        <source>Runs are</source>
        <translation>Läufe sind</translation>
    </message>
    <message>
        <source>Spread over the month</source>
        <translation>Über den Monat verteilt</translation>
    </message>
    <message>
        <source>Started together</source>
        <translation>Gemeinsam gestartet</translation>
    </message>
    <message>
        <source>A run ends &amp;within</source>
        <translation>Ein Lauf endet &amp;innerhalb</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>jederzeit</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Where training jobs run, how they scale, and how much work a run is.</source>
        <translation>Wo Trainingsaufträge laufen, wie sie skalieren, und wie viel Arbeit ein Lauf ist.</translation>
    </message>
</context>
<context>
    <name>slipway::UnitWords</name>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>GiB a month</source>
        <translation>GiB im Monat</translation>
    </message>
    <message>
        <source>USD/h</source>
        <translation>USD/h</translation>
    </message>
    <message>
        <source>billion</source>
        <translation>Mrd.</translation>
    </message>
    <message>
        <source>days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>days a week</source>
        <translation>Tage je Woche</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <source>h a day</source>
        <translation>h am Tag</translation>
    </message>
    <message>
        <source>images/s</source>
        <translation>Bilder/s</translation>
    </message>
    <message>
        <source>kB</source>
        <translation>kB</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>min idle</source>
        <translation>min Leerlauf</translation>
    </message>
    <message>
        <source>months</source>
        <translation>Monate</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>% a month</source>
        <translation>% im Monat</translation>
    </message>
    <message>
        <source>% of requests</source>
        <translation>% der Anfragen</translation>
    </message>
    <message>
        <source>% of runs</source>
        <translation>% der Läufe</translation>
    </message>
    <message>
        <source>% of trials</source>
        <translation>% der Versuche</translation>
    </message>
    <message>
        <source>requests/s</source>
        <translation>Anfragen/s</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>vCPUs</source>
        <translation>vCPUs</translation>
    </message>
</context>
<context>
    <name>slipway::UpkeepCard</name>
    <message>
        <source>Calendar, from stage to stage, and what is to be looked after</source>
        <translation>Kalender, von Phase zu Phase, und was zu pflegen ist</translation>
    </message>
    <message>
        <source>Develop here, then move there</source>
        <translation>Hier entwickeln, dann dorthin umziehen</translation>
    </message>
    <message>
        <source>The plan has no work yet.</source>
        <translation>Der Plan hat noch keine Arbeit.</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>Checklist for compute that is not managed</source>
        <translation>Checkliste für nicht verwalteten Compute</translation>
    </message>
    <message>
        <source>Everything the plan uses is managed: nothing to look after.</source>
        <translation>Alles, was der Plan nutzt, ist verwaltet: Es gibt nichts zu pflegen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What has to be done by when</source>
        <translation>Was bis wann zu tun ist</translation>
    </message>
    <message>
        <source>Nothing has to be asked for, bought or moved.</source>
        <translation>Nichts ist zu beantragen, zu kaufen oder umzuziehen.</translation>
    </message>
    <message>
        <source>%1 (late)</source>
        <translation>%1 (verspätet)</translation>
    </message>
</context>
<context>
    <name>slipway::VerdictLabel</name>
    <message>
        <source>Recommended</source>
        <translation>Empfohlen</translation>
    </message>
    <message>
        <source>Possible</source>
        <translation>Möglich</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Nicht möglich</translation>
    </message>
</context>
<context>
    <name>slipway::WaysOutView</name>
    <message>
        <source>Nothing meets the plan for %1</source>
        <translation>Nichts erfüllt den Plan für %1</translation>
    </message>
    <message>
        <source>Looking for what would have to be given up…</source>
        <translation>Es wird gesucht, was aufzugeben wäre …</translation>
    </message>
    <message>
        <source>What would have to be given up is not known.</source>
        <translation>Was aufzugeben wäre, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>What stands against most: %1.</source>
        <translation>Was dem meisten entgegensteht: %1.</translation>
    </message>
    <message>
        <source>To give up one constraint is not enough: several stand against every choice.</source>
        <translation>Eine Vorgabe aufzugeben genügt nicht: Jeder Wahl stehen mehrere entgegen.</translation>
    </message>
    <message>
        <source>%1 a month</source>
        <translation>%1 im Monat</translation>
    </message>
    <message>
        <source>Without %1: %2</source>
        <translation>Ohne %1: %2</translation>
    </message>
</context>
<context>
    <name>slipway::WhyNotDialog</name>
    <message>
        <source>Why not %1?</source>
        <translation>Warum nicht %1?</translation>
    </message>
    <message>
        <source>For the &amp;compute</source>
        <translation>Für den &amp;Compute</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Gründe</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>The answer could not be worked out: %1</source>
        <translation>Die Antwort konnte nicht berechnet werden: %1</translation>
    </message>
    <message>
        <source>Looking for the reasons, and for the smallest change…</source>
        <translation>Gründe und die kleinste Änderung werden gesucht…</translation>
    </message>
    <message>
        <source>Nothing stands against it.</source>
        <translation>Nichts steht entgegen.</translation>
    </message>
    <message>
        <source>One thing stands against it.</source>
        <translation>Eines steht entgegen.</translation>
    </message>
    <message>
        <source>%1 things stand against it.</source>
        <translation>%1 Dinge stehen entgegen.</translation>
    </message>
    <message>
        <source>The plan then costs %1</source>
        <translation>Der Plan kostet dann %1</translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation> (%1)</translation>
    </message>
    <message>
        <source>as now</source>
        <translation>wie jetzt</translation>
    </message>
    <message>
        <source>Without a price: %1.</source>
        <translation>Ohne Preis: %1.</translation>
    </message>
    <message>
        <source>The smallest way out: %1</source>
        <translation>Der kleinste Ausweg: %1</translation>
    </message>
    <message>
        <source>Make the change</source>
        <translation>Änderung vornehmen</translation>
    </message>
    <message>
        <source>It can be chosen.</source>
        <translation>Es kann gewählt werden.</translation>
    </message>
    <message>
        <source>Choose it</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>The plan uses it already.</source>
        <translation>Der Plan verwendet es bereits.</translation>
    </message>
    <message>
        <source>No single change is enough.</source>
        <translation>Keine einzelne Änderung genügt.</translation>
    </message>
    <message>
        <source>Every change of nodes, region, target or one constraint was tried by itself.</source>
        <translation>Jede Änderung von Knoten, Region, Ziel oder einer Bedingung wurde für sich versucht.</translation>
    </message>
    <message>
        <source>Moving the data there costs %1 at the most, once.</source>
        <translation>Das Verschieben der Daten dorthin kostet höchstens %1, einmalig.</translation>
    </message>
    <message>
        <source>What moving the data costs is not known, because the plan does not say where it is.</source>
        <translation>Was das Verschieben der Daten kostet, ist nicht bekannt, weil der Plan nicht sagt, wo sie liegen.</translation>
    </message>
    <message>
        <source>It is only warned of, and can be chosen.</source>
        <translation>Davor wird nur gewarnt; es lässt sich wählen.</translation>
    </message>
</context>
<context>
    <name>slipway::WindowActions</name>
    <message>
        <source>&amp;Preferences...</source>
        <translation>&amp;Einstellungen...</translation>
    </message>
    <message>
        <source>Theme and language of the window, and paper of the PDF</source>
        <translation>Farbschema und Sprache des Fensters und Papier der PDF-Datei</translation>
    </message>
    <message>
        <source>&amp;Explain this field</source>
        <translation>Dieses Feld &amp;erklären</translation>
    </message>
    <message>
        <source>Say what the field with the keyboard is for, its unit and its range</source>
        <translation>Sagen, wofür das Feld mit der Tastatur da ist, mit Einheit und Spanne</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>Every command with its keys</source>
        <translation>Jeder Befehl mit seinen Tasten</translation>
    </message>
    <message>
        <source>&amp;About Slipway</source>
        <translation>Ü&amp;ber Slipway</translation>
    </message>
    <message>
        <source>Version, and the dates of catalog and prices</source>
        <translation>Version, und die Daten von Katalog und Preisen</translation>
    </message>
    <message>
        <source>&amp;New...</source>
        <translation>&amp;Neu...</translation>
    </message>
    <message>
        <source>Start a plan from a template</source>
        <translation>Einen Plan aus einer Vorlage beginnen</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>Ö&amp;ffnen...</translation>
    </message>
    <message>
        <source>Open a plan, or the plan inside a JSON export</source>
        <translation>Einen Plan öffnen, oder den Plan in einem JSON-Export</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>Liste &amp;leeren</translation>
    </message>
    <message>
        <source>Forget the plans opened last; the files stay</source>
        <translation>Zuletzt geöffnete Pläne vergessen; die Dateien bleiben</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Write the plan to its file</source>
        <translation>Den Plan in seine Datei schreiben</translation>
    </message>
    <message>
        <source>Save &amp;as...</source>
        <translation>Speichern &amp;unter...</translation>
    </message>
    <message>
        <source>Write the plan to another file</source>
        <translation>Den Plan in eine andere Datei schreiben</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close the plan and go to the start page</source>
        <translation>Den Plan schließen und zur Startseite gehen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Close Slipway</source>
        <translation>Slipway schließen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Take back the last change and go to where it was made</source>
        <translation>Die letzte Änderung zurücknehmen und dorthin gehen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Make the change again and go to where it is made</source>
        <translation>Die Änderung erneut vornehmen und dorthin gehen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Go to step %1 of 7</source>
        <translation>Zu Schritt %1 von 7</translation>
    </message>
    <message>
        <source>Find the cheapest plan that meets every constraint and deadline</source>
        <translation>Den günstigsten Plan finden, der jede Bedingung und jeden Termin einhält</translation>
    </message>
    <message>
        <source>Best choice</source>
        <translation>Beste Wahl</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>Set the plan beside its scenarios and other plans</source>
        <translation>Den Plan neben seine Szenarien und andere Pläne stellen</translation>
    </message>
    <message>
        <source>Read the whole catalog: targets, VM sizes, regions, limits and what ends</source>
        <translation>Den ganzen Katalog lesen: Ziele, VM-Größen, Regionen, Grenzwerte und was endet</translation>
    </message>
    <message>
        <source>&amp;Additions...</source>
        <translation>&amp;Ergänzungen...</translation>
    </message>
    <message>
        <source>Use your own machine sizes, prices and compute targets in this plan</source>
        <translation>Eigene Maschinengrößen, Preise und Computeziele in diesem Plan verwenden</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Nächster Schritt</translation>
    </message>
    <message>
        <source>Go to the step that follows</source>
        <translation>Zum folgenden Schritt gehen</translation>
    </message>
    <message>
        <source>&amp;Previous step</source>
        <translation>V&amp;origer Schritt</translation>
    </message>
    <message>
        <source>Go to the step before</source>
        <translation>Zum Schritt davor gehen</translation>
    </message>
    <message>
        <source>Next pro&amp;blem</source>
        <translation>Nächstes &amp;Problem</translation>
    </message>
    <message>
        <source>Go to the field of the next blocker, approval or warning</source>
        <translation>Zum Feld des nächsten Blockers, der nächsten Genehmigung oder Warnung gehen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Go to the step seen before</source>
        <translation>Zum zuvor gezeigten Schritt gehen</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vorwärts</translation>
    </message>
    <message>
        <source>Go where Back came from</source>
        <translation>Dorthin gehen, woher Zurück kam</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>Nächster &amp;Bereich</translation>
    </message>
    <message>
        <source>Move the keyboard on between the list, the parts of the page and the cost</source>
        <translation>Die Tastatur zwischen Liste, Seitenteilen und Kosten weiterbewegen</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>Vor&amp;iger Bereich</translation>
    </message>
    <message>
        <source>Move the keyboard back between the list, the parts of the page and the cost</source>
        <translation>Die Tastatur zwischen Liste, Seitenteilen und Kosten zurückbewegen</translation>
    </message>
    <message>
        <source>&amp;Scenario</source>
        <translation>&amp;Szenario</translation>
    </message>
    <message>
        <source>Move the keyboard to the list of this plan&apos;s scenarios</source>
        <translation>Die Tastatur in die Liste der Szenarien dieses Plans bewegen</translation>
    </message>
    <message>
        <source>&amp;Chart or table</source>
        <translation>&amp;Diagramm oder Tabelle</translation>
    </message>
    <message>
        <source>Show the figures of a chart as a table, or the table as a chart</source>
        <translation>Die Zahlen eines Diagramms als Tabelle zeigen, oder die Tabelle als Diagramm</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>V&amp;ollbild</translation>
    </message>
    <message>
        <source>Use the whole screen, or no longer</source>
        <translation>Den ganzen Bildschirm nutzen oder nicht mehr</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glossar</translation>
    </message>
    <message>
        <source>The terms of the trade and what they mean</source>
        <translation>Die Fachbegriffe und was sie bedeuten</translation>
    </message>
    <message>
        <source>Print the report, or some of its pages</source>
        <translation>Den Bericht oder einige seiner Seiten drucken</translation>
    </message>
    <message>
        <source>Best c&amp;hoice</source>
        <translation>Beste &amp;Wahl</translation>
    </message>
    <message>
        <source>&amp;Catalog</source>
        <translation>&amp;Katalog</translation>
    </message>
    <message>
        <source>See how old the prices of the plan are, and bring them up to date</source>
        <translation>Sehen, wie alt die Preise des Plans sind, und sie aktualisieren</translation>
    </message>
    <message>
        <source>Pr&amp;int...</source>
        <translation>&amp;Drucken...</translation>
    </message>
    <message>
        <source>P&amp;rices</source>
        <translation>P&amp;reise</translation>
    </message>
    <message>
        <source>Words, figures and dates; from the next start on</source>
        <translation>Wörter, Zahlen und Daten; ab dem nächsten Start</translation>
    </message>
    <message>
        <source>&amp;As the system</source>
        <translation>&amp;Wie das System</translation>
    </message>
    <message>
        <source>Light or dark, as the desktop is when Slipway starts</source>
        <translation>Hell oder dunkel, wie der Desktop beim Start von Slipway</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>Dark words on a light ground</source>
        <translation>Dunkle Schrift auf hellem Grund</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Light words on a dark ground</source>
        <translation>Helle Schrift auf dunklem Grund</translation>
    </message>
</context>
<context>
    <name>slipway::WindowFiles</name>
    <message>
        <source>One entry is not in the plan</source>
        <translation>Eine Eingabe ist nicht im Plan</translation>
    </message>
    <message>
        <source>%1 entries are not in the plan</source>
        <translation>%1 Eingaben sind nicht im Plan</translation>
    </message>
    <message>
        <source>The plan keeps the old values until these are mended:</source>
        <translation>Der Plan behält die alten Werte, bis diese berichtigt sind:</translation>
    </message>
    <message>
        <source>Give them up</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>%1 could not be opened</source>
        <translation>%1 konnte nicht geöffnet werden</translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>Über %1</translation>
    </message>
    <message>
        <source>%1 is open in another window</source>
        <translation>%1 ist in einem anderen Fenster geöffnet</translation>
    </message>
    <message>
        <source>It is in use by %1. Here it can be read and exported, but not changed.</source>
        <translation>Der Plan wird von %1 benutzt. Hier ist er lesbar und exportierbar, aber nicht änderbar.</translation>
    </message>
    <message>
        <source>Open read-only</source>
        <translation>Schreibgeschützt öffnen</translation>
    </message>
    <message>
        <source>%1 may be open elsewhere</source>
        <translation>%1 ist vielleicht anderswo geöffnet</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Its lock does not say who holds it, so a window that ended may have left it.</source>
        <translation>Die Sperre sagt nicht, wer sie hält; vielleicht hat ein beendetes Fenster sie hinterlassen.</translation>
    </message>
    <message>
        <source>Its lock is of %1, and whether that still runs cannot be seen from here.</source>
        <translation>Die Sperre gehört %1; ob das noch läuft, ist von hier aus nicht zu sehen.</translation>
    </message>
    <message>
        <source>Take it over only when nobody works on it: the last to save would win.</source>
        <translation>Nur übernehmen, wenn niemand daran arbeitet: Wer zuletzt speichert, gewinnt.</translation>
    </message>
    <message>
        <source>Open a plan</source>
        <translation>Plan öffnen</translation>
    </message>
    <message>
        <source>Plans and exports (*.slipway *.json);;All files (*)</source>
        <translation>Pläne und Exporte (*.slipway *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save without them</source>
        <translation>Ohne sie speichern</translation>
    </message>
    <message>
        <source>%1 was changed by another program</source>
        <translation>%1 wurde von einem anderen Programm geändert</translation>
    </message>
    <message>
        <source>Overwriting loses what the other program wrote; reloading loses your changes here.</source>
        <translation>Beim Überschreiben geht verloren, was das andere Programm schrieb; beim Neuladen die Änderungen hier.</translation>
    </message>
    <message>
        <source>Save as...</source>
        <translation>Speichern unter...</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>Plan speichern</translation>
    </message>
    <message>
        <source>Plans (*.slipway)</source>
        <translation>Pläne (*.slipway)</translation>
    </message>
    <message>
        <source>%1 could not be saved</source>
        <translation>%1 konnte nicht gespeichert werden</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 wurde gespeichert</translation>
    </message>
    <message>
        <source>It is in use by %1.</source>
        <translation>Der Plan wird von %1 benutzt.</translation>
    </message>
    <message>
        <source>%1 is open elsewhere</source>
        <translation>%1 ist anderswo geöffnet</translation>
    </message>
    <message>
        <source>Replacing it takes away what is being worked on there.</source>
        <translation>Beim Ersetzen geht verloren, woran dort gearbeitet wird.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Restore %1?</source>
        <translation>%1 wiederherstellen?</translation>
    </message>
    <message>
        <source>Slipway ended before the last changes to %1 were saved. They were kept on %2. Without an answer they are kept for the next start.</source>
        <translation>Slipway endete, bevor die letzten Änderungen an %1 gespeichert waren. Sie wurden am %2 gesichert. Ohne Antwort bleiben sie bis zum nächsten Start erhalten.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>%1 could not be restored</source>
        <translation>%1 konnte nicht wiederhergestellt werden</translation>
    </message>
    <message>
        <source>%1 could not be read</source>
        <translation>%1 konnte nicht gelesen werden</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>%1 here and in its file</source>
        <translation>%1 hier und in der Datei</translation>
    </message>
    <message>
        <source>Both are the same plan.</source>
        <translation>Beides ist derselbe Plan.</translation>
    </message>
    <message>
        <source>Reload %1?</source>
        <translation>%1 neu laden?</translation>
    </message>
    <message>
        <source>Reloading loses your changes here.</source>
        <translation>Beim Neuladen gehen die Änderungen hier verloren.</translation>
    </message>
    <message>
        <source>This plan is open in another window. Save it under another name to change it here.</source>
        <translation>Dieser Plan ist in einem anderen Fenster geöffnet. Zum Ändern hier unter anderem Namen speichern.</translation>
    </message>
    <message>
        <source>This plan was written by a newer version of Slipway. It can be read and exported, not changed.</source>
        <translation>Dieser Plan wurde mit einer neueren Version von Slipway geschrieben. Er ist lesbar und exportierbar, aber nicht änderbar.</translation>
    </message>
</context>
<context>
    <name>slipway::WorkListCard</name>
    <message>
        <source>Workloads</source>
        <translation>Workloads</translation>
    </message>
    <message>
        <source>Computes</source>
        <translation>Computes</translation>
    </message>
    <message>
        <source>Workloads of the plan</source>
        <translation>Workloads des Plans</translation>
    </message>
    <message>
        <source>Computes of the plan</source>
        <translation>Computes des Plans</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>name of a workload</source>
        <translation>Name eines Workloads</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>environment of a workload</source>
        <translation>Umgebung eines Workloads</translation>
    </message>
    <message>
        <source>Starts after</source>
        <translation>Beginnt nach</translation>
    </message>
    <message>
        <source>start of a workload</source>
        <translation>Beginn eines Workloads</translation>
    </message>
    <message>
        <source>to end</source>
        <translation>bis zum Ende</translation>
    </message>
    <message>
        <source>Lasts</source>
        <translation>Dauert</translation>
    </message>
    <message>
        <source>length of a workload</source>
        <translation>Länge eines Workloads</translation>
    </message>
    <message>
        <source>Counts in the plan</source>
        <translation>Zählt im Plan</translation>
    </message>
    <message>
        <source>whether a workload counts</source>
        <translation>ob ein Workload zählt</translation>
    </message>
    <message>
        <source>name of a compute</source>
        <translation>Name eines Computes</translation>
    </message>
    <message>
        <source>environment of a compute</source>
        <translation>Umgebung eines Computes</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>note of a compute</source>
        <translation>Notiz eines Computes</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen…</translation>
    </message>
    <message>
        <source>Add a workload</source>
        <translation>Workload hinzufügen</translation>
    </message>
    <message>
        <source>adding a workload</source>
        <translation>Hinzufügen eines Workloads</translation>
    </message>
    <message>
        <source>Experimentation</source>
        <translation>Experimentieren</translation>
    </message>
    <message>
        <source>Training job</source>
        <translation>Trainingsauftrag</translation>
    </message>
    <message>
        <source>Real-time endpoint</source>
        <translation>Echtzeitendpunkt</translation>
    </message>
    <message>
        <source>Batch scoring</source>
        <translation>Batchbewertung</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Duplicate the workload chosen</source>
        <translation>Gewählten Workload duplizieren</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the workload chosen</source>
        <translation>Gewählten Workload entfernen</translation>
    </message>
    <message>
        <source>Edit details</source>
        <translation>Einzelheiten bearbeiten</translation>
    </message>
    <message>
        <source>Edit the details of the workload chosen</source>
        <translation>Einzelheiten des gewählten Workloads bearbeiten</translation>
    </message>
    <message>
        <source>Duplicate the compute chosen</source>
        <translation>Gewählten Compute duplizieren</translation>
    </message>
    <message>
        <source>Remove the compute chosen</source>
        <translation>Gewählten Compute entfernen</translation>
    </message>
    <message>
        <source>Edit the details of the compute chosen</source>
        <translation>Einzelheiten des gewählten Computes bearbeiten</translation>
    </message>
    <message>
        <source>duplicating %1</source>
        <translation>Duplizieren von %1</translation>
    </message>
    <message>
        <source>removing %1</source>
        <translation>Entfernen von %1</translation>
    </message>
    <message>
        <source>A compute needs a name. It is still %1.</source>
        <translation>Ein Compute braucht einen Namen. Er heißt weiterhin %1.</translation>
    </message>
    <message>
        <source>Another compute is %1 already. This one is still %2.</source>
        <translation>Ein anderer Compute heißt schon %1. Dieser heißt weiterhin %2.</translation>
    </message>
    <message>
        <source>The plan has no workload yet.</source>
        <translation>Der Plan hat noch keinen Workload.</translation>
    </message>
    <message>
        <source>The plan has no compute yet: adding a workload adds one.</source>
        <translation>Der Plan hat noch keinen Compute: Ein neuer Workload bringt einen mit.</translation>
    </message>
    <message>
        <source>Nothing uses it, so it costs nothing.</source>
        <translation>Nichts nutzt ihn, also kostet er nichts.</translation>
    </message>
    <message>
        <source>It can be removed when no workload uses it any more.</source>
        <translation>Er kann entfernt werden, wenn kein Workload ihn mehr nutzt.</translation>
    </message>
</context>
<context>
    <name>slipway::WorkListModel</name>
    <message>
        <source>%1 (off)</source>
        <translation>%1 (aus)</translation>
    </message>
    <message>
        <source>Experimentation</source>
        <translation>Experimentieren</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Real-time endpoint</source>
        <translation>Echtzeitendpunkt</translation>
    </message>
    <message>
        <source>Batch scoring</source>
        <translation>Batchbewertung</translation>
    </message>
    <message>
        <source>after the horizon</source>
        <translation>nach dem Planungszeitraum</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1, shared</source>
        <translation>%1, gemeinsam</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Compute</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation>Läuft auf</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Genutzt von</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>Monate</translation>
    </message>
    <message>
        <source>VM size</source>
        <translation>VM-Größe</translation>
    </message>
    <message>
        <source>A month (%1)</source>
        <translation>Ein Monat (%1)</translation>
    </message>
</context>
<context>
    <name>slipway::Workbench</name>
    <message>
        <source>Inputs, or what follows from them</source>
        <translation>Eingaben, oder was daraus folgt</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Was folgt</translation>
    </message>
</context>
<context>
    <name>slipway::WorkloadPage</name>
    <message>
        <source>Basic</source>
        <translation>Basic</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Premium</source>
        <translation>Premium</translation>
    </message>
    <message>
        <source>%1 layers</source>
        <translation>%1 Schichten</translation>
    </message>
    <message>
        <source>hidden size %1</source>
        <translation>verborgene Größe %1</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <translation>%1 Köpfe</translation>
    </message>
    <message>
        <source>%1 key-value heads</source>
        <translation>%1 Schlüssel-Wert-Köpfe</translation>
    </message>
    <message>
        <source>context of %1 tokens</source>
        <translation>Kontext von %1 Token</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>%1 registry, %2 GiB of logs a month, %3 GiB of models and results</source>
        <translation>Registrierung %1, %2 GiB Protokolle im Monat, %3 GiB Modelle und Ergebnisse</translation>
    </message>
    <message>
        <source>no author</source>
        <translation>kein Autor</translation>
    </message>
    <message>
        <source>%1, no notes</source>
        <translation>%1, keine Notizen</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>Annahmen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Model details</source>
        <translation>Einzelheiten des Modells</translation>
    </message>
    <message>
        <source>Of a transformer: what its memory follows from. Empty fields are not known.</source>
        <translation>Eines Transformers: woraus sein Speicherbedarf folgt. Leere Felder sind unbekannt.</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Verborgene Größe</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>Attention-Köpfe</translation>
    </message>
    <message>
        <source>Key-value heads</source>
        <translation>Schlüssel-Wert-Köpfe</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Shared services</source>
        <translation>Gemeinsame Dienste</translation>
    </message>
    <message>
        <source>They come with the workspace and cost something whatever the stages do.</source>
        <translation>Sie kommen mit dem Arbeitsbereich und kosten etwas, was immer die Phasen tun.</translation>
    </message>
    <message>
        <source>Container registry</source>
        <translation>Containerregistrierung</translation>
    </message>
    <message>
        <source>Logs</source>
        <translation>Protokolle</translation>
    </message>
    <message>
        <source>Models and results</source>
        <translation>Modelle und Ergebnisse</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Region</source>
        <translation>&amp;Region</translation>
    </message>
    <message>
        <source>region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>&amp;Other regions that would do</source>
        <translation>&amp;Andere mögliche Regionen</translation>
    </message>
    <message>
        <source>other regions</source>
        <translation>andere Regionen</translation>
    </message>
    <message>
        <source>&amp;First month</source>
        <translation>&amp;Erster Monat</translation>
    </message>
    <message>
        <source>&amp;Horizon</source>
        <translation>Planungs&amp;zeitraum</translation>
    </message>
    <message>
        <source>&amp;Currency</source>
        <translation>&amp;Währung</translation>
    </message>
    <message>
        <source>&amp;Discount</source>
        <translation>&amp;Rabatt</translation>
    </message>
    <message>
        <source>&amp;Budget</source>
        <translation>&amp;Budget</translation>
    </message>
    <message>
        <source>Budget is for</source>
        <translation>Budget gilt für</translation>
    </message>
    <message>
        <source>a month</source>
        <translation>im Monat</translation>
    </message>
    <message>
        <source>the horizon</source>
        <translation>alle Monate</translation>
    </message>
    <message>
        <source>Data and model</source>
        <translation>Daten und Modell</translation>
    </message>
    <message>
        <source>D&amp;ata</source>
        <translation>D&amp;aten</translation>
    </message>
    <message>
        <source>For e&amp;xperiments</source>
        <translation>Für E&amp;xperimente</translation>
    </message>
    <message>
        <source>Model &amp;kind</source>
        <translation>&amp;Art des Modells</translation>
    </message>
    <message>
        <source>Tabular</source>
        <translation>Tabellarisch</translation>
    </message>
    <message>
        <source>Vision</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Speech</source>
        <translation>Gesprochene Sprache</translation>
    </message>
    <message>
        <source>Time series</source>
        <translation>Zeitreihen</translation>
    </message>
    <message>
        <source>Recommendation</source>
        <translation>Empfehlung</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Anderes</translation>
    </message>
    <message>
        <source>&amp;Parameters</source>
        <translation>&amp;Parameter</translation>
    </message>
    <message>
        <source>Pre&amp;cision</source>
        <translation>&amp;Genauigkeit</translation>
    </message>
    <message>
        <source>32-bit float</source>
        <translation>32-Bit-Gleitkomma</translation>
    </message>
    <message>
        <source>TensorFloat-32</source>
        <translation>TensorFloat-32</translation>
    </message>
    <message>
        <source>bfloat16</source>
        <translation>bfloat16</translation>
    </message>
    <message>
        <source>16-bit float</source>
        <translation>16-Bit-Gleitkomma</translation>
    </message>
    <message>
        <source>8-bit float</source>
        <translation>8-Bit-Gleitkomma</translation>
    </message>
    <message>
        <source>8-bit integer</source>
        <translation>8-Bit-Ganzzahl</translation>
    </message>
    <message>
        <source>4-bit integer</source>
        <translation>4-Bit-Ganzzahl</translation>
    </message>
    <message>
        <source>RAM to ser&amp;ve</source>
        <translation>RAM je &amp;Kopie</translation>
    </message>
    <message>
        <source>More re&amp;quests</source>
        <translation>Mehr An&amp;fragen</translation>
    </message>
    <message>
        <source>More da&amp;ta</source>
        <translation>Mehr Da&amp;ten</translation>
    </message>
    <message>
        <source>&amp;More people</source>
        <translation>Mehr &amp;Personen</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Bedarf</translation>
    </message>
    <message>
        <source>Has to run</source>
        <translation>Muss laufen</translation>
    </message>
    <message>
        <source>Net&amp;work</source>
        <translation>Netz&amp;werk</translation>
    </message>
    <message>
        <source>Data leaving the region</source>
        <translation>Daten aus der Region</translation>
    </message>
    <message>
        <source>&amp;GPU for training</source>
        <translation>&amp;GPU fürs Training</translation>
    </message>
    <message>
        <source>GPU for &amp;inference</source>
        <translation>GPU für &amp;Inferenz</translation>
    </message>
    <message>
        <source>Interruptions are fine</source>
        <translation>Unterbrechungen sind in Ordnung</translation>
    </message>
    <message>
        <source>Notebooks</source>
        <translation>Notebooks</translation>
    </message>
    <message>
        <source>AutoML</source>
        <translation>AutoML</translation>
    </message>
    <message>
        <source>Pipelines</source>
        <translation>Pipelines</translation>
    </message>
    <message>
        <source>Designer</source>
        <translation>Designer</translation>
    </message>
    <message>
        <source>Spark</source>
        <translation>Spark</translation>
    </message>
    <message>
        <source>Workloads</source>
        <translation>Workloads</translation>
    </message>
    <message>
        <source>Computes</source>
        <translation>Computes</translation>
    </message>
    <message>
        <source>Started from the template %1</source>
        <translation>Aus der Vorlage %1 begonnen</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <source>What is to be built, where, and from when.</source>
        <translation>Was gebaut werden soll, wo, und ab wann.</translation>
    </message>
    <message>
        <source>People and notes</source>
        <translation>Personen und Notizen</translation>
    </message>
    <message>
        <source>Who answers for what: they stand in the memo, the calendar and the requests.</source>
        <translation>Wer was verantwortet: Die Namen stehen in der Vorlage, im Kalender und in den Anträgen.</translation>
    </message>
    <message>
        <source>Owner of the plan</source>
        <translation>Verantwortet den Plan</translation>
    </message>
    <message>
        <source>Approves the budget</source>
        <translation>Genehmigt das Budget</translation>
    </message>
    <message>
        <source>Asks for quota, creates resources</source>
        <translation>Beantragt Kontingent, legt Ressourcen an</translation>
    </message>
    <message>
        <source>Approves what needs approval</source>
        <translation>Genehmigt, was Genehmigung braucht</translation>
    </message>
    <message>
        <source>Virtual Machines 10; Storage 5</source>
        <translation>Virtual Machines 10; Storage 5</translation>
    </message>
    <message>
        <source>Percent by service, in place of the discount. Services: %1.</source>
        <translation>Prozent je Dienst, anstelle des Rabatts. Dienste: %1.</translation>
    </message>
    <message>
        <source>Discounts by service</source>
        <translation>Rabatte nach Dienst</translation>
    </message>
    <message>
        <source>discounts by service</source>
        <translation>Rabatte nach Dienst</translation>
    </message>
    <message>
        <source>One dollar is</source>
        <translation>Ein Dollar ist</translation>
    </message>
    <message>
        <source>Factor of the day</source>
        <translation>Faktor vom Tag</translation>
    </message>
    <message>
        <source>Factor said by</source>
        <translation>Faktor laut</translation>
    </message>
    <message>
        <source>factor of the day</source>
        <translation>Faktor vom Tag</translation>
    </message>
    <message>
        <source>price book&apos;s</source>
        <translation>laut Preisbuch</translation>
    </message>
    <message>
        <source>This is no day. Write it as %1.</source>
        <translation>Das ist kein Tag. Schreibweise: %1.</translation>
    </message>
    <message>
        <source>Set on the step Restrictions, under Isolation</source>
        <translation>Wird im Schritt Einschränkungen unter Isolation gesetzt</translation>
    </message>
</context>
<context>
    <name>slipway::loadFonts</name>
    <message>
        <source>The built-in font could not be loaded.</source>
        <translation>Die eingebaute Schrift konnte nicht geladen werden.</translation>
    </message>
</context>
</TS>
