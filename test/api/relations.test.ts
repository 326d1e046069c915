// @vitest-environment jsdom
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { getLinksTo } from '@/api/relations';
import { configureSite } from '@/site/site';
import { answer, apiPath, startApi } from '~test/support/api';
import { realExample } from '~test/support/real-examples';

const api = startApi();
const path = '/en/research/contact';
const options = () => ({ language: 'en', signal: new AbortController().signal }) as const;
const content = { '@id': path, UID: '2e7c8ec67b994952802c5dcad90cb70b', title: 'Contact' };
const relations = realExample<JsonBodyType>('relations-target');
const integrity = realExample<JsonBodyType>('linkintegrity');

beforeEach(() => configureSite({ linkBases: ['http://localhost:8080/Plone'] }));

test('what a real Plone’s relations name is grouped by the way it links, each item once', async () => {
  api.use(
    answer(path, content),
    answer('/@relations', relations),
    answer('/@linkintegrity', [] as JsonBodyType),
  );
  const { title, groups } = await getLinksTo(path, options());
  expect(title).toBe('Contact');
  expect(groups[0]?.relation).toBe('isReferencing');
  for (const { items } of groups) {
    const ids = items.map((item) => item['@id']);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids.every((id) => id.startsWith('/en/'))).toBe(true);
  }
});

describe('the check of a real Plone’s links', () => {
  test('is asked for the item’s UID, and tells what the relations withhold and what is linked inside', async () => {
    const asked: (string | null)[] = [];
    api.use(
      answer(path, content),
      answer('/@relations', { '@id': 'x', relations: {} }),
      http.get(apiPath('/@linkintegrity'), ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('uids'));
        return HttpResponse.json(integrity);
      }),
    );
    const links = await getLinksTo(path, options());
    expect(asked).toEqual([content.UID]);
    expect(links.integrity?.withheld).toBe(2);
    expect(links.integrity?.inside.map((item) => [item['@id'], item.links])).toContainEqual([
      '/en/images/lab.png',
      expect.any(Number),
    ]);
  });

  test('adds nothing where the relations name everybody who links', async () => {
    api.use(
      answer(path, content),
      answer('/@relations', relations),
      answer('/@linkintegrity', (integrity as JsonBodyType[]).slice(0, 1)),
    );
    expect((await getLinksTo(path, options())).integrity).toEqual({ withheld: 0, inside: [] });
  });

  test.each([401, 404, 500])(
    'answered by %i leaves the relations, and says that it is not known',
    async (status) => {
      api.use(
        answer(path, content),
        answer('/@relations', relations),
        answer('/@linkintegrity', { type: 'X', message: 'x' }, status),
      );
      const links = await getLinksTo(path, options());
      expect(links.integrity).toBeNull();
      expect(links.groups.length).toBeGreaterThan(0);
    },
  );
});

test.each([null, {}, { relations: 'x' }, []])('%j in place of relations is a failure', async (body) => {
  api.use(answer(path, content), answer('/@relations', body as JsonBodyType));
  await expect(getLinksTo(path, options())).rejects.toMatchObject({ details: { kind: 'malformed' } });
});
