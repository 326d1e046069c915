import {
  button,
  description,
  em,
  grid,
  heading2,
  image,
  leadImage,
  link,
  list,
  paragraph,
  quote,
  strong,
  sub,
  table,
  teaser,
  title,
} from '~mocks/seed/blocks';
import { below, listing, ofType } from '~mocks/seed/listing-blocks';
import { makeDocument } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';
import { awards } from './research/awards';
import { researchProjects } from './research/projects';

/** Research: overview, the four topics, publications. */
export const research: SeedModule = (day) => [
  makeDocument({
    path: '/de/forschung',
    title: 'Forschung',
    description: 'Vier Themen, drei Institute, vier Großgeräte: woran wir in Immerlund arbeiten.',
    created: day.minus(1470),
    modified: day.minus(24, '14:12'),
    preview_image: { picture: 'flow-lines.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Manche Fragen passen in kein einzelnes Fach. Warum lässt eine Batterie nach, wie ordnet sich ein Gewebe, wann kippt ein Sommerabend in ein Unwetter? Wer darauf antworten will, braucht Messgeräte, Rechenzeit und Kolleginnen und Kollegen, die eine andere Sprache sprechen. In Immerlund liegen zwischen ihnen selten mehr als fünf Minuten Fußweg.',
      ),
      listing({
        headline: 'Unsere Themen',
        variation: 'summary',
        query: [ofType('Document'), below('/de/forschung', 1)],
        limit: 4,
      }),
      grid(
        [
          teaser({ href: '/de/forschung/grossgeraete' }),
          teaser({ href: '/de/projekte/tidentakt' }),
          teaser({ href: '/de/forschung/publikationen' }),
        ],
        { headline: 'Geräte, Projekte, Ergebnisse' },
      ),
      paragraph(
        'Geforscht wird bei uns in drei Instituten. ',
        link('/de/institute', 'Lernen Sie die Institute kennen'),
        ' oder fragen Sie direkt, wer sich mit Ihrem Thema befasst: ',
        link('/de/ueber-uns/kontakt', 'Unsere Auskunft hilft weiter'),
        '.',
      ),
    ],
  }),
  makeDocument({
    path: '/de/forschung/materie-und-energie',
    title: 'Materie und Energie',
    description: 'Wie Ionen wandern, Plasmen brennen und Stoffe ihre Eigenschaften wechseln.',
    created: day.minus(1460),
    modified: day.minus(61, '11:30'),
    preview_image: { picture: 'battery-layers.webp' },
    preview_caption: 'Schichtfolge einer Festkörperzelle, auseinandergezogen.',
    blocks: [
      title(),
      description(),
      leadImage(),
      paragraph(
        'Eine Batterie altert dort, wo zwei Stoffe einander berühren. Die Grenzfläche ist oft dünner als ein Tausendstel eines Haares, und doch entscheidet sie darüber, ob ein Speicher zwei Jahre hält oder zwanzig. Unser ',
        link('/de/institute/energiespeicher', 'Institut für Energiespeicher'),
        ' durchleuchtet arbeitende Zellen mit Röntgenlicht und Neutronen und sieht zu, wie sich Ionen ihren Weg suchen.',
      ),
      heading2('Von der Zelle bis zum Stern'),
      paragraph(
        'Am anderen Ende der Temperaturskala steht ',
        link('/de/forschung/grossgeraete/halo', 'das Plasmaexperiment HALO'),
        '. Dort schwebt Wasserstoff bei hundert Millionen Grad in einem ringförmigen Magnetfeld, für Sekunden und ohne Wandberührung. Was wir dabei über Wärmetransport lernen, kommt auch den Speichern zugute: Die Gleichungen unterscheiden sich kaum.',
      ),
      list([
        [strong('Festkörperbatterien: '), 'Grenzflächen, Alterung, Schnellladung'],
        [strong('Wasserstoff: '), 'Speicher aus Metallpulver'],
        [strong('Plasmen: '), 'Einschluss, Turbulenz, Wandmaterialien'],
        [strong('Dünne Kristalle: '), 'Schichten, die auf Zuruf leiten oder sperren'],
      ]),
      paragraph(
        'Drei Demonstratoren laufen bereits außerhalb des Geländes, der größte puffert seit dem Frühjahr den Strom der Kläranlage Wispewehr.',
      ),
    ],
  }),
  makeDocument({
    path: '/de/forschung/erde-und-klima',
    title: 'Erde und Klima',
    description: 'Der Wind, der den Regen bringt: Wie sich feuchte Luft binnen Minuten ordnet.',
    created: day.minus(1458),
    modified: day.minus(2, '16:25'),
    preview_image: { picture: 'clouds.webp' },
    subjects: ['Starkregen', 'Messnetz', 'Klima'],
    blocks: [
      title(),
      description(),
      paragraph(
        'Am 14. August fielen über Alt Hafen in vierzig Minuten 71 Liter Regen auf jeden Quadratmeter. Keine Vorhersage hatte ihn angekündigt, denn am Mittag war der Himmel blau. Im Nachhinein lässt sich sagen, was geschah: Zwei schwache Windströmungen liefen aufeinander zu, hoben feuchte Luft an und zogen aus der Umgebung immer neue nach.',
      ),
      image({
        url: '/de/bilder/lead-wind',
        alt: 'Dunkelblaue Strömungslinien, die sich an mehreren Stellen zu hellen Wirbeln verdichten',
        align: 'full',
        description: 'Bodennaher Wind über 110 Kilometer Breite, zwanzig Minuten vor dem ersten Tropfen.',
        rights: 'Forschungszentrum Immerlund',
      }),
      heading2('340 Stationen, eine Messung je Sekunde'),
      image({
        url: '/de/bilder/ridges',
        alt: 'Übereinander gestaffelte weiße und gelbe Messkurven auf Blau, mit hohen Zacken in der Mitte',
        align: 'right',
        size: 'm',
        description: 'Jede Linie ist eine Station, jede Zacke eine Bö.',
      }),
      paragraph(
        'Solche Aufwinde sind klein. Zwischen zwei Wetterstationen im üblichen Abstand passt ein ganzes Gewitter. Das ',
        link('/de/forschung/grossgeraete/regenwind', 'Messnetz Regenwind'),
        ' schließt die Lücke: Alle acht Kilometer misst ein Mast Wind, Feuchte und Druck. Zum ersten Mal ist damit zu sehen, wie sich der Wind schon vor der Wolke dreht.',
      ),
      heading2('Was der frühe Hinweis bringt'),
      image({
        url: '/de/bilder/droplets',
        alt: 'Glänzende Tropfen in vielen Größen, dicht beieinander auf hellem Blau',
        align: 'left',
        size: 's',
        description: 'Tropfengrößen in einem Liter Wolkenluft.',
      }),
      paragraph(
        'Aus der Drehung gewinnt das Team um ',
        link('/de/institute/atmosphaere-und-klima', 'Oke Windgaard'),
        ' Zeit. Schon im ersten Probesommer kamen die Hinweise auf Starkregen rund zwanzig Minuten vor dem Radar. Das reicht, um Unterführungen zu sperren und Rückhaltebecken zu leeren. Alt Hafen hat daraufhin drei Tunnel mit Schranken versehen, die sich von selbst senken.',
      ),
      paragraph(
        'Noch folgt auf jede sechste Warnung kein Regen. Daran arbeitet das Institut gemeinsam mit der Gruppe, die ',
        link('/de/forschung/information', 'Rechenverfahren mit Selbstzweifel'),
        ' entwickelt: Künftig soll jede Meldung mitteilen, wie sehr man ihr trauen darf.',
      ),
      quote('Wir sagen den Regen nicht vorher, wir sehen ihm beim Entstehen zu.', {
        author: 'Prof. Dr. Oke Windgaard',
        additional_information: 'Leiter des Instituts für Atmosphäre und Klima',
        quotationLanguage: 'de',
      }),
      heading2('Flüsse, Deltas, Gezeiten'),
      paragraph(
        'Was als Regen fällt, trägt Boden fort. Satellitenbilder aus vier Jahrzehnten zeigen, dass die Mündung der Wispe trotzdem Land gewinnt, und das Verbundprojekt ',
        link('/de/projekte/tidentakt', 'Tidentakt'),
        ' fragt, warum das Hochwasser heute zu anderen Zeiten kommt als vor hundert Jahren.',
      ),
      button({
        title: 'Meldung zum Messnetz lesen',
        href: '/de/aktuelles/meldungen/messnetz-regenwind-millionste-boee',
      }),
    ],
  }),
  makeDocument({
    path: '/de/forschung/leben-und-gesundheit',
    title: 'Leben und Gesundheit',
    description: 'Welche Kräfte Gewebe formen, Wunden schließen und Nerven verknüpfen.',
    created: day.minus(1455),
    modified: day.minus(40, '09:50'),
    preview_image: { picture: 'cells.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Gene liefern die Bauteile eines Körpers, doch sie sagen nicht, wie fest eine Zelle ihre Nachbarin drücken soll. Genau davon hängt ab, ob ein Auge rund wird, ein Darm sich faltet und ein Schnitt verheilt. Am ',
        link('/de/institute/zellbiophysik', 'Institut für Zellbiophysik'),
        ' messen wir diese Kräfte an lebendem Gewebe, ohne es zu berühren.',
      ),
      image({
        url: '/de/bilder/network-nerves',
        alt: 'Eine blaue und eine rote Nervenzelle, deren feine Ausläufer ineinandergreifen',
        align: 'center',
        size: 'l',
        description: 'Nervenzellen in Kultur, 36 Stunden nach der Aussaat.',
        rights: 'Forschungszentrum Immerlund / Nala Obermoor',
      }),
      heading2('Was Haut und Sand gemeinsam haben'),
      paragraph(
        'Ein Haufen Körner steht fest, bis er ins Rutschen gerät. Zellen verhalten sich ähnlich: Am Rand einer Wunde lösen sie sich aus dem Verband, fließen wie eine zähe Flüssigkeit und erstarren wieder, sobald die Lücke geschlossen ist. Wer diesen Übergang steuern kann, könnte Hautersatz haltbarer machen.',
      ),
      paragraph(
        'Erste Versuche mit Kliniken beginnen im Frühjahr. Beteiligt ist auch der Nachwuchs: Die ',
        link('/de/institute/zellbiophysik/graduiertenschule', 'Graduiertenschule'),
        ' bildet zurzeit 24 Promovierende aus, von denen jede zweite Person zuvor Physik studiert hat.',
      ),
    ],
  }),
  makeDocument({
    path: '/de/forschung/information',
    title: 'Information',
    description: 'Rechnen mit Unschärfe: Verfahren, die sagen, wie sicher sie sich sind.',
    created: day.minus(1450),
    modified: day.minus(97, '13:05'),
    preview_image: { picture: 'diffraction-rose.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Ein Modell, das nur eine Zahl ausgibt, verschweigt die Hälfte. Unsere Mathematikerinnen und Informatiker entwickeln Verfahren, die zu jedem Ergebnis angeben, wie weit es danebenliegen kann. Davon profitieren alle Themen des Zentrums, denn ob Wolke oder Zellmembran: Gemessen wird immer mit Fehlern.',
      ),
      image({
        url: '/de/bilder/diffraction',
        alt: 'Gelbe Punkte in regelmäßigem Muster auf dunkelviolettem Grund, zur Mitte hin größer',
        align: 'left',
        size: 'm',
        description: 'Beugungsbild, aus nur fünf Prozent der Messpunkte zurückgerechnet.',
      }),
      heading2('Weniger messen, mehr wissen'),
      paragraph(
        'Manchmal genügt ein Bruchteil der Daten. Lernende Verfahren erkennen schon während eines Versuchs, welche Messung als nächste am meisten verrät, und lassen die übrigen weg. An der Lichtquelle LUMEA hat das die Dauer einer Messreihe von neun Stunden auf siebzig Minuten verkürzt.',
      ),
      paragraph(
        'Gerechnet wird auf ',
        link('/de/forschung/grossgeraete/wispe-4', 'WISPE-4'),
        '. Alle Programme stehen unter freien Lizenzen, ihre Herkunft ist dokumentiert, und jede Veröffentlichung nennt die Fassung, mit der sie entstanden ist.',
      ),
    ],
  }),
  ...researchProjects(day),
  makeDocument({
    path: '/de/forschung/publikationen',
    title: 'Publikationen',
    description: 'Ausgewählte Veröffentlichungen der vergangenen Monate.',
    created: day.minus(1100),
    modified: day.minus(9, '10:20'),
    preview_image: { picture: 'ridges-night.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Im vergangenen Jahr sind 612 Arbeiten mit Beteiligung aus Immerlund erschienen, 87 Prozent davon frei zugänglich. Die Tabelle nennt einige, nach denen wir besonders oft gefragt werden.',
      ),
      table(
        [
          ['Autorinnen und Autoren', 'Titel', 'Erschienen in'],
          [
            'Torsen, Y.; Obermoor, N.; Krüwitz, A.',
            [em('Stripe formation without a global clock in epithelial sheets')],
            'Annals of Tissue Physics 12, 204–219',
          ],
          [
            'Obermoor, N.; Thalbeck, J.',
            [em('Light-sheet tracking of ten thousand cells at video rate')],
            'Journal of Open Microscopy 8, 31–46',
          ],
          [
            'Windgaard, O.; Holmqvar, T.',
            [em('Convergence lines as precursors of convective rain')],
            'Letters on Air and Water 27, 88–97',
          ],
          [
            'Feddersteen, I.; Wolkenstein, F.',
            [em('Why Li'), sub('2'), em('S films crack: a slow-motion study')],
            'Interfaces in Storage 4, 1–15',
          ],
          [
            'Möwenfeld, G.',
            [em('Eleven minutes: a century of tides at Seesand')],
            'Coastal Records 61, 340–352',
          ],
        ],
        { striped: true },
      ),
      heading2('Daten und Programme'),
      paragraph(
        'Messreihen veröffentlichen wir zusammen mit dem Aufsatz. Ein Beispiel zum Ausprobieren ist die ',
        link('/de/dateien/messreihe-pegel.csv', 'Pegelreihe von Seesand als Tabelle'),
        '. Bitte nennen Sie bei Verwendung die Quelle.',
      ),
      paragraph(
        'Einen Überblick über das ganze Jahr gibt der ',
        link('/de/dateien/jahresbericht.pdf', 'Jahresbericht'),
        '.',
      ),
    ],
  }),
  ...awards(day),
];
