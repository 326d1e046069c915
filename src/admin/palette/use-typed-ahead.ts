import { useEffect, useRef, type RefObject } from 'react';
import { longestSearch } from '@/lib/search-text';
import { isText } from './is-text';

/** What was typed before the palette had a field for it. */
export interface TypedAhead {
  words: string;
  /** The first that is found is what is wanted. */
  isEntered: boolean;
}

/** Keeps what is typed while the palette, which was asked for, is fetched. */
export function useTypedAhead(isOpen: boolean, onCancel: () => void): RefObject<TypedAhead> {
  const typed = useRef<TypedAhead>({ words: '', isEntered: false });
  useEffect(() => {
    if (!isOpen) return undefined;
    typed.current = { words: '', isEntered: false };
    const handle = (event: KeyboardEvent) => {
      const { key, target, isComposing } = event;
      const isCommand = event.ctrlKey || event.metaKey || event.altKey;
      if (isCommand || isComposing || isText(target) || document.querySelector('dialog[open]')) return;
      const { words } = typed.current;
      if (key === 'Escape') onCancel();
      else if (key === 'Enter') typed.current.isEntered = true;
      else if (key === 'Backspace') typed.current = { words: words.slice(0, -1), isEntered: false };
      else if ([...key].length === 1)
        typed.current = { words: (words + key).slice(0, longestSearch + 1), isEntered: false };
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', handle, true);
    return () => window.removeEventListener('keydown', handle, true);
  }, [isOpen, onCancel]);
  return typed;
}
