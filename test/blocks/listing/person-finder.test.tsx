import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { finderAddressOf, toggled, withLetter, withWords } from '@/blocks/listing/persons/address';
import { foundPersonOf, type FoundPerson } from '@/blocks/listing/persons/data';
import { findPeople, sortedPeople } from '@/blocks/listing/persons/people';
import { personPicture } from '@/components/persons/person';
import { startApi } from '~test/support/api';
import { installDialogElement } from '~test/support/dialog-element';
import { renderBlocks } from '~test/support/render-page';

const api = startApi();
const origin = window.location.origin;
const collator = new Intl.Collator('de');

const row = (firstname: string, name: string, more: object = {}) => ({
  '@id': `${origin}/de/${name.toLowerCase()}`,
  '@type': 'Member',
  title: `${firstname} ${name}`,
  description: '',
  review_state: 'published',
  type_title: 'Member',
  firstname,
  name,
  ...more,
});
const rows = [
  row('Ada', 'Öhler', { institute: 'Klima', Subject: ['Wolken'], phone: '+49 40 1', positions: 'Leiterin' }),
  row('Bo', 'Wind', {
    institute: 'Zellen',
    Subject: ['Gewebe', 'Wolken'],
    positions: 'Promovend',
    description: 'Mikroskopie, Kühltische',
  }),
  row('Cem', 'Abend', { institute: 'Zellen', description: 'Gewebestatik', positions: 'Technik' }),
];
const people = rows.map(foundPersonOf);
const namesOf = (query: string) =>
  findPeople(people, finderAddressOf(new URLSearchParams(query)), collator).people.map(({ name }) => name);

test('Words find beginnings of words anywhere, whatever their accents', () => {
  expect(namesOf('text=gewebe')).toEqual(['Bo Wind', 'Cem Abend']);
  expect(namesOf('text=kuhl')).toEqual(['Bo Wind']);
  expect(namesOf('text=OHLER ada')).toEqual(['Ada Öhler']);
  expect(namesOf('text=statik')).toEqual([]);
  expect(namesOf(`text=${encodeURIComponent('<b>*')}`)).toEqual(['Bo Wind']);
});

test('What somebody is expert in is what the catalogue tells, else their description', () => {
  const told = row('Dea', 'Eck', {
    description: 'Leitet die Werkstatt',
    fields_of_competence: ['Optik, Linsen', ' ', 'Akustik'],
  });
  const { expertise, values, searched } = foundPersonOf(told);
  expect(expertise).toBe('Optik, Linsen, Akustik');
  expect(values.expertise).toEqual(['Optik, Linsen', 'Akustik']);
  expect(searched).toContain(' werkstatt');
  const odd = foundPersonOf(
    row('Eva', 'Fink', { positions: 'Leiterin', description: 'Gele, Öle', fields_of_competence: 'x' }),
  );
  expect(odd.values.expertise).toEqual(['Gele', 'Öle']);
});

test('Of each facet one value is enough, and each counts what the others leave', () => {
  const address = finderAddressOf(new URLSearchParams('institute=Zellen&topic=Wolken'));
  const { people: found, facets } = findPeople(people, address, collator);
  expect(found.map(({ name }) => name)).toEqual(['Bo Wind']);
  expect(facets.institute).toEqual([
    { value: 'Klima', count: 1 },
    { value: 'Zellen', count: 1 },
  ]);
  expect(facets.topic).toEqual([
    { value: 'Gewebe', count: 1 },
    { value: 'Wolken', count: 1 },
  ]);
  expect(namesOf('expertise=Mikroskopie&expertise=Gewebestatik')).toEqual(['Bo Wind', 'Cem Abend']);
  expect(namesOf('letter=O')).toEqual(['Ada Öhler']);
});

test('People stand by family name, the other way round or by institute', () => {
  const names = (order: 'name' | '-name' | 'institute') =>
    sortedPeople(people, order, collator).map(({ family }) => family);
  expect(names('name')).toEqual(['Abend', 'Öhler', 'Wind']);
  expect(names('-name')).toEqual(['Wind', 'Öhler', 'Abend']);
  expect(names('institute')).toEqual(['Öhler', 'Abend', 'Wind']);
});

