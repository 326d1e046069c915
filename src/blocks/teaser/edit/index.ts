import { hasLink } from '@/components/universal-link/link-target';
import type { BlockEditor } from '../../definition';
import type { TeaserData } from '../data';
import { TeaserEdit, TransparentTeaserEdit } from './edit';
import { schema } from './schema';
import { turning } from './turning';

export const editor: BlockEditor<TeaserData> = {
  schema,
  defaults: () => ({ href: [], overwrite: false }),
  checks: { isEmpty: ({ href, title = '' }) => !hasLink(href) && title.trim() === '' },
  turning,
  edit: TeaserEdit,
};

/** What stands on its picture is edited so. */
export const transparentEditor: BlockEditor<TeaserData> = { ...editor, edit: TransparentTeaserEdit };
