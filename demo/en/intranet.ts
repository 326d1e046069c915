import {
  description,
  grid,
  heading2,
  link,
  list,
  numbered,
  paragraph,
  strong,
  table,
  teaser,
  title,
} from '~mocks/seed/blocks';
import { makeDocument } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';
import { regulations } from './regulations';

/** Pages for those who work here. */
export const intranet: SeedModule = (day) => [
  makeDocument({
    path: '/en/intranet',
    title: 'Intranet',
    description: 'For staff: what matters today and where to find it.',
    translationOf: '/de/intranet',
    state: 'intranet',
    created: day.minus(1380),
    modified: day.minus(0, '06:45'),
    exclude_from_nav: true,
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      heading2('This week'),
      list([
        'On Wednesday the fire brigade tests the alarms in Buildings 04 to 09; expect noise.',
        'From Monday the canteen is trying to cook without palm oil.',
        'Old electronics to get rid of? The collection van is parked behind the workshop until Friday.',
      ]),
      grid([
        teaser({ href: '/en/intranet/business-travel' }),
        teaser({ href: '/en/intranet/it-help' }),
        teaser({ href: '/en/intranet/regulations' }),
      ]),
      paragraph(
        strong('Reported a fault? '),
        'The control desk can tell you how things stand, day and night, on extension 222.',
      ),
    ],
  }),
  makeDocument({
    path: '/en/intranet/business-travel',
    title: 'Business Travel',
    description: 'Four steps from request to refund.',
    translationOf: '/de/intranet/dienstreisen',
    state: 'intranet',
    created: day.minus(910),
    modified: day.minus(44, '14:40'),
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      numbered([
        'Fill in the travel request at least a week before you leave',
        'Wait for your group leader to approve it',
        'Have the travel office book your tickets, by rail as a rule within Germany',
        'Hand in receipts within six months or lose your claim',
      ]),
      table([
        ['Time away', 'Daily allowance'],
        ['over 8 hours', '14 euros'],
        ['full day', '28 euros'],
      ]),
      paragraph(
        'The travel office is in Building 01.2 and answers questions at ',
        link('mailto:reisen@immerlund.example', 'reisen@immerlund.example'),
        '.',
      ),
    ],
  }),
  makeDocument({
    path: '/en/intranet/it-help',
    translationOf: '/de/intranet/it-hilfe',
    title: 'IT help',
    description: 'For when the computer is on strike, the password is gone or the printer blinks.',
    state: 'intranet',
    created: day.minus(905),
    modified: day.minus(12, '09:45'),
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      numbered([
        'Restart. It helps in two cases out of three.',
        'Dial 66969-200 and read out the number on the sticker.',
        'Fetch a coffee. It tends to be settled when you return.',
      ]),
      table(
        [
          ['Request', 'In charge'],
          ['Forgotten password', 'Self-service at the terminal in the gatehouse'],
          ['New computer', 'Application through your group leader'],
          ['Computing time on WISPE-4', 'User office, extension 330'],
        ],
        { striped: true },
      ),
      paragraph(
        'Please forward suspicious mail unopened to ',
        link('mailto:verdacht@immerlund.example', 'verdacht@immerlund.example'),
        '.',
      ),
    ],
  }),
  makeDocument({
    path: '/en/intranet/rooms',
    translationOf: '/de/intranet/raeume',
    title: 'Booking rooms',
    description: 'From a table for two to the great hall.',
    state: 'intranet',
    created: day.minus(760),
    modified: day.minus(54, '10:50'),
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      table([
        ['Room', 'Seats', 'Special feature'],
        ['Pegelstube', '8', 'a stove that nobody may light'],
        ['Radarzimmer', '14', 'a view as far as Hohe Warte'],
        ['Forum am Wehr', '220', 'a booth for interpreters'],
      ]),
      paragraph(
        'Book in the calendar, and cancel there too. Whoever leaves a hall empty bakes the next cake for the caretakers.',
      ),
    ],
  }),
  makeDocument({
    path: '/en/intranet/canteen',
    translationOf: '/de/intranet/kantine',
    title: 'Canteen',
    description: 'What is on this week and what will never be served again.',
    state: 'intranet',
    created: day.minus(650),
    modified: day.minus(2, '15:30'),
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      table([
        ['Weekday', 'Pot', 'Pan'],
        ['Monday', 'Lentils and prunes', 'Green spelt patties'],
        ['Tuesday', 'Fish soup', 'Rösti and apple'],
        ['Wednesday', 'Pumpkin and coconut', 'Labskaus, without meat if you prefer'],
        ['Thursday', 'Peas', 'Fried fish'],
        ['Friday', 'Leftovers, lovingly', 'Rice pudding'],
      ]),
      heading2('From the complaints box'),
      paragraph(
        'The sprout smoothie has been taken off the menu. Thank you for your 61 letters, above all the one in verse.',
      ),
    ],
  }),
  ...regulations(day),
];
