import {
  button,
  description,
  heading2,
  image,
  link,
  list,
  paragraph,
  quote,
  separator,
  table,
  title,
} from '~mocks/seed/blocks';
import { makeMeldung } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const news = '/de/aktuelles/meldungen';

/** News of cells, tissue and crystals. */
export const lifeNews: SeedModule = (day) => [
  makeMeldung({
    path: `${news}/wie-gewebe-seine-muster-findet`,
    title: 'Wie Gewebe seine Muster findet',
    description:
      'Zellen ordnen sich in Streifen, obwohl keine von ihnen den Plan kennt. Ein Team aus Immerlund zeigt jetzt, dass dafür ein einziger Messwert genügt: der Druck der Nachbarn.',
    created: day.minus(5, '10:10'),
    effective: day.minus(2, '10:42'),
    modified: day.minus(2, '10:42'),
    subjects: ['Zellmechanik', 'Musterbildung', 'Lichtblattmikroskopie', 'Medizin'],
    head_title: 'Zellbiophysik',
    preview_image: { picture: 'turing-red.webp' },
    preview_caption: 'Simulation: Streifenmuster in einer Zellschicht nach zwölf Stunden',
    members: ['/profile/torsen', '/profile/obermoor', '/profile/kruewitz'],
    institutes: ['zellbiophysik'],
    relatedItems: [
      `${news}/flussdeltas-wachsen-schneller-nach`,
      `${news}/ein-kristall-der-sein-eigenes-licht-beugt`,
      `${news}/messnetz-regenwind-millionste-boee`,
    ],
    show_navigation_portlet: true,
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      image({
        url: '/de/bilder/cells',
        alt: 'Gezeichnetes Zellgewebe von oben: hellgrüne, vieleckige Zellen mit dunklen Kernen, durch kräftige Membranen getrennt',
        description: 'Epithelgewebe nach sechs Stunden. Zellkerne dunkelgrün, Membranen hell.',
        rights: 'Darstellung: Forschungszentrum Immerlund / Nala Obermoor',
      }),
      paragraph(
        'Wer ein Stück Haut unter das Mikroskop legt, sieht Ordnung: Reihen, Wirbel, Waben. Lange galt als sicher, dass ein chemisches Signal diese Ordnung vorgibt. Die neuen Messungen legen etwas Einfacheres nahe. Jede Zelle vergleicht laufend, wie stark ihre Nachbarn drücken, und dreht sich so weit, bis sie am wenigsten davon spürt.',
      ),
      paragraph(
        'Das Team um ',
        link('/profile/torsen', 'Ylva Torsen'),
        ' hat dafür zehntausend Zellen gleichzeitig verfolgt, fünfundzwanzigmal in der Sekunde und über zwölf Stunden hinweg. Möglich macht das ein Lichtblattmikroskop, das die Gruppe selbst gebaut hat.',
      ),
      heading2('Ein Modell mit einem einzigen Regler'),
      paragraph(
        'Aus den Daten entstand ein Rechenmodell, das auf eine Seite passt. Es kennt nur eine Stellgröße, die Steifigkeit der Zellhülle. Dreht man an ihr, entstehen nacheinander Punkte, Streifen und schließlich Waben, genau in der Reihenfolge, die auch das Gewebe zeigt.',
      ),
      quote('Wir hatten ein Dutzend Signale erwartet. Am Ende war es eine Zahl.', {
        author: 'Prof. Dr. Ylva Torsen',
        additional_information: 'Leiterin des Bereichs Mechanik des Gewebes',
        image: '/profile/torsen',
        quotationLanguage: 'de',
      }),
      table([
        ['Steifigkeit der Hülle', 'Muster im Modell', 'Gefunden in'],
        ['gering', 'Punkte', 'Netzhaut des Zebrabärblings'],
        ['mittel', 'Streifen', 'Haut, Darmwand'],
        ['hoch', 'Waben', 'Linsenepithel'],
      ]),
      heading2('Was das für die Medizin bedeutet'),
      paragraph(
        'Gewebe, das außerhalb des Körpers wächst, verliert oft nach wenigen Tagen seine Ordnung. Mit dem Modell lässt sich berechnen, wie straff die Unterlage gespannt sein muss, damit sie erhalten bleibt. Erste Versuche mit Hautersatz beginnen im Frühjahr.',
      ),
      image({
        url: '/de/bilder/turing-green',
        alt: 'Verschlungene grüne Bänder auf hellem Grund, ein Muster aus einer Simulation',
        description: 'So ordnet das Modell die Zellen bei mittlerer Steifigkeit an.',
        size: 'm',
      }),
      paragraph('Drei Fragen will die Gruppe als Nächstes klären:'),
      list([
        'Bleibt das Muster bestehen, wenn sich Zellen teilen?',
        'Lässt sich die Steifigkeit mit Licht verändern, ohne die Zelle zu verletzen?',
        'Gilt die Regel auch in drei Dimensionen, etwa in einer Knospe der Lunge?',
      ]),
      separator(),
      paragraph(
        'Originalveröffentlichung: Y. Torsen, N. Obermoor, A. Krüwitz, Annals of Tissue Physics 12, Seiten 204–219. ',
        link('https://doi.example/10.0000/atp.2026.0417', 'DOI 10.0000/atp.2026.0417'),
      ),
      button({
        title: 'Zum Bereich Mechanik des Gewebes',
        href: '/de/institute/zellbiophysik/mechanik-des-gewebes',
      }),
    ],
  }),
  makeMeldung({
    path: `${news}/nachwuchspreis-fuer-leise-magnetfelder`,
    title: 'Nachwuchspreis für Arbeit über leise Magnetfelder',
    description:
      'Die Physikerin Sunniva Aldering hat in ihrer Dissertation Magnetfelder gemessen, die zehn Milliarden Mal schwächer sind als das der Erde. Dafür erhält sie den Wispe-Preis.',
    created: day.minus(14, '11:10'),
    modified: day.minus(10, '11:04'),
    effective: day.minus(10, '11:00'),
    subjects: ['Quantenmaterialien', 'Auszeichnung', 'Sensorik'],
    head_title: 'Auszeichnung',
    preview_image: { picture: 'field-lines.webp' },
    relatedItems: [`${news}/ein-kristall-der-sein-eigenes-licht-beugt`],
    show_navigation_portlet: true,
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Nervenzellen, Batterien, selbst rostende Nägel erzeugen Magnetfelder. Sie gehen im Rauschen jeder Straßenbahn unter. Sunniva Aldering hat drei Jahre lang an einem Sensor gearbeitet, der sie trotzdem hört: ein Diamantsplitter, kaum größer als ein Salzkorn, in dem einzelne Stickstoffatome wie Kompassnadeln wirken.',
      ),
      paragraph(
        'Der Kniff liegt nicht im Material, sondern in der Zeit. Aldering fragt den Sensor in einem unregelmäßigen Takt ab, der zu keiner bekannten Störung passt. Was regelmäßig brummt, mittelt sich heraus. Übrig bleibt das Signal der Probe.',
      ),
      heading2('Gemessen wird nachts'),
      paragraph(
        'Die empfindlichsten Aufnahmen entstanden zwischen zwei und vier Uhr früh in einem Keller ohne Stahlbeton. In einer Lithiumzelle konnte die Physikerin so verfolgen, an welcher Stelle der Strom zuerst fließt. Die Zelle musste dafür nicht geöffnet werden; das interessiert inzwischen auch die Kolleginnen und Kollegen am ',
        link('/de/institute/energiespeicher', 'Institut für Energiespeicher'),
        '.',
      ),
      paragraph(
        'Die Jury lobt „Geduld, die sich wie Eleganz liest“. Der Preis ist mit 8.000 Euro dotiert und wird jährlich an eine Person vergeben, deren Promotion höchstens zwei Jahre zurückliegt. Die Preisträgerin hält ihren Festvortrag im Januar im Großen Hörsaal.',
      ),
    ],
  }),
  makeMeldung({
    path: `${news}/ein-kristall-der-sein-eigenes-licht-beugt`,
    title: 'Ein Kristall, der sein eigenes Licht beugt',
    description:
      'Dünne Schichten ordnen sich in Ringen, sobald Strom fließt. Aus einem Halbleiter wird so eine Linse auf Zeit.',
    created: day.minus(24, '12:10'),
    modified: day.minus(19, '09:34'),
    effective: day.minus(19, '09:30'),
    subjects: ['Quantenmaterialien', 'Optik'],
    head_title: 'Quantenmaterialien',
    preview_image: { picture: 'diffraction.webp' },
    relatedItems: [`${news}/nachwuchspreis-fuer-leise-magnetfelder`, `${news}/neue-leitung-fuer-lumea`],
    show_navigation_portlet: true,
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      image({
        url: '/de/bilder/rings-violet',
        alt: 'Ringe in Violett und Weiß um eine gemeinsame Mitte, in vier Richtungen verwischt',
        description: 'Ladungsdichte in der Kristallschicht, 300 Nanosekunden nach dem Einschalten.',
      }),
      paragraph(
        'Zinnselenid ist unscheinbar: grau, spröde, seit Jahrzehnten bekannt. Drückt man es zu Schichten von wenigen Atomlagen, beginnt es bei angelegter Spannung zu leuchten. So weit war die Physik vorbereitet. Überraschend kam, was das Licht danach tut: Es wird im selben Kristall gebeugt, der es aussendet.',
      ),
      paragraph(
        'Verantwortlich sind Ladungen, die sich vom Rand her in Ringen anordnen. Sie verändern den Brechungsindex so, dass eine flache Linse entsteht. Schaltet man den Strom ab, verschwindet sie innerhalb einer Mikrosekunde.',
      ),
      heading2('Scharfstellen ohne Mechanik'),
      paragraph(
        'Über die Spannung lässt sich die Brennweite zwischen vier und neun Millimetern einstellen. Bewegliche Teile gibt es nicht. Denkbar sind winzige Kameras, die in Bruchteilen eines Wimpernschlags zwischen nah und fern wechseln. Bis dahin muss die Schicht haltbarer werden: Nach etwa einer Stunde Betrieb verlieren die Ringe ihre Kontur.',
      ),
      paragraph(
        'Als Nächstes wollen die Beteiligten den Vorgang an ',
        link('/de/forschung/grossgeraete/lumea', 'LUMEA'),
        ' filmen. Deren Lichtpulse sind kurz genug, um einzelne Ladungen auf dem Weg zu ihrem Ring zu erwischen.',
      ),
    ],
  }),
];
