import { embedForm } from '@/editor/block-forms/embed-form';
import type { BlockEditor } from '../../definition';
import type { MapsData } from '../data';
import { MapsEdit } from './edit';
import { schema } from './schema';

export const editor: BlockEditor<MapsData> = { schema, form: embedForm, edit: MapsEdit };
