import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { selectBlocks } from '../../document/commands/select-blocks';
import { useFlag, usePageDocument } from '../../document/hooks';
import { canMove } from '../../document/permissions';
import type { BlockKey } from '../../document/types';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { Ghost } from './ghost';
import { messages } from './messages';
import './style.css';
import { useDrag } from './use-drag';

/** Takes hold of a block; keys do the same by Alt with the arrows. A fixed block has none. */
export function Grip({ blockKey }: { blockKey: BlockKey }) {
  const intl = useIntl();
  const document = usePageDocument();
  const isFixed = useFlag(blockKey, 'fixed') === true;
  const { grab, landing, dragged } = useDrag(blockKey);
  if (isFixed || !canMove(document.state, blockKey).isAllowed) return null;
  const name = intl.formatMessage(messages.grip);
  return (
    <>
      <button
        type="button"
        className={`tool-grip drag handle wrapper${dragged ? ' tool-grip--dragging' : ''}`}
        contentEditable={false}
        tabIndex={-1}
        aria-label={name}
        title={name}
        onClick={() => document.run((state) => selectBlocks(state, [blockKey]))}
        onPointerDown={grab}
      >
        <ToolIcon name="grip" size={16} />
      </button>
      {dragged &&
        createPortal(
          <div className="tool">
            {landing && <div className="tool-landing" style={landing.line} />}
            <Ghost keys={dragged.keys} at={dragged.at} />
          </div>,
          window.document.body,
        )}
    </>
  );
}
