import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { startApi } from '~test/support/api';
import { renderBlocks } from '~test/support/render-page';
import { formOf } from '~test/support/form-of';

const api = startApi();
const criteria = [{ i: 'portal_type', o: 'plone.app.querystring.operation.selection.any', v: ['Meldung'] }];
const target = (title: string) => ({
  '@id': `/de/${title.toLowerCase()}`,
  title,
  description: `Über ${title}`,
});
const stored = {
  '@type': 'aktuelles',
  headline: 'Neues',
  href: [target('Eins')],
  title: 'Eigener Titel',
  thref: [target('Zwei')],
  thead_title: 'Physik',
  querystring: { query: criteria },
  sort_on: 'effective',
  reversedOrder: true,
  limit: '3',
};
let asked: Record<string, unknown>;

beforeEach(() => {
  api.use(
    http.get('*/@querystring-search', ({ request }) => {
      const text = decodeURIComponent(new URL(request.url).searchParams.get('query') ?? '{}');
      asked = JSON.parse(text) as Record<string, unknown>;
      const items = [{ '@id': `${window.location.origin}/de/drei`, '@type': 'Meldung', title: 'Drei' }];
      return HttpResponse.json({ items, items_total: 9 });
    }),
  );
});

describe('A news teaser grid', () => {
  test.each([
    ['as it is', stored],
    ['with its criteria alone', { ...stored, querystring: criteria }],
  ])('stored %s shows two teasers and a listing', async (_words, block) => {
    renderBlocks([block]);
    expect(screen.getByRole('heading', { level: 2, name: 'Neues' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Eigener Titel' })).toHaveAttribute('href', '/de/eins');
    expect(screen.getByRole('link', { name: 'Zwei' })).toHaveAttribute('href', '/de/zwei');
    expect(screen.getByText('Physik')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Drei' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Drei' })).toBeVisible();
    expect(asked).toMatchObject({
      query: criteria,
      sort_on: 'effective',
      sort_order: 'descending',
      limit: 3,
      b_size: 3,
    });
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('without anything to show is nothing', () => {
    const { container } = renderBlocks([{ '@type': 'aktuelles', headline: 'Neues', href: [], title: 'Weg' }]);
    expect(container.querySelector('.block')).toBeEmptyDOMElement();
  });
});

describe('The form of a news teaser grid', () => {
  test('fills what is empty of the teaser that is given a target, and of no other', async () => {
    const { change } = await formOf('aktuelles');
    const before = { title: 'Eigenes', tdescription: 'Eigene Worte' };
    expect(change(before, 'thref', [target('Zwei')])).toEqual({ thref: [target('Zwei')], ttitle: 'Zwei' });
    expect(change(before, 'href', [target('Eins')])).toEqual({
      href: [target('Eins')],
      description: 'Über Eins',
    });
  });

  test('keeps nothing of a target that is cleared', async () => {
    const { change } = await formOf('aktuelles');
    expect(change({ ttitle: 'Zwei', title: 'Eins' }, 'thref', [])).toStrictEqual({
      thref: [],
      ttitle: undefined,
    });
  });

  test.each([
    [criteria, []],
    [
      { query: criteria, depth: '1' },
      { query: [], depth: '1' },
    ],
    [undefined, { query: [] }],
  ])('writes the criteria in the form in which they are stored: %j', async (querystring, written) => {
    const { change, values } = await formOf('aktuelles');
    expect(values({ querystring })['query']).toEqual(querystring === undefined ? [] : criteria);
    expect(change({ querystring }, 'query', [])).toEqual({ querystring: written });
  });
});
