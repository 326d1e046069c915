import { hasLink } from '@/components/universal-link/link-target';
import { editorWithForm } from '@/editor/block-forms/editor-with-form';
import { teaserForm } from '@/editor/block-forms/teaser-form';
import { TeaserHeroEdit } from './edit';
import type { TeaserHeroData } from '../data';
import { schema, type TeaserHeroForm } from './schema';

export const editor = editorWithForm<TeaserHeroData, TeaserHeroForm>({
  schema,
  form: teaserForm,
  defaults: () => ({ href: [] }),
  checks: { isEmpty: ({ href, title = '' }) => !hasLink(href) && title.trim() === '' },
  edit: TeaserHeroEdit,
});
