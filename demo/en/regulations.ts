import { description, paragraph, title } from '~mocks/seed/blocks';
import { below, listing, ofType } from '~mocks/seed/listing-blocks';
import { makeDocument, makeRegulation } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const home = '/en/intranet/regulations';
const german = '/de/intranet/regelungen';

/** What holds for everyone who works here. */
export const regulations: SeedModule = (day) => [
  makeDocument({
    path: home,
    translationOf: german,
    title: 'Regulations',
    description: 'Agreements between the board and the staff council, the latest first.',
    state: 'intranet',
    created: day.minus(1200),
    modified: day.minus(20, '10:30'),
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
      paragraph('Earlier versions are kept by the registry in Building 01.2, Room 003.'),
    ],
  }),
  makeRegulation({
    path: `${home}/remote-work`,
    translationOf: `${german}/mobiles-arbeiten`,
    title: 'Remote work',
    description: 'Twelve days a month, available from 10 am to 3 pm.',
    state: 'intranet',
    created: day.minus(20),
    modified: day.minus(20, '10:30'),
    text: '<p>Works agreement 14 applies to everyone whose work can be done without an instrument, a laboratory or a counter. Your group leader approves requests, and the staff council settles disputes.</p>',
    file: { file: 'remote-work.pdf' },
  }),
  makeRegulation({
    path: `${home}/good-scientific-practice`,
    translationOf: `${german}/gute-wissenschaftliche-praxis`,
    title: 'Good scientific practice',
    description: 'What we mean by care and who helps where it is lacking.',
    state: 'intranet',
    created: day.minus(310),
    modified: day.minus(310, '09:30'),
    text: '<p>For ten years readings stay exactly as they were taken. If you sign a paper, you must be able to explain it.</p><p>When in doubt, see the ombudsperson <a href="/profile/kruewitz">Anselm Krüwitz</a>, in confidence and off the record.</p>',
  }),
  makeRegulation({
    path: `${home}/lost-property`,
    translationOf: `${german}/fundsachen`,
    title: 'Lost property',
    description: 'Keys, glasses, instruments: where do they go?',
    state: 'intranet',
    created: day.minus(790),
    modified: day.minus(790, '09:30'),
    text: '<ol><li>Hand in what you find at the gate within a day.</li><li>Tell the workshop about instruments as well, even if they are still ticking.</li><li>After three months everything goes into the raffle at the summer party.</li></ol>',
  }),
];
