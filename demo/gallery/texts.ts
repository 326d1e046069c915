import {
  blockquote,
  callout,
  em,
  heading,
  heading2,
  heading3,
  link,
  list,
  numbered,
  paragraph,
  quote,
  strong,
  sub,
  sup,
  table,
} from '~mocks/seed/blocks';
import { draftTable, draftText } from '~mocks/seed/legacy-blocks';
import type { SeedBlock, SeedLanguage } from '~mocks/seed/types';
import { sayIn, type Say } from './say';

const sides = ['left', 'center', 'right'] as const;

const headings = (say: Say, page: string): SeedBlock[] => [
  ...(['h2', 'h3', 'h4'] as const).map((tag, index) =>
    heading(say(`Überschrift der Stufe ${index + 2}`, `Heading of level ${index + 2}`), { tag }),
  ),
  ...sides.map((alignment) =>
    heading(say('Mit einem Verweis', 'With a link'), {
      tag: 'h3',
      alignment,
      linkTitle: say('Alles davon', 'All of it'),
      link: page,
    }),
  ),
  { '@type': 'heading', heading: '' },
];

const richTexts = (say: Say, page: string): SeedBlock[] => [
  heading2(say('Fließtext', 'Running text')),
  heading3(say('Was in einer Zeile stehen kann', 'What a line can hold')),
  paragraph(
    strong(say('Fett', 'Bold')),
    ', ',
    em(say('schräg', 'slanted')),
    ', H',
    sub('2'),
    'O, m',
    sup('2'),
    say(' und ein ', ' and a '),
    link(page, say('Verweis', 'link')),
    '.',
  ),
  list([say('Ein Punkt', 'One point'), say('Noch einer', 'Another one')]),
  numbered([say('Zuerst messen', 'Measure first'), say('Dann rechnen', 'Then compute')]),
  blockquote(say('Was gesagt wurde, steht abgesetzt.', 'What was said is set apart.')),
  callout(say('Das Labor ist am Montag geschlossen.', 'The laboratory is closed on Monday.')),
  { '@type': 'slate', value: [{ type: 'p', children: [{ text: '' }] }], plaintext: '' },
  draftText([
    { text: say('Aus dem ersten Editor', 'From the first editor'), style: 'header-two' },
    { text: say('Ein Wort davon ist fett.', 'One word of it is bold.'), bold: say('Wort', 'word') },
  ]),
  { '@type': 'text' },
];

/** A text whose words have notes, and the place where these are listed. */
function notes(say: Say): SeedBlock[] {
  const words = say('Der Pegel stieg um einen Meter.', 'The gauge rose by one metre.');
  const footnote = say('Messung des Pegelnetzes am Hafen', 'Measured by the gauge network at the harbour');
  const noted = { type: 'footnote', data: { uid: 'pegel', footnote }, children: [{ text: words }] };
  return [
    {
      '@type': 'slate',
      value: [{ type: 'p', children: [{ text: '' }, noted, { text: '' }] }],
      plaintext: words,
    },
    { '@type': 'slateFootnotes', title: say('Anmerkungen', 'Notes') },
  ];
}

const quotes = (say: Say, portrait: string): SeedBlock[] => {
  const words = say('Die Flut kommt von selbst.', 'The tide comes by itself.');
  return [
    ...sides.map((alignment) => quote(words, { author: 'Wiebke Obermoor', alignment })),
    quote(words, {
      author: 'Wiebke Obermoor',
      additional_information: say('Leiterin des Pegelnetzes', 'Head of the gauge network'),
      image: portrait,
      quotationLanguage: 'de',
    }),
    { '@type': 'quote', value: [], author: '' },
  ];
};

const tables = (say: Say): SeedBlock[] => {
  const rows = [
    [say('Ort', 'Place'), say('Tiefe', 'Depth'), say('Salz', 'Salt')],
    [say('Hafen', 'Harbour'), '4 m', '28 g/kg'],
    [say('Rinne', 'Channel'), '19 m', '31 g/kg'],
  ];
  return [
    table(rows),
    table(rows, { striped: true }),
    table(rows, { rowHeads: true }),
    { '@type': 'slateTable' },
    draftTable(rows),
    { '@type': 'table' },
  ];
};

/** Headings, texts, quotes and tables in every form, filled and empty. */
export const textsGallery = (language: SeedLanguage): SeedBlock[] => {
  const say = sayIn(language);
  const page = say('/de/forschung', '/en/research');
  return [
    ...headings(say, page),
    ...richTexts(say, page),
    ...notes(say),
    heading2(say('Zitate', 'Quotes')),
    ...quotes(say, say('/de/bilder/waves', '/en/images/waves')),
    heading2(say('Tabellen', 'Tables')),
    ...tables(say),
    heading2(say('Linien', 'Lines')),
    ...['left', 'center', 'right', 'full'].map((align) => ({ '@type': 'separator', styles: { align } })),
    { '@type': 'separator', styles: { align: 'left', shortLine: true } },
    { '@type': 'separator' },
  ];
};
