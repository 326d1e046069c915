import {
  heading2,
  heading3,
  html,
  image,
  inside,
  list,
  paragraph,
  target,
  type SlateNode,
} from '~mocks/seed/blocks';
import type { SeedBlock, SeedLanguage } from '~mocks/seed/types';
import { sayIn, type Say } from './say';

const words = (...lines: readonly string[]): SlateNode[] =>
  lines.map((text) => ({ type: 'p', children: [{ text }] }));

interface Panel {
  title: string;
  blocks: readonly SeedBlock[];
}

const accordion = (panels: readonly Panel[], fields: Record<string, unknown> = {}): SeedBlock => ({
  '@type': 'accordion',
  title_size: 'h3',
  collapsed: false,
  non_exclusive: false,
  right_arrows: true,
  filtering: false,
  data: inside(panels.map(({ title, blocks }) => ({ '@type': 'accordionPanel', title, ...inside(blocks) }))),
  ...fields,
});

function accordions(say: Say, picture: string): SeedBlock[] {
  const panels: Panel[] = [
    {
      title: say('Wie kommt man zum Campus?', 'How do I get to the campus?'),
      blocks: [
        paragraph(
          say('Mit der Bahn bis Immerlund, weiter mit dem Bus.', 'By train to Immerlund, then by bus.'),
        ),
        list([
          say('Linie 4 alle zehn Minuten', 'Line 4 every ten minutes'),
          say('Linie 7 am Abend', 'Line 7 at night'),
        ]),
      ],
    },
    {
      title: say('Gibt es Führungen?', 'Are there guided tours?'),
      blocks: [
        paragraph(say('An jedem ersten Freitag im Monat.', 'On the first Friday of every month.')),
        image({ url: picture, alt: say('Gekreuzte Wellen', 'Crossing waves'), size: 'm' }),
      ],
    },
    {
      title: say('Was kostet der Eintritt?', 'What does a visit cost?'),
      blocks: [paragraph(say('Nichts.', 'Nothing.'))],
    },
  ];
  return [
    accordion(panels, { headline: say('Häufige Fragen', 'Frequent questions') }),
    accordion(panels, {
      collapsed: true,
      non_exclusive: true,
      filtering: true,
      right_arrows: false,
      title_size: 'h4',
    }),
    ...['primary', 'secondary', 'tertiary'].map((theme) => accordion(panels, { styles: { theme } })),
    { '@type': 'accordion' },
  ];
}

function tabs(say: Say, page: string, pictures: readonly string[]): SeedBlock[] {
  const titles = [say('Messen', 'Measuring'), say('Rechnen', 'Computing'), say('Zeigen', 'Showing')];
  const text = (line: string) => ({ value: words(line), plaintext: line });
  return [
    {
      '@type': 'tabBlock',
      headline: say('Wie wir arbeiten', 'How we work'),
      columns: titles.map((title, index) => ({ id: `tab-${index}`, title })),
      'text-0': text(say('Im Watt und im Labor.', 'On the flats and in the laboratory.')),
      'text-1': text(say('Auf eigenen Rechnern.', 'On machines of our own.')),
      'text-2': text(say('In Bildern und Karten.', 'In pictures and maps.')),
    },
    { '@type': 'tabBlock', columns: [] },
    {
      '@type': 'teaserTab',
      headline: say('Drei Themen', 'Three topics'),
      columns: titles.map((title, index) => ({
        id: `teaser-${index}`,
        href: [target(page)],
        title,
        description: say('Was dabei geschieht, steht hier.', 'This is what happens.'),
        preview_image: [target(pictures[index] ?? '', { image_field: 'image' })],
        openLinkInNewTab: index === 2,
      })),
    },
    { '@type': 'teaserTab', columns: [] },
  ];
}

