import { isInternal } from '@/api/urls';
import { editorWithForm } from '@/editor/block-forms/editor-with-form';
import { addressOf } from '@/components/universal-link/link-target';
import type { IntroductionData } from '../data';
import { IntroductionEdit } from './edit';
import { messages } from './messages';
import { schema } from './schema';
import { withLeader } from './with-leader';

export const editor = editorWithForm({
  schema,
  form: {
    values: (stored) => stored,
    change: (stored, name, value) => (name === 'href' ? withLeader(stored, value) : { [name]: value }),
  },
  defaults: () => ({ heading: '', href: [] }),
  validate: ({ href }: IntroductionData) => {
    const address = addressOf(href);
    return address === '' || isInternal(address) ? {} : { href: { message: messages.isElsewhere } };
  },
  edit: IntroductionEdit,
});
