import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { http, HttpResponse } from 'msw';
import type { Block } from '@/blocks/definition';
import { foreignBlocks, lazyViewOf } from '@/blocks/registry';
import { fetchAhead } from '@/components/fetched/fetched';
import { startApi } from '~test/support/api';
import { expectHarmless } from '~test/support/harmless';
import { everyField, everyTopField, hostileValues } from '~test/support/hostile-data';
import { makeContent } from '~test/support/make-content';
import { renderBlocks } from '~test/support/render-page';
import { foreignForms } from './stored-forms';

const madeUp = [
  'shelf',
  'box',
  'odd',
  'gauge',
  'gadget',
  'constructor',
  '__proto__',
  'a b',
  '',
  'form',
  'schemaForm',
  'tagCloud',
];
const names = [...foreignBlocks().map(({ name }) => name), ...madeUp];
await Promise.all(names.map((name) => fetchAhead(lazyViewOf(name), 'de')));

const api = startApi();

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.use(
    http.get(/@(querystring-)?search/, () => HttpResponse.json({ items: [], items_total: 0 })),
    http.get(/@querystring$/, () => HttpResponse.json({ indexes: {}, sortable_indexes: {} })),
  );
});

const content = makeContent({
  title: 'A page',
  description: 'About the page',
  relatedItems: [{ '@id': '/en/other', '@type': 'Document', title: 'A related page' }] as never,
});
const shown = (blocks: readonly Block[]) => renderBlocks(blocks, { content });
const text = (words: string) => ({ '@type': 'slate', value: [{ type: 'p', children: [{ text: words }] }] });
const holding = (blocks: Record<string, unknown>) => ({
  blocks,
  blocks_layout: { items: Object.keys(blocks) },
});

describe('A block of another site is drawn by what it holds', () => {
  test.each<[keyof typeof foreignForms, string[]]>([
    ['tabs-block-eea', ['Tabs title', 'Tab one', 'Tab one text', 'Tab two', 'Tab two text']],
    ['columnsblock', ['Column one text', 'Column two text']],
    ['group', ['Group text']],
    ['dividerblock', ['Divider text']],
    ['countup', ['~1200km', 'Count title']],
    ['rssblock', ['RSS head', 'Example']],
    ['codeblock', ['const a = 1;', 'Code caption']],
    ['callout', ['Callout title', 'Callout text']],
    ['datatable', ['Data table']],
    ['iframe', ['example.org']],
    ['nextcloudvideo', ['example.org']],
    ['videoexternal', ['YouTube']],
    ['embed-content', ['Embedded']],
    ['metadata', ['About the page']],
    ['metadatasection', ['A page']],
    ['relateditems', ['Related', 'A related page']],
    ['socialmedia-clms', ['example.org']],
    ['testimonial', ['Testi', 'Text of it']],
    ['statistic-block', ['12', 'Dozen']],
    ['description-block', ['About the page']],
    ['item-eea', ['Item text']],
  ])('%s', (name, words) => {
    const { container } = shown([foreignForms[name] as unknown as Block]);
    for (const each of words) expect(container.textContent).toContain(each);
    expect(container.querySelector('.block-unknown')).toBeNull();
  });

  test('lines are lines, and tabs and columns stand as those of this site', () => {
    const { container } = shown([
      foreignForms.hr,
      foreignForms['tabs-block-eea'],
      foreignForms.columnsblock,
    ] as unknown as Block[]);
    expect(container.querySelectorAll('.block.separator')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Tab one' })).toHaveAttribute('aria-expanded', 'true');
    expect(container.querySelector('.block-grid__columns--2')).not.toBeNull();
  });

  test('whatever it is called, at every depth, in the block or in its data', () => {
    const { container } = shown([
      {
        '@type': 'shelf',
        ...holding({ a: { '@type': 'box', data: holding({ b: { ...holding({ c: text('Deep') }) } }) } }),
      },
      { '@type': 'odd', side_blocks: { d: text('Beside') }, side_blocks_layout: { items: ['d'] } },
    ]);
    expect(screen.getByText('Deep')).toBeVisible();
    expect(screen.getByText('Beside')).toBeVisible();
    expect(container.querySelector('.block-unknown')).toBeNull();
  });

  test('what the layout does not name is not shown, and an empty one is no unknown block', () => {
    const { container } = shown([
      { '@type': 'group', data: { blocks: { a: text('Orphan') }, blocks_layout: { items: [] } } },
    ]);
    expect(container.textContent).toBe('');
  });
});

describe('Visitors read that a block is unknown', () => {
  test.each<[string, Record<string, unknown>]>([
    ['a form', foreignForms['form-formsupport']],
    ['a form by schema', foreignForms.schemaform],
    ['a cloud of tags', foreignForms['addons-tagcloud']],
    ['a block without a type', foreignForms['no-type']],
    ['a title and a number', { '@type': 'gauge', title: 'Level', value: 3 }],
  ])('where nothing of it can be shown: %s', (_name, block) => {
    const { container } = shown([block as Block]);
    expect(container.querySelector('.block-unknown')).toHaveTextContent(/^Unbekannter Block/);
    expect(container.textContent).not.toContain('a@b.c');
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['its rich text', { value: [{ type: 'p', children: [{ text: 'Rich' }] }] }, 'Rich'],
    ['its words', { text: 'Plain <b>words' }, 'Plain <b>words'],
    ['its HTML', { html: '<p>Marked<script>x</script></p>' }, 'Marked'],
    [
      'its links',
      {
        entries: [
          { href: '/en/a', title: 'Here' },
          { href: 'javascript:x', title: 'Gone' },
        ],
      },
      'Here',
    ],
    ['where it leads', { url: '/en/events', title: 'There' }, 'There'],
  ])('and else are shown %s', (_name, fields, words) => {
    const { container } = shown([{ '@type': 'gadget', ...fields }]);
    expect(container.textContent).toContain(words);
    expect(container.querySelector('.block-unknown, script')).toBeNull();
    expectHarmless(container);
  });

  test('a picture is one, and an address alone a link', () => {
    const { container } = shown([{ '@type': 'gadget', image: '/en/images/boat.jpg', alt: 'A boat' }]);
    expect(screen.getByRole('img', { name: 'A boat' })).toBeInTheDocument();
    expect(container.querySelector('.block-unknown')).toBeNull();
  });
});

describe.each(foreignBlocks())('A block of the type $name', ({ name, shape }) => {
  test.each(hostileValues)('that stores %s everywhere neither fails nor runs anything', (_kind, value) => {
    for (const stored of [everyField(shape, value) as object, everyTopField(shape, value)]) {
      const { container, unmount } = shown([{ ...stored, '@type': name }]);
      expect(container.querySelector('.block-failure')).toBeNull();
      expectHarmless(container);
      unmount();
    }
  });
});

describe.each(['constructor', '__proto__', 'a b', ''])('An unknown type called "%s"', (type) => {
  test.each(hostileValues)('that stores %s everywhere is drawn', (_kind, value) => {
    const names = ['value', 'text', 'html', 'image', 'url', 'href', 'title', 'description', 'items', 'data'];
    const { container } = shown([
      { ...Object.fromEntries(names.map((each) => [each, value])), '@type': type },
    ]);
    expect(container.querySelector('.block-failure')).toBeNull();
    expectHarmless(container);
  });
});
