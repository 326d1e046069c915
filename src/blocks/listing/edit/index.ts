import type { BlockEditor } from '../../definition';
import type { ListingData } from '../data';
import { schema } from './schema';

export const editor: BlockEditor<ListingData> = {
  schema,
  defaults: () => ({ variation: 'default' }),
};
