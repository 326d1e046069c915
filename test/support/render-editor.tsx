import { BlocksProvider } from '@/blocks/blocks-provider';
import { PageEditor } from '@/editor/page-editor/page-editor';
import type { RenderOptions } from './render';
import { renderTool } from './render-tool';

const schema = {
  properties: { title: { title: 'Titel', type: 'string' } },
  fieldsets: [{ id: 'default', title: 'Standard', fields: ['title'] }],
};

/** Opens a stored page in the page editor, with all that stands round it. */
export const renderEditor = (stored: Readonly<Record<string, unknown>>, options?: RenderOptions) =>
  renderTool(
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
          save: () => Promise.resolve('/de/seite'),
        }}
      />
    </BlocksProvider>,
    { session: true, ...options },
  );
