import type { BlockEditor } from '../../definition';
import type { AccordionData, PanelData } from '../data';
import { AccordionEdit } from './edit';
import { newPanel, newPanels } from './new-panels';
import { PanelEdit } from './panel-edit';
import { schema } from './schema';
import { turningOf } from './turning';

const settings = {
  title_size: 'h3',
  collapsed: false,
  non_exclusive: false,
  right_arrows: true,
  filtering: false,
} as const;

export const editor: BlockEditor<AccordionData> = {
  schema,
  defaults: () => ({ ...settings, data: newPanels() }),
  turning: turningOf(settings),
  edit: AccordionEdit,
};

/** A panel is edited in its place alone. */
export const panelEditor: BlockEditor<PanelData> = {
  schema: { fields: {}, fieldsets: [] },
  defaults: newPanel,
  checks: { hasEmptyHeading: ({ title }) => title.trim() === '' },
  edit: PanelEdit,
};
