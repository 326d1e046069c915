// @vitest-environment node
import { beforeAll, describe, expect, test } from 'vitest';
import { field } from '~mocks/content-types/schema';
import { knowsTerm } from '~mocks/deserialize/terms';
import type { TestCms } from '~mocks/vitest';
import { createTestCms } from '~mocks/vitest';

let cms: TestCms;
beforeAll(async () => {
  cms = await createTestCms({
    items: [
      { path: '/de', type: 'LRF', title: 'Deutsch' },
      { path: '/de/abt', type: 'Institutsbereich', title: 'Abteilung', fields: { token: 'abt-1' } },
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
    expect(knowsTerm(cms.repository, field('x', 'choice', { vocabulary }), token)).toBe(expected);
  });

  test('of its own terms takes these alone, and nothing that is no text', () => {
    const own = field('x', 'choice', { choices: { rot: { de: 'Rot', en: 'Red' } } });
    expect(['rot', 'blau', 'toString', null].map((token) => knowsTerm(cms.repository, own, token))).toEqual([
      ...[true, false],
      ...[false, false],
    ]);
  });
});
