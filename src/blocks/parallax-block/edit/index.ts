import type { BlockEditor } from '../../definition';
import type { ParallaxData } from '../data';
import { ParallaxEdit } from './edit';
import { schema } from './schema';

export const editor: BlockEditor<ParallaxData> = {
  schema,
  defaults: () => ({ fontColor: '#fff' }),
  edit: ParallaxEdit,
};
