import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

interface Popover {
  isOpen: boolean;
  toggle: () => void;
  /** Closes it, with the focus on its button again. */
  close: () => void;
  /** What holds button and panel: whatever lies outside closes it. */
  box: RefObject<HTMLDivElement>;
  button: RefObject<HTMLButtonElement>;
  panelId: string;
  handleKey: (event: KeyboardEvent) => void;
}

/** A panel that a button opens beside it. Esc and whatever lies outside close it. */
export function usePopover(): Popover {
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
  return {
    isOpen,
    toggle: () => setOpen(!isOpen),
    close,
    box,
    button,
    panelId,
    handleKey: (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !isOpen) return;
      event.preventDefault();
      close();
    },
  };
}
