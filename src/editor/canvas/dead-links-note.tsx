import { FormattedMessage } from 'react-intl';
import { defineMessages } from '@/i18n/define-messages';
import { useBlockFact } from '../document/hooks';
import type { BlockKey } from '../document/types';
import { Prompt } from '@/tool/prompts/prompt';
import { deadLinksOf } from './dead-links';

const messages = defineMessages({ dead: { id: 'editor.dead-links' } });

/** Tells below a block that links of it lead nowhere, since visitors do not see them. */
export function DeadLinksNote({ blockKey }: { blockKey: BlockKey }) {
  const count = useBlockFact(blockKey, ({ data }) => deadLinksOf(data)) ?? 0;
  if (count === 0) return null;
  return <Prompt icon="link" words={<FormattedMessage {...messages.dead} values={{ count }} />} />;
}
