// @vitest-environment node
import { describe, expect, test } from 'vitest';
import {
  allowsChild,
  contentTypeOf,
  contentTypes,
  hasContentType,
  imageFieldsOf,
} from '~mocks/content-types/registry';
import { englishTypeTitle, isFolderishType } from '~mocks/repository/type-names';

describe('content types', () => {
  test.each(contentTypes.map((type) => [type.id, type] as const))(
    '%s agrees with the catalog',
    (id, type) => {
      expect(englishTypeTitle(id)).toBe(type.title.en);
      expect(isFolderishType(id)).toBe(type.folderish);
    },
  );

  test.each(contentTypes.map((type) => [type.id, type] as const))('%s has each field once', (_, type) => {
    const names = type.fields.map((each) => each.name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    for (const field of type.fields)
      expect(field.kind.startsWith('choice')).toBe(field.vocabulary !== undefined);
    if (type.primary !== undefined) expect(names).toContain(type.primary);
  });

  test('the specification writes the language root folder in two ways', () => {
    expect(contentTypeOf('LFR')).toBe(contentTypeOf('LRF'));
  });

  test('what nobody has defined is a page', () => {
    expect(hasContentType('Nix')).toBe(false);
    expect(contentTypeOf('Nix').id).toBe('Document');
    expect(imageFieldsOf('Nix').map((each) => each.name)).toContain('preview_image');
  });

  test('pages take all types that may be added; files and images take none', () => {
    const page = contentTypeOf('Document');
    expect(allowsChild(page, contentTypeOf('Meldung'))).toBe(true);
    expect(allowsChild(page, contentTypeOf('LRF'))).toBe(false);
    expect(allowsChild(contentTypeOf('Image'), page)).toBe(false);
  });
});
