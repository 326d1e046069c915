import { hasLink } from '@/components/universal-link/link-target';
import type { BlockEditor } from '../../definition';
import { TeaserHeroEdit } from './edit';
import type { TeaserHeroData } from '../data';
import { schema } from './schema';

export const editor: BlockEditor<TeaserHeroData> = {
  schema,
  defaults: () => ({ href: [] }),
  checks: { isEmpty: ({ href, title = '' }) => !hasLink(href) && title.trim() === '' },
  edit: TeaserHeroEdit,
};
