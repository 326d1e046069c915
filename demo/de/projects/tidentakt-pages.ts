import {
  callout,
  description,
  heading2,
  image,
  link,
  list,
  paragraph,
  table,
  title,
} from '~mocks/seed/blocks';
import { makeDocument } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const home = '/de/projekte/tidentakt';

/** The pages below the project's home. */
export const tidentaktPages: SeedModule = (day) => [
  makeDocument({
    path: `${home}/messungen`,
    title: 'Messungen',
    description: 'Dreißig Pfähle, jede Minute ein Wert: So hören wir dem Watt beim Atmen zu.',
    created: day.minus(700),
    modified: day.minus(4, '16:00'),
    preview_image: { picture: 'ridges-night.webp' },
    blocks: [
      title(),
      description(),
      image({
        url: '/de/bilder/ridges-night',
        alt: 'Violette Kurven mit einzelnen orangen Linien, gestaffelt vor dunklem Grund',
        description: 'Wasserstände eines Monats am Pegel Seesand West, Tag für Tag untereinander.',
      }),
      paragraph(
        'Zwischen Seesand und Alt Hafen stehen bisher achtzehn der dreißig geplanten Pfähle. Jeder trägt einen Drucksensor am Grund, eine Funkantenne an der Spitze und dazwischen eine Manschette aus Kupfer, damit sich keine Seepocken ansiedeln.',
      ),
      table([
        ['Pegel', 'Lage', 'Messbeginn'],
        ['Seesand West', 'Fahrrinne, 4 Meter tief', '2024'],
        ['Robbenplate', 'Sandbank, bei Ebbe trocken', '2025'],
        ['Alt Hafen Mole', 'Hafenbecken', '2025'],
        ['Wispemündung', 'Brackwasser', '2026'],
      ]),
      heading2('Strom aus der Flut'),
      paragraph(
        'Solarzellen verdrecken im Watt binnen Tagen. Unsere Pfähle gewinnen ihren Strom daher aus einem Schwimmer, der mit dem Wasser steigt und sinkt. Das reicht für den Sensor, die Funkverbindung und eine rote Lampe, die Fischer sich gewünscht haben.',
      ),
      callout(
        'Bitte machen Sie an den Pfählen keine Boote fest. Schon ein Ruck verstellt den Nullpunkt um Millimeter.',
      ),
      paragraph(
        'Eine ',
        link('/de/dateien/messreihe-pegel.csv', 'Beispielreihe'),
        ' können Sie als Tabelle herunterladen.',
      ),
    ],
  }),
  makeDocument({
    path: `${home}/ergebnisse`,
    title: 'Ergebnisse',
    description: 'Zur Halbzeit des Projekts: drei Befunde und eine Karte.',
    created: day.minus(400),
    modified: day.minus(16, '11:15'),
    preview_image: { picture: 'terrain.webp' },
    blocks: [
      title(),
      description(),
      heading2('Früher, aber nicht überall'),
      paragraph(
        'Wo die Küste tief und offen ist, eilt das Hochwasser voraus. Hinter Sandbänken bleibt es fast pünktlich. An vier Orten verspätet es sich sogar, weil dort Deiche zurückverlegt wurden und die Flut mehr Fläche füllen muss.',
      ),
      heading2('Der Rechner lernt Sütterlin'),
      paragraph(
        'Kanoa Lindqvist-Aal hat einem Programm beigebracht, die Handschriften von 31 Hafenmeistern zu entziffern. Zwei Millionen Werte sind erfasst, auf hundert Zahlen kommt ein Fehler. Was das Programm nicht lesen kann, sehen sich sechzig Ehrenamtliche in Alt Hafen an.',
      ),
      heading2('Eine Karte für die Küste'),
      image({
        url: '/de/bilder/terrain',
        alt: 'Karte in Orange und Sand mit blauen Senken und dünnen Höhenlinien',
        description: 'Ausschnitt der Karte: je dunkler das Blau, desto stärker die Verschiebung.',
      }),
      paragraph(
        'Das Modell von Fenja Wolkenstein berechnet für jede Bucht, wie sich ein halber Meter Meeresspiegel auswirkt. Häfen erfahren, wie lange große Schiffe künftig einlaufen können. Deichverbände sehen, wo die Sturmflut auf eine ungünstige Stunde trifft.',
      ),
    ],
  }),
  makeDocument({
    path: `${home}/partner`,
    title: 'Partner',
    description: 'Sechs Einrichtungen, die vom Wasser leben oder darüber schreiben.',
    created: day.minus(700),
    modified: day.minus(90, '13:50'),
    blocks: [
      title(),
      description(),
      heading2('Institut Windhaven'),
      paragraph('Liefert die Windfelder, ohne die kein Wasserstand zu verstehen ist.'),
      heading2('Hafenamt Alt Hafen'),
      paragraph('Stellt Schiffe für den Aufbau der Pfähle und hat die ältesten Bücher im Keller.'),
      heading2('Deichverband Seesand'),
      paragraph('Prüft jede Karte daran, ob man danach bauen könnte.'),
      heading2('Zentrum Brackmoor'),
      paragraph('Untersucht, wie viel Schlamm mit den veränderten Strömungen wandert.'),
      heading2('Nordkap Hochschule'),
      paragraph('Bildet im Projekt vier Promovierende aus und eicht die Sensoren.'),
      heading2('Archiv der Lotsen'),
      paragraph('Öffnet Tagebücher, die 150 Jahre lang niemand angesehen hat.'),
      heading2('Aus dem Forschungszentrum'),
      list([
        [link('/de/institute/atmosphaere-und-klima', 'Atmosphäre und Klima'), ': Koordination und Pegel'],
        [link('/de/institute/energiespeicher', 'Energiespeicher'), ': Stromversorgung der Pfähle'],
      ]),
      paragraph('Gefördert wird das Vorhaben von der Stiftung Küstenlicht und dem Fonds Meer und Mensch.'),
    ],
  }),
];
