import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BlocksProvider } from '@/blocks/blocks-provider';
import { PageDocumentContext } from '@/editor/document/hooks';
import { createPageDocument } from '@/editor/document/page-document';
import { BlockList } from '@/editor/canvas/block-list';
import { createEditor } from '@/editor/input/create-editor';
import { EditorContext } from '@/editor/input/use-editor';
import { isRecord } from '@/lib/text';
import { renderTool } from '~test/support/render-tool';
import { recordedPages, seededPages, type StoredPage } from '../document/pages';

const types = [
  'gridBlock',
  'teaserGrid',
  'imagesGrid',
  '__grid',
  'teaser',
  'teaserHero',
  'buttonBlock',
  '__button',
];

/** Stored blocks of these types, those of pages alone. */
const storedBlocks = (pages: readonly StoredPage[]) =>
  pages
    .flatMap(({ blocks }) => Object.values(isRecord(blocks) ? blocks : {}))
    .filter(isRecord)
    .filter((block) => types.includes(String(block['@type'])));

test('Drawing the editors of stored blocks changes nothing of them', async () => {
  const blocks = storedBlocks([...recordedPages(), ...seededPages()]).slice(0, 60);
  expect(blocks.length).toBeGreaterThan(20);
  const page = {
    blocks: Object.fromEntries(blocks.map((block, index) => [`b${index}`, block])),
    blocks_layout: { items: blocks.map((_block, index) => `b${index}`) },
  };
  const document = createPageDocument(JSON.parse(JSON.stringify(page)) as StoredPage);
  const { container } = renderTool(
    <BlocksProvider>
      <PageDocumentContext.Provider value={document}>
        <EditorContext.Provider value={createEditor(document)}>
          <BlockList container={document.state.roots[0] ?? ''} />
        </EditorContext.Provider>
      </PageDocumentContext.Provider>
    </BlocksProvider>,
  );
  const drawn = () => container.querySelectorAll('.tool-block__view, .tool-prompt, .block-grid').length;
  await waitFor(() => expect(drawn()).toBeGreaterThan(20));
  expect(document.version()).toBe(0);
  expect(document.toContent()).toEqual(page);
});
