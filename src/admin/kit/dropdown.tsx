import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { PlacedPanel } from '@/tool/popover/placed-panel';
import { usePopover } from '@/tool/popover/use-popover';
import './dropdown.css';

interface DropdownProps {
  /** What stands on its button. */
  label: ReactNode;
  /** Names the button where that is no text. */
  name?: string;
  className?: string;
  /** Which of its edges stands below the button's. */
  align?: 'start' | 'end';
  children: (close: () => void) => ReactNode;
}

const controls = 'button:not(:disabled), a[href], input, select';

/** A button that opens a few choices below it. Esc and whatever lies outside close it, arrows go through them. */
export function Dropdown({
  label,
  name,
  className = 'admin-button',
  align = 'start',
  children,
}: DropdownProps) {
  const { isOpen, toggle, close, box, button, panelId } = usePopover();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) panel.current?.querySelector<HTMLElement>(controls)?.focus();
  }, [isOpen]);
  const handleKey = (event: KeyboardEvent) => {
    if (!isOpen) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
      return;
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || event.altKey) return;
    event.preventDefault();
    const all = [...(panel.current?.querySelectorAll<HTMLElement>(controls) ?? [])];
    const at = all.findIndex((each) => each === document.activeElement);
    all[(at + step + all.length) % all.length]?.focus();
  };
  return (
    <div ref={box} className="admin-dropdown" onKeyDown={handleKey}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={name}
        title={name}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={toggle}
      >
        {label}
      </button>
      {isOpen && (
        <PlacedPanel
          box={panel}
          id={panelId}
          className="admin-dropdown__panel"
          placing={() => ({ placement: `bottom-${align}`, strategy: 'fixed', offset: 4, padding: 8 })}
        >
          {children(close)}
        </PlacedPanel>
      )}
    </div>
  );
}

interface DropdownItemProps {
  isDanger?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A choice of a dropdown. */
export function DropdownItem({ isDanger = false, onClick, children }: DropdownItemProps) {
  return (
    <button
      type="button"
      className={`admin-dropdown__item${isDanger ? ' admin-dropdown__item--danger' : ''}`}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
