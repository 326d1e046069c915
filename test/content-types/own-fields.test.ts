import { expect, test } from 'vitest';
import * as lazyTypes from '@/content-types/lazy-types';
import { recordedTypes } from '~mocks/content-types/recorded-types';

/** Fields of the portal's types that their pages do not read, by where they have their effect. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  'the page, as any other': ['image'],
  'lists, cards and hits': ['academic', 'firstname', 'image_field', 'name', 'salutation'],
  'the cart': ['is_orderable'],
  'the server': ['feed_url', 'member_source'],
};

const types = Object.values(lazyTypes).filter((each) => typeof each === 'object');

const read = new Set([
  ...types.flatMap(({ shape }) => Object.keys(shape.fields ?? {})),
  ...Object.values(elsewhere).flat(),
]);

/** Keys of a schema say where a field is defined: `researchportal.content.member.IMember/phone`. */
const ownFields = recordedTypes()
  .types.flatMap(({ schema }) => schema?.properties ?? [])
  .filter((key) => key.startsWith('researchportal.content.'))
  .map((key) => key.slice(key.indexOf('/') + 1));

test('A page shows every field of the types that the portal adds, or a list here says where it counts', () => {
  expect(ownFields.length).toBeGreaterThan(50);
  expect(
    ownFields.filter((name) => !read.has(name)),
    'fields that no view reads',
  ).toEqual([]);
});
