import { mediaForm } from '@/editor/block-forms/media-align';
import type { BlockEditor } from '../../definition';
import type { VideoData } from '../data';
import { VideoEdit } from './edit';
import { schema } from './schema';

export const editor: BlockEditor<VideoData> = { schema, form: mediaForm, edit: VideoEdit };
