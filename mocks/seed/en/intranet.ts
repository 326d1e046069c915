import {
  description,
  heading2,
  link,
  list,
  numbered,
  paragraph,
  strong,
  table,
  teaser,
  title,
} from '../blocks';
import { makeDocument } from '../makers';
import type { SeedModule } from '../makers';

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
      teaser({ href: '/en/intranet/business-travel' }),
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
];
