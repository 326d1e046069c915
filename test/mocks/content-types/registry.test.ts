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
  test.each(contentTypes().map((type) => [type.id, type] as const))(
    '%s agrees with the catalog',
    (id, type) => {
      expect(englishTypeTitle(id)).toBe(type.title.en);
      expect(isFolderishType(id)).toBe(type.folderish);
    },
  );

  test.each(contentTypes().map((type) => [type.id, type] as const))('%s has each field once', (_, type) => {
    const names = type.fields.map((each) => each.name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    for (const field of type.fields)
      expect(field.kind.startsWith('choice')).toBe(
        field.vocabulary !== undefined || field.choices !== undefined,
      );
    if (type.primary !== undefined) expect(names).toContain(type.primary);
  });

  test('what a schema says of a field is there, in the group where editors find it', () => {
    const fields = new Map(contentTypeOf('Event').fields.map((each) => [each.name, each]));
    expect(fields.get('start')).toMatchObject({ kind: 'datetime', required: true, fieldset: 'default' });
    expect(fields.get('start')).not.toHaveProperty('default');
    expect(fields.get('blocks_layout')).toMatchObject({ kind: 'json', default: { items: [] } });
    expect(fields.get('title')?.json).toMatchObject({ maxLength: 1024, title: 'Titel' });
    expect(fields.get('relatedItems')).toMatchObject({ kind: 'relations', required: false, fallback: [] });
    expect(fields.get('allow_discussion')?.choices).toEqual({
      True: { de: 'Ja', en: 'Yes' },
      False: { de: 'Nein', en: 'No' },
    });
    expect(contentTypeOf('Link').fields.find(({ name }) => name === 'remoteUrl')?.kind).toBe('remote-url');
  });

  test('a type of which no item could be looked at has its facts all the same', () => {
    expect(contentTypeOf('Collection')).toMatchObject({ folderish: false, children: [], isListed: true });
    expect(contentTypeOf('Folder')).toMatchObject({ folderish: true, children: 'all', addable: false });
  });

  test('the specification writes the language root folder in two ways', () => {
    expect(contentTypeOf('LFR')).toBe(contentTypeOf('LRF'));
  });

  test('what nobody has defined is a page under its own name', () => {
    expect(hasContentType('Nix')).toBe(false);
    expect(contentTypeOf('Nix')).toMatchObject({ id: 'Nix', layout: 'document_view', addable: false });
    expect(imageFieldsOf('Nix').map((each) => each.name)).toContain('preview_image');
  });

  test('pages take all types that may be added; files and images take none', () => {
    const page = contentTypeOf('Document');
    expect(allowsChild(page, contentTypeOf('Meldung'))).toBe(true);
    expect(allowsChild(page, contentTypeOf('LRF'))).toBe(false);
    expect(allowsChild(contentTypeOf('Image'), page)).toBe(false);
  });

  test('what may be added in one kind of container is added nowhere else', () => {
    const offer = contentTypeOf('Joboffer');
    expect(allowsChild(contentTypeOf('JobOfferContainer'), offer)).toBe(true);
    expect(allowsChild(contentTypeOf('Document'), offer)).toBe(false);
    expect(allowsChild(contentTypeOf('JobOfferContainer'), contentTypeOf('Event'))).toBe(false);
  });
});
