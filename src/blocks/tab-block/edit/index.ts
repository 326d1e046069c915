import type { BlockEditor } from '../../definition';
import type { TabBlockData } from '../data';
import { TabBlockEdit } from './edit';
import { schema } from './schema';

export const editor: BlockEditor<TabBlockData> = {
  schema,
  defaults: () => ({ columns: [] }),
  checks: {
    isEmpty: ({ columns }) => columns.length === 0,
    hasEmptyHeading: ({ columns }) => columns.some(({ title }) => title.trim() === ''),
  },
  edit: TabBlockEdit,
};
