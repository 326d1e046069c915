import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { blockNamed } from '@/blocks/registry';
import { blockForm } from '@/tool/form/block-form';
import { startApi } from '~test/support/api';
import { installDialogElement } from '~test/support/dialog-element';
import { renderBlocks } from '~test/support/render-page';

const api = startApi();
installDialogElement();
const block = (more: object = {}) => ({
  '@type': 'members',
  title: 'Team',
  researchGroup: 'wolken',
  ...more,
});

function find(count: number): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  const items = Array.from({ length: count }, (_, index) => ({
    '@id': `${window.location.origin}/profile/p${index}`,
    '@type': 'Member',
    title: `Person ${index + 1}`,
  }));
  api.use(
    http.get('*/@search', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json({ items, items_total: count });
    }),
  );
  return asked;
}
/** People that keyboard and screen readers reach. */
const reached = () => screen.getAllByRole('link').filter((link) => link.closest('[inert]') === null).length;

describe('The members of a research group', () => {
  test.each([
    ['with images', {}, 3],
    ['without images', { variation: 'withoutImage' }, 4],
  ])('%s unfold when there are more than can be seen', async (_words, more, seen) => {
    find(6);
    renderBlocks([block(more)], { language: 'en', path: '/en/page' });
    const toggle = await screen.findByRole('button', { name: 'Show All Members' });
    expect(reached()).toBe(seen);
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    expect(reached()).toBe(6);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Hide Members' }));
    expect(reached()).toBe(seen);
  });

  test('are written to over the page', async () => {
    const person = {
      '@id': '/profile/wind',
      '@type': 'Member',
      title: 'Ada Wind',
      email: 'wind@example.org',
    };
    api.use(http.get('*/@search', () => HttpResponse.json({ items: [person], items_total: 1 })));
    renderBlocks([block()]);
    await userEvent.click(await screen.findByRole('button', { name: 'Nachricht schreiben: Ada Wind' }));
    expect(await screen.findByRole('dialog', { name: 'Nachricht an Ada Wind' })).toBeVisible();
  });

  test.each([
    [{}, 3],
    [{ variation: 'withoutImage' }, 4],
  ])('have nothing to unfold when all are seen: %j', async (more, count) => {
    find(count);
    renderBlocks([block(more)]);
    await screen.findByRole('link', { name: 'Person 1' });
    expect(screen.queryByRole('button')).toBeNull();
  });

  test.each([
    [undefined, 'ascending'],
    [true, 'descending'],
  ])('are asked for by name; reversed order %s is %s', async (sort_order_boolean, order) => {
    const [asked] = [find(1)];
    renderBlocks([block({ sort_order_boolean, researchGroup: { token: 'wolken', title: 'Wolken' } })]);
    await screen.findByRole('link', { name: 'Person 1' });
    expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
      portal_type: 'Member',
      research_group: 'wolken',
      sort_on: 'sortable_title',
      sort_order: order,
      b_size: '80',
    });
  });

  test('are filtered by group, institutes, areas of institutes and administrative units', async () => {
    const [asked] = [find(1)];
    const institutes = [{ token: 'ibi', title: 'IBI' }, 'ias', 'ias'];
    renderBlocks([block({ institutes, institutsbereiche: ['ibi-1'], administrational_units: 'oe-2' })]);
    await screen.findByRole('link', { name: 'Person 1' });
    const units = ['research_group', 'institutes', 'institutsbereiche', 'administrational_units'];
    expect(units.map((name) => asked[0]?.getAll(name))).toEqual([
      ['wolken'],
      ['ibi', 'ias'],
      ['ibi-1'],
      ['oe-2'],
    ]);
  });

  test('of a unit alone are asked for without a group', async () => {
    const [asked] = [find(1)];
    renderBlocks([block({ researchGroup: null, institutes: ['ibi'] })]);
    await screen.findByRole('link', { name: 'Person 1' });
    expect(asked[0]?.has('research_group')).toBe(false);
    expect(asked[0]?.getAll('institutes')).toEqual(['ibi']);
  });

  test.each([
    ['with image', {}, ['395px', '3', '1']],
    ['Without Image', { variation: 'withoutImage' }, ['540px', '4', '2']],
  ])('%s are as high as specified while folded', async (_words, more, shown) => {
    find(6);
    const { container } = renderBlocks([block(more)]);
    await screen.findByRole('button');
    const list = container.querySelector('.block-members__list--closed');
    const look = [...(list?.classList ?? [])].find((name) => name.endsWith('mage')) ?? '?';
    const rules = readFileSync('src/blocks/members/style.css', 'utf8').split(`.${look} {`).slice(1);
    const sizes = rules.map((rule) => rule.split('}')[0] ?? '').join('');
    const valuesOf = [...sizes.matchAll(/--members-\w+: (\w+)/g)].map(([, value]) => value);
    expect(valuesOf).toEqual(shown);
  });

  test('of no group are nothing', () => {
    const { container } = renderBlocks([block({ researchGroup: '' })]);
    expect(container.querySelector('.block')).toBeEmptyDOMElement();
  });
});

test('The group of a members block comes from the vocabulary of research groups', async () => {
  const editor = await blockNamed('members')?.editor?.();
  if (!editor) throw new Error('There is no editor.');
  const { fields } = blockForm(editor.schema, {});
  expect(fields).toMatchObject({
    researchGroup: { widget: 'term', vocabulary: '/@vocabularies/portal.vocabularies.research_groups' },
    sort_order_boolean: { widget: 'boolean' },
    variation: { choices: [{ value: 'default' }, { value: 'withoutImage' }] },
  });
});

test('Unfolding takes 500 ms, and no time where less motion is wanted', () => {
  const css = (path: string) => readFileSync(`src/${path}`, 'utf8');
  expect(css('blocks/members/style.css')).toContain('transition: grid-template-rows var(--slow)');
  expect(css('styles/tokens.css')).toContain('--slow: 500ms');
  expect(css('styles/base/accessibility.css').split('prefers-reduced-motion: reduce')[1]).toContain(
    'transition-duration: 0.01ms !important',
  );
});
