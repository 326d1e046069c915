import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { personLooks } from '@/components/persons/looks';
import { blockNamed } from '@/blocks/registry';
import { blockForm } from '@/editor/side-form/block-form';
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

function answer() {
  api.use(
    http.get('*/@search', ({ request }) => {
      const isWind = request.url.includes('/wind/');
      const found = { ...target, positions: 'Leiterin', phone: '+49 61', institute: 'Klima' };
      const items = isWind ? [found] : [];
      return HttpResponse.json({ items, items_total: items.length });
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

test('Without anybody it is nothing', () => {
  const { container } = renderBlocks([{ ...stored, columns: [{ href: [] }] }]);
  expect(container.querySelector('.block')).toBeEmptyDOMElement();
});

test('Only members can be chosen', async () => {
  const editor = await blockNamed('memberList')?.editor?.();
  if (!editor) throw new Error('There is no editor.');
  const { columns } = blockForm(editor.schema, {}).fields;
  expect(columns).toMatchObject({ fields: { href: { selectableTypes: ['Member'] } } });
});
