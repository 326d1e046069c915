import {
  description,
  heading2,
  image,
  link,
  list,
  paragraph,
  quote,
  table,
  teaser,
  title,
} from '~mocks/seed/blocks';
import { below, listing, ofType, staffOf } from '~mocks/seed/listing-blocks';
import { makeResearchGroup } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';
import type { SeedBlock } from '~mocks/seed/types';

const membranes = '/de/institute/zellbiophysik/zellmembranen';
const tissue = '/de/institute/zellbiophysik/mechanik-des-gewebes';
const materials = '/de/institute/energiespeicher/stoffe-und-grenzflaechen';
const airAndWater = '/de/institute/atmosphaere-und-klima/luft-und-wasser';

/** The profiles of a group. */
const members = (token: string): SeedBlock =>
  listing({
    headline: 'Wer dazugehört',
    variation: 'summary',
    query: [ofType('Member'), below('/profile', 1), staffOf(token, 'research_group')],
    sort_on: 'sortable_title',
  });

/** Two groups in each area. */
export const researchGroups: SeedModule = (day) => [
  makeResearchGroup({
    path: `${membranes}/lipidlabor`,
    title: 'Lipidlabor',
    name: 'Lipidlabor',
    token: 'lipidlabor',
    description: 'Die Gruppe von Birte Nissing baut Membranen aus ihren Einzelteilen nach.',
    subtitle: 'Bläschen, Filme und viel sauberes Glas',
    created: day.minus(1100),
    modified: day.minus(28, '10:15'),
    preview_image: { picture: 'droplets.webp' },
    banner_background_image: { picture: 'droplets.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Natürliche Membranen enthalten Hunderte Sorten Fett. Wir beginnen mit zweien und fügen weitere hinzu, bis das künstliche Bläschen sich benimmt wie eine lebende Hülle. Derzeit sind wir bei elf.',
      ),
      list([
        'Mischungen, die bei Körperwärme gerade noch flüssig sind',
        'Bläschen in Bläschen, als Modell für Zellkerne',
        'Spülpläne für Glas, die andere Labore gern übernehmen',
      ]),
      teaser({ href: `${membranes}/methoden` }),
    ],
  }),
  makeResearchGroup({
    path: `${membranes}/kanaele-unter-zug`,
    title: 'Kanäle unter Zug',
    name: 'Kanäle unter Zug',
    token: 'kanaele-unter-zug',
    description: 'Wie eine Zelle spürt, dass an ihr gezogen wird.',
    subtitle: 'Das Tasten der Moleküle',
    created: day.minus(1100),
    modified: day.minus(29, '11:05'),
    preview_image: { picture: 'membrane.webp' },
    banner_background_image: { picture: 'membrane.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'In die Wand jeder Nervenzelle sind Schleusen eingelassen, die auf Dehnung aufgehen. Wir saugen ein Stück Wand in eine Pipette, ziehen vorsichtig und zählen die Ionen, die hindurchlaufen.',
      ),
      image({
        url: '/de/bilder/membrane',
        alt: 'Doppelschicht aus grünen Molekülen, von zwei blauen Schleusen durchbrochen',
        description: 'Zwei Schleusen, eine offen, eine im Zweifel.',
        size: 'm',
      }),
      members('kanaele-unter-zug'),
    ],
  }),
  makeResearchGroup({
    path: `${tissue}/bildgebung`,
    title: 'Bildgebung',
    name: 'Bildgebung',
    token: 'bildgebung',
    description: 'Mikroskope, die lebendes Gewebe in Ruhe lassen.',
    subtitle: 'Wenig Licht, viele Bilder',
    created: day.minus(1080),
    modified: day.minus(31, '15:15'),
    preview_image: { picture: 'network-nerves.webp' },
    banner_background_image: { picture: 'network-nerves.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Unser jüngstes Gerät beleuchtet eine Probe nur dort, wo gerade jemand hinsieht. Ein Embryo verträgt das vier Tage lang, bevor er ungeduldig wird. Die ',
        link('https://werkbank.immerlund.example/lichtblatt', 'Baupläne'),
        ' stehen offen im Netz.',
      ),
      table([
        ['Mikroskop', 'Bilder je Sekunde', 'Für Gäste'],
        ['Lichtblatt 2', '180', 'dienstags und freitags'],
        ['Spinnscheibe', '40', 'nach Absprache'],
      ]),
      members('bildgebung'),
    ],
  }),
  makeResearchGroup({
    path: `${tissue}/theorie`,
    title: 'Theorie und Modellierung',
    name: 'Theorie und Modellierung',
    token: 'gewebemodelle',
    description: 'Zellen auf Papier, im Rechner und gelegentlich aus Knete.',
    subtitle: 'Rechnen, bis es kribbelt',
    created: day.minus(1080),
    modified: day.minus(33, '08:45'),
    preview_image: { picture: 'turing-spots.webp' },
    banner_background_image: { picture: 'turing-spots.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Ein gutes Modell lässt fast alles weg. Wir streichen so lange Annahmen, bis die Falte im Gewebe verschwindet, und nehmen die letzte wieder hinein.',
      ),
      heading2('Freitags um drei'),
      paragraph(
        'Dann trägt jemand eine halbfertige Rechnung vor. Zuhören dürfen alle, Kreide liegt bereit, Kuchen bringt mit, wer sich beim letzten Mal verrechnet hat.',
      ),
      members('gewebemodelle'),
    ],
  }),
  makeResearchGroup({
    path: `${materials}/salze`,
    title: 'Salze',
    name: 'Arbeitsgruppe Salze',
    token: 'salze',
    description: 'Wärme speichern, indem man etwas schmilzt.',
    subtitle: 'Von der Schmelze zum Heizkörper',
    created: day.minus(860),
    modified: day.minus(17, '13:40'),
    preview_image: { picture: 'ice-core.webp' },
    banner_background_image: { picture: 'ice-core.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Beim Erstarren gibt Salz die Wärme zurück, die es beim Schmelzen aufgenommen hat, nur leider oft zu spät. Wir suchen Keime, die es rechtzeitig daran erinnern.',
      ),
      quote('Unser bestes Salz kostet weniger als der Eimer, in dem es steht.', {
        author: 'Dr. Samira Sahlmann',
        additional_information: 'Speicherlabor Wispewehr',
        image: '/de/bilder/portrait-sahlmann',
        quotationLanguage: 'de',
      }),
      members('salze'),
    ],
  }),
  makeResearchGroup({
    path: `${materials}/hydride`,
    title: 'Metallhydride',
    name: 'Arbeitsgruppe Metallhydride',
    token: 'hydride',
    description: 'Wasserstoff als Pulver, das man schaufeln kann.',
    subtitle: 'Gas im Metall, ganz ohne Druck',
    created: day.minus(860),
    modified: day.minus(18, '09:35'),
    preview_image: { picture: 'lattice.webp' },
    banner_background_image: { picture: 'lattice.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'In einem Liter unseres Pulvers steckt mehr Wasserstoff als in einem Liter flüssigem. Dafür wiegt er so viel wie ein Kind im Kindergarten. Für Schiffe stört das nicht, für Fahrräder schon.',
      ),
      table(
        [
          ['Masse der Anlage', '90 Kilogramm'],
          ['Vorrat', '1,4 Kilogramm Wasserstoff'],
          ['Füllungen bisher', '2.260'],
        ],
        { rowHeads: true },
      ),
      members('hydride'),
    ],
  }),
  makeResearchGroup({
    path: `${airAndWater}/boeen-und-starkregen`,
    title: 'Böen und Starkregen',
    name: 'Böen und Starkregen',
    token: 'boeen-und-starkregen',
    description: 'Was sich in den letzten zwanzig Minuten vor einem Gewitter ändert.',
    subtitle: 'Vorhersage auf Zuruf',
    created: day.minus(850),
    modified: day.minus(14, '18:20'),
    preview_image: { picture: 'wind-lines.webp' },
    banner_background_image: { picture: 'wind-lines.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Gewitter kündigen sich durch Töne an, die für Menschen zu tief sind. Unsere Masten hören sie. Aus Schall, Druck und Radar entsteht alle dreißig Sekunden eine neue Karte, die fünf Feuerwehren erproben.',
      ),
      list([
        'Treffer bei Böen über 90 km/h: acht von zehn',
        'Fehlalarme: einer in der Woche, im Juli zwei',
        'Vorwarnzeit im Mittel: 23 Minuten',
      ]),
      members('boeen-und-starkregen'),
    ],
  }),
  makeResearchGroup({
    path: `${airAndWater}/kuestenklima`,
    title: 'Küstenklima',
    name: 'Küstenklima',
    token: 'kuestenklima',
    description: 'Pegel, Deiche und die Frage, wie hoch hoch genug ist.',
    subtitle: 'Hundert Jahre zurück, hundert Jahre voraus',
    created: day.minus(850),
    modified: day.minus(15, '10:55'),
    preview_image: { picture: 'tide-lines.webp' },
    banner_background_image: { picture: 'tide-lines.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Wer einen Deich baut, legt sich für achtzig Jahre fest. Die Gruppe liefert die Zahlen dafür und sagt dazu, wie unsicher sie sind. Das Verbundprojekt ',
        link('/de/projekte/tidentakt', 'Tidentakt'),
        ' wird von hier aus geleitet.',
      ),
      members('kuestenklima'),
    ],
  }),
];
