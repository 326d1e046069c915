import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { demoLogins } from '~demo/users';
import { createTestCms, testOrigin } from '~test/support/test-cms';
import { createClient } from '../../../scripts/plone/record/client.mjs';
import { recordMessages } from '../../../scripts/plone/record/messages.mjs';
import { differences } from './differences';

const project = join(import.meta.dirname, '../../..');
const read = (path: string): unknown => JSON.parse(readFileSync(join(project, path), 'utf8'));

beforeEach(async () => {
  const roots = ['de', 'en'].map((language) => ({ path: `/${language}`, type: 'LRF', title: language }));
  const cms = await createTestCms({ items: roots });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => cms.fetch(new Request(url, init)));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the recorder finds the same refusals here as in Plone', async () => {
  const password = demoLogins.find(({ id }) => id === 'admin')?.password;
  const client = createClient(testOrigin, { user: 'admin', password });
  const { attempts, missing, messages, factories } = await recordMessages(client);
  expect(differences(read('test/recorded/field-values.json'), { attempts, missing })).toEqual([]);
  expect(differences(read('mocks/recorded/messages.json'), messages)).toEqual([]);
  expect(differences(read('mocks/recorded/field-factories.json'), factories)).toEqual([]);
});
