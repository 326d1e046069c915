import { beforeEach, describe, expect, test } from 'vitest';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';

const day = 24 * 60 * 60 * 1000;
const start = Date.parse('2026-05-01T10:00:00Z');

let now = start;
let cms: TestCms;
beforeEach(async () => {
  now = start;
  cms = await createTestCms({ items: [], now: () => now, rateLimits: false });
});

const miss = async (words: unknown, as?: string) =>
  (await cms.ask('/@missed-searches', { json: { words }, ...(as === undefined ? {} : { as }) })).status;

async function missed(): Promise<[string, number, string][]> {
  const answer = await cms.ask('/@missed-searches', { as: 'siteadmin' });
  const { items } = (await answer.json()) as { items: { words: string; count: number; last: string }[] };
  return items.map(({ words, count, last }) => [words, count, last]);
}

describe('searches without a hit', () => {
  test('are counted by their words, the most frequent first', async () => {
    expect(await miss('Quallen')).toBe(204);
    await miss('Wattwurm');
    now += day;
    await miss('  wattwurm\n ');
    expect(await missed()).toEqual([
      ['wattwurm', 2, '2026-05-02'],
      ['quallen', 1, '2026-05-01'],
    ]);
  });

  test('of somebody who is logged in are not counted', async () => {
    for (const as of ['member', 'editor', 'siteadmin']) expect(await miss('Quallen', as)).toBe(204);
    expect(await missed()).toEqual([]);
  });

  test.each([
    ['an address', 'eva.lund@immerlund.example'],
    ['a telephone number', 'Lund 02461 61-1234'],
    ['numbers', '42'],
    ['one letter', 'a'],
    ['nothing', ' \u200b\n'],
    ['more than 100 letters', 'ä'.repeat(101)],
    ['more than eight words', 'a b c d e f g h i'],
  ])('are not counted where they are %s', async (_, words) => {
    expect(await miss(words)).toBe(204);
    expect(await missed()).toEqual([]);
  });

  test.each([[undefined], [null], [7], [['Quallen']], [{ words: 'Quallen' }]])(
    'need words, not %j',
    async (words) => {
      expect(await miss(words)).toBe(400);
    },
  );

  test.each(['__proto__', 'constructor', '<script>alert(1)</script>', '=cmd|a!b1', '../../../etc/passwd'])(
    'are words alone, even %s',
    async (words) => {
      await miss(words);
      await miss(words);
      expect(await missed()).toEqual([[words, 2, '2026-05-01']]);
    },
  );

  test('are forgotten 90 days after the last', async () => {
    await miss('Quallen');
    now += 90 * day;
    expect(await missed()).toHaveLength(1);
    now += day;
    expect(await missed()).toEqual([]);
    await miss('Quallen');
    expect(await missed()).toEqual([['quallen', 1, '2026-07-31']]);
  });

  test('are no more than 1,000 a day, of which 200 are new', async () => {
    for (let number = 0; number < 201; number += 1) await miss(`wort${number}`);
    expect(await missed()).toHaveLength(200);
    for (let number = 0; number < 801; number += 1) await miss('wort0');
    expect((await missed())[0]).toEqual(['wort0', 801, '2026-05-01']);
    now += day;
    await miss('wort200');
    expect(await missed()).toHaveLength(201);
  });

  test('beyond 1,000 words make room for new ones, the rarest and oldest first', async () => {
    await miss('alt');
    await miss('oft');
    await miss('oft');
    for (let number = 0; number < 998; number += 1) {
      if (number % 190 === 189) now += day;
      await miss(`wort${number}`);
    }
    expect(await missed()).toHaveLength(1000);
    now += day;
    await miss('neu');
    const words = (await missed()).map(([each]) => each);
    expect(words).toHaveLength(1000);
    expect(words).toContain('oft');
    expect(words).toContain('neu');
    expect(words).not.toContain('alt');
  });

  test('are told to those who look after the site', async () => {
    for (const as of [undefined, 'member', 'editor', 'reviewer'])
      expect((await cms.ask('/@missed-searches', as === undefined ? {} : { as })).status).toBe(401);
    const answer = await cms.ask('/@missed-searches', { as: 'admin' });
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  });

  test('are limited by address', async () => {
    cms = await createTestCms({ items: [], now: () => now });
    const answers = [];
    for (let number = 0; number < 31; number += 1) answers.push(await miss('Quallen'));
    expect(answers.filter((status) => status === 204)).toHaveLength(30);
    expect(answers.at(-1)).toBe(429);
  });
});
