// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { fromHtml } from '@/editor/rich-text/paste/from-html';
import { fromText, partsOfText } from '@/editor/rich-text/paste/from-text';
import { ownFragment } from '@/editor/rich-text/paste/own-fragment';
import { storedValue } from '@/editor/rich-text/value/open-value';
import type { EditedValue } from '@/editor/rich-text/value/nodes';
import { pasteValue } from '@/editor/rich-text/value/paste-value';
import { describePasted } from './paste/pasted-html';
import { blockquote, em, h2, li, link, ol, p, strong, ul } from './value/rich-text';

describe('Pasted HTML becomes rich text', () => {
  const cases: [string, string, EditedValue][] = [
    ['of paragraphs', '<p>one</p>\n<p>two</p>', [p('one'), p('two')]],
    ['of words alone', 'one <b>two</b>', [p('one ', strong('two'), '')]],
    ['with headings from the second level on', '<h1>A <b>b</b></h1>', [h2('A b')]],
    [
      'with lists, nested beside their items',
      '<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>',
      [ul(li('a'), ol(li('b')), li('c'))],
    ],
    ['with formats that styles say', '<p><span style="font-style:italic">a</span></p>', [p('', em('a'), '')]],
    ['without the bold that is none', '<b style="font-weight:normal"><p>a</p></b>', [p('a')]],
    ['with links', '<a href="https://example.org/">a</a>', [p('', link('https://example.org/', 'a'), '')]],
    ['without links that run', '<a href="javascript:alert(1)">a</a>', [p('a')]],
    [
      'without what is no text',
      '<style>p{}</style><script>1</script><img src=x onerror=alert(1)><p>a</p>',
      [p('a')],
    ],
    ['with its line breaks', '<p>a<br>b</p>', [p('a\nb')]],
    ['of nothing', '<p> </p>', []],
  ];
  const valueOf = (html: string) =>
    fromHtml(html).parts.flatMap((part) => (part.kind === 'text' ? part.value : []));
  test.each(cases)('%s', (_name, html, expected) => expect(valueOf(html)).toEqual(expected));

  test('with a quotation of several paragraphs as one, by its element or by the style of Word', () => {
    const html =
      '<blockquote><p>a</p><p>b <b>c</b></p></blockquote><blockquote>d</blockquote><p>e</p>' +
      '<p class=MsoQuote>f</p><p class=MsoQuote>g</p><p>h</p><p class=MsoQuote>i</p>';
    expect(valueOf(html)).toEqual([
      blockquote('a\nb ', strong('c'), ''),
      blockquote('d'),
      p('e'),
      blockquote('f\ng'),
      p('h'),
      blockquote('i'),
    ]);
  });

  test('however deep it nests', () => {
    expect(valueOf(`${'<div>'.repeat(1000)}deep`)).toEqual([p('deep')]);
  });
});

describe('Plain text becomes paragraphs', () => {
  test('of its lines, and none is lost', () => {
    expect(fromText('a\r\nb\nc')).toEqual([p('a'), p('b'), p('c')]);
    const many = fromText(Array.from({ length: 1000 }, (_, index) => `line ${index}`).join('\n'));
    expect(many).toHaveLength(200);
    expect(JSON.stringify(many.at(-1))).toContain('line 999');
  });

  test('of one line with the blanks that hold it apart from the words round it', () => {
    expect(fromText(' and more ')).toEqual([p(' and more ')]);
    expect(fromText(' \n')).toEqual([]);
  });

  test('between blank lines, so that the lines of a postal address stay together', () => {
    expect(fromText('Ada Berg\nAm Tor 1\n\nJo Hill\nAm Wall 2\n')).toEqual([
      p('Ada Berg\nAm Tor 1'),
      p('Jo Hill\nAm Wall 2'),
    ]);
  });

  test('whose lines a program has broken are one again', () => {
    const line = 'words that go on and on until the window of the program ends';
    expect(fromText(`${line}\n${line}\nend\n\nnext`)).toEqual([p(`${line} ${line} end`), p('next')]);
  });

  test('whose addresses are links', () => {
    expect(fromText('See https://example.org/a_(b), www.example.com or ask ada@example.org.')).toEqual([
      p(
        'See ',
        link('https://example.org/a_(b)', 'https://example.org/a_(b)'),
        ', ',
        link('https://www.example.com', 'www.example.com'),
        ' or ask ',
        link('mailto:ada@example.org', 'ada@example.org'),
        '.',
      ),
    ]);
    expect(fromText('e.g. index.html, javascript:alert(1) and a@b')).toEqual([
      p('e.g. index.html, javascript:alert(1) and a@b'),
    ]);
  });
});

