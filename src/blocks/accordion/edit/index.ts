import { editorWithForm } from '@/editor/block-forms/editor-with-form';
import type { BlockEditor } from '../../definition';
import type { PanelData } from '../data';
import { AccordionEdit } from './edit';
import { form } from './form';
import { newPanel, newPanels } from './new-panels';
import { PanelEdit } from './panel-edit';
import { schema } from './schema';

export const editor = editorWithForm({
  schema,
  form,
  defaults: () => ({
    title_size: 'h3' as const,
    collapsed: false,
    non_exclusive: false,
    right_arrows: true,
    filtering: false,
    data: newPanels(),
  }),
  edit: AccordionEdit,
});

/** A panel is edited in its place alone. */
export const panelEditor: BlockEditor<PanelData> = {
  schema: { fields: {}, fieldsets: [] },
  defaults: newPanel,
  checks: { hasEmptyHeading: ({ title }) => title.trim() === '' },
  edit: PanelEdit,
};
