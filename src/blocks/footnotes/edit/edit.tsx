import { FormattedMessage } from 'react-intl';
import { Prompt } from '@/tool/prompts/prompt';
import { messages } from '../messages';

/** The notes come from the texts; while one edits, their place is marked. */
export function FootnotesEdit() {
  return <Prompt words={<FormattedMessage {...messages.title} />} />;
}
