import { beforeAll, describe, expect, test } from 'vitest';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';
import { read } from '../json';

let cms: TestCms;
beforeAll(async () => {
  cms = await createTestCms();
});

const form = (fields: string) => `/de/forschung/@aliases?${fields}`;

describe('the old paths of a page', () => {
  test('are told to a form that sends all its fields, filled or not', async () => {
    const { items, items_total } = await read(cms, form('b_size=&b_start=0&datetime=&manual=&q='), {
      as: 'editor',
    });
    expect([items, items_total]).toMatchObject([[{ path: '/de/alt', 'redirect-to': '/de/forschung' }], 1]);
  });

  test('are not told to one that asks for no number', async () => {
    for (const path of [form('b_size=x'), form('b_start=x'), '/@aliases?b_size='])
      expect((await cms.ask(path, { as: 'admin' })).status).toBe(400);
  });

  test('have a date, the demo’s too', async () => {
    const { items } = await read(cms, form(''), { as: 'editor' });
    const [{ datetime } = { datetime: null }] = items as unknown as { datetime: unknown }[];
    expect(Date.parse(String(datetime))).toBeGreaterThan(Date.now() - 600_000);
  });
});
