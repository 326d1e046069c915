import { describe, expect, test } from 'vitest';
import { inLanguage, withAddresses } from '~mocks/recorded/in-language';
import { freshSettings } from '~mocks/recorded/panels';
import { askBoth, bilingual } from '../../../scripts/plone/record/bilingual.mjs';
import { toText } from '../../../scripts/plone/record/format.mjs';
import { mask } from '../../../scripts/plone/record/mask.mjs';

const site = 'http://plone.example/Plone';

describe('a recording', () => {
  const german = { title: 'Seite', size: 3, list: [['a', 'Ja']], odd: ['x'], only: 1 };
  const english = { title: 'Page', size: 3, list: [['a', 'Yes']], odd: ['x', 'y'] };

  test('holds once what both languages share, and gives each back as it was', () => {
    const merged = bilingual(german, english);
    expect(merged).toEqual({
      title: { de: 'Seite', en: 'Page' },
      size: 3,
      list: [['a', { de: 'Ja', en: 'Yes' }]],
      odd: { de: ['x'], en: ['x', 'y'] },
      only: { de: 1, en: null },
    });
    expect(inLanguage(merged, 'de')).toEqual(german);
    expect(inLanguage(merged, 'en')).toEqual({ ...english, only: null });
  });

  test('refuses a value that would be taken for two languages', async () => {
    await expect(askBoth(async () => ({ de: 1, en: 2 }))).rejects.toThrow('pair of languages');
  });

  test.each([
    [`${site}/++api++/de/@types`, '{site}/de/@types'],
    ['2026-11-21T22:00:00+00:00', '{date}'],
    ['1969-12-31T00:00:00+00:00', '1969-12-31T00:00:00+00:00'],
    ['x/@@images/image-400-0123456789abcdef0123456789abcdef.png', 'x/@@images/image-400-{hash}.png'],
    [
      'plone.dexterity.schema.generated.B_5_1795227089_2_5436463_0_Meldung',
      'plone.dexterity.schema.generated.Meldung',
    ],
    ['<ast.Name object at 0x7f140b311480>', '<ast.Name object>'],
  ])('%s is written as %s', (text, masked) => expect(mask({ x: [text] }, site)).toEqual({ x: [masked] }));

  test('leaves out what each installation makes up', () => {
    const root = {
      '@type': 'Plone Site',
      UID: '0'.repeat(32),
      smtp_port: 25,
      logo: `${'a'.repeat(32)}-x.svg`,
    };
    expect(
      mask([root, { UID: '1', smtp_port: { title: `${site}/x` }, TranslationGroup: null }], site),
    ).toEqual([
      { '@type': 'Plone Site', UID: '{UID}', smtp_port: '{smtp_port}', logo: 'x.svg' },
      { UID: '1', smtp_port: { title: '{site}/x' }, TranslationGroup: null },
    ]);
  });

  test('leaves tracebacks and times in seconds out', () => {
    expect(mask({ traceback: ['x'], time: 17.5, cmf_uid: null, size: 17 }, site)).toEqual({
      time: 0,
      cmf_uid: null,
      size: 17,
    });
  });

  test('is written with sorted keys, so that the same is the same text', () => {
    const first = toText({ b: { z: [1, 2], a: { deep: [{ x: 1 }] } }, a: undefined });
    expect(first).toBe(toText({ b: { a: { deep: [{ x: 1 }] }, z: [1, 2] } }));
    expect(JSON.parse(first)).toEqual({ b: { a: { deep: [{ x: 1 }] }, z: [1, 2] } });
  });

  test('gets addresses where it keeps places free, and nothing else', () => {
    expect(withAddresses({ a: ['{site}/x', '{date}', 3] }, { site: 'http://s' })).toEqual({
      a: ['http://s/x', '{date}', 3],
    });
  });
});

test('fresh settings are what a client would have saved', () => {
  expect(freshSettings('language')).toMatchObject({
    default_language: 'de',
    available_languages: ['de', 'en'],
  });
  expect(freshSettings('discussion')).toMatchObject({ globally_enabled: true, text_transform: 'text/plain' });
  expect(freshSettings('nix')).toEqual({});
});
