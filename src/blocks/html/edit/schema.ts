import type { BlockSchema } from '../../definition';
import type { HtmlData } from '../data';
import { messages } from './messages';

export const schema: BlockSchema<HtmlData> = {
  fields: { html: { widget: 'textarea', title: messages.source, description: messages.hint } },
  fieldsets: [{ id: 'default', title: messages.settings, fields: ['html'] }],
};
