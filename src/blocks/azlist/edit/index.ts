import { addressOf } from '@/components/universal-link/link-target';
import { isInternal } from '@/api/urls';
import type { BlockEditor } from '../../definition';
import type { AzlistData } from '../data';
import { AzlistEdit } from './edit';
import { messages } from './messages';
import { schema } from './schema';

export const editor: BlockEditor<AzlistData> = {
  schema,
  // Only what lies on this site has anything below it.
  validate: ({ href }) => {
    const address = addressOf(href);
    return address === '' || isInternal(address) ? {} : { href: { message: messages.internal } };
  },
  defaults: () => ({ subjects: [] }),
  edit: AzlistEdit,
};
