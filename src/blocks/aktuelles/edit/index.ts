import type { BlockEditor } from '../../definition';
import type { AktuellesData } from '../data';
import { AktuellesEdit } from './edit';
import { schema } from './schema';

export const editor: BlockEditor<AktuellesData> = {
  schema,
  defaults: () => ({ href: [], thref: [], querystring: { query: [] } }),
  edit: AktuellesEdit,
};