test('The address keeps what is not of the finder, and begins with the first window again', () => {
  const before = new URLSearchParams('page=3&rows=48&topic=A');
  expect(toggled(before, 'topic', 'B').toString()).toBe('page=3&topic=A&topic=B');
  expect(toggled(before, 'topic', 'A').toString()).toBe('page=3');
  expect(withWords(before, ' x ').toString()).toBe('page=3&topic=A&text=x');
  expect(withLetter(new URLSearchParams('letter=B'), 'B').toString()).toBe('');
  const odd = finderAddressOf(new URLSearchParams('rows=-7&sort=nothing&letter=%3Cb%3E&look=x'));
  expect(odd).toMatchObject({ rows: 24, order: 'name', letter: '', isList: false });
});

test('How often people are read who are sorted, found and counted grows with their number alone', () => {
  const address = finderAddressOf(new URLSearchParams('text=name1&topic=T3'));
  const readsPerPerson = (size: number): number => {
    let reads = 0;
    const get = (person: FoundPerson, key: string | symbol): unknown => {
      reads += 1;
      return Reflect.get(person, key);
    };
    const many = Array.from({ length: size }, (_, at) => {
      const facets = { institute: `I${at % 9}`, Subject: [`T${at % 30}`] };
      return new Proxy(foundPersonOf(row(`Vor${at}`, `Name${(at * 7919) % size}`, facets)), { get });
    });
    expect(findPeople(sortedPeople(many, 'name', collator), address, collator).people).not.toEqual([]);
    return reads / size;
  };
  expect(readsPerPerson(2000) / readsPerPerson(250)).toBeLessThan(2);
});

test('Where the pictures of people lie is told for those alone who are drawn', () => {
  const read = new Set<string | symbol>();
  const get = (item: ReturnType<typeof row>, key: string | symbol): unknown => {
    read.add(key);
    return Reflect.get(item, key);
  };
  const picture = [{ download: '@@images/a.png', width: 400, height: 400, scales: {} }];
  const found = foundPersonOf(
    new Proxy(row('Ylva', 'Torsen', { image_field: 'image', image_scales: { image: picture } }), { get }),
  );
  expect(found.name).toContain('Torsen');
  expect(read).not.toContain('image_scales');
  expect(personPicture(found.to)).toMatchObject({ width: 400 });
});

test.each([
  ['portal_type', 'selection.any', ['Member'], '/++api++/@querystring-search'],
  ['path', 'string.absolutePath', '/profile::1', '/++api++/de/seite/@querystring-search'],
])(
  'A block that asks for people by %s (%s) %j asks %s: they lie in the folder of no language',
  async (i, o, v, at) => {
    const asked: string[] = [];
    api.use(
      http.get('*/@querystring-search', ({ request }) => {
        asked.push(new URL(request.url).pathname);
        return HttpResponse.json({ items: rows, items_total: rows.length });
      }),
    );
    const query = [{ i, o: `plone.app.querystring.operation.${o}`, v }];
    renderBlocks([{ '@type': 'listing', variation: 'personFinder', querystring: { query } }], {
      language: 'de',
      path: '/de/menschen',
    });
    expect(await screen.findByText('3 Personen')).toBeVisible();
    expect(asked).toEqual([at]);
  },
);

