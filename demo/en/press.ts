import { description, grid, heading2, link, paragraph, table, teaser, title } from '~mocks/seed/blocks';
import { below, listing, ofType, tagged, upcoming } from '~mocks/seed/listing-blocks';
import { makeDocument } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';
import { releases } from './press/releases';

/** The press page, which has two paged listings, and its pictures. */
export const press: SeedModule = (day) => [
  makeDocument({
    path: '/en/press',
    title: 'Press',
    description: 'For journalists: releases, dates, pictures and a number that somebody answers.',
    translationOf: '/de/press',
    created: day.minus(1390),
    modified: day.minus(1, '11:40'),
    exclude_from_nav: true,
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Rieke Sandhorst and her colleagues arrange interviews, chase quotations and look after film crews. Call the press office on +49 40 66969-110 between 8 am and 6 pm on working days, and at weekends too when there is severe weather.',
      ),
      listing({
        headline: 'Releases',
        variation: 'newsListing',
        query: [ofType('Meldung'), below('/en/news')],
        sort_on: 'effective',
        descending: true,
        size: 4,
      }),
      listing({
        headline: 'Dates for your diary',
        variation: 'eventListing',
        query: [ofType('Event'), below('/en/news'), upcoming()],
        sort_on: 'start',
        size: 3,
      }),
      heading2('Embargoes'),
      paragraph(
        'Some results reach newsrooms before they are published. We ask you to respect the hour given; the researchers are available for questions from the day before. ',
        link('/en/press/press-pictures', 'Pictures to download'),
      ),
      grid([
        teaser({ href: '/en/press/press-contacts' }),
        teaser({ href: '/en/press/releases' }),
        teaser({ href: '/en/press/press-pictures' }),
      ]),
    ],
  }),
  makeDocument({
    path: '/en/press/press-contacts',
    translationOf: '/de/press/ansprechpersonen',
    title: 'Press contacts',
    nav_title: 'Contacts',
    description: 'Four numbers with people behind them.',
    created: day.minus(1380),
    modified: day.minus(19, '09:10'),
    show_navigation_portlet: true,
    preview_image: { picture: 'wind-lines.webp' },
    blocks: [
      title(),
      description(),
      table([
        ['Subject', 'Name', 'Phone'],
        [
          'Head of office, crises, interviews',
          [link('/profile/sandhorst', 'Rieke Sandhorst')],
          '+49 40 66969-111',
        ],
        ['Life and health', 'Malin Overdiek', '+49 40 66969-112'],
        ['Earth, climate, coast', 'Ole Petersdotter', '+49 40 66969-113'],
        ['Energy, technology, film', 'Nuri Achterberg', '+49 40 66969-114'],
      ]),
      heading2('Outside office hours'),
      paragraph(
        'At night and on public holidays somebody is on call at +49 40 66969-119 and will find you an expert, even if you go on air at six in the morning.',
      ),
      paragraph(
        'We are glad to put you on our list: ',
        link('mailto:presse@immerlund.example', 'presse@immerlund.example'),
      ),
    ],
  }),
  ...releases(day),
  makeDocument({
    path: '/en/press/press-pictures',
    title: 'Press Pictures',
    description: 'Images from our research in printable resolution.',
    translationOf: '/de/press/pressebilder',
    created: day.minus(1100),
    modified: day.minus(35, '15:50'),
    preview_image: { picture: 'rings-violet.webp' },
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Every picture in this collection was computed from measurements or models; none was painted. You may use them free of charge for editorial purposes, provided that you credit “Immerlund Research Centre”.',
      ),
      listing({
        variation: 'imageGallery',
        query: [ofType('Image'), below('/en/images', 1), tagged('press picture')],
        sort_on: 'sortable_title',
        size: 12,
      }),
    ],
  }),
];
