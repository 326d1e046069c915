// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { getVersion } from '@/api/history';
import { getVersions } from '@/editor/chrome/history/page-versions';
import { realExample } from '~test/support/real-examples';

const api = setupServer();
beforeAll(() => api.listen());
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

test('the saved states of a page are told apart from the steps of its workflow', async () => {
  api.use(http.get('*/de/seite/@history', () => HttpResponse.json(realExample<object[]>('history'))));
  const versions = await getVersions('/de/seite', { language: 'de' });
  expect(versions.map(({ version }) => version)).toEqual([2, 1, 0]);
  expect(versions[1]).toEqual({
    version: 1,
    time: Date.parse('2026-11-21T02:11:25+00:00'),
    person: 'Owner Müller',
    words: 'Longer title',
  });
  expect(versions[0]?.words).toBe('Edited');
});

test('what is no list of states is an empty one, and what is no content is a failure', async () => {
  api.use(http.get('*/@history', () => HttpResponse.json([{ type: 'versioning', version: 'x' }, null, 7])));
  expect(await getVersions('/de/seite', { language: 'de' })).toEqual([]);
  api.use(http.get('*/@history/3', () => HttpResponse.json([])));
  await expect(getVersion('/de/seite', 3, { language: 'de' })).rejects.toMatchObject({
    details: { kind: 'malformed' },
  });
});
