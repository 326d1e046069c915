import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readView } from '@/content-types/read-view';
import { tender } from '@/content-types/tender';
import { makeContent } from '~test/support/make-content';
import { renderWithSite } from '~test/support/render';

const View = readView(tender);

function open(feed: unknown) {
  const content = makeContent({ '@type': 'Tender', title: 'Tenders', feed });
  renderWithSite(<View content={content} />, { path: '/en/tenders', language: 'en', content });
}

test.each([
  [null, 'Error reading the RSS feed.'],
  ['broken', 'Error reading the RSS feed.'],
  [{ title: 'x', isInactive: true, items: [] }, 'Inactive (missing) RSS feed.'],
  [{ title: 'x', isInactive: false, items: [] }, 'No tenders are available at the moment.'],
])('the feed %j reads %s', (feed, words) => {
  open(feed);
  expect(screen.getByText(words)).toBeVisible();
});

test('items have title, link and rows of label and value', () => {
  const rows = [{ label: 'Closing date', value: '2027' }];
  open({ title: 'x', isInactive: false, items: [{ title: 'Roof', href: 'https://example.org/roof', rows }] });
  expect(screen.getByRole('link', { name: 'Roof' })).toHaveAttribute('href', 'https://example.org/roof');
  expect(screen.getByRole('term')).toHaveTextContent('Closing date');
  expect(screen.getByRole('definition')).toHaveTextContent('2027');
});
