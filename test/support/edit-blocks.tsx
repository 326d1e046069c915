import { act } from '@testing-library/react';
import { BlocksProvider } from '@/blocks/blocks-provider';
import { selectBlocks } from '@/editor/document/commands/select-blocks';
import { PageDocumentContext } from '@/editor/document/hooks';
import { createPageDocument } from '@/editor/document/page-document';
import { createEditor } from '@/editor/input/create-editor';
import { EditorContext } from '@/editor/input/use-editor';
import { BlockList } from '@/editor/canvas/block-list';
import { BlockTab } from '@/editor/chrome/block-tab';
import { EditingContext, type Editing } from '@/editor/session/editing';
import { renderTool } from './render-tool';

const editing: Editing = {
  path: '/de/seite',
  form: { fields: {}, fieldsets: [], lists: [], defaults: {} },
  errors: {},
  attempt: 0,
  claimFocus: () => false,
  clearError: () => undefined,
  tab: 'block',
  setTab: () => undefined,
};

/** Blocks in their places with the settings of the selected one, and the document that they change. */
export async function editBlocks(
  blocks: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, unknown>> = {},
) {
  const page = createPageDocument({
    ...fields,
    blocks,
    blocks_layout: { items: Object.keys(blocks) },
  });
  const [root = ''] = page.state.roots;
  const result = renderTool(
    <BlocksProvider>
      <PageDocumentContext.Provider value={page}>
        <EditorContext.Provider value={createEditor(page)}>
          <EditingContext.Provider value={editing}>
            <BlockList container={root} />
            <BlockTab />
          </EditingContext.Provider>
        </EditorContext.Provider>
      </PageDocumentContext.Provider>
    </BlocksProvider>,
  );
  const select = (key: string) => act(async () => void page.run((state) => selectBlocks(state, [key])));
  const [first = ''] = Object.keys(blocks);
  await select(first);
  return { ...result, page, select, stored: (key: string) => page.state.blocks.get(key)?.data };
}
