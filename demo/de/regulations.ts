import { description, paragraph, title } from '~mocks/seed/blocks';
import { below, listing, ofType } from '~mocks/seed/listing-blocks';
import { makeDocument, makeRegulation } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const home = '/de/intranet/regelungen';

/** What holds for everyone who works here. */
export const regulations: SeedModule = (day) => [
  makeDocument({
    path: home,
    title: 'Regelungen',
    description: 'Vereinbarungen zwischen Vorstand und Hausrat, die jüngste zuerst.',
    state: 'intranet',
    created: day.minus(1200),
    modified: day.minus(20, '10:00'),
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      listing({
        variation: 'default',
        query: [ofType('Regelung'), below(home, 1)],
        sort_on: 'created',
        descending: true,
      }),
      paragraph('Ältere Fassungen bewahrt die Registratur in Gebäude 01.2 auf, Zimmer 003.'),
    ],
  }),
  makeRegulation({
    path: `${home}/mobiles-arbeiten`,
    title: 'Mobiles Arbeiten',
    description: 'Zwölf Tage im Monat, erreichbar von 10 bis 15 Uhr.',
    state: 'intranet',
    created: day.minus(20),
    modified: day.minus(20, '10:00'),
    text: '<p>Die Dienstvereinbarung 14 gilt für alle, deren Arbeit sich ohne Gerät, Labor oder Schalter erledigen lässt. Anträge genehmigt die Gruppenleitung, Streitfälle der Hausrat.</p>',
    file: { file: 'mobiles-arbeiten.pdf' },
  }),
  makeRegulation({
    path: `${home}/gute-wissenschaftliche-praxis`,
    title: 'Gute wissenschaftliche Praxis',
    description: 'Was wir unter Sorgfalt verstehen und wer hilft, wenn sie fehlt.',
    state: 'intranet',
    created: day.minus(310),
    modified: day.minus(310, '09:00'),
    text: '<p>Messwerte bleiben zehn Jahre lang so, wie sie entstanden sind. Wer eine Arbeit unterschreibt, muss sie erklären können.</p><p>Im Zweifel hilft die Ombudsperson <a href="/profile/kruewitz">Anselm Krüwitz</a>, vertraulich und ohne Aktenzeichen.</p>',
  }),
  makeRegulation({
    path: `${home}/fundsachen`,
    title: 'Umgang mit Fundsachen',
    description: 'Schlüssel, Brillen, Messgeräte: wohin damit?',
    state: 'intranet',
    created: day.minus(790),
    modified: day.minus(790, '09:00'),
    text: '<ol><li>Geben Sie Gefundenes binnen eines Tages an der Pforte ab.</li><li>Messgeräte melden Sie zusätzlich der Werkstatt, auch wenn sie noch ticken.</li><li>Nach drei Monaten kommt alles in die Tombola des Sommerfests.</li></ol>',
  }),
];
