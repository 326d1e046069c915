const german = { language: 'de', author: 'Forschungszentrum Immerlund' };
const english = { language: 'en', author: 'Immerlund Research Centre' };

const page = (kicker, heading, ...paragraphs) => ({ kicker, heading, paragraphs });

/** Short papers that visitors load or unlock, each in both languages. */
export const leaflets = [
  {
    ...german,
    file: 'stellenausschreibung-2026-214.pdf',
    title: 'Ausschreibung 2026-214',
    pages: [
      page(
        'Institut für Energiespeicher · Kennziffer 2026-214',
        'Grenzflächen in Festkörperbatterien',
        'Gesucht wird eine promovierte Person aus Physik, Chemie oder Materialwissenschaft. Die Stelle ist auf drei Jahre angelegt, ab 75 Prozent teilbar und beginnt nach Absprache.',
        'Bewerben Sie sich im Portal unter der Kennziffer. Lebenslauf und Zeugnisse genügen.',
      ),
    ],
  },
  {
    ...english,
    file: 'job-offer-2026-214.pdf',
    title: 'Job offer 2026-214',
    pages: [
      page(
        'Energy Storage · Reference 2026-214',
        'Interfaces in solid-state batteries',
        'We are looking for somebody with a doctorate in physics, chemistry or materials science. The post runs for three years, can be shared from 75 per cent upwards and starts by arrangement.',
        'Please apply on the portal and name the reference. A CV and your certificates will do.',
      ),
    ],
  },
  {
    ...german,
    file: 'kuechenversuche.pdf',
    title: 'Experimente für die Küche',
    pages: [
      page(
        'Aus dem Heft · Versuch 3 von 20',
        'Die schwebende Rosine',
        'Sie brauchen ein Glas, Sprudelwasser und zwei Rosinen. Werfen Sie die Rosinen hinein und warten Sie eine Minute.',
        'Bläschen setzen sich in die Falten und heben die Frucht empor. Oben platzen sie, und die Rosine sinkt. Wie oft gelingt ihr der Weg, bis das Wasser still ist?',
      ),
    ],
  },
  {
    ...english,
    file: 'kitchen-experiments.pdf',
    title: 'Experiments for the kitchen',
    pages: [
      page(
        'From the booklet · experiment 3 of 20',
        'The floating raisin',
        'Take a glass, sparkling water and two raisins. Drop the raisins in and wait for a minute.',
        'Bubbles settle in the wrinkles and lift the fruit. At the top they burst and the raisin sinks. How often does it make the trip before the water is still?',
      ),
    ],
  },
  {
    ...german,
    file: 'leitfaden-forschungsdaten.pdf',
    title: 'Leitfaden Forschungsdaten',
    pages: [
      page(
        'Rechenzentrum · Leitfaden',
        'Vom Dateinamen bis zum Archiv',
        'Ein guter Name nennt Tag, Gerät und Probe, in dieser Reihenfolge und ohne Leerzeichen. Alles andere gehört in die Beschreibung daneben.',
        'Rohdaten bleiben unberührt. Was Sie daraus rechnen, liegt in einem zweiten Ordner, zusammen mit dem Programm, das es getan hat.',
      ),
    ],
  },
  {
    ...english,
    file: 'research-data-guide.pdf',
    title: 'A guide to research data',
    pages: [
      page(
        'Computing Centre · Guide',
        'From the file name to the archive',
        'A good name states day, instrument and sample, in this order and without blanks. Everything else belongs into the description next to it.',
        'Raw data stay untouched. What you compute from them goes into a second folder, together with the program that did it.',
      ),
    ],
  },
  {
    ...german,
    file: 'einweisung-messgaeste.pdf',
    title: 'Einweisung für Messgäste',
    pages: [
      page(
        'Nur für Messgäste',
        'Ihre ersten Stunden an LUMEA',
        'Die Leitwarte erreichen Sie rund um die Uhr unter 66969-222. Hängt die gelbe Lampe, bleibt die Hütte zu; blinkt sie, verlassen Sie den Raum.',
        'Ihre Proben liegen im Kühlschrank der Vorbereitung, Fach und Schlüssel nennt Ihnen die Schicht.',
      ),
    ],
  },
  {
    ...english,
    file: 'guest-induction.pdf',
    title: 'Induction for guest scientists',
    pages: [
      page(
        'For guest scientists only',
        'Your first hours at LUMEA',
        'The control room answers day and night on 66969-222. When the yellow lamp is lit the hutch stays shut; when it flashes, leave the room.',
        'Your samples are in the refrigerator of the preparation room; the crew will tell you the shelf and give you the key.',
      ),
    ],
  },
];
