import { hasLink } from '@/components/universal-link/link-target';
import { editorWithForm } from '@/editor/block-forms/editor-with-form';
import { rowsWithTitles } from '@/editor/block-forms/rows-with-targets';
import { teaserForm } from '@/editor/block-forms/teaser-form';
import type { TeaserWithLinkData } from '../data';
import { TeaserWithLinkEdit } from './edit';
import { schema, type TeaserWithLinkForm } from './schema';

export const editor = editorWithForm<TeaserWithLinkData, TeaserWithLinkForm>({
  schema,
  form: {
    values: (stored) => ({ ...teaserForm.values(stored), variation: stored['variation'] ?? 'left' }),
    change: (stored, name, value) =>
      name === 'links'
        ? { links: rowsWithTitles(stored['links'], value) }
        : teaserForm.change(stored, name, value),
  },
  defaults: () => ({ href: [], links: [] }),
  checks: { isEmpty: ({ href, title = '' }) => !hasLink(href) && title.trim() === '' },
  edit: TeaserWithLinkEdit,
});
