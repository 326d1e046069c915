import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readingViolations } from '~test/support/reading-rules';
import { root, sourceFiles } from '~test/support/module-graph';

const sources = sourceFiles('src').filter((file) => /\.tsx?$/.test(file));

test('stored data is read by readers alone, and what a type is stands in its folder', () => {
  expect(sources.flatMap((file) => readingViolations(file, readFileSync(`${root}/${file}`, 'utf8')))).toEqual(
    [],
  );
  expect(sources.length).toBeGreaterThan(300);
});

describe('a violation is caught', () => {
  test.each([
    ['src/blocks/quote/view.tsx', "const author = textOf(data['author']);"],
    ['src/shell/footer/footer.tsx', 'return names.map(textOf);'],
    ['src/state/use-page.ts', "import { textOf } from '@/lib/text';"],
    ['src/shell/header/header.tsx', "if (content['@type'] === 'Sonstiges') return null;"],
    ['src/shell/header/header.tsx', "if (content?.['@type'] !== name) return null;"],
    ['src/shell/header/header.tsx', "return 'Sonstiges' === content['@type'];"],
    ['src/pages/content/page.tsx', "switch (content['@type']) {}"],
    ['src/blocks/item-card.ts', "return dated.has(item['@type']);"],
    ['src/blocks/blocks-of.ts', "return labels[block['@type']];"],
    ['src/shell/header/header.tsx', "const type = typeOf(content); return type === 'Meldung';"],
    ['src/components/card/card.tsx', "const news = ['News Item'];"],
    ['src/blocks/outline.ts', "const grids = new Set(['gridBlock']);"],
  ])('%s: %s', (file, code) => expect(readingViolations(file, code)).not.toEqual([]));

  test.each([
    ['src/blocks/quote/data.ts', "const author = textOf(data['author']);"],
    ['src/api/solr.ts', "return textOf(answer['title']);"],
    ['src/blocks/grid-block/columns.ts', "return columns.get(grid['@type']) ?? 'teaserGrid';"],
    ['src/shell/header/header.tsx', "return typeFacts(content['@type']).isArticle;"],
    ['src/shell/header/header.tsx', "// textOf(content['@type']) === 'Meldung'"],
  ])('while %s may say: %s', (file, code) => expect(readingViolations(file, code)).toEqual([]));
});
