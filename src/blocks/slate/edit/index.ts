import type { BlockEditor } from '../../definition';
import type { SlateData } from '../data';
import { checks } from './checks';
import { SlateEdit } from './edit';
import { schemaOf } from './schema';
import { turning } from './turning';

export const editor: BlockEditor<SlateData> = {
  schema: schemaOf,
  checks,
  turning,
  edit: SlateEdit,
};
