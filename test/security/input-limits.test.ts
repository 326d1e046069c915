import { beforeAll, describe, expect, test } from 'vitest';
import { createTestCms, type TestCms } from '~test/support/test-cms';

let cms: TestCms;
beforeAll(async () => {
  cms = await createTestCms();
});

const rule = 'plone.app.querystring.operation.selection.any';

describe('what is larger than anybody needs is refused in words:', () => {
  const addresses: readonly [string, string, number][] = [
    ['a long address', `/@search?SearchableText=${'x'.repeat(20_000)}`, 414],
    ['a long path', `/${'x'.repeat(20_000)}`, 414],
    ['a path of many segments', '/a'.repeat(200), 414],
    ['many parameters', `/@search?${'a&'.repeat(2000)}`, 400],
    ['the long name of a parameter', `/@search?${'a'.repeat(300)}=1`, 400],
    ['a text of many words', `/@search?SearchableText=${'a*+'.repeat(300)}`, 400],
    ['a phrase of many words', `/@search?SearchableText="${'a.'.repeat(300)}"`, 400],
    ['a long pattern', `/@search?SearchableText=${'a*'.repeat(300)}`, 400],
    ['a long text', `/@search?SearchableText=${'a'.repeat(6000)}`, 400],
    [
      'many whole contents',
      '/@search?fullobjects=1&include_items=1&b_size=1000&expand=breadcrumbs,navigation,types',
      400,
    ],
  ];
  test.each(addresses)('%s', async (_, path, status) => {
    const answer = await cms.ask(path, { as: 'admin' });
    expect(answer.status).toBe(status);
    expect(((await answer.json()) as { message: string }).message).not.toBe('');
  });

  const bodies: readonly [string, string, string, number][] = [
    ['deep JSON', '/de/forschung', `{"blocks":${'{"a":'.repeat(500)}1${'}'.repeat(500)}}`, 400],
    ['deep JSON in a search', '/@querystring-search', `{"query":${'['.repeat(500)}${']'.repeat(500)}}`, 400],
    ['JSON of many values', '/de/forschung', `{"x":[${'0,'.repeat(2_100_000)}0]}`, 413],
    ['a large body', '/@querystring-search', `{"query":"${'x'.repeat(2_000_000)}"}`, 413],
    [
      'many rows',
      '/@querystring-search',
      JSON.stringify({ query: Array(300).fill({ i: 'UID', o: rule, v: [] }) }),
      400,
    ],
  ];
  test.each(bodies)('%s', async (_, path, json, status) => {
    const method = path.startsWith('/@') ? 'POST' : 'PATCH';
    const answer = await cms.ask(path, { as: 'admin', method, json });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain('message');
  });

  test('a long series of dates', async () => {
    const recurrence = `RDATE:${'20260101T000000,'.repeat(3000)}`;
    const json = {
      '@type': 'Event',
      title: 'x',
      start: '2026-01-01T10:00',
      end: '2026-01-01T11:00',
      recurrence,
    };
    expect((await cms.ask('/de/forschung', { as: 'admin', json })).status).toBe(400);
  });
});

describe('what pages really hold is taken:', () => {
  test('a page of a thousand blocks and a big table', async () => {
    const text = (at: number) => ({
      '@type': 'slate',
      value: [{ type: 'p', children: [{ text: `Absatz ${at}` }] }],
    });
    const cell = { type: 'data', value: [{ type: 'p', children: [{ text: '1' }] }] };
    const table = {
      '@type': 'slateTable',
      table: { rows: Array(1000).fill({ cells: Array(20).fill(cell) }) },
    };
    const blocks = Object.fromEntries([...Array(1000).keys()].map((at) => [`b${at}`, text(at)]));
    const json = {
      blocks: { ...blocks, table },
      blocks_layout: { items: [...Object.keys(blocks), 'table'] },
    };
    expect((await cms.ask('/de/forschung', { as: 'admin', method: 'PATCH', json })).status).toBe(204);
    const page = (await (await cms.ask('/de/forschung')).json()) as { blocks: object };
    expect(Object.keys(page.blocks)).toHaveLength(1001);
  });

  test('lists in lists, twenty deep', async () => {
    const nested = (depth: number): unknown =>
      depth === 0
        ? [{ type: 'li', children: [{ text: 'innen' }] }]
        : [{ type: 'ul', children: [{ type: 'li', children: nested(depth - 1) }] }];
    const json = { blocks: { a: { '@type': 'slate', value: nested(20) } }, blocks_layout: { items: ['a'] } };
    expect((await cms.ask('/de/forschung', { as: 'admin', method: 'PATCH', json })).status).toBe(204);
  });
});
