import { FormattedMessage } from 'react-intl';
import { typeOf } from '../../document/flags';
import { usePageDocument } from '../../document/hooks';
import type { BlockKey } from '../../document/types';
import { wordsOf } from '../../document/words-of';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { useBlockTitle } from '../use-block-title';
import { messages } from './messages';

interface GhostProps {
  keys: readonly BlockKey[];
  at: { x: number; y: number };
}

/** What is being dragged, at the pointer: the first block by its type and words, and how many others come with it. */
export function Ghost({ keys, at }: GhostProps) {
  const { state } = usePageDocument();
  const titleOf = useBlockTitle();
  const block = state.blocks.get(keys[0] ?? '');
  if (!block) return null;
  return (
    <div className="tool-ghost" style={{ left: at.x, top: at.y }}>
      <ToolIcon name="grip" size={14} />
      <span className="tool-ghost__type">{titleOf(typeOf(block.data))}</span>
      <span className="tool-ghost__words">{wordsOf(block)}</span>
      {keys.length > 1 && (
        <span className="tool-ghost__more">
          <FormattedMessage {...messages.more} values={{ count: keys.length - 1 }} />
        </span>
      )}
    </div>
  );
}
