import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TextEditing } from '../slate-types';
import { blockTypes, elementTools, isListType } from '../elements';
import { chooseType, presentType } from '../text-actions/block-type';
import { messages } from './messages';
import { downwards, roveFocus } from './roving';
import { ToolIcon } from '@/tool/icon/tool-icon';
import type { Placing } from '@/tool/popover/keep-placed';
import { isNarrowWindow } from '@/tool/popover/narrow-window';
import { PlacedPanel } from '@/tool/popover/placed-panel';

const placing = (): Placing => ({
  placement: 'bottom-start',
  strategy: 'absolute',
  offset: { mainAxis: 8, crossAxis: -6 },
  padding: 8,
  isLeftToStyle: isNarrowWindow(),
});

/** What the selected blocks are, and what they could be instead. */
export function TypeMenu({ editor }: { editor: TextEditing }) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const present = presentType(editor);
  const known = blockTypes.find((type) => type === present);
  const list = isListType(present) ? present : undefined;

  useEffect(() => {
    if (isOpen) menu.current?.querySelector<HTMLElement>('[aria-checked="true"], [data-roving]')?.focus();
  }, [isOpen]);

  const close = (): void => {
    setIsOpen(false);
    button.current?.focus();
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    event.stopPropagation();
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      close();
    } else roveFocus(event, downwards);
  };
  return (
    <div className="tool-text__types">
      <button
        ref={button}
        type="button"
        data-roving
        tabIndex={0}
        className="tool-text__type"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        title={intl.formatMessage(messages.type)}
        onClick={() => {
          // The text loses the focus to the menu, and the bar stays.
          editor.openTools?.('bar');
          setIsOpen(!isOpen);
        }}
      >
        <FormattedMessage {...elementTools[known ?? list ?? 'p'].title} />
        <ToolIcon name="chevron-down" size={16} />
      </button>
      {isOpen && (
        <PlacedPanel
          box={menu}
          placing={placing}
          role="menu"
          tabIndex={-1}
          className="tool-text__menu"
          aria-label={intl.formatMessage(messages.type)}
          onKeyDown={handleKey}
        >
          {blockTypes.map((type) => (
            <button
              key={type}
              type="button"
              role="menuitemradio"
              data-roving
              tabIndex={-1}
              aria-checked={type === present}
              title={intl.formatMessage(elementTools[type].title)}
              onClick={() => {
                chooseType(editor, type);
                close();
              }}
            >
              <FormattedMessage {...elementTools[type].title} />
            </button>
          ))}
        </PlacedPanel>
      )}
    </div>
  );
}
