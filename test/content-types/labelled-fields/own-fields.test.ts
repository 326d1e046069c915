import { expect, test } from 'vitest';
import { labelledFieldsShape } from '@/content-types/labelled-fields/data';
import { viewOf } from '@/content-types/registry';
import { recordedTypes } from '~mocks/content-types/recorded-types';
import { makeContent } from '~test/support/make-content';

/** Fields of the portal's types that their pages do not read, by where they have their effect. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  'the page, as any other': ['image'],
  'lists, cards and hits': ['academic', 'firstname', 'image_field', 'name', 'salutation'],
  'the cart': ['is_orderable'],
  'the server': ['feed_url', 'member_source'],
  'nowhere, as the page has no such part': [
    'awards_shown',
    'banner_background_image',
    'competence_type',
    'news_shown',
    'projects_shown',
  ],
};

const read = new Set([...Object.keys(labelledFieldsShape.fields ?? {}), ...Object.values(elsewhere).flat()]);
const isLabelled = (type: string) =>
  viewOf(makeContent({ '@type': type, layout: '' })) === viewOf(makeContent({ '@type': 'X', layout: '' }));

/** Keys of a schema say where a field is defined: `researchportal.content.member.IMember/phone`. */
const ownFields = recordedTypes()
  .types.filter(({ id }) => isLabelled(id))
  .flatMap(({ schema }) => schema?.properties ?? [])
  .filter((key) => key.startsWith('researchportal.content.'))
  .map((key) => key.slice(key.indexOf('/') + 1));

test('A page shows every field of the types that the portal adds, or a list here says where it counts', () => {
  expect(ownFields.length).toBeGreaterThan(50);
  expect(
    ownFields.filter((name) => !read.has(name)),
    'fields without a label in labelled-fields/field-labels.ts',
  ).toEqual([]);
});
