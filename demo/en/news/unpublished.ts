import { description, heading2, link, list, paragraph, title } from '~mocks/seed/blocks';
import { makeMeldung } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const news = '/en/news/news-items';
const german = '/de/aktuelles/meldungen';

/** What visitors do not see: embargoed, unfinished and outdated. */
export const unpublishedNews: SeedModule = (day) => [
  makeMeldung({
    path: `${news}/solid-state-cell-survives-a-thousand-charges`,
    translationOf: `${german}/festkoerperzelle-uebersteht-tausend-ladungen`,
    title: 'Solid-state cell survives a thousand charges',
    description: 'Under embargo until publication: a thin interlayer stops lithium from growing needles.',
    created: day.minus(6, '14:27'),
    modified: day.minus(1, '16:37'),
    state: 'private',
    subjects: ['Batteries', 'Energy'],
    head_title: 'Energy Storage',
    preview_image: { picture: 'battery-layers.webp' },
    institutes: ['energiespeicher'],
    show_navigation_portlet: true,
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Solid-state batteries are safe, but they die young. After a few hundred charges, fine needles of lithium pierce the electrolyte and short the cell. A team led by Ilka Feddersteen has found a film of lithium silicate at which the needles bend over and stop.',
      ),
      heading2('Five nanometres will do'),
      paragraph(
        'In endurance tests the cell lost just six per cent of its capacity over a thousand charges. The film is deposited from vapour at temperatures that display makers use every day. A patent has been filed.',
      ),
      paragraph(
        'How the cell copes with frost is now being examined on the ',
        link('/en/institutes/energy-storage/test-benches', 'cold bench'),
        ', with figures due in February.',
      ),
    ],
  }),
  makeMeldung({
    path: `${news}/summer-school-on-the-dyke`,
    translationOf: `${german}/sommerschule-am-deich`,
    title: 'Summer school on the dyke: programme in preparation',
    description: 'In twelve days, students learn to measure wind, water and soil as one.',
    created: day.minus(7, '14:27'),
    modified: day.minus(3, '16:37'),
    state: 'draft',
    subjects: ['Teaching', 'Summer school'],
    head_title: 'Teaching',
    preview_image: { picture: 'tide-lines.webp' },
    institutes: ['atmosphaere-und-klima'],
    show_navigation_portlet: true,
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'Thirty students move into the Seesand youth hostel in August. Mornings are for theory; in the afternoon everybody stands by a tide gauge in wellingtons. The course ends with a night in which six teams record the same flood and compare their curves over breakfast.',
      ),
      paragraph('Still to be settled:'),
      list(['whether the divers can come', 'where to go if there is a gale', 'how much participants pay']),
    ],
  }),
  makeMeldung({
    path: `${news}/weir-bridge-closed`,
    translationOf: `${german}/wehrbruecke-gesperrt`,
    title: 'Weir bridge closed: how to reach us this week',
    description:
      'While the railings are being repaired, the short cut from the station is shut until Friday.',
    created: day.minus(50, '12:27'),
    modified: day.minus(45, '07:42'),
    effective: day.minus(45, '07:30'),
    expires: day.minus(38, '18:00'),
    subjects: ['Campus', 'Directions'],
    head_title: 'Notice',
    preview_image: { picture: 'map-site.webp' },
    show_navigation_portlet: true,
    exclude_from_nav: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'On foot or by bicycle, please use the mill footbridge and allow an extra seven minutes. Bus 41 stops at the fire station instead. Deliveries go to the north gate.',
      ),
      paragraph(
        'Drivers need not worry, as the bridge is closed to cars anyway. The usual route is described under ',
        link('/en/directions', 'Directions'),
        '.',
      ),
    ],
  }),
];
