import { embedForm } from '@/editor/block-forms/embed-form';
import type { BlockEditor } from '../../definition';
import type { VideoData } from '../data';
import { VideoEdit } from './edit';
import { schema } from './schema';

export const editor: BlockEditor<VideoData> = {
  schema,
  form: embedForm,
  checks: { isEmpty: ({ url }) => url.trim() === '' },
  edit: VideoEdit,
};
