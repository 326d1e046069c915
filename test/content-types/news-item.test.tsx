import { Suspense } from 'react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BlocksProvider } from '@/blocks/blocks-provider';
import { newsItem } from '@/content-types/lazy-types';
import { viewOf } from '@/content-types/registry';
import { startApi } from '~test/support/api';
import { makeContent } from '~test/support/make-content';
import { renderWithSite } from '~test/support/render';
import { faultsOfThing } from '~test/support/schema-org';

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
  expect(thing && faultsOfThing(thing)).toEqual([]);
});
