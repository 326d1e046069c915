import { embedded } from '@/editor/block-forms/embedded';
import { mediaAlign, mediaAligns } from '@/editor/block-forms/media-align';
import type { BlockSchema } from '../../definition';
import type { MapsData } from '../data';
import { messages } from './messages';

export const schema: BlockSchema<MapsData> = {
  fields: {
    url: { widget: 'textarea', title: messages.url, description: messages.urlHint, ...embedded },
    title: { widget: 'text', title: messages.title },
    align: { widget: 'choice', title: messages.align, choices: mediaAligns, ...mediaAlign },
  },
  fieldsets: [{ id: 'default', title: messages.settings, fields: ['url', 'title', 'align'] }],
};
