import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { askedIn } from '@/blocks/search/address';
import { countQuestions, countValues, existingOptions, mostCounted } from '@/blocks/search/facet-counts';
import { searchShape } from '@/blocks/search/data';
import { startApi } from '~test/support/api';
import { renderBlocks } from '~test/support/render-page';

const api = startApi();
const operation = 'plone.app.querystring.operation.';
const rows = [
  { '@id': '/de/a', '@type': 'Event', title: 'A', portal_type: 'Event', Subject: ['meer', 'wind'] },
  { '@id': '/de/b', '@type': 'Event', title: 'B', portal_type: 'Event', Subject: ['wind'] },
  { '@id': '/de/c', '@type': 'Meldung', title: 'C', portal_type: 'Meldung', Subject: [] },
];

interface Search {
  query: { i: string; v: unknown }[];
  b_size: number;
  metadata_fields: string[];
}
const asked: Search[] = [];
const counting = () => asked.filter(({ metadata_fields: fields }) => !fields.includes('_all'));

function answer(total?: number) {
  api.use(
    http.get('*/@querystring-search', ({ request }) => {
      const text = new URL(request.url).searchParams.get('query') ?? '{}';
      const search = JSON.parse(decodeURIComponent(text)) as Search;
      asked.push(search);
      const types = search.query.find(({ i }) => i === 'portal_type')?.v as string[] | undefined;
      const tags = search.query.find(({ i }) => i === 'Subject')?.v as string[] | undefined;
      const items = rows.filter(
        ({ portal_type: type, Subject }) =>
          (!types || types.includes(type)) && (!tags || tags.some((tag) => Subject.includes(tag))),
      );
      return HttpResponse.json({ items, items_total: total ?? items.length });
    }),
  );
}

beforeEach(() => {
  asked.splice(0);
  const index = (title: string, values: Record<string, string>) => ({
    enabled: true,
    title,
    operations: [`${operation}selection.any`],
    operators: { [`${operation}selection.any`]: { title: 'eines von' } },
    values: Object.fromEntries(Object.entries(values).map(([value, words]) => [value, { title: words }])),
  });
  const indexes = {
    portal_type: index('Typ', { Document: 'Seite', Event: 'Termin', Meldung: 'Meldung', File: 'Datei' }),
    Subject: index('Schlagwort', { eis: 'Eis', meer: 'Meer', wind: 'Wind' }),
  };
  api.use(http.get('*/@querystring', () => HttpResponse.json({ indexes })));
});

const block = {
  '@type': 'search',
  query: { query: [] },
  facets: [
    { '@id': 'a', field: 'portal_type', type: 'checkboxFacet', multiple: true },
    { '@id': 'b', field: 'Subject', type: 'checkboxFacet', multiple: true },
  ],
};
const names = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .queryAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent);

test('Facets show the values that exist in words of the site with their counts, which follow the choice of the other facets', async () => {
  answer();
  renderBlocks([block]);
  await waitFor(() => expect(names('Typ')).toEqual(['Termin (2)', 'Meldung (1)']));
  expect(names('Schlagwort')).toEqual(['Meer (1)', 'Wind (2)']);
  expect(counting()).toMatchObject([{ b_size: mostCounted, metadata_fields: ['portal_type', 'Subject'] }]);

  await userEvent.click(screen.getByRole('checkbox', { name: 'Meer (1)' }));
  await waitFor(() => expect(names('Typ')).toEqual(['Termin (1)']));
  expect(names('Schlagwort')).toEqual(['Meer (1)', 'Wind (2)']);
});

test('More hits than are gone through are not counted: all values are offered, without counts', async () => {
  answer(mostCounted + 1);
  renderBlocks([block]);
  await waitFor(() => expect(names('Typ')).toEqual(['Seite', 'Termin', 'Meldung', 'Datei']));
});

test('Where counting fails all values are offered', async () => {
  answer();
  api.use(http.get('*/@querystring-search', () => new HttpResponse(null, { status: 500 })));
  renderBlocks([block]);
  await waitFor(() => expect(names('Schlagwort')).toEqual(['Eis', 'Meer', 'Wind']));
});

