import { description, heading2, link, paragraph, title } from '../blocks';
import { below, listing, ofType, tagged, upcoming } from '../listing-blocks';
import { makeDocument } from '../makers';
import type { SeedModule } from '../makers';

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
    ],
  }),
  makeDocument({
    path: '/en/press/press-pictures',
    title: 'Press Pictures',
    description: 'Images from our research in printable resolution.',
    translationOf: '/de/press/pressebilder',
    created: day.minus(1100),
    modified: day.minus(35, '15:50'),
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
