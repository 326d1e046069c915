import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { personLooks } from '@/components/persons/looks';
import { blockNamed } from '@/blocks/registry';
import { blockForm } from '@/tool/form/block-form';
import { startApi } from '~test/support/api';
import { renderBlocks } from '~test/support/render-page';

const api = startApi();
const target = { '@id': '/profile/wind', '@type': 'Member', title: 'Ada Wind' };
const stored = {
  '@type': 'memberList',
  headline: 'Kontakt',
  variation: 'personsWithoutImage',
  columns: [
    { id: '1', href: [target] },
    { id: '2', href: '/profile/regen' },
    { id: '3', href: [] },
  ],
};

interface Asked {
  query: { i: string; o: string; v: unknown }[];
  b_size: number;
}

const asked: Asked[] = [];

/** The catalogue knows the second member first, and nothing of a third. */
function answer() {
  asked.splice(0);
  api.use(
    http.get('*/@querystring-search', ({ request }) => {
      const text = new URL(request.url).searchParams.get('query') ?? '';
      asked.push(JSON.parse(decodeURIComponent(text)) as Asked);
      const wind = { ...target, positions: 'Leiterin', phone: '+49 61', institute: 'Klima' };
      const sea = { ...target, '@id': '/profile/meer', title: 'Mo Meer' };
      return HttpResponse.json({ items: [sea, wind], items_total: 2 });
    }),
  );
}

test('A member list shows whom one chose, in that order, with what the catalogue knows of them', async () => {
  answer();
  renderBlocks([stored]);
  expect(screen.getByRole('link', { name: 'Ada Wind' })).toHaveAttribute('href', '/profile/wind');
  expect(screen.getByRole('heading', { level: 2, name: 'Kontakt' })).toBeVisible();
  expect(await screen.findByText('Leiterin')).toBeVisible();
  expect(screen.getByRole('link', { name: '+49 61' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test.each(Object.entries(personLooks))('As %s it leaves out what %j says', async (variation, look) => {
  answer();
  const { container } = renderBlocks([{ ...stored, variation }]);
  await waitFor(() => expect(screen.getByText('Leiterin')).toBeVisible());
  const { hasInstitute = true, hasImage = true, isShort = false } = look as Record<string, boolean>;
  expect(screen.queryAllByText('Klima')).toHaveLength(hasInstitute && !isShort ? 1 : 0);
  expect(container.querySelectorAll('.person__portrait')).toHaveLength(hasImage ? 1 : 0);
});

test('All of them are asked for by one search, and who is gone leaves no gap', async () => {
  answer();
  const chosen = ['/profile/wind', '/profile/regen', '/profile/meer', '/profile/wind'];
  renderBlocks([{ ...stored, columns: chosen.map((path, index) => ({ id: `${index}`, href: path })) }]);
  await screen.findByRole('link', { name: 'Mo Meer' });
  const names = screen.getAllByRole('listitem').map((item) => item.querySelector('h3')?.textContent);
  expect(names).toEqual(['Ada Wind', 'Mo Meer', 'Ada Wind']);
  expect(asked).toHaveLength(1);
  const paths = asked[0]?.query.filter(({ i }) => i === 'path').map(({ v }) => v);
  expect(paths).toEqual(['/profile/wind::0', '/profile/regen::0', '/profile/meer::0']);
  expect(asked[0]?.b_size).toBe(3);
});

test('Without anybody it is nothing', () => {
  const { container } = renderBlocks([{ ...stored, columns: [{ href: [] }] }]);
  expect(container.querySelector('.block')).toBeEmptyDOMElement();
});

test('What was stored and is no member is not shown as one', () => {
  const document = { '@id': '/de/seite', '@type': 'Document', title: 'Seite' };
  const { container } = renderBlocks([{ ...stored, columns: [{ href: [document] }] }]);
  expect(container.querySelector('.block')).toBeEmptyDOMElement();
});

test('Only members can be chosen', async () => {
  const editor = await blockNamed('memberList')?.editor?.();
  if (!editor) throw new Error('There is no editor.');
  const { columns } = blockForm(editor.schema, {}).fields;
  expect(columns).toMatchObject({ fields: { href: { selectableTypes: ['Member'] } } });
});
