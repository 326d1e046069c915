import 'fake-indexeddb/auto';
import { BlocksProvider } from '@/blocks/blocks-provider';
import { PageEditor } from '@/editor/screens/page-editor';
import { noSlot } from '@/editor/session/drafts/draft-store';
import type { RenderOptions } from './render';
import { keepFor } from '@/tool/kept-per-user';
import { renderTool } from './render-tool';

const schema = {
  properties: { title: { title: 'Titel', type: 'string' } },
  fieldsets: [{ id: 'default', title: 'Standard', fields: ['title'] }],
};

interface EditorOptions extends RenderOptions {
  /** Whether somebody edits who has not been shown the tour. */
  isFirstUse?: boolean;
}

/** Opens a stored page in the page editor, with all that stands round it. */
export function renderEditor(
  stored: Readonly<Record<string, unknown>>,
  { isFirstUse = false, ...options }: EditorOptions = {},
) {
  if (!isFirstUse) keepFor('portal-tour', 'editor', ['shown']);
  return renderTool(
    <BlocksProvider>
      <PageEditor
        page={{
          path: '/de/seite',
          language: 'de',
          type: 'Document',
          title: 'Seite',
          initial: stored,
          stored,
          schema,
          lock: { token: '', creator: '', creatorName: '' },
          isNew: false,
        }}
        slot={noSlot('seite')}
        userId="editor"
      />
    </BlocksProvider>,
    { session: true, ...options },
  );
}
