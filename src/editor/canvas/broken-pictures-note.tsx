import { FormattedMessage } from 'react-intl';
import { defineMessages } from '@/i18n/define-messages';
import { Prompt } from '@/tool/prompts/prompt';

const messages = defineMessages({ broken: { id: 'editor.broken-pictures' } });

/** Names below a block the pictures of it that cannot be fetched, of which visitors see an empty frame. */
export function BrokenPicturesNote({ addresses }: { addresses: readonly string[] }) {
  if (addresses.length === 0) return null;
  const values = { count: addresses.length, addresses: addresses.join(', ') };
  return <Prompt icon="image" words={<FormattedMessage {...messages.broken} values={values} />} />;
}
