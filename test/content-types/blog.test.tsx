import { Suspense } from 'react';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { BlocksProvider } from '@/blocks/blocks-provider';
import { author, blog, post } from '@/content-types/lazy-types';
import { viewOf } from '@/content-types/registry';
import { PageBody } from '@/pages/content/page-body';
import type { Language } from '@/lib/language';
import { answer, startApi } from '~test/support/api';
import { makeContent } from '~test/support/make-content';
import { renderWithSite } from '~test/support/render';
import { errorsOfThing } from '~test/support/schema-org';

const api = startApi();

const path = '/en/news/blog/two-screws';
const address = `http://localhost:3000${path}`;
const nala = {
  '@id': 'http://localhost:3000/en/news/blog/authors/nala',
  '@type': 'Author',
  fullname: 'Nala Obermoor',
  description: 'Builds microscopes.',
};
const twoScrews = {
  '@id': address,
  '@type': 'Post',
  title: 'Two screws & a spring',
  layout: '',
  post_tags: [{ title: 'Microscopy', url: 'http://localhost:3000/en/news/blog/tags/microscopy' }],
  post_authors: [{ title: 'Nala Obermoor', url: nala['@id'] }],
  subjects: ['Open & free', 'Microscopy'],
  blocks: { a: { '@type': 'title' }, b: { '@type': 'weathercock' } },
  blocks_layout: { items: ['a', 'b'] },
};

function show(fields: object = {}, language: Language = 'en') {
  api.use(
    answer(`${path}/@authors`, { items: [nala] }),
    answer(`${path}/@comments`, { items: [], items_total: 0 }),
  );
  const content = makeContent({ ...twoScrews, ...fields });
  return renderWithSite(
    <BlocksProvider>
      <Suspense>
        <PageBody content={content} />
      </Suspense>
    </BlocksProvider>,
    { language, path: `/${language}/x`, content },
  );
}

describe('A post of a blog', () => {
  test('draws its blocks, and names the type of one that nobody knows', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Two screws & a spring');
    expect(await screen.findByText('Unknown Block weathercock')).toBeVisible();
  });

  test('has each of its tags once, as a link to the search for it', async () => {
    show();
    const tags = within(await screen.findByRole('navigation', { name: 'Tags' }));
    expect(tags.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/search?Subject=Microscopy',
      '/en/search?Subject=Open%20%26%20free',
    ]);
  });

  test('is passed on by plain links: a professional network, e-mail, a messaging app', async () => {
    const { container } = show();
    const links = within(await screen.findByRole('navigation', { name: 'Share this post' }));
    const [url, title] = [encodeURIComponent(address), encodeURIComponent('Two screws & a spring')];
    expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
      `mailto:?subject=${title}&body=${url}`,
      `https://wa.me/?text=${title}%20${url}`,
    ]);
    expect(container.querySelector('script:not([type="application/ld+json"]), iframe')).toBeNull();
  });

  test.each([
    ['en', 'About Nala Obermoor', 'More'],
    ['de', 'Über Nala Obermoor', 'Mehr'],
  ] as const)('in %s has a box %s with the button %s to the author’s page', async (language, title, more) => {
    show({}, language);
    const box = (await screen.findByRole('heading', { name: title })).closest('section') as HTMLElement;
    expect(within(box).getByText('Builds microscopes.')).toBeVisible();
    expect(within(box).getByText(more)).toHaveAttribute('href', '/en/news/blog/authors/nala');
  });

  test.each([
    [true, 1],
    [false, 0],
  ])('that takes comments (%j) has %i form under ‘Leave a Reply’', async (allow_discussion, count) => {
    show({ allow_discussion });
    await screen.findByRole('heading', { name: 'About Nala Obermoor' });
    if (count > 0) await screen.findByRole('region', { name: 'Leave a Reply' });
    expect(screen.queryAllByRole('region', { name: 'Leave a Reply' })).toHaveLength(count);
  });

  test('is stated with author, tags and day', () => {
    const content = makeContent(twoScrews);
    const thing = post.structuredData?.({ content, data: post.shape.read(content) }, 'en');
    expect(thing && errorsOfThing(thing)).toEqual([]);
    expect(thing).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Two screws & a spring',
      datePublished: '2026-11-01T08:00:00+00:00',
      author: [{ '@type': 'Person', name: 'Nala Obermoor', url: nala['@id'] }],
      keywords: 'Microscopy, Open & free',
    });
  });
});

test.each([
  ['Author', 'Creator'],
  ['BlogTag', 'post_tags'],
])('A page of the type %s lists the posts of its blog that name it, by %s', async (type, index) => {
  const asked: URLSearchParams[] = [];
  api.events.on('request:start', ({ request }) => asked.push(new URL(request.url).searchParams));
  api.use(
    answer('/en/@search', {
      items: [{ '@id': address, '@type': 'Post', title: 'Two screws' }],
      items_total: 1,
    }),
  );
  const content = makeContent({ '@type': type, title: 'Nala', UID: 'uid-1', layout: '' });
  const View = viewOf(content);
  renderWithSite(
    <BlocksProvider>
      <Suspense>
        <View content={content} />
      </Suspense>
    </BlocksProvider>,
    { language: 'en', path: '/en/x', content },
  );
  expect(await screen.findByRole('link', { name: 'Two screws' })).toHaveAttribute('href', path);
  expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({
    portal_type: 'Post',
    [index]: 'uid-1',
    sort_on: 'effective',
    sort_order: 'descending',
  });
  api.events.removeAllListeners();
});

test.each([
  ['A blog', blog, { '@type': 'Blog', publisher: { '@type': 'Organization' } }],
  ['An author', author, { '@type': 'Person', affiliation: { '@type': 'Organization' } }],
])('%s is stated with name, words and address', (_, definition, stated) => {
  const content = makeContent({ '@id': nala['@id'], title: 'Nala', description: 'Builds microscopes.' });
  const thing = definition.structuredData?.({ content, data: definition.shape.read(content) }, 'en');
  expect(thing && errorsOfThing(thing)).toEqual([]);
  expect(thing).toMatchObject({
    name: 'Nala',
    description: 'Builds microscopes.',
    url: nala['@id'],
    ...stated,
  });
});
