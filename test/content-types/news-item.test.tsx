import { Suspense } from 'react';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BlocksProvider } from '@/blocks/blocks-provider';
import { newsItem } from '@/content-types/lazy-types';
import { afterOf, viewOf } from '@/content-types/registry';
import { startApi } from '~test/support/api';
import { makeContent } from '~test/support/make-content';
import { renderWithSite } from '~test/support/render';
import { errorsOfThing } from '~test/support/schema-org';

startApi();

const members = [
  {
    '@id': 'http://localhost:3000/profile/wind',
    '@type': 'Member',
    title: 'Ada Wind',
    description: 'Leitung',
  },
  { '@id': '', title: 'Gone' },
];
const content = makeContent({ '@type': 'Meldung', title: 'Neues', members });

test('A news item leads to the people on whose profiles it stands', async () => {
  const View = viewOf(content);
  renderWithSite(
    <BlocksProvider>
      <Suspense>
        <View content={content} />
      </Suspense>
    </BlocksProvider>,
    { path: '/de/x' },
  );
  expect(await screen.findByRole('heading', { name: 'Personen zu dieser Meldung' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ada Wind' })).toHaveAttribute('href', '/profile/wind');
  expect(screen.queryByText('Gone')).toBeNull();
});

test('It states them as mentioned', () => {
  const data = newsItem.shape.read(content);
  const thing = newsItem.structuredData?.({ content, data }, 'de');
  expect(thing).toMatchObject({ mentions: [{ '@type': 'Person', name: 'Ada Wind' }] });
  expect(thing && errorsOfThing(thing)).toEqual([]);
});

test.each([
  ['de', 'Verwandte Meldungen'],
  ['en', 'Related news'],
] as const)(
  'In %s what it is related to stands under %s, with picture, title and description',
  async (language, heading) => {
    const download = 'http://localhost:3000/de/sand/@@images/preview_image';
    const preview_image = { download, 'content-type': 'image/svg+xml', scales: {}, width: 4, height: 3 };
    const related = makeContent({
      '@type': 'Meldung',
      title: 'Neues',
      relatedItems: [
        {
          '@id': 'http://localhost:3000/de/sand',
          '@type': 'Meldung',
          title: 'Sand',
          description: 'Korn für Korn.',
          preview_image,
        },
        { '@id': '', title: 'Gone' },
      ],
    } as object);
    const After = afterOf(related) ?? (() => null);
    renderWithSite(
      <Suspense>
        <After content={related} />
      </Suspense>,
      { language, path: `/${language}/x` },
    );
    const list = within(await screen.findByRole('region', { name: heading }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    expect(list.getByRole('link', { name: /Sand/ })).toHaveAttribute('href', '/de/sand');
    expect(list.getByText('Korn für Korn.')).toBeVisible();
    expect(list.getByRole('listitem').querySelector('img')).toHaveAttribute(
      'src',
      expect.stringContaining('/de/sand/'),
    );
  },
);

test('It is stated as a NewsArticle with its days, its picture and who publishes it', () => {
  const image = { download: 'http://localhost:3000/sand.svg', 'content-type': 'image/svg+xml', scales: {} };
  const stated = makeContent({ '@type': 'Meldung', title: 'Neues', image } as object);
  const thing = newsItem.structuredData?.({ content: stated, data: newsItem.shape.read(stated) }, 'de');
  expect(thing && errorsOfThing(thing)).toEqual([]);
  expect(thing).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Neues',
    datePublished: '2026-11-01T08:00:00+00:00',
    dateModified: '2026-11-19T09:42:00+00:00',
    image: 'http://localhost:3000/sand.svg',
    publisher: { '@type': 'Organization' },
  });
});
