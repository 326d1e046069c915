import {
  button,
  grid,
  heading,
  hero,
  image,
  link,
  paragraph,
  quote,
  styled,
  table,
  target,
  teaser,
} from '~mocks/seed/blocks';
import { makeProjectSite } from '~mocks/seed/makers';
import type { SeedModule } from '~mocks/seed/makers';

const home = '/en/projects/tidentakt';

/** A project site with a look of its own. */
export const tidentakt: SeedModule = (day) => [
  makeProjectSite({
    path: home,
    translationOf: '/de/projekte/tidentakt',
    title: 'Tidentakt',
    description:
      'As the sea rises, the rhythm of ebb and flood is shifting with it. Tidentakt measures by how much.',
    nav_title: 'The project',
    head_title: 'Joint project',
    created: day.minus(770),
    modified: day.minus(4, '16:50'),
    preview_image: { picture: 'tidentakt-background.webp' },
    special: true,
    logo: { picture: 'tidentakt-logo.svg' },
    bg_image: { picture: 'tidentakt-background.webp' },
    main_bg_color: '#1b1233',
    nav_font_color: '#ffffff',
    nav_active_color: '#fcc98a',
    main_font: 'metropolis',
    additional_body_class: 'projekt-tidentakt',
    matomo_id: '11',
    default_page_size: 20,
    pre_footer: [
      {
        title: 'Küstenlicht Foundation',
        href: 'https://kuestenlicht.example',
        logo: [target('/en/images/mark-kuestenlicht')],
        openLinkInNewTab: true,
      },
      {
        title: 'Sea and People Fund',
        href: 'https://meer-und-mensch.example',
        logo: [target('/en/images/mark-meer-und-mensch')],
        openLinkInNewTab: true,
      },
    ],
    footer: [
      {
        title: 'Kontakt',
        titleEn: 'Contact',
        href: '/de/ueber-uns/kontakt',
        hrefEn: '/en/about-us/contact-visitor-information',
      },
      {
        title: 'Ergebnisse',
        titleEn: 'Results',
        href: '/de/projekte/tidentakt/ergebnisse',
        hrefEn: '/en/projects/tidentakt/results',
      },
    ],
    footer_logo: { picture: 'mark-kuestenhaefen.svg' },
    footer_logo_link: 'https://kuestenhaefen.example',
    blocks: [
      hero({
        href: `${home}/measurements`,
        title: 'Tides in time with the climate',
        description:
          'As the sea rises, the rhythm of ebb and flood is shifting with it. Tidentakt measures by how much.',
        buttonText: 'Latest measurements',
        preview_image: '/en/images/tidentakt-background',
        variation: 'top',
        useLargeContainer: true,
      }),
      styled(
        table(
          [
            ['Duration', 'October 2024 to September 2028'],
            ['Kind of project', 'Joint project'],
            ['Institutes', '2'],
            ['Partners', '6'],
          ],
          { rowHeads: true },
        ),
        { bg_color: 'tint', useFullBackgroundContainer: true },
      ),
      heading('What it is about'),
      styled(
        paragraph(
          'People set their clocks by the tides. Yet at 61 gauges out of 80, high water now comes earlier than it did a century ago.',
        ),
        { styles: { size: 'statement' } },
      ),
      grid([
        paragraph(
          'We bring together old harbour books, new measuring poles and a model that treats every bay by itself. The outcome will be a map that ports and dyke associations can put to use at once. ',
          link(`${home}/results`, 'See what we know so far'),
        ),
        image({
          url: '/en/images/tide-lines',
          alt: 'Orange, pink and lilac lines circling like currents on violet',
          size: 'm',
          description: 'Tidal currents off Seesand, computed for a spring tide',
        }),
      ]),
      heading('From the project'),
      grid([
        teaser({
          href: `${home}/measurements`,
          head_title: 'Measurements',
          title: 'New gauges report from the flats',
          description: 'The poles withstand gales, ice and inquisitive seals.',
          preview_image: '/en/images/ridges-night',
        }),
        teaser({
          href: '/en/news/news-items/high-tide-comes-eleven-minutes-early',
          head_title: 'Results',
          title: 'High tide comes eleven minutes early',
          description: 'Records at Seesand now reach back 130 years.',
          preview_image: '/en/images/diffraction-rose',
        }),
        teaser({
          href: `${home}/results`,
          head_title: 'Methods',
          title: 'Teaching a computer to read harbour books',
          description: 'From crabbed handwriting come two million readings.',
          preview_image: '/en/images/terrain',
        }),
      ]),
      heading('Who is involved'),
      grid([
        image({
          url: '/en/images/portrait-moewenfeld',
          alt: 'Drawing of Gesine Möwenfeld with long grey hair and round glasses',
          description: 'Dr Gesine Möwenfeld, coordination',
          href: '/profile/moewenfeld',
          size: 'm',
        }),
        image({
          url: '/en/images/portrait-lindqvist-aal',
          alt: 'Drawing of Kanoa Lindqvist-Aal with short dark hair and a blue jacket',
          description: 'Dr Kanoa Lindqvist-Aal, gauges and archives',
          size: 'm',
        }),
        image({
          url: '/en/images/portrait-wolkenstein',
          alt: 'Drawing of Fenja Wolkenstein with long fair hair',
          description: 'Dr Fenja Wolkenstein, modelling',
          size: 'm',
        }),
      ]),
      quote('The sea has always kept a diary. All we did was learn to read it.', {
        author: 'Dr Kanoa Lindqvist-Aal',
        additional_information: 'Gauges and archives',
        image: '/en/images/portrait-lindqvist-aal',
        quotationLanguage: 'en',
        bg_color: 'tint',
        useFullBackgroundContainer: true,
      }),
      button({ title: 'All partners', href: `${home}/partners` }),
    ],
  }),
];
