import type { ReactNode } from 'react';
import { usePopover } from '@/tool/popover/use-popover';

interface RailPanelProps {
  id: string;
  /** Names what it opens. */
  name: string;
  /** What stands on the rail: a drawing, or the state that it tells, and a word. */
  entry: ReactNode;
  /** It hangs at the foot of the rail instead of its head. */
  isAtFoot?: boolean;
  children: (close: () => void) => ReactNode;
}

/** An entry of the rail that opens a panel beside it. */
export function RailPanel({ id, name, entry, isAtFoot = false, children }: RailPanelProps) {
  const { isOpen, toggle, close, box, button, panelId, handleKey } = usePopover();
  return (
    <div ref={box} className={`tool-rail__box tool-rail__box--${name}`} onKeyDown={handleKey}>
      <button
        ref={button}
        id={id}
        type="button"
        className={`tool-rail__entry ${name}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={toggle}
      >
        {entry}
      </button>
      {isOpen && (
        <div id={panelId} className={`tool-panel menu-${name}${isAtFoot ? ' tool-panel--foot' : ''}`}>
          {children(close)}
        </div>
      )}
    </div>
  );
}
