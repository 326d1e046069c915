import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { ToolIconName } from '@/tool/icon/icon-paths';
import { ToolIcon } from '@/tool/icon/tool-icon';

interface RailPanelProps {
  id: string;
  className: string;
  icon: ToolIconName;
  words: MessageDescriptor;
  children: (close: () => void) => ReactNode;
}

/** An entry of the rail that opens a panel beside it. Esc and whatever lies outside close it. */
export function RailPanel({ id, className, icon, words, children }: RailPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    window.addEventListener('pointerdown', leave);
    window.addEventListener('focusin', leave);
    return () => {
      window.removeEventListener('pointerdown', leave);
      window.removeEventListener('focusin', leave);
    };
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div
      ref={box}
      className="tool-rail__box"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) close();
      }}
    >
      <button
        ref={button}
        id={id}
        type="button"
        className={`tool-rail__entry ${className}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <ToolIcon name={icon} />
        <FormattedMessage {...words} />
      </button>
      {isOpen && (
        <div id={panelId} className={`tool-panel menu-${className}`}>
          {children(close)}
        </div>
      )}
    </div>
  );
}
