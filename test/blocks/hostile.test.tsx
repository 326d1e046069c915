import { describe, expect, test, vi } from 'vitest';
import { blocks } from '@/blocks/registry';
import { renderBlocks } from '~test/support/render-page';

const fields = [
  ...[
    'value',
    'text',
    'table',
    'html',
    'heading',
    'tag',
    'alignment',
    'linkTitle',
    'linkHref',
    'href',
    'url',
    'title',
  ],
  ...[
    'description',
    'head_title',
    'preview_image',
    'image',
    'author',
    'cite',
    'columns',
    'blocks',
    'blocks_layout',
  ],
  ...[
    'align',
    'size',
    'variation',
    'styles',
    'theme',
    'bg_color',
    'headline',
    'alt',
    'rights',
    'data',
    'items',
  ],
];

const values: readonly [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['numbers', 7],
  ['truth', true],
  ['empty lists', []],
  ['lists of nothing', [null, undefined, 3, [[]]]],
  ['objects', { a: { b: [] } }],
  ['markup', '<script>window.hurt = 1</script><img src=x onerror="window.hurt = 1">'],
  ['scripts as addresses', 'javascript:window.hurt=1'],
  ['items that are scripts', [{ '@id': 'javascript:window.hurt=1', url: 'javascript:window.hurt=1' }]],
  [
    'nodes that are scripts',
    [{ type: 'script', url: 'javascript:window.hurt=1', children: [{ text: 'x' }] }],
  ],
];

/** Listings ask the CMS; their own tests give them answers, hostile ones too. */
const ownTests = new Set<string>(['listing', 'listingGrid']);

describe.each(blocks.map(({ name }) => name).filter((name) => !ownTests.has(name)))(
  'A block of the type %s',
  (name) => {
    test.each(values)('that stores %s everywhere neither fails nor runs anything', (_kind, value) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const stored = Object.fromEntries(fields.map((field) => [field, value]));
      const { container } = renderBlocks([{ '@type': name, ...stored }]);
      expect(container.querySelector('.block')).not.toBeNull();
      expect(container.querySelector('.block-failure, script, [onerror]')).toBeNull();
      for (const element of container.querySelectorAll('[href], [src]')) {
        expect(element.getAttribute('href') ?? element.getAttribute('src')).not.toMatch(/^\s*javascript:/i);
      }
      expect('hurt' in window).toBe(false);
    });
  },
);
