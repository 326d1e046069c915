// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { askAddOn } from '@/api/add-on';
import { postContactForm } from '@/api/contact-form';
import { ApiError } from '@/api/error';
import { getFinds } from '@/api/folder-contents';
import { postMissedSearch } from '@/api/missed-search';
import { getMissedSearches } from '@/api/missed-searches';
import { getNotes } from '@/api/notes';
import { getPreviewLinks } from '@/api/preview-links';
import { searchSite } from '@/api/solr';
import { getSuggestions } from '@/api/suggestions';
import { keepsDeleted } from '@/api/trash';
import { configureSite } from '@/site/site';
import { startApi } from '~test/support/api';
import { makeSearchQuery } from '~test/support/make-search-query';

const api = startApi();
const call = { language: 'de' } as const;
const { signal } = new AbortController();
const query = makeSearchQuery();

/** What is asked of a server on which all is 404 but the catalog and the mail to its owner. */
function startStock(): string[] {
  const asked: string[] = [];
  api.use(
    http.all(/\/\+\+api\+\+\//, ({ request }) => {
      const { pathname } = new URL(request.url);
      asked.push(pathname.slice(pathname.lastIndexOf('@')));
      if (/@(search|querystring-search)$/.test(pathname))
        return HttpResponse.json({ items: [], items_total: 0 });
      if (pathname.endsWith('@email-notification')) return new HttpResponse(null, { status: 204 });
      return HttpResponse.json({ type: 'NotFound', message: 'Resource not found' }, { status: 404 });
    }),
  );
  return asked;
}

describe('a server that is known to lack the add-on', () => {
  let asked: string[];
  beforeEach(() => {
    configureSite({ isStock: true });
    asked = startStock();
  });

  test('is asked for none of its services', async () => {
    expect(await getNotes('/de/x', call)).toBeUndefined();
    expect(await getPreviewLinks('/de/x', call)).toBeNull();
    expect(await getFinds('/de', call)).toEqual([]);
    expect(await getMissedSearches(call)).toBeNull();
    expect(await keepsDeleted(call)).toBe(false);
    postMissedSearch('wind', call);
    expect(asked).toEqual([]);
  });

  test('sends mails to its owner, and is searched by its catalog alone', async () => {
    await postContactForm('/de/x', { email: 'a@b.example', subject: '', message: 'Hallo' }, call);
    expect(asked).toEqual(['@email-notification']);
    expect((await searchSite(query, signal)).total).toBe(0);
    expect(await getSuggestions('wind', { ...call, signal })).toEqual([]);
    expect(new Set(asked.slice(1))).toEqual(new Set(['@search']));
  });

  test('is asked for Solr where it is said to have that of kitconcept', async () => {
    configureSite({ isStock: true, solr: 'kitconcept' });
    await searchSite(query, signal);
    expect(asked[0]).toBe('@solr');
  });
});

describe('a server of which it is not known', () => {
  beforeEach(() => configureSite({}));

  test('is asked, and its 404 means that it lacks the service', async () => {
    const asked = startStock();
    expect(await getNotes('/de/x', call)).toBeUndefined();
    expect(await keepsDeleted(call)).toBe(false);
    expect(asked).toEqual(['@notes', '@trash']);
  });

  test('that fails otherwise has failed', async () => {
    const failure = new ApiError({ status: 500, kind: 'http', message: 'x' });
    await expect(
      askAddOn(
        () => Promise.reject(failure),
        () => 'otherwise',
      ),
    ).rejects.toBe(failure);
  });
});
