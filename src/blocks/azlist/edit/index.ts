import { addressOf } from '@/components/universal-link/link-target';
import { isInternal } from '@/api/urls';
import { editorWithForm } from '@/editor/block-forms/editor-with-form';
import type { AzlistData } from '../data';
import { AzlistEdit } from './edit';
import { messages } from './messages';
import { schema, type AzlistForm } from './schema';

export const editor = editorWithForm<AzlistData, AzlistForm>({
  schema,
  form: { values: (stored) => stored, change: (_stored, name, value) => ({ [name]: value }) },
  // Only what lies on this site has anything below it.
  validate: ({ href }) => {
    const address = addressOf(href);
    return address === '' || isInternal(address) ? {} : { href: { message: messages.internal } };
  },
  defaults: () => ({ subjects: [] }),
  edit: AzlistEdit,
});