test('All facets are counted by one question, and each that is chosen from by one of its own', () => {
  const facets = Array.from({ length: 30 }, (_, index) => ({ field: `f${index}`, type: 'selectFacet' }));
  const data = searchShape.read({ facets });
  const ask = (chosen: [string, string[]][]) =>
    countQuestions(data, { text: '', chosen: new Map(chosen), sortOn: '', isDescending: false });
  expect(ask([])).toHaveLength(1);
  expect(ask([])[0]?.fields).toHaveLength(8);
  expect(ask([['f1', ['x']]]).map(({ fields }) => fields.length)).toEqual([7, 1]);
});

test('Values are counted once a hit, whatever a row holds; a column that no row has is not known', () => {
  const odd = [
    { Subject: ['a', 'a', { token: 'b' }, null, 7] },
    { Subject: '__proto__', other: null },
  ] as unknown as Parameters<typeof countValues>[1];
  const counts = countValues(['Subject', 'other', 'constructor'], odd);
  expect([...counts.keys()]).toEqual(['Subject']);
  expect(Object.fromEntries(counts.get('Subject') ?? [])).toMatchObject({ a: 1, b: 1 });
});

test('What is chosen stays to be given up, though nothing has it any more', () => {
  const withCount = (title: string, count: number) => `${title} ${count}`;
  const options = existingOptions([{ value: 'a', title: 'A' }], {
    counts: new Map(),
    chosen: ['a'],
    withCount,
  });
  expect(options).toEqual([{ value: 'a', title: 'A 0' }]);
});

describe('Of a facet with many values', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `w${String(at).padStart(5, '0')}`);
  const withCount = (title: string, count: number) => `${title} (${count})`;
  const asOptions = (values: readonly string[]) => values.map((value) => ({ value, title: value }));
  const row = (...values: string[]) => ({ Subject: values });
  const countsOf = (...rows: ReturnType<typeof row>[]) =>
    countValues(['Subject'], rows as unknown as Parameters<typeof countValues>[1]).get('Subject');

  test('200 are all shown with their counts', () => {
    const values = many(200);
    const options = existingOptions([], { counts: countsOf(row(...values)), chosen: [], withCount });
    expect(options.map(({ title }) => title)).toEqual(values.map((value) => `${value} (1)`));
  });

  test.each([true, false])(
    'those that are chosen and those that most hits have are shown, known to the CMS: %s',
    (isKnown) => {
      const values = many(260);
      const counts = countsOf(...values.map((value) => row(value)), row('w00255', 'w00256'), row('w00255'));
      const known = isKnown ? asOptions(values) : [];
      const options = existingOptions(known, { counts, chosen: ['w00259'], withCount });
      expect(options).toHaveLength(200);
      expect(options.slice(-3).map(({ title }) => title)).toEqual(['w00255 (3)', 'w00256 (2)', 'w00259 (1)']);
      expect(options[0]?.value).toBe('w00000');
    },
  );

  test('no more are shown where nobody could count them, and what is chosen is among them', () => {
    const options = existingOptions(asOptions(many(5000)), {
      counts: undefined,
      chosen: ['w04000', 'unbekannt'],
      withCount,
    });
    expect(options).toHaveLength(200);
    expect(options.slice(-2).map(({ title }) => title)).toEqual(['w04000', 'unbekannt']);
  });

  test('a thousand are kept, the most frequent, however many the hits have', () => {
    const rows = Array.from({ length: mostCounted }, (_, at) =>
      row('oft', ...many(200).map((value) => `${at}-${value}`)),
    );
    const counts = countsOf(row('selten'), ...rows);
    expect(counts?.size).toBe(1000);
    expect(counts?.get('oft')).toBe(mostCounted);
  });

  test('an address chooses fifty at most, each once, and none that is blank or very long', () => {
    const data = searchShape.read({ facets: [{ field: 'Subject', type: 'checkboxFacet', multiple: true }] });
    const chosenBy = (v: unknown) =>
      askedIn(
        new URLSearchParams({ query: JSON.stringify([{ i: 'Subject', o: 'paqo.selection.any', v }]) }),
        data,
      ).chosen.get('Subject');
    expect(chosenBy(['a', ' a ', '', 'x'.repeat(10_000), 'constructor'])).toEqual(['a', 'constructor']);
    expect(chosenBy(many(5000))).toEqual(many(50));
  });

  test('a block has thirty facets at most, each of its own index', () => {
    const fields = ['Subject', '', 'Subject', ...many(5000)];
    const { facets } = searchShape.read({ facets: fields.map((field, at) => ({ field, title: `${at}` })) });
    expect(facets).toHaveLength(30);
    expect(facets.slice(0, 2).map(({ title }) => title)).toEqual(['0', '3']);
  });
});
