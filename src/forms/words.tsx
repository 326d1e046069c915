import { FormattedMessage } from 'react-intl';
import type { Words } from './schema';

/** Words of ours in the language of the page, those of the CMS as they are. */
export function WordsOf({ words }: { words: Words }) {
  return typeof words === 'string' ? <>{words}</> : <FormattedMessage {...words} />;
}
