import { useIntl } from 'react-intl';
import { defineMessages } from '@/i18n/define-messages';
import { ToolIcon } from '@/tool/icon/tool-icon';
import type { BlockKey } from '../document/types';
import { usePairState } from '../translation/translating';
import './translation-mark.css';

const messages = defineMessages({
  open: { id: 'editor.translating.open' },
  outdated: { id: 'editor.translating.outdated' },
});

/** Stands beside a block that is not translated, or whose source has changed since. */
export function TranslationMark({ blockKey }: { blockKey: BlockKey }) {
  const intl = useIntl();
  const state = usePairState(blockKey);
  if (state !== 'open' && state !== 'outdated') return null;
  const words = intl.formatMessage(messages[state]);
  return (
    <span className="tool-mark" data-state={state} title={words} contentEditable={false}>
      <ToolIcon name={state === 'open' ? 'circle' : 'renew'} size={16} />
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
