import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FeedLink } from '@/components/feed-link/feed-link';
import { renderWithSite } from '~test/support/render';

const feeds = () =>
  [...document.head.querySelectorAll('link[rel=alternate][type="application/rss+xml"]')].map((link) => [
    link.getAttribute('title'),
    link.getAttribute('href'),
  ]);

test('a feed is offered on the page and to feed readers, as long as its list is shown', () => {
  const { unmount } = renderWithSite(
    <FeedLink path="/en/news" types={['Meldung', 'News Item']} subjects={['R & D']} title={'<b>"News"'} />,
    { language: 'en' },
  );
  const address = '/en/news/@@rss?portal_type=Meldung&portal_type=News+Item&Subject=R+%26+D';
  expect(screen.getByRole('link', { name: 'RSS feed: <b>"News"' })).toHaveAttribute('href', address);
  expect(feeds()).toEqual([['RSS feed: <b>"News"', window.location.origin + address]]);
  unmount();
  expect(feeds()).toEqual([]);
});

test('readers are sent to the public address of the site', () => {
  renderWithSite(<FeedLink path="/de/blog" types={['Post']} title="Werkbank" />, {
    site: { publicUrl: 'https://portal.example' },
  });
  expect(feeds()).toEqual([['RSS-Feed: Werkbank', 'https://portal.example/de/blog/@@rss?portal_type=Post']]);
});
