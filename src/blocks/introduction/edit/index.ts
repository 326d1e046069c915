import { isInternal } from '@/api/urls';
import { addressOf } from '@/components/universal-link/link-target';
import type { BlockEditor } from '../../definition';
import type { IntroductionData } from '../data';
import { IntroductionEdit } from './edit';
import { messages } from './messages';
import { schema } from './schema';

export const editor: BlockEditor<IntroductionData> = {
  schema,
  defaults: () => ({ heading: '', href: [] }),
  validate: ({ href }) => {
    const address = addressOf(href);
    return address === '' || isInternal(address) ? {} : { href: { message: messages.isElsewhere } };
  },
  edit: IntroductionEdit,
};
