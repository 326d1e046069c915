import { beforeAll, describe, expect, test } from 'vitest';
import { field } from '~mocks/content-types/schema';
import { knowsTerm } from '~mocks/content/deserialize/terms';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';

let cms: TestCms;
beforeAll(async () => {
  cms = await createTestCms({
    items: [
      { path: '/de', type: 'LRF', title: 'Deutsch' },
      { path: '/de/abt', type: 'Institutsbereich', title: 'Abteilung', fields: { token: 'abt-1' } },
      { path: '/de/blog', type: 'BlogFolder', title: 'Blog' },
      { path: '/de/blog/watt', type: 'BlogTag', title: 'Watt' },
      { path: '/de/blog/ada', type: 'Author', title: 'Ada' },
      { path: '/de/anderes', type: 'BlogFolder', title: 'Anderes' },
    ],
    settings: {
      'portal-settings': { job_offer_locations: [{ token: 'kiel', de: 'Kiel', en: 'Kiel' }] } as never,
    },
  });
});

describe('a choice', () => {
  test.each([
    ['plone.app.vocabularies.SupportedContentLanguages', 'en', true],
    ['plone.app.vocabularies.SupportedContentLanguages', 'xx', false],
    ['portal.vocabularies.institutsbereiche', 'abt-1', true],
    ['portal.vocabularies.institutsbereiche', 'abt-2', false],
    ['portal.vocabularies.job_offer_locations', 'kiel', true],
    ['portal.vocabularies.job_offer_locations', 'rom', false],
    ['plone.app.vocabularies.Users', 'editor', true],
    ['plone.app.vocabularies.Users', 'nobody', false],
    ['plone.app.vocabularies.Groups', 'Reviewers', true],
    ['plone.app.vocabularies.Groups', 'Nobodies', false],
    ['another.vocabulary', 'text', true],
    ['another.vocabulary', '', false],
  ])('of %s takes %j: %s', (vocabulary, token, expected) => {
    expect(knowsTerm(cms.repository, field('x', 'choice', { vocabulary }), token, cms.repository.root)).toBe(
      expected,
    );
  });

  test.each([
    ['tags', '/de/blog', '/de/blog/watt', true],
    ['tags', '/de/blog', '/de/blog/ada', false],
    ['authors', '/de/blog', '/de/blog/ada', true],
    ['tags', '/de/anderes', '/de/blog/watt', false],
    ['tags', '/de', '/de/blog/watt', false],
  ])('of the %s of a blog in %s takes %s: %s', (name, folder, term, expected) => {
    const [context, item] = [folder, term].map((path) => cms.repository.byPath(path));
    const schema = field('x', 'choice', { vocabulary: `collective.blog.${name}` });
    expect(knowsTerm(cms.repository, schema, item?.uid, context ?? cms.repository.root)).toBe(expected);
  });

  test('of its own terms takes these alone, and nothing that is no text', () => {
    const own = field('x', 'choice', { choices: { rot: { de: 'Rot', en: 'Red' } } });
    expect(
      ['rot', 'blau', 'toString', null].map((token) =>
        knowsTerm(cms.repository, own, token, cms.repository.root),
      ),
    ).toEqual([true, false, false, false]);
  });
});
