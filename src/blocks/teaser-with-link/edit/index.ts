import { hasLink } from '@/components/universal-link/link-target';
import type { BlockEditor } from '../../definition';
import type { TeaserWithLinkData } from '../data';
import { TeaserWithLinkEdit } from './edit';
import { schema } from './schema';

export const editor: BlockEditor<TeaserWithLinkData> = {
  schema,
  defaults: () => ({ href: [], links: [] }),
  checks: { isEmpty: ({ href, title = '' }) => !hasLink(href) && title.trim() === '' },
  edit: TeaserWithLinkEdit,
};