describe('Plain text that means more', () => {
  test('with tabs in each of its lines is a table', () => {
    expect(describePasted(partsOfText('Ort\tZahl\nKiel\t5\nBonn\t\n'))).toBe(
      '[table]\n  Ort | Zahl\n  Kiel | 5\n  Bonn |',
    );
    expect(describePasted(partsOfText('one\ttab'))).toBe('<p>one\ttab</p>');
    expect(describePasted(partsOfText('a\tb\nno tab'))).toBe('<p>a\tb</p>\n<p>no tab</p>');
  });

  test('as the source of Markdown is what that stands for', () => {
    const source = [
      '# Title',
      '',
      'Some **bold** and *fine* words with `a*b*c` and',
      'a [link](https://example.org/x_y_z), not [that](javascript:alert).',
      '',
      '## Part',
      '- one',
      '  - inner',
      '- two',
      '',
      '1. first',
      '2. second',
      '',
      '> quoted',
      '> on',
      '',
      '| A | B |',
      '|---|:-:|',
      '| 1 | 2 |',
      '',
      '```js',
      '# no title',
      '```',
      '---',
      '![A tower](https://example.org/t.jpg)',
      'snake_case_name <b>5</b>',
    ].join('\n');
    expect(describePasted(partsOfText(source)).split('\n')).toEqual([
      '<h2>Title</h2>',
      '<p>Some <strong>bold</strong> and <em>fine</em> words with <code>a*b*c</code> and a <link https://example.org/x_y_z>link</link>, not that.</p>',
      '<h3>Part</h3>',
      '<ul><li>one</li><ul><li>inner</li></ul><li>two</li></ul>',
      '<ol><li>first</li><li>second</li></ol>',
      '<blockquote>quoted on</blockquote>',
      '[table with a head]',
      '  !A | !B',
      '  1 | 2',
      '<p><code># no title</code></p>',
      '[separator]',
      '[picture https://example.org/t.jpg "A tower"]',
      '<p>snake_case_name <b>5</b></p>',
      '[lost links 1]',
    ]);
  });

  test.each(['3 * 4 * 5', 'a - b', '- Yes, she said', '#hashtag only', 'snake_case and 2*3', '1. April'])(
    'is no Markdown for a single sign: %s',
    (text) => expect(describePasted(partsOfText(text))).toBe(`<p>${text}</p>`),
  );
});

test('What is pasted goes on in the lines round it', () => {
  expect(pasteValue([p('ab')], 1, 1, [p('x ', strong('y'), '')])).toEqual({
    value: [p('ax ', strong('y'), 'b')],
    caret: 4,
  });
  expect(pasteValue([p('abc')], 1, 2, [p('x'), h2('y')])).toEqual({ value: [p('ax'), h2('yc')], caret: 4 });
  expect(pasteValue([p('')], 0, 0, [ul(li('x'))])).toEqual({ value: [ul(li('x'))], caret: 1 });
});

test('A list of several items stays whole after words, and goes on in a list', () => {
  const list = ul(li('x'), ol(li('y')));
  expect(pasteValue([p('ab')], 2, 2, [list])).toEqual({ value: [p('ab'), list], caret: 6 });
  expect(pasteValue([p('ab')], 1, 1, [list])).toEqual({
    value: [p('a'), ul(li('x'), ol(li('yb')))],
    caret: 5,
  });
  expect(pasteValue([p('ab')], 2, 2, [ul(li('x'))])).toEqual({ value: [p('abx')], caret: 3 });
  expect(pasteValue([ul(li('ab'))], 2, 2, [ul(li('x'), li('y'))])).toEqual({
    value: [ul(li('abx'), li('y'))],
    caret: 5,
  });
});

describe('A fragment of an editor', () => {
  const written = (fragment: unknown) => window.btoa(encodeURIComponent(JSON.stringify(fragment)));
  const stored = (fragment: unknown) => storedValue(ownFragment(written(fragment)) ?? []);

  test('is stored as it was copied', () => {
    const fragment = [{ type: 'p', children: [{ text: 'a: b' }] }];
    expect(stored(fragment)).toEqual(fragment);
  });

  test.each(['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x'])(
    'keeps no address that must not be followed: %j',
    (url) => {
      const link = { type: 'link', url, data: { url, link: { external: { external_link: url } } } };
      const text = JSON.stringify(
        stored([
          { type: 'p', children: [{ text: '' }, { ...link, children: [{ text: 'x' }] }, { text: '' }] },
        ]),
      );
      expect(text).toContain('"text":"x"');
      expect(text).not.toMatch(/script:|data:text/);
    },
  );

  test('is refused when it is nested too deep, or holds too much', () => {
    const deep = `${'[{"type":"p","children":'.repeat(3000)}[]${'}]'.repeat(3000)}`;
    expect(ownFragment(window.btoa(encodeURIComponent(deep)))).toBeUndefined();
    expect(ownFragment(written(Array.from({ length: 60_000 }, () => 'x')))).toBeUndefined();
    expect(ownFragment('no fragment')).toBeUndefined();
  });
});
