import { description, heading2, link, list, paragraph, quote, title } from '~mocks/seed/blocks';
import { below, listing, ofType } from '~mocks/seed/listing-blocks';
import { makeDocument, makeMeldung } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const home = '/de/press/mitteilungen';

/** Releases that went to newsrooms. */
export const releases: SeedModule = (day) => [
  makeDocument({
    path: home,
    title: 'Pressemitteilungen',
    nav_title: 'Mitteilungen',
    description: 'Was wir an Redaktionen verschickt haben, im Wortlaut.',
    created: day.minus(1380),
    modified: day.minus(14, '10:05'),
    show_navigation_portlet: true,
    preview_image: { picture: 'waves-night.webp' },
    blocks: [
      title(),
      description(),
      listing({
        variation: 'newsListing',
        query: [ofType('Meldung'), below(home, 1)],
        sort_on: 'effective',
        descending: true,
      }),
    ],
  }),
  makeMeldung({
    path: `${home}/flickwerk-gestartet`,
    title: 'Neun Millionen Euro für Werkstoffe, die heilen',
    description: 'Zwei Institute und vier Partner wollen Rissen in Batterien und Deichen zuvorkommen.',
    created: day.minus(15, '09:00'),
    modified: day.minus(14, '10:00'),
    effective: day.minus(14, '10:00'),
    subjects: ['Pressemitteilung', 'Energie', 'Werkstoffe'],
    head_title: 'Pressemitteilung 31',
    preview_image: { picture: 'terrain.webp' },
    institutes: ['energiespeicher', 'zellbiophysik'],
    members: ['/profile/sahlmann'],
    relatedItems: [`${home}/regenwind-fuer-alle`],
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Immerlund. Das Forschungszentrum erhält neun Millionen Euro, um Werkstoffe zu entwickeln, die sich selbst reparieren. Das Geld stammt zu zwei Dritteln von der Werkstoffstiftung Nord. Das Vorhaben trägt den Namen Flickwerk und läuft drei Jahre.',
      ),
      paragraph(
        'Risse sind der häufigste Grund, aus dem Batterien vor der Zeit ausfallen. Sie beginnen im Verborgenen, wachsen mit jedem Ladevorgang und werden erst bemerkt, wenn es zu spät ist. Haut hat dasselbe Problem, löst es aber über Nacht.',
      ),
      quote('Wir schauen uns ab, was jedes aufgeschlagene Knie kann.', {
        author: 'Dr. Samira Sahlmann',
        additional_information: 'Koordinatorin des Projekts',
        quotationLanguage: 'de',
      }),
      heading2('Was bis wann gelingen soll'),
      list([
        'nach einem Jahr: ein Glas, das einmal heilt',
        'nach zwei Jahren: eine Zelle, die dreihundert Risse übersteht',
        'nach drei Jahren: ein Stück Deich am Wispewehr, das ohne Bagger auskommt',
      ]),
      paragraph(
        'Bilder und Gesprächspartner vermittelt die Pressestelle. Näheres steht auf den ',
        link('/de/projekte/flickwerk', 'Seiten des Projekts'),
        '.',
      ),
    ],
  }),
  makeMeldung({
    path: `${home}/regenwind-fuer-alle`,
    title: 'Sturmwarnung aufs Telefon: Immerlund öffnet sein Messnetz',
    description: 'Von sofort an können Städte und Vereine die Daten von 340 Masten kostenlos nutzen.',
    created: day.minus(29, '09:00'),
    modified: day.minus(28, '11:30'),
    effective: day.minus(28, '11:30'),
    subjects: ['Pressemitteilung', 'Wind', 'Offene Daten'],
    head_title: 'Pressemitteilung 30',
    preview_image: { picture: 'wind-lines.webp' },
    institutes: ['atmosphaere-und-klima'],
    members: ['/profile/windgaard'],
    relatedItems: [
      `${home}/flickwerk-gestartet`,
      '/de/aktuelles/meldungen/messnetz-regenwind-millionste-boee',
    ],
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Immerlund. Wenn eine Bö anrollt, bleiben oft keine zwanzig Minuten, um Zelte abzubauen oder Kräne festzustellen. Das Messnetz Regenwind erkennt sie an Luftdruck und Schall. Bisher bekamen nur fünf Feuerwehren die Warnungen, jetzt stehen sie allen offen.',
      ),
      paragraph(
        'Wer die Schnittstelle nutzt, muss sich weder anmelden noch bezahlen. Das Institut für Atmosphäre und Klima bittet lediglich um Rückmeldung, ob die Warnung eintraf und ob sie stimmte. Aus diesen Antworten lernt das Verfahren.',
      ),
      quote('Eine Warnung, die niemand bekommt, ist nur eine Messung.', {
        author: 'Prof. Dr. Oke Windgaard',
        additional_information: 'Direktor des Instituts für Atmosphäre und Klima',
        quotationLanguage: 'de',
      }),
      paragraph(
        'Den ersten Ernstfall gab es schon: Beim Drachenfest in Seesand wurde der Strand elf Minuten vor der Front geräumt. Verletzt wurde niemand, vermisst werden bis heute zwei Drachen.',
      ),
      paragraph(
        'Wie die Masten arbeiten, erklärt die ',
        link('/de/institute/atmosphaere-und-klima/messnetz', 'Seite des Messnetzes'),
        '.',
      ),
    ],
  }),
  makeMeldung({
    path: `${home}/hausrat-gewaehlt`,
    title: 'Beschäftigte wählen neuen Hausrat',
    description: 'Die Beteiligung lag bei 71 Prozent, so hoch wie nie seit der Gründung.',
    created: day.minus(52, '09:00'),
    modified: day.minus(51, '13:00'),
    effective: day.minus(51, '13:00'),
    subjects: ['Pressemitteilung', 'Campus'],
    head_title: 'Pressemitteilung 29',
    preview_image: { picture: 'delta.webp' },
    relatedItems: ['/de/aktuelles/meldungen/neue-leitung-fuer-lumea'],
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Immerlund. Das Forschungszentrum hat einen neuen Hausrat. Von 2.140 Wahlberechtigten gaben 1.519 ihre Stimme ab, viele davon an der Urne im Pegelhaus-Café. Das Gremium entscheidet mit, wenn es um Arbeitszeiten, Räume und die Kantine geht.',
      ),
      paragraph(
        'Neu hinzugekommen sind vier Mitglieder, darunter zum ersten Mal ein Auszubildender. Den Vorsitz übernimmt die Glasbläserin Tomke Hinnerk. Sie löst den Physiker Rickmer Falk ab, der nach zwölf Jahren nicht mehr antrat.',
      ),
      quote('Wir verhandeln über Schreibtische, damit andere über Sterne nachdenken können.', {
        author: 'Tomke Hinnerk',
        additional_information: 'Vorsitzende des Hausrats',
        quotationLanguage: 'de',
      }),
      heading2('Erste Vorhaben'),
      list([
        'Schließfächer für Fahrradakkus an allen Gebäuden',
        'eine Vereinbarung über das Arbeiten von unterwegs',
        'leisere Lüfter im Rechenzentrum',
      ]),
      paragraph(
        'Die Amtszeit beträgt vier Jahre. Sitzungen sind, soweit es nicht um Personen geht, für alle Beschäftigten offen; Gäste von außerhalb melden sich bitte vorher an.',
      ),
    ],
  }),
];
