import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { nodesOf } from '@/components/slate-value/nodes';
import { SlateNodes } from '@/components/slate-value/slate-value';
import { renderWithSite } from '~test/support/render';

const leaf = (text: string, marks: object = {}) => ({ text, ...marks });
const element = (type: string, children: unknown[], more: object = {}) => ({ type, children, ...more });
const draw = (...value: unknown[]) => renderWithSite(<SlateNodes nodes={nodesOf(value)} />).container;

describe('Inline formats', () => {
  test.each([
    ['strong', 'strong'],
    ['b', 'strong'],
    ['em', 'em'],
    ['i', 'em'],
    ['u', 'u'],
    ['del', 'del'],
    ['s', 'del'],
    ['sub', 'sub'],
    ['sup', 'sup'],
    ['code', 'code'],
    ['mark', 'mark'],
    ['small', 'small'],
  ])('stored as the element %s are drawn as %s', (type, tag) => {
    draw(element('p', [leaf('Ein '), element(type, [leaf('Wort')]), leaf('.')]));
    expect(screen.getByText('Wort').tagName.toLowerCase()).toBe(tag);
  });

  test('nest freely', () => {
    const box = draw(element('p', [element('strong', [element('em', [element('u', [leaf('tief')])])])]));
    expect(box.querySelector('strong em u')).toHaveTextContent('tief');
  });

  test('stored as marks of a leaf are drawn too', () => {
    const box = draw(
      element('p', [
        leaf('alles', { bold: true, italic: true, underline: true, strikethrough: true, code: true }),
      ]),
    );
    expect(box.querySelector('strong em u del code')).toHaveTextContent('alles');
  });

  test('raise or lower a text, never both', () => {
    const box = draw(
      element('p', [
        element('sup', [element('sub', [leaf('hoch')])]),
        leaf('tief', { sub: true, sup: true }),
      ]),
    );
    expect(box.querySelector('sup sub, sub sup')).toBeNull();
    expect(box.querySelector('sup')).toHaveTextContent('hoch');
    expect(box.querySelector('sub')).toHaveTextContent('tief');
  });

  test('of the style menu become classes', () => {
    const box = draw(
      element('p', [leaf('farbig', { 'style-accent': true, 'style-big': true, 'style-off': false })], {
        styleName: 'intro',
      }),
    );
    expect(screen.getByText('farbig')).toHaveAttribute('class', 'accent big');
    expect(box.querySelector('p')).toHaveClass('intro');
  });

  test('break the line where the text does', () => {
    const box = draw(element('p', [leaf('Am Wispewehr 1\n00417 Immerlund')]));
    expect(box.querySelectorAll('br')).toHaveLength(1);
    expect(box.querySelector('p')).toHaveTextContent('Am Wispewehr 100417 Immerlund');
  });
});