function texts(say: Say, page: string, picture: string): SeedBlock[] {
  return [
    {
      '@type': 'introduction',
      value: words(say('Eine Einführung in großen Buchstaben.', 'An introduction in large letters.')),
    },
    {
      '@type': 'introduction',
      heading: say('Arbeitsgruppe Tidedynamik', 'Tidal Dynamics Group'),
      href: [target('/profile/windgaard')],
      about: words(
        say('Wir untersuchen, wie die Flut ihren Weg findet.', 'We study how the tide finds its way.'),
      ),
      topics: words(say('Strömung, Sand, Seegang', 'Currents, sand, swell')),
      academic: 'Prof. Dr.',
      firstname: 'Oke',
      name: 'Windgaard',
      positions: say('Leiter der Arbeitsgruppe', 'Head of the group'),
      email: 'o.windgaard@immerlund.example',
    },
    { '@type': 'introduction', heading: '', href: [] },
    { '@type': 'headline', title: say('Eine Überschrift ohne alles', 'A headline and nothing else') },
    { '@type': 'headline', title: '' },
    ...['light-blue', 'deep-blue', ''].map((bg_color) => ({
      '@type': 'textPillWithStyle',
      value: words(say('Ein Text auf einer Farbe der Palette.', 'A text on a colour of the palette.')),
      plaintext: say('Ein Text auf einer Farbe der Palette.', 'A text on a colour of the palette.'),
      bg_color,
      useFullBackgroundContainer: false,
    })),
    { '@type': 'textPillWithStyle', value: words(''), plaintext: '' },
    ...['', 'highlight-custom-color-2'].map((descriptionColor) => ({
      '@type': 'highlight',
      url: picture,
      image_field: 'image',
      title: say('Eine Woche im Watt', 'A week on the flats'),
      value: words(say('Was die Messungen zeigen.', 'What the measurements show.')),
      button: true,
      buttonText: say('Zum Bericht', 'Read the report'),
      buttonLink: [target(page)],
      styles: { descriptionColor },
    })),
    { '@type': 'highlight', title: '' },
    {
      '@type': 'banner',
      title: say('Tag der offenen Tür', 'Open day'),
      description: say('Alle Labore sind offen.', 'All laboratories are open.'),
      image: [target(picture, { image_field: 'image' })],
      href: [target(page)],
      buttonText: say('Zum Programm', 'See the programme'),
    },
    { '@type': 'banner', title: '' },
    { '@type': 'eventMetadata' },
  ];
}

const formulas = (say: Say): SeedBlock[] => [
  paragraph(
    say(
      'Die Gezeitenwelle läuft mit $c = \\sqrt{g h}$, bei 4 $ und 5 $ Eintritt.',
      'The tidal wave travels at $c = \\sqrt{g h}$, for an entrance of 4 $ and 5 $.',
    ),
  ),
  paragraph('$$\\zeta(t) = \\sum_{i=1}^{n} A_i \\cos(\\omega_i t + \\varphi_i)$$'),
  html('<p>In HTML: \\(\\omega = 2\\pi / T\\)</p>'),
];

function cards(say: Say, pictures: readonly string[]): SeedBlock[] {
  const row = pictures.map((url, index) => ({
    id: `card-${index}`,
    url,
    text: say(`Karte ${index + 1}`, `Card ${index + 1}`),
  }));
  return [
    { '@type': 'cards', cards: row, align: 'full' },
    { '@type': 'cards', cards: row.slice(0, 2), align: 'center', centeredText: true, noBorders: true },
    { '@type': 'cards', cards: row.slice(0, 3), expandCards: true },
    { '@type': 'cards', cards: row, hideText: true },
    { '@type': 'cards', cards: [] },
  ];
}

/** The blocks that hold others or hide some of what they hold, in every form, filled and empty. */
export const panelsGallery = (language: SeedLanguage): SeedBlock[] => {
  const say = sayIn(language);
  const folder = say('/de/bilder', '/en/images');
  const pictures = ['waves', 'droplets', 'growth-rings', 'rings-violet'].map((name) => `${folder}/${name}`);
  const [first = ''] = pictures;
  const page = say('/de/forschung', '/en/research');
  const levels = ['h2', 'h3'];
  return [
    { '@type': 'toc', title: say('Auf dieser Seite', 'On this page'), levels },
    { '@type': 'toc', title: say('Der Reihe nach', 'In a row'), variation: 'horizontalMenu', levels: ['h2'] },
    { '@type': 'toc', title: '', ordered: true, hide_title: true, levels },
    { '@type': 'toc', levels: ['h6'] },
    heading2(say('Akkordeons', 'Accordions')),
    ...accordions(say, first),
    heading2(say('Reiter', 'Tabs')),
    ...tabs(say, page, pictures),
    heading2(say('Texte', 'Texts')),
    heading3(say('Einführungen und Farben', 'Introductions and colours')),
    ...texts(say, page, first),
    heading3(say('Formeln', 'Formulas')),
    ...formulas(say),
    heading2(say('Karten', 'Cards')),
    ...cards(say, pictures),
  ];
};
