import type { BlockEditor } from '../../definition';
import type { HeadingData, HeadlineData } from '../data';
import { HeadingEdit } from './edit';
import { HeadlineEdit } from './headline-edit';
import { headlineSchema, schema } from './schema';

export const editor: BlockEditor<HeadingData> = {
  schema,
  defaults: () => ({ heading: '', tag: 'h2', alignment: 'left' }),
  edit: HeadingEdit,
};

export const headlineEditor: BlockEditor<HeadlineData> = {
  schema: headlineSchema,
  defaults: () => ({ title: '' }),
  edit: HeadlineEdit,
};
