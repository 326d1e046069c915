import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { ToolIconName } from '@/tool/icon/icon-paths';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { usePopover } from '@/tool/popover/use-popover';

interface RailPanelProps {
  id: string;
  className: string;
  icon: ToolIconName;
  words: MessageDescriptor;
  children: (close: () => void) => ReactNode;
}

/** An entry of the rail that opens a panel beside it. */
export function RailPanel({ id, className, icon, words, children }: RailPanelProps) {
  const { isOpen, toggle, close, box, button, panelId, handleKey } = usePopover();
  return (
    <div ref={box} className="tool-rail__box" onKeyDown={handleKey}>
      <button
        ref={button}
        id={id}
        type="button"
        className={`tool-rail__entry ${className}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={toggle}
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
