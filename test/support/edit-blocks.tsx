import { act } from '@testing-library/react';
import { BlocksProvider } from '@/blocks/blocks-provider';
import { selectBlocks } from '@/editor/document/commands/select-blocks';
import { PageDocumentContext } from '@/editor/document/hooks';
import { createPageDocument } from '@/editor/document/page-document';
import { BlockList } from '@/editor/page-editor/block-list';
import { BlockTab } from '@/editor/page-editor/block-tab';
import { EditingContext, type Editing } from '@/editor/page-editor/editing';
import { renderTool } from './render-tool';

const editing: Editing = {
  path: '/de/seite',
  form: { fields: {}, fieldsets: [], lists: [], defaults: {} },
  faults: {},
  attempt: 0,
  lead: () => false,
  mend: () => undefined,
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
        <EditingContext.Provider value={editing}>
          <BlockList container={root} />
          <BlockTab />
        </EditingContext.Provider>
      </PageDocumentContext.Provider>
    </BlocksProvider>,
  );
  const select = (key: string) => act(async () => void page.run((state) => selectBlocks(state, [key])));
  const [first = ''] = Object.keys(blocks);
  await select(first);
  return { ...result, page, select, stored: (key: string) => page.state.blocks.get(key)?.data };
}
