import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoSeed } from '~demo/demo';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms, testOrigin } from '~test/support/test-cms';
import { mask } from '../../../scripts/plone/record/mask.mjs';
import { differences } from './differences';

/** One call of a real Plone with the demo institution, and what it answered. */
interface Recorded {
  as: string;
  method: string;
  path: string;
  sent?: unknown;
  status: number;
  type: string;
  body: unknown;
}

const project = join(import.meta.dirname, '../../..');
const folder = join(project, 'test/recorded/bodies');

const recorded = readdirSync(folder).map((file): [string, Recorded] => [
  basename(file, '.json'),
  JSON.parse(readFileSync(join(folder, file), 'utf8')) as Recorded,
]);

const seedFiles = Object.fromEntries(
  ['pictures', 'files'].flatMap((name) => {
    const place = join(project, 'demo', name);
    return readdirSync(place).map((file) => [file, readFileSync(join(place, file))] as const);
  }),
);

const logins: Readonly<Record<string, string | undefined>> = {
  editor: 'editor',
  siteadmin: 'siteadmin',
  manager: 'admin',
};

/** What differs on purpose, or is made by each server on its own. */
const expected: readonly [path: RegExp, reason: string][] = [
  [/^\/restricted: false in place of null$/, 'imported files have no value for it yet'],
  [/^\/items\/\d+\/count: 0 in place of 2$/, 'Plone puts a folder for files into each language'],
  [/\/assets"|^\/items_total: \d+ in place of \d+$/, 'Plone puts a folder for files into each language'],
  [
    /\/exclude_from_nav: false in place of true$/,
    'language folders that Plone made are out of menus by themselves',
  ],
  [/\/actions\/object\/0\/icon: /, 'an icon of the classic interface, which types of add-ons do not have'],
  [/\/contextnavigation\/items\/\d+\/(?:icon|thumb): /, 'pictures of the classic interface'],
  [/\/translations\/(?:items|root): not in Plone$/, 'neutral content has no translations, and says so here'],
];

const isExpected = (difference: string): boolean => expected.some(([path]) => path.test(difference));

describe('the demo institution, compared with the same in a real Plone', () => {
  let cms: TestCms;

  beforeAll(async () => {
    const { items, redirects, settings } = demoSeed(new Date());
    cms = await createTestCms({ items, redirects, settings, files: seedFiles, report: () => undefined });
  });

  const ask = ({ as, method, path, sent }: Recorded) => {
    const login = logins[as];
    return cms.ask(path === '/' ? '' : path, { method, json: sent, ...(login ? { as: login } : {}) });
  };

  test.each(recorded)('%s', async (_, call) => {
    const response = await ask(call);
    const text = await response.text();
    const body: unknown = text === '' ? null : JSON.parse(text);
    const found = differences(call.body, mask(body, testOrigin)).filter((each) => !isExpected(each));
    const type = response.headers.get('content-type')?.split(';')[0] ?? '';
    expect({ status: response.status, type, found }).toEqual({
      status: call.status,
      type: call.type,
      found: [],
    });
  });
});

test('a missing key, one too many, another kind and another value are told', () => {
  const plone = { title: 'A', items: [{ size: 1 }], lock: {}, state: 'private' };
  const ours = { items: [{ size: '1' }, 2], lock: null, state: 'draft', more: 1 };
  expect(differences(plone, ours)).toEqual([
    '/items/0/size: "1" in place of 1',
    '/items/1: not in Plone',
    '/lock: null in place of {}',
    '/more: not in Plone',
    '/state: "draft" in place of "private"',
    '/title: missing, "A" in Plone',
  ]);
});
