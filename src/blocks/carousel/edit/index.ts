import { entryChecks } from '@/editor/block-forms/entry-checks';
import type { BlockEditor } from '../../definition';
import type { CarouselData } from '../data';
import { CarouselEdit } from './edit';
import { schema } from './schema';

export const editor: BlockEditor<CarouselData> = {
  schema,
  defaults: () => ({ columns: [], items_to_show: 4 }),
  checks: entryChecks(({ columns }) => columns),
  edit: CarouselEdit,
};
