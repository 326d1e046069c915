import { entryChecks } from '@/editor/block-forms/entry-checks';
import type { BlockEditor } from '../../definition';
import type { TeaserTabData } from '../data';
import { TeaserTabEdit } from './edit';
import { schema } from './schema';

export const editor: BlockEditor<TeaserTabData> = {
  schema,
  defaults: () => ({ columns: [] }),
  checks: entryChecks(({ columns }) => columns),
  edit: TeaserTabEdit,
};
