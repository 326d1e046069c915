import type { BlockEditor } from '../../definition';
import type { LogosData } from '../data';
import { LogosEdit } from './edit';
import { schema } from './schema';

export const editor: BlockEditor<LogosData> = {
  schema,
  defaults: () => ({ logos: [] }),
  checks: {
    isEmpty: ({ logos }) => logos.length === 0,
    pictures: ({ logos }) => logos.map(({ alt, srcAlt, title }) => ({ alt: alt || srcAlt || title })),
  },
  edit: LogosEdit,
};
