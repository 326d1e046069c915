import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { link } from '@/content-types/link';
import { readView } from '@/content-types/read-view';
import { makeContent } from '~test/support/make-content';
import { renderWithSite } from '~test/support/render';

const LinkView = readView(link);

test.each([
  ['/de/ziel', '/de/ziel'],
  ['ziel', '/de/seite/ziel'],
])('A visitor is taken from a link to %s once', async (remoteUrl, path) => {
  const { router } = renderWithSite(<LinkView content={makeContent({ '@type': 'Link', remoteUrl })} />);
  const seen: string[] = [];
  router.subscribe(({ location }) => seen.push(location.pathname));
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
  await new Promise((done) => setTimeout(done, 50));
  expect(new Set([...seen, router.state.location.pathname])).toEqual(new Set([path]));
});
