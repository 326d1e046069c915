import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import de from '../../locales/de.json';
import en from '../../locales/en.json';
import { loadedWith, messageIdsIn, violationOfMessage } from '~test/support/message-rules';
import { sourceFiles } from '~test/support/module-graph';
import { blocks } from '~test/support/all-blocks';
import { partOf } from '../../vite/message-parts';

type Texts = Record<string, string>;
const [german, english]: Texts[] = [de, en];

function argumentsIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const inner =
      element.type === TYPE.plural || element.type === TYPE.select
        ? Object.values(element.options).flatMap(({ value }) => argumentsIn(value))
        : element.type === TYPE.tag
          ? argumentsIn(element.children)
          : [];
    return [element.value, ...inner];
  });
}

const without = (ids: readonly string[], others: readonly string[]) => {
  const known = new Set(others);
  return ids.filter((id) => !known.has(id));
};

const misplaced = (ids: readonly string[]) => ids.filter((id, index) => id > (ids[index + 1] ?? id));

test('de.json and en.json have the same ids, sorted', () => {
  const [inGerman, inEnglish] = [Object.keys(german ?? {}), Object.keys(english ?? {})];
  expect(without(inEnglish, inGerman), 'ids that de.json lacks').toEqual([]);
  expect(without(inGerman, inEnglish), 'ids that en.json lacks').toEqual([]);
  expect(misplaced(inGerman), 'ids of de.json that stand before a smaller one').toEqual([]);
  expect(misplaced(inEnglish), 'ids of en.json that stand before a smaller one').toEqual([]);
});

test('a message takes the same arguments in both languages', () => {
  const differing = Object.keys(german ?? {}).filter((id) => {
    const [one, other] = [german, english].map((texts) =>
      [...new Set(argumentsIn(parse(texts?.[id] ?? '')))].sort().join(),
    );
    return one !== other;
  });
  expect(differing).toEqual([]);
});

/** What the picker calls a block's variations. */
const variationIds = blocks.flatMap(({ name, variations = [] }) =>
  variations.map((variation) => `editor.block.${name}.${variation.name}`),
);

test('every message that is named exists, and every one that exists is named', () => {
  const used = new Set([...sourceFiles('src').flatMap(messageIdsIn), ...variationIds]);
  const known = Object.keys(german ?? {});
  expect(without([...used], known), 'ids that a module names and locales/ lacks').toEqual([]);
  expect(without(known, [...used]), 'ids of locales/ that no module names').toEqual([]);
});

/** Words that German and English share. */
const sharedWords =
  /^(Block|Navigation|Name|Emoji|Person|Blog|Format|Links?|Sitemap|Vita|Fax|Website|Text|Intranet|Newsletter|Video|Teaser|Slider|Orange|Logos?|Aktuelles|Instagram|Facebook|YouTube|Mastodon|LinkedIn|RSS|Google|Maps|HTML|Code|Manager|vCard)$/;

test('no message is empty, and German ones are not left in English', () => {
  const suspicious = Object.keys(german ?? {}).filter((id) => {
    const [one, other] = [german?.[id] ?? '', english?.[id] ?? ''];
    const words = one
      .replace(/\{[^{}]*\}/g, '')
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 3);
    return one === '' || other === '' || (one === other && words.some((word) => !sharedWords.test(word)));
  });
  expect(suspicious, 'ids without words, or with English ones that are none of sharedWords').toEqual([]);
});

describe('a message is loaded with what shows it', () => {
  const firstVisit = loadedWith('src/app/main.tsx');

  test('and with nothing else', () => {
    const violations = sourceFiles('src').flatMap((file) =>
      messageIdsIn(file).flatMap((id) => violationOfMessage(id, file, firstVisit) ?? []),
    );
    expect(violations).toEqual([]);
  });

  test('words of rarer blocks with no page of a type', () => {
    const types = sourceFiles('src').filter((file) => /^src\/content-types\/[\w-]+-types\.ts$/.test(file));
    const files = new Set(types.flatMap((file) => [...loadedWith(file)]));
    const ids = [...files].filter((file) => /^src\/.*\.tsx?$/.test(file)).flatMap(messageIdsIn);
    expect(types.length).toBeGreaterThan(5);
    expect(ids.filter((id) => partOf(id) === 'block')).toEqual([]);
  });

  test.each([
    ['page.login.title', 'src/shell/frame.tsx', 'words of a screen on every page'],
    ['editor.toolbar.save', 'src/pages/login/messages.ts', 'words of the editor on a screen of visitors'],
    ['shell.footer.print', 'src/admin/users/messages.ts', 'words of administration that visitors load'],
  ])('%s in %s is refused: %s', (id, file) => {
    expect(violationOfMessage(id, file, firstVisit)).toBeDefined();
  });
});