describe('Blocks of text', () => {
  test.each([
    ['p', 'p'],
    ['h2', 'h2'],
    ['h3', 'h3'],
    ['h4', 'h4'],
    ['h5', 'h5'],
    ['h6', 'h6'],
    ['blockquote', 'blockquote'],
    ['callout', 'div.callout'],
    ['pre', 'pre'],
  ])('of the type %s are drawn as %s', (type, selector) => {
    expect(draw(element(type, [leaf('Worte')])).querySelector(selector)).toHaveTextContent('Worte');
  });

  test('leave the first heading to the title of the page', () => {
    draw(element('h1', [leaf('Groß')]));
    expect(screen.getByRole('heading', { level: 2, name: 'Groß' })).toBeVisible();
  });

  test('that are empty are room, no heading without words', () => {
    const box = draw(element('h2', [leaf('')]), element('p', [leaf('')]));
    expect(box.querySelector('h2')).toBeNull();
    expect(box.querySelectorAll('p.slate-empty')).toHaveLength(2);
  });

  test('hold their nested list inside the entry before it', () => {
    const box = draw(
      element('ul', [
        element('li', [leaf('Eins')]),
        element('ul', [element('li', [leaf('Eins a')]), element('ol', [element('li', [leaf('Eins a 1')])])]),
        element('li', [leaf('Zwei')]),
      ]),
    );
    expect(box.querySelectorAll('ul > ul, ul > ol')).toHaveLength(0);
    expect(box.querySelector('ul > li > ul > li > ol > li')).toHaveTextContent('Eins a 1');
    expect(box.querySelectorAll('ul:not(ul ul) > li')).toHaveLength(2);
  });

  test('hold what a list directly holds as entries of their own', () => {
    const box = draw(
      element('ul', [leaf(' '), element('ul', [element('li', [leaf('tief')])]), leaf('lose')]),
    );
    expect(box.querySelector('ul > li > ul > li')).toHaveTextContent('tief');
    expect(within(box).getByText('lose').tagName).toBe('LI');
  });

  test('inside a paragraph stay blocks', () => {
    const box = draw(element('p', [leaf('Vor'), element('ul', [element('li', [leaf('Punkt')])])]));
    expect(box.querySelector('p')).toBeNull();
    expect(box.querySelector('div > ul > li')).toHaveTextContent('Punkt');
  });

  test('inside a heading are part of its line', () => {
    const box = draw(
      element('h2', [element('p', [leaf('Titel')]), element('ul', [element('li', [leaf('!')])])]),
    );
    expect(box.querySelector('h2 p, h2 ul')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Titel!' })).toBeVisible();
  });

  test('of a type that nobody knows keep their words', () => {
    const box = draw(element('marquee', [leaf('Laufschrift')]), element('nop', [leaf('nichts')]));
    expect(box.querySelector('marquee')).toBeNull();
    expect(screen.getByText('Laufschrift').tagName).toBe('SPAN');
    expect(screen.getByText('nichts')).toBeVisible();
  });

  test('around loose words are paragraphs', () => {
    const box = draw(leaf('Lose '), element('strong', [leaf('Worte')]), element('p', [leaf('Absatz')]));
    expect([...box.querySelectorAll('p')].map((p) => p.textContent)).toEqual(['Lose Worte', 'Absatz']);
  });

  test('draw pasted tables with spans, whatever stands between their rows', async () => {
    const row = (type: string, ...cells: string[]) =>
      element(
        'tr',
        cells.map((text) => element(type, [element('p', [leaf(text)])], { colSpan: '2', rowSpan: 1 })),
      );
    const box = draw(
      element('table', [
        leaf('\n'),
        element('thead', [row('th', 'Kopf')]),
        element('tbody', [leaf(' '), row('td', 'Zelle')]),
        element('tfoot', [row('td', 'Fuß')]),
      ]),
    );
    expect(await screen.findByRole('columnheader', { name: 'Kopf' })).toHaveAttribute('colspan', '2');
    expect(box.querySelector('tbody td')).not.toHaveAttribute('rowspan');
    expect(box.querySelector('tfoot td')).toHaveTextContent('Fuß');
  });

  test('show pasted pictures with their alternative text', () => {
    draw(
      element('p', [
        element('img', [leaf('')], { url: '/de/bilder/zelle.png', alt: 'Eine Zelle', align: 'left' }),
      ]),
    );
    expect(screen.getByRole('img', { name: 'Eine Zelle' })).toHaveAttribute(
      'src',
      expect.stringContaining('/de/bilder/zelle.png/@@images/image'),
    );
  });

  test('link pasted pictures of other sites, which are not fetched', () => {
    const url = 'https://bilder.example/zelle.png';
    const box = draw(element('p', [element('img', [leaf('')], { url, alt: 'Eine Zelle' })]));
    expect(box.querySelector('img')).toBeNull();
    expect(screen.getByRole('link', { name: 'Eine Zelle' })).toHaveAttribute('href', url);
  });
});

describe('Hostile values', () => {
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'Text'],
    ['an object', { type: 'p' }],
    ['numbers and nulls among nodes', [1, null, true, [[]]]],
    [
      'nodes without children',
      [{ type: 'p' }, { type: 'ul' }, { type: 'table' }, { type: 'link' }, { type: 'h2' }],
    ],
    [
      'children that are no list',
      [
        { type: 'p', children: 'x' },
        { type: 'ul', children: { 0: 'x' } },
      ],
    ],
    [
      'types that are no text',
      [
        { type: 7, children: [{ text: 'x' }] },
        { type: {}, children: [] },
      ],
    ],
    ['text that is none', [{ type: 'p', children: [{ text: { a: 1 } }, { text: null }, {}] }]],
    ['cells and rows on their own', [{ type: 'td', children: [{ type: 'tr', children: [{ text: 'x' }] }] }]],
  ])('%s are drawn without an error', (_name, value) => {
    expect(() => renderWithSite(<SlateNodes nodes={nodesOf(value)} />)).not.toThrow();
  });

  test('show markup as the text that it is', () => {
    const box = draw(element('p', [leaf('<script>alert(1)</script><img src=x onerror=alert(1)>')]));
    expect(box.querySelector('script, img')).toBeNull();
    expect(screen.getByText(/<script>/)).toBeVisible();
  });

  test('name no element that the drawing does not know', () => {
    const box = draw(
      element('script', [leaf('alert(1)')]),
      element('iframe', [leaf('')], { src: '//x.example' }),
    );
    expect(box.querySelector('script, iframe')).toBeNull();
  });
});
