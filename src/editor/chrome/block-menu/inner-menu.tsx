import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { downwards, roveFocus } from '../../rich-text/tools/roving';
import { messages } from './messages';

interface InnerMenuProps {
  title: MessageDescriptor;
  /** It has its entries, and the first can have the keys. */
  isReady: boolean;
  onBack: () => void;
  children: ReactNode;
}

/** A menu that an entry of another opens beside that, or in its place where there is no room. */
export function InnerMenu({ title, isReady, onBack, children }: InnerMenuProps) {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = box.current?.querySelector<HTMLElement>('[role="menuitem"][data-roving]');
    (first ?? box.current)?.focus();
  }, [isReady]);
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    event.stopPropagation();
    if (['Escape', 'Tab', 'ArrowLeft', 'ArrowRight'].includes(event.key)) {
      event.preventDefault();
      onBack();
    } else roveFocus(event, downwards);
  };
  return (
    <div
      ref={box}
      role="menu"
      tabIndex={-1}
      aria-label={intl.formatMessage(title)}
      className="tool-menu__panel tool-menu__inner"
      onKeyDown={handleKey}
    >
      <div role="none" className="tool-menu__head">
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          className="tool-menu__back"
          aria-label={intl.formatMessage(messages.back)}
          onClick={onBack}
        >
          <ToolIcon name="arrow-left" size={16} />
        </button>
        <span aria-hidden="true">
          <FormattedMessage {...title} />
        </span>
      </div>
      {children}
    </div>
  );
}
