import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { blockNamed } from '@/blocks/registry';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { blockElement } from '../../input/block-element';
import { usePageDocument } from '../../document/hooks';
import type { BlockKey } from '../../document/types';
import { moveAndAnnounce } from '../../input/announcements/announcer';
import { useEditor } from '../../input/use-editor';
import { InnerMenu } from './inner-menu';
import { messages } from './messages';
import { placesFor, type Place } from './places';

interface MoveMenuProps {
  blocks: readonly BlockKey[];
  onBack: () => void;
  onDone: () => void;
}

const nameOf = { start: messages.toStart, end: messages.toEnd, below: messages.below };
const iconOf = { start: 'arrow-up', end: 'arrow-down', below: 'heading' } as const;

/** Where blocks can be moved to by one step, however far. */
export function MoveMenu({ blocks, onBack, onDone }: MoveMenuProps) {
  const document = usePageDocument();
  const { focus } = useEditor();
  const places = useMemo(() => placesFor(document.state, blocks, blockNamed), [document, blocks]);
  const move = ({ command }: Place) => {
    onDone();
    if (!moveAndAnnounce(document, command)) return;
    const [key = ''] = document.state.selection.blocks;
    // What was moved stands drawn at its new place by then.
    requestAnimationFrame(() => {
      focus.hold(key);
      blockElement(key)?.scrollIntoView({ block: 'center' });
    });
  };
  return (
    <InnerMenu title={messages.move} isReady onBack={onBack}>
      {places.map((place, index) => (
        <button
          key={index}
          type="button"
          role="menuitem"
          data-roving
          tabIndex={-1}
          className="tool-menu__entry"
          onClick={() => move(place)}
        >
          <ToolIcon name={iconOf[place.name]} size={18} />
          <span className="tool-menu__words">
            <FormattedMessage {...nameOf[place.name]} values={{ heading: place.heading }} />
          </span>
        </button>
      ))}
      {places.length === 0 && (
        <p className="tool-menu__nothing" role="none">
          <FormattedMessage {...messages.nowhere} />
        </p>
      )}
    </InnerMenu>
  );
}
