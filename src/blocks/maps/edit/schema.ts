import type { BlockSchema } from '../../definition';
import type { MapsData } from '../data';
import { messages } from './messages';

export const schema: BlockSchema<MapsData> = {
  fields: {
    url: { widget: 'textarea', title: messages.url, description: messages.urlHint },
    title: { widget: 'text', title: messages.title },
    align: { widget: 'align', title: messages.align },
  },
  fieldsets: [{ id: 'default', title: messages.settings, fields: ['url', 'title', 'align'] }],
};
