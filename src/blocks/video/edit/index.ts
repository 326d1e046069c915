import type { BlockEditor } from '../../definition';
import type { VideoData } from '../data';
import { VideoEdit } from './edit';
import { schema } from './schema';

export const editor: BlockEditor<VideoData> = {
  schema,
  checks: { isEmpty: ({ url }) => url.trim() === '' },
  edit: VideoEdit,
};
