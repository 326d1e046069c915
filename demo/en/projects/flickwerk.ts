import {
  button,
  callout,
  description,
  grid,
  heading,
  heading2,
  hero,
  image,
  link,
  list,
  numbered,
  paragraph,
  quote,
  separator,
  styled,
  table,
  target,
  teaser,
  title,
} from '~mocks/seed/blocks';
import { below, listing, ofType } from '~mocks/seed/listing-blocks';
import { makeDocument, makeProjectSite } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const home = '/en/projects/flickwerk';
const german = '/de/projekte/flickwerk';

/** A project site with the usual header and a look of its own. */
export const flickwerk: SeedModule = (day) => [
  makeProjectSite({
    path: home,
    translationOf: german,
    title: 'Flickwerk',
    description:
      'Skin heals and batteries do not. Flickwerk, German for patchwork, teaches materials to close their own cracks.',
    nav_title: 'Flickwerk',
    head_title: 'Joint project',
    created: day.minus(420),
    modified: day.minus(5, '15:40'),
    preview_image: { picture: 'terrain.webp' },
    special: false,
    logo: { picture: 'flickwerk-logo.svg' },
    bg_image: { picture: 'terrain.webp' },
    main_bg_color: '#f6e3cf',
    nav_font_color: '#3b2417',
    nav_active_color: '#9c2f12',
    main_font: 'georgia',
    additional_body_class: 'projekt-flickwerk',
    matomo_id: '12',
    default_page_size: 5,
    pre_footer: [
      {
        title: 'Werkstoffstiftung Nord',
        href: 'https://werkstoffstiftung.example',
        logo: [target('/en/images/mark-werkstoffstiftung')],
        openLinkInNewTab: true,
      },
      {
        title: 'Küstenlicht Foundation',
        href: 'https://kuestenlicht.example',
        logo: [target('/en/images/mark-kuestenlicht')],
        openLinkInNewTab: false,
      },
    ],
    footer: [
      {
        title: 'Mitmachen',
        titleEn: 'Take part',
        href: `${german}/mitmachen`,
        hrefEn: `${home}/take-part`,
      },
      {
        title: 'Partner',
        titleEn: 'Partners',
        href: `${german}/partner`,
        hrefEn: `${home}/partners`,
      },
    ],
    footer_logo: { picture: 'flickwerk-logo.svg' },
    footer_logo_link: 'https://werkbank.immerlund.example/flickwerk',
    blocks: [
      hero({
        href: `${home}/idea`,
        head_title: 'Joint project',
        title: 'Cracks that close by themselves',
        description: 'A wound heals overnight. Why can a battery not do the same?',
        buttonText: 'The idea behind it',
        preview_image: '/en/images/terrain',
        variation: 'right',
      }),
      heading('Three years, two institutes, one sewing box'),
      styled(
        paragraph(
          'Cell Biophysics and Energy Storage have shared a laboratory since January. One side knows how tissue mends, the other what kills a battery.',
        ),
        { styles: { size: 'statement' } },
      ),
      grid([
        teaser({
          href: `${home}/materials`,
          head_title: 'Materials',
          title: 'Four candidates',
          description: 'From gel to glaze: what already heals in the laboratory.',
          preview_image: '/en/images/droplets',
        }),
        teaser({
          href: `${home}/take-part`,
          head_title: 'Take part',
          title: 'Send us something broken',
          description: 'We collect cracks from everyday life.',
          preview_image: '/en/images/shards',
        }),
      ]),
      quote('Perfection is not what never cracks but what carries on afterwards.', {
        author: 'Dr Samira Sahlmann',
        additional_information: 'Coordinator',
        image: '/en/images/portrait-sahlmann',
        quotationLanguage: 'en',
        bg_color: 'tint',
        useFullBackgroundContainer: true,
      }),
      button({ title: 'Meet the partners', href: `${home}/partners`, align: 'center' }),
    ],
  }),
  makeDocument({
    path: `${home}/idea`,
    translationOf: `${german}/idee`,
    title: 'The idea',
    description: 'What skin, bone and ivy can do and a battery cannot.',
    created: day.minus(415),
    modified: day.minus(50, '12:20'),
    show_navigation_portlet: true,
    preview_image: { picture: 'growth-rings.webp' },
    blocks: [
      title(),
      description(),
      paragraph(
        'Living tissue does not wait for the repair service. As soon as a cell notices that its neighbour is missing, it moves up. It needs neither plan nor command, only a stock of building material and a feeling for tension.',
      ),
      heading2('Three ingredients'),
      numbered([
        'A feeler that notices the crack while it is shorter than a hair is wide',
        'A stock that turns liquid only when it is needed',
        'An end: whatever never stops healing becomes a growth',
      ]),
      paragraph(
        'Earlier attempts failed at the third point. That is why we are joined by people from ',
        link('/en/institutes/cell-biophysics/tissue-mechanics', 'Tissue Mechanics'),
        ' who have spent years finding out when cells come to a halt.',
      ),
    ],
  }),
  makeDocument({
    path: `${home}/materials`,
    translationOf: `${german}/werkstoffe`,
    title: 'Materials',
    description: 'Four candidates in order of the time they take to heal.',
    created: day.minus(380),
    modified: day.minus(5, '15:05'),
    show_navigation_portlet: true,
    preview_image: { picture: 'droplets.webp' },
    blocks: [
      title(),
      description(),
      table(
        [
          ['Material', 'Heals in', 'Meant for'],
          ['Sugar gel', '8 seconds', 'soft sensors'],
          ['Capsule glass', '40 minutes', 'solid-state cells'],
          ['Salt glaze', 'a day', 'heat stores'],
          ['Fungal concrete', 'three weeks', 'the foot of dykes'],
        ],
        { striped: true },
      ),
      image({
        url: '/en/images/droplets',
        alt: 'Closely packed droplets of many sizes, pale blue with points of light',
        description: 'Capsules of healing agent, just before a crack reaches them.',
      }),
      heading2('What does not work yet'),
      paragraph(
        'Capsule glass heals each spot only once. For a second crack in the same place the stock is missing; we are trying out fine channels through which more could flow.',
      ),
    ],
  }),
  makeDocument({
    path: `${home}/take-part`,
    translationOf: `${german}/mitmachen`,
    title: 'Take part',
    description: 'We are looking for cracks: in cups, tyres, phone cases and walls.',
    created: day.minus(300),
    modified: day.minus(34, '16:45'),
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      paragraph(
        'In the laboratory we make handsome, straight cracks. In life they wander. Photograph the damage next to a ruler, and our computer learns how things really break.',
      ),
      list([
        'a picture with a ruler, and a sentence on what the object is made of',
        'no faces, number plates or house numbers, please',
        'we delete what you send when the project ends',
      ]),
      callout('Cracked batteries belong at the recycling centre and never in the post.'),
      button({ title: 'Send a crack', href: 'mailto:flickwerk@immerlund.example' }),
    ],
  }),
  makeDocument({
    path: `${home}/partners`,
    translationOf: `${german}/partner`,
    title: 'Partners and funding',
    nav_title: 'Partners',
    description: 'Who sews with us and who pays for the thread.',
    created: day.minus(410),
    modified: day.minus(76, '10:00'),
    show_navigation_portlet: true,
    blocks: [
      title(),
      description(),
      list([
        [link('/en/institutes/cell-biophysics', 'Cell Biophysics'), ': wound healing and cell mechanics'],
        [link('/en/institutes/energy-storage', 'Energy Storage'), ': coordination, glass and salt'],
        'Feinoptik Brackmoor: microscopes for cracks on the move',
        'Keramikwerkstatt Seesand: glazes and very honest verdicts',
      ]),
      separator(),
      paragraph(
        'Werkstoffstiftung Nord bears two thirds of the cost. The Küstenlicht Foundation and the research centre share the rest.',
      ),
      listing({
        headline: 'Other ventures with sites of their own',
        variation: 'summary',
        query: [ofType('ProjectSite'), below('/en/projects', 1)],
      }),
    ],
  }),
];
