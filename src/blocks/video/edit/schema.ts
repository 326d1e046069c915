import { embedded } from '@/editor/block-forms/embedded';
import { mediaAlign, mediaAligns } from '@/editor/block-forms/media-align';
import type { BlockSchema } from '../../definition';
import type { VideoData } from '../data';
import { messages } from './messages';

export const schema: BlockSchema<VideoData> = {
  fields: {
    url: { widget: 'text', title: messages.url, description: messages.urlHint, ...embedded },
    preview_image: { widget: 'link', title: messages.preview, mode: 'image' },
    title: { widget: 'text', title: messages.title },
    align: { widget: 'choice', title: messages.align, choices: mediaAligns, ...mediaAlign },
  },
  fieldsets: [
    { id: 'default', title: messages.settings, fields: ['url', 'preview_image', 'title', 'align'] },
  ],
};
