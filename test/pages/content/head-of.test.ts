// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { headOf } from '@/pages/content/head-of';
import { makeContent } from '~test/support/make-content';

const origin = 'https://portal.example';

test('translations without language or address are passed over, and a broken picture breaks nothing', () => {
  const content = Object.assign(makeContent({ '@id': '/de/seite' }), {
    '@components': {
      translations: {
        items: [{ '@id': '/en/page' }, { language: 'en' }, { '@id': '/en/page', language: 'en' }],
      },
    },
    preview_image: { download: 'https://[broken' },
  });
  const head = headOf(content, 'Portal', origin).map(({ attributes }) => attributes);
  expect(head.filter(({ rel }) => rel === 'alternate')).toEqual([
    { rel: 'alternate', hreflang: 'de', href: `${origin}/de/seite` },
    { rel: 'alternate', hreflang: 'en', href: `${origin}/en/page` },
  ]);
  expect(head).toContainEqual({ property: 'og:image', content: origin });
});

test.each([
  ['/de/andere', `${origin}/de/andere`],
  ['http://localhost:3000/++api++/de/andere', `${origin}/de/andere`],
  [' https://example.org/kanonisch ', 'https://example.org/kanonisch'],
  ['', `${origin}/de/seite`],
])('with %j as its canonical address a page names %s', (seo_canonical_url, expected) => {
  const content = Object.assign(makeContent({ '@id': '/de/seite' }), { seo_canonical_url });
  const head = headOf(content, 'Portal', origin).map(({ attributes }) => attributes);
  expect(head).toContainEqual({ rel: 'canonical', href: expected });
  expect(head).toContainEqual({ property: 'og:url', content: expected });
});
