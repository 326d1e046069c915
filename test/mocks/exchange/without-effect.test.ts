import { describe, expect, test } from 'vitest';
import type { KnownBlocks } from '@/api/types/known-blocks';
import { createEffectCheck } from '~mocks/exchange/without-effect';

const known: KnownBlocks = {
  box: { fields: { '@type': true, text: true, columns: true, styles: { fields: { align: true } } } },
  tabs: { fields: { '@type': true, 'text-0': true, rows: { entry: { fields: { title: true } } } } },
};

type Stored = Record<string, unknown>;

const holding = (blocks: readonly Stored[]): Stored => ({
  blocks: Object.fromEntries(blocks.map((block, index) => [`b${index}`, block])),
  blocks_layout: { items: [] },
});

function linesOf(...blocks: readonly Stored[]): string[] {
  const { check, lines } = createEffectCheck(known);
  check(holding(blocks), '/here');
  return lines();
}

describe('what has no effect', () => {
  test('is nothing where all is known', () => {
    expect(
      linesOf(
        { '@type': 'box', text: 'a', styles: { 'align:noprefix': 'left' }, columns: [{ '@type': 'box' }] },
        { '@type': 'tabs', 'text-0': {}, 'text-12': 'b', rows: [{ title: 'a' }, 'none', null] },
      ),
    ).toEqual([]);
  });

  test('is counted by blocks, the most frequent first, with the first page that has it', () => {
    const { check, lines } = createEffectCheck(known);
    check(holding([{ '@type': 'box', glow: 1 }]), '/one');
    const rows = [{ hue: 1 }, { hue: 2 }];
    check(holding([{ '@type': 'box', glow: 2 }, { '@type': 'tabs', rows }, { '@type': 'foo' }]), '/two');
    expect(lines()).toEqual([
      'Field glow of box: 2 blocks, as on /one',
      'Field rows.hue of tabs: 1 block, as on /two',
      'Block foo: 1 block, as on /two',
    ]);
  });

  test('is found in blocks that lie in others, in columns, and in those that nobody knows', () => {
    const inner = { '@type': 'box', glow: true };
    expect(linesOf({ '@type': 'foo', data: 1, ...holding([inner]) })).toEqual([
      'Field glow of box: 1 block, as on /here',
      'Block foo: 1 block, as on /here',
    ]);
    expect(linesOf({ '@type': 'box', columns: [inner] })).toEqual([
      'Field glow of box: 1 block, as on /here',
    ]);
    const { check, lines } = createEffectCheck(known);
    check({ side_blocks: { a: inner }, side_blocks_layout: {} }, '/side');
    expect(lines()).toEqual(['Field glow of box: 1 block, as on /side']);
  });

  test('is not what says nothing', () => {
    expect(linesOf({ '@type': 'box', a: '', b: null, c: false, d: [], e: {} })).toEqual([]);
  });

  test('may have a name that every object has', () => {
    const hostile = JSON.parse(
      '{"@type":"box","constructor":1,"__proto__":{"a":1},"toString":"x"}',
    ) as Stored;
    expect(linesOf(hostile)).toHaveLength(3);
    expect(linesOf({ '@type': 'constructor' }, { '@type': '__proto__' })).toHaveLength(2);
  });

  test('is told in few lines, however much there is', () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`field${index}x`, 1]));
    const lines = linesOf({ '@type': 'box', ...many });
    expect(lines).toHaveLength(101);
    expect(lines.at(-1)).toBe('and at least 900 others');
    const [long = ''] = linesOf({ '@type': 'box', [`a\u001b[2J\n${'x'.repeat(1e6)}`]: 1 });
    expect(long.length).toBeLessThan(700);
    expect(long).not.toMatch(/\p{Cc}/u);
  });

  test('of deeply nested blocks ends somewhere', () => {
    let block: Stored = { '@type': 'box', glow: 1 };
    for (let depth = 0; depth < 5000; depth++) block = { '@type': 'box', ...holding([block]) };
    expect(linesOf(block)).toEqual([]);
    let column: Stored = { '@type': 'box' };
    for (let depth = 0; depth < 5000; depth++) column = { '@type': 'box', columns: [column] };
    expect(linesOf(column)).toEqual([]);
    expect(linesOf({ '@type': 7 }, { blocks: 'none' } as Stored)).toEqual([
      'Block without a type: 2 blocks, as on /here',
    ]);
  });
});
