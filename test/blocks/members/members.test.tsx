import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { startApi } from '~test/support/api';
import { renderBlocks } from '~test/support/render-page';

const api = startApi();
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

  test('of no group are nothing', () => {
    const { container } = renderBlocks([block({ researchGroup: '' })]);
    expect(container.querySelector('.block')).toBeEmptyDOMElement();
  });
});
