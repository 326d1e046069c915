import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { mayHaveAddOn } from '@/api/add-on';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { isNarrowWindow } from '@/tool/popover/narrow-window';
import { usePlaced } from '@/tool/popover/use-placed';
import { ariaShortcuts } from '@/tool/shortcuts/shortcut';
import { ShortcutKeys } from '@/tool/shortcuts/shortcut-keys';
import { runAction, type Action } from '../../actions/action';
import {
  copyLink,
  copyLooks,
  duplicate,
  insertAfter,
  insertBefore,
  pasteLooks,
  remove,
  savePattern,
  writeNote,
} from '../../actions/block-actions';
import { copy, cut } from '../../actions/clipboard-actions';
import type { BlockKey } from '../../document/types';
import { blockElement } from '../../input/block-element';
import { useEditor } from '../../input/use-editor';
import { downwards, roveFocus } from '../../rich-text/tools/roving';
import { messages } from './messages';
import { MoveMenu } from './move-menu';
import { TurnMenu } from './turn-menu';
import './style.css';

interface BlockMenuProps {
  blocks: readonly BlockKey[];
  onClose: () => void;
}

type Inner = 'turn' | 'move';

const gap = 8;
/** Of the menu that opens beside this one, in pixels. */
const innerWidth = 336;

/** Everything that can be done with blocks, as a menu at the button or the block that it was opened at. */
export function BlockMenu({ blocks, onClose }: BlockMenuProps) {
  const intl = useIntl();
  const editor = useEditor();
  const box = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => {
    const { activeElement } = document;
    const isButton = activeElement?.closest('.tool-blockbar, .tool-selection') !== null;
    const at = isButton ? activeElement : blockElement(blocks[0] ?? '');
    return { focused: activeElement, at: at ?? document.body };
  });
  const [inner, setInner] = useState<Inner>();
  const [isBeside, setBeside] = useState(false);

  const isAtBlock = opener.at.matches('[data-block]');
  usePlaced(box, () => ({
    reference: opener.at,
    placement: 'bottom-end',
    strategy: 'fixed',
    // At a block it begins with it.
    offset: isAtBlock ? ({ rects }) => -rects.reference.height : gap,
    padding: gap,
    // There it is a sheet at the foot.
    isLeftToStyle: isNarrowWindow(),
    onPlaced: ({ x }) => setBeside(x > innerWidth + 2 * gap),
  }));
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('[data-roving]:not(:disabled)')?.focus();
  }, []);
  useEffect(() => {
    const leave = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) onClose();
    };
    window.addEventListener('pointerdown', leave);
    return () => window.removeEventListener('pointerdown', leave);
  }, [onClose]);

  const close = () => {
    onClose();
    if (opener.focused instanceof HTMLElement) opener.focused.focus();
  };
  const closeInner = () => {
    setInner(undefined);
    // The menu that it was opened in may have been away.
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(`[data-inner="${inner}"]`)?.focus());
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    event.stopPropagation();
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      close();
    } else roveFocus(event, downwards);
  };
  const entry = (action: Action, className = '') => {
    const [shortcut] = action.keys;
    return (
      <button
        type="button"
        role="menuitem"
        data-roving
        tabIndex={-1}
        className={`tool-menu__entry ${className}`.trim()}
        disabled={!action.isEnabled(editor, { blocks })}
        aria-keyshortcuts={ariaShortcuts(action.keys)}
        onClick={() => {
          close();
          runAction(editor, action, blocks);
        }}
      >
        {action.icon && <ToolIcon name={action.icon} size={18} />}
        <span className="tool-menu__words">
          <FormattedMessage {...action.title} />
        </span>
        {shortcut !== undefined && <ShortcutKeys shortcut={shortcut} />}
      </button>
    );
  };
  const opening = (name: Inner, icon: 'swap' | 'folder-move'): ReactNode => (
    <button
      type="button"
      role="menuitem"
      data-roving
      data-inner={name}
      tabIndex={-1}
      className="tool-menu__entry"
      aria-haspopup="menu"
      aria-expanded={inner === name}
      onClick={() => setInner(inner === name ? undefined : name)}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') setInner(name);
      }}
    >
      <ToolIcon name={icon} size={18} />
      <span className="tool-menu__words">
        <FormattedMessage {...messages[name]} />
      </span>
      <ToolIcon name="chevron-right" size={16} />
    </button>
  );
  const innerProps = { blocks, onBack: closeInner, onDone: onClose };
  return (
    <div ref={box} className={`tool-menu${isBeside ? ' tool-menu--beside' : ''}`}>
      <div
        role="menu"
        tabIndex={-1}
        aria-label={intl.formatMessage(messages.menu)}
        className="tool-menu__panel"
        hidden={inner !== undefined && !isBeside}
        onKeyDown={handleKey}
      >
        {entry(copy)}
        {entry(cut)}
        {entry(duplicate)}
        <hr className="tool-menu__line" />
        {opening('turn', 'swap')}
        {entry(copyLooks)}
        {entry(pasteLooks)}
        <hr className="tool-menu__line" />
        {entry(savePattern)}
        {mayHaveAddOn() && entry(writeNote)}
        {entry(copyLink)}
        {entry(insertBefore)}
        {entry(insertAfter)}
        {opening('move', 'folder-move')}
        <hr className="tool-menu__line" />
        {entry(remove, 'tool-menu__entry--danger')}
      </div>
      {inner === 'turn' && <TurnMenu {...innerProps} />}
      {inner === 'move' && <MoveMenu {...innerProps} />}
    </div>
  );
}