test('Words that are too long are said to be, and who was found stays', async () => {
  api.use(
    http.get('*/@querystring-search', () => HttpResponse.json({ items: rows, items_total: rows.length })),
  );
  const user = userEvent.setup();
  const query = [{ i: 'path', o: 'plone.app.querystring.operation.string.absolutePath', v: '/de' }];
  const { router } = renderBlocks(
    [{ '@type': 'listing', variation: 'personFinder', querystring: { query } }],
    {
      language: 'de',
      path: '/de/menschen',
    },
  );
  const field = await screen.findByRole('textbox', { name: /Name, Institut/ });
  await user.click(field);
  await user.paste('x'.repeat(201));
  expect(await screen.findByRole('alert')).toHaveTextContent('mehr als 200 Zeichen');
  expect(field).toHaveAccessibleDescription(/mehr als 200/);
  expect(field).toHaveValue('x'.repeat(201));
  await user.keyboard('{Enter}');
  expect(router.state.location.search).toBe('');
  await user.keyboard('{Backspace}{Enter}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(router.state.location.search).toBe(`?text=${'x'.repeat(200)}`);
});

test('Words of an address that are too long stand whole in their field, which says so, and look for nobody', async () => {
  api.use(
    http.get('*/@querystring-search', () => HttpResponse.json({ items: rows, items_total: rows.length })),
  );
  const query = [{ i: 'path', o: 'plone.app.querystring.operation.string.absolutePath', v: '/de' }];
  renderBlocks([{ '@type': 'listing', variation: 'personFinder', querystring: { query } }], {
    language: 'de',
    path: `/de/menschen?text=${'x'.repeat(201)}`,
  });
  const field = await screen.findByRole('textbox', { name: /Name, Institut/ });
  expect(field).toHaveValue('x'.repeat(201));
  expect(field).toHaveAccessibleDescription(/mehr als 200/);
  expect(await screen.findByRole('link', { name: 'Ada Öhler' })).toBeVisible();
});

interface AskedPart {
  b_start: number;
  b_size: number;
  sort_on?: string;
  sort_order?: string;
}

const askedBy = (request: Request): AskedPart =>
  JSON.parse(decodeURIComponent(new URL(request.url).searchParams.get('query') ?? '{}')) as AskedPart;

const partOf = (all: readonly object[], { b_start, b_size }: AskedPart) => ({
  items: all.slice(b_start, b_start + b_size),
  items_total: all.length,
});

test.each([
  {
    what: 'all, the first by their names',
    stored: { sort_on: 'getObjPositionInParent', sort_order: 'descending' },
    parts: [
      [0, 100, 'sortable_title', 'ascending'],
      [100, 2000, 'sortable_title', 'ascending'],
    ],
    count: '250 Personen',
  },
  {
    what: 'those whom its block limits, at once',
    stored: { sort_on: 'effective', sort_order: 'descending', limit: 200 },
    parts: [[0, 200, 'effective', 'descending']],
    count: '200 Personen',
  },
])('Of many people a finder asks for $what', async ({ stored, parts, count }) => {
  const many = Array.from({ length: 250 }, (_, at) => row('Ada', `Name${String(at).padStart(3, '0')}`));
  const asked: unknown[] = [];
  let answerRest = () => undefined as void;
  const rest = new Promise<void>((resolve) => {
    answerRest = resolve;
  });
  api.use(
    http.get('*/@querystring-search', async ({ request }) => {
      const search = askedBy(request);
      asked.push([search.b_start, search.b_size, search.sort_on, search.sort_order]);
      if (search.b_start > 0) await rest;
      return HttpResponse.json(partOf(many, search));
    }),
  );
  const user = userEvent.setup();
  const query = [{ i: 'path', o: 'plone.app.querystring.operation.string.absolutePath', v: '/de' }];
  renderBlocks([{ '@type': 'listing', variation: 'personFinder', querystring: { query, ...stored } }], {
    language: 'de',
    path: '/de/menschen',
  });
  expect(await screen.findByRole('link', { name: 'Ada Name000' })).toBeVisible();
  if (parts.length > 1) {
    expect(screen.queryByText(/Personen/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'N' }));
    expect(screen.queryByRole('link', { name: 'Ada Name000' })).toBeNull();
    answerRest();
  }
  expect(await screen.findByText(count)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ada Name000' })).toBeVisible();
  expect(asked).toEqual(parts);
});

test('Of thousands of people a finder finds the last ones too', async () => {
  const many = Array.from({ length: 2300 }, (_, at) => row('Ada', `Name${String(at).padStart(4, '0')}`));
  const asked: number[][] = [];
  api.use(
    http.get('*/@querystring-search', ({ request }) => {
      const search = askedBy(request);
      asked.push([search.b_start, search.b_size]);
      return HttpResponse.json(partOf(many, search));
    }),
  );
  const query = [{ i: 'path', o: 'plone.app.querystring.operation.string.absolutePath', v: '/de' }];
  renderBlocks([{ '@type': 'listing', variation: 'personFinder', querystring: { query } }], {
    language: 'de',
    path: '/de/menschen?text=name2299',
  });
  expect(await screen.findByText(/^1 Person von 2\.?300$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ada Name2299' })).toBeVisible();
  expect(asked).toEqual([
    [0, 100],
    [100, 2000],
    [2100, 2000],
  ]);
});

test('Where the others cannot be had, that is said, and they are asked for once more', async () => {
  const many = Array.from({ length: 150 }, (_, at) => row('Ada', `Name${String(at).padStart(3, '0')}`));
  let failures = 0;
  api.use(
    http.get('*/@querystring-search', ({ request }) => {
      const search = askedBy(request);
      if (search.b_start > 0 && failures === 0) {
        failures += 1;
        return HttpResponse.json({ message: 'x' }, { status: 500 });
      }
      return HttpResponse.json(partOf(many, search));
    }),
  );
  const user = userEvent.setup();
  const query = [{ i: 'path', o: 'plone.app.querystring.operation.string.absolutePath', v: '/de' }];
  renderBlocks([{ '@type': 'listing', variation: 'personFinder', querystring: { query } }], {
    language: 'de',
    path: '/de/menschen',
  });
  await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('150 Personen')).toBeVisible();
});

test('A finder asks once for all people and narrows them down while one types', async () => {
  installDialogElement();
  const asked: { b_size: number; query: { i: string; v: unknown }[] }[] = [];
  api.use(
    http.get('*/@querystring-search', ({ request }) => {
      const text = decodeURIComponent(new URL(request.url).searchParams.get('query') ?? '{}');
      asked.push(JSON.parse(text) as (typeof asked)[number]);
      return HttpResponse.json({ items: rows, items_total: rows.length });
    }),
  );
  const createObjectURL = vi.fn((blob: Blob) => `blob:${blob.size}`);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: vi.fn() }));
  const user = userEvent.setup();
  const query = [{ i: 'path', o: 'plone.app.querystring.operation.string.absolutePath', v: '/de' }];
  renderBlocks([{ '@type': 'listing', variation: 'personFinder', querystring: { query, b_size: '10' } }], {
    language: 'de',
    path: '/de/menschen',
  });
  expect(await screen.findByText('3 Personen')).toBeVisible();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Cem Abend',
    'Ada Öhler',
    'Bo Wind',
  ]);
  const stays = screen.getByRole('link', { name: 'Bo Wind' }).closest('li');
  expect(screen.getByRole('link', { name: '+49 40 1' })).toHaveAttribute('href', 'tel:+49401');

  await user.type(screen.getByRole('textbox', { name: /Name, Institut/ }), 'gewebe');
  expect(await screen.findByText('2 Personen von 3')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ada Öhler' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Bo Wind' }).closest('li')).toBe(stays);

  const facet = screen.getByRole('button', { name: 'Fachgebiet' });
  await user.click(facet);
  await user.click(screen.getByRole('checkbox', { name: 'Gewebestatik (1)' }));
  expect(await screen.findByText('1 Person von 3')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(facet).toHaveFocus();
  expect(facet).toHaveAttribute('aria-expanded', 'false');

  await user.click(screen.getByRole('button', { name: 'vCard von Cem Abend herunterladen' }));
  expect(await createObjectURL.mock.calls[0]?.[0].text()).toContain('N:Abend;Cem;;;');
  const chosen = within(screen.getByRole('list', { name: 'Ausgewählte Filter' }));
  await user.click(chosen.getByRole('button', { name: 'Gewebestatik, entfernen' }));
  await user.click(screen.getByRole('button', { name: 'Zurücksetzen' }));
  await waitFor(() => expect(screen.getByText('3 Personen')).toHaveFocus());
  expect(asked).toHaveLength(1);
  expect(asked[0]?.b_size).toBe(100);
  expect(asked[0]?.query).toContainEqual(expect.objectContaining({ i: 'portal_type', v: ['Member'] }));
});
