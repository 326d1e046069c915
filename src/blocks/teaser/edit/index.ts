import { hasLink } from '@/components/universal-link/link-target';
import { editorWithForm } from '@/editor/block-forms/editor-with-form';
import { TeaserEdit } from './edit';
import { form } from './form';
import { schema } from './schema';
import { turning } from './turning';

export const editor = editorWithForm({
  schema,
  form,
  defaults: () => ({ href: [], overwrite: false }),
  checks: { isEmpty: ({ href, title = '' }) => !hasLink(href) && title.trim() === '' },
  turning,
  edit: TeaserEdit,
});
