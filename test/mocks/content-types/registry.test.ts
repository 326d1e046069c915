import { describe, expect, test } from 'vitest';
import { allowsChild, shippedTypes } from '~mocks/content-types/registry';
import { englishTypeTitle } from '~mocks/repository/type-names';

describe('content types', () => {
  test.each(shippedTypes.all.map((type) => [type.id, type] as const))(
    '%s agrees with the catalog',
    (id, type) => {
      expect(englishTypeTitle(shippedTypes, id)).toBe(type.title.en);
    },
  );

  test.each(shippedTypes.all.map((type) => [type.id, type] as const))('%s has each field once', (_, type) => {
    const names = type.fields.map((each) => each.name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    for (const field of type.fields)
      expect(field.kind.startsWith('choice')).toBe(
        field.vocabulary !== undefined || field.choices !== undefined,
      );
    if (type.primary !== undefined) expect(names).toContain(type.primary);
  });

  test('what a schema says of a field is there, in the group where editors find it', () => {
    const fields = new Map(shippedTypes.of('Event').fields.map((each) => [each.name, each]));
    expect(fields.get('start')).toMatchObject({ kind: 'datetime', required: true, fieldset: 'default' });
    expect(fields.get('start')).not.toHaveProperty('default');
    expect(fields.get('blocks_layout')).toMatchObject({ kind: 'json', default: { items: [] } });
    expect(fields.get('title')?.json).toMatchObject({ maxLength: 1024, title: 'Titel' });
    expect(fields.get('relatedItems')).toMatchObject({ kind: 'relations', required: false, fallback: [] });
    expect(fields.get('allow_discussion')?.choices).toEqual({
      True: { de: 'Ja', en: 'Yes' },
      False: { de: 'Nein', en: 'No' },
    });
    expect(shippedTypes.of('Link').fields.find(({ name }) => name === 'remoteUrl')?.kind).toBe('remote-url');
  });

  test('a type of which no item could be looked at has its facts all the same', () => {
    expect(shippedTypes.of('Collection')).toMatchObject({ folderish: false, children: [], isListed: true });
    expect(shippedTypes.of('Folder')).toMatchObject({ folderish: true, children: 'all', addable: false });
  });

  test('the specification writes the language root folder in two ways', () => {
    expect(shippedTypes.of('LFR')).toBe(shippedTypes.of('LRF'));
  });

  test('what nobody has defined is a page under its own name', () => {
    expect(shippedTypes.has('Nix')).toBe(false);
    expect(shippedTypes.of('Nix')).toMatchObject({ id: 'Nix', layout: 'document_view', addable: false });
    expect(shippedTypes.imageFieldsOf('Nix').map((each) => each.name)).toContain('preview_image');
  });

  test('pages take all types that may be added; files and images take none', () => {
    const page = shippedTypes.of('Document');
    expect(allowsChild(page, shippedTypes.of('Meldung'))).toBe(true);
    expect(allowsChild(page, shippedTypes.of('LRF'))).toBe(false);
    expect(allowsChild(shippedTypes.of('Image'), page)).toBe(false);
  });

  test('what may be added in one kind of container is added nowhere else', () => {
    const offer = shippedTypes.of('Joboffer');
    expect(allowsChild(shippedTypes.of('JobOfferContainer'), offer)).toBe(true);
    expect(allowsChild(shippedTypes.of('Document'), offer)).toBe(false);
    expect(allowsChild(shippedTypes.of('JobOfferContainer'), shippedTypes.of('Event'))).toBe(false);
  });
});
