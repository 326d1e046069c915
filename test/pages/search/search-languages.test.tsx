import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { typeMessageOf } from '@/pages/search/hit-kind';
import recorded from '~mocks/recorded/types.json';
import { startCms } from '~test/support/cms';
import { renderSite } from '~test/support/render-site';

startCms({
  items: [
    { path: '/de', type: 'LRF', title: 'Deutsch' },
    { path: '/en', type: 'LRF', title: 'English', translationOf: '/de' },
    { path: '/profile', type: 'Folder', title: 'Profile' },
    { path: '/de/kueste', type: 'Document', title: 'Küste' },
    { path: '/de/kueste/deich', type: 'FAQ Item', title: 'Wie hoch ist der Polder?' },
    { path: '/en/dike', type: 'OE', title: 'Polder unit' },
    { path: '/en/dike-2', type: 'Document', title: 'Polder history' },
    {
      path: '/en/partner',
      type: 'Link',
      title: 'Polder partner',
      fields: { remoteUrl: 'https://extern.example/' },
    },
    { path: '/profile/polder', type: 'Member', title: 'Jan Polder' },
  ],
});

const types = () => [...document.querySelectorAll('.tileItem__type')].map((each) => each.textContent).sort();

describe.each(['portal', 'kitconcept'] as const)('with the search of %s', (solr) => {
  test.each([
    ['de', ['Häufige Frage', 'Person'], '3 Treffer auf Englisch', '2 Treffer auf Deutsch', 3],
    [
      'en',
      ['Link', 'Organisational unit', 'Page', 'Person'],
      '1 result in German',
      '4 results in English',
      1,
    ],
  ] as const)(
    'hits in %s stand alone, and a switch leads to the others',
    async (language, own, to, back, count) => {
      await renderSite(`/${language}/search?SearchableText=polder`, { site: { solr } });
      const others = await screen.findByRole('link', { name: to });
      expect(types()).toEqual([...own]);
      await userEvent.click(others);
      const way = await screen.findByRole('link', { name: back });
      expect(types()).toHaveLength(count);
      await userEvent.click(way);
      expect(await screen.findByRole('link', { name: to })).toBeVisible();
      expect(types()).toEqual([...own]);
    },
  );
});

test('a hit names the places above it by their titles, and a Link leads to its target', async () => {
  await renderSite('/de/search?SearchableText=polder');
  const hit = (await screen.findByRole('link', { name: /Wie hoch ist der/ })).closest('.tileItem');
  expect(hit).toHaveTextContent('Küste');
  expect(hit).not.toHaveTextContent('/de');
  await userEvent.click(screen.getByRole('link', { name: '3 Treffer auf Englisch' }));
  const partner = await screen.findByRole('link', { name: /partner/ });
  expect(partner).toHaveAttribute('href', 'https://extern.example/');
});

test('every type has a word of its own, by its name and by the title that Solr has', () => {
  const titles = recorded.types.map(({ id, title }) => ({
    name: id,
    title: typeof title === 'string' ? title : title.en,
  }));
  expect(titles.length).toBeGreaterThan(30);
  const hit = (type: string, portalType?: string) => ({
    '@id': '/x',
    '@type': type,
    UID: '',
    title: '',
    description: '',
    created: '',
    effective: '',
    start: '',
    image_field: '',
    review_state: '',
    highlighting: [],
    extras: portalType === undefined ? {} : { portal_type: portalType },
  });
  const without = titles.filter(
    ({ name, title }) =>
      typeof typeMessageOf(hit(title)) === 'string' || typeof typeMessageOf(hit('?', name)) === 'string',
  );
  expect(without).toEqual([]);
});
