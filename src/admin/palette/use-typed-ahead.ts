import { useEffect, useRef, type MutableRefObject } from 'react';
import { longestSearch } from '@/lib/search-text';
import { isTextTarget } from '@/tool/text-target';

/** What was typed before the palette had a field for it. */
export interface TypedAhead {
  words: string;
  /** The first that is found is what is wanted. */
  isEntered: boolean;
  /** It stands in the field, to which all else goes by itself. */
  isTaken: boolean;
}

const none: TypedAhead = { words: '', isEntered: false, isTaken: false };

/** Keeps what is typed while the palette, which was asked for, is fetched. */
export function useTypedAhead(isOpen: boolean, onCancel: () => void): MutableRefObject<TypedAhead> {
  const typed = useRef(none);
  useEffect(() => {
    if (!isOpen) return undefined;
    const handle = (event: KeyboardEvent) => {
      const { key, target, isComposing } = event;
      const { words, isTaken } = typed.current;
      if (isTaken || isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTextTarget(target) && !document.querySelector('dialog[open]')) return;
      if (key === 'Escape') onCancel();
      else if (key === 'Enter') typed.current = { ...none, words, isEntered: true };
      else if (key === 'Backspace') typed.current = { ...none, words: words.slice(0, -1) };
      else if ([...key].length === 1)
        typed.current = { ...none, words: (words + key).slice(0, longestSearch + 1) };
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', handle, true);
    // The palette may have looked before this listens: what it found is not to be forgotten until it closes.
    return () => {
      window.removeEventListener('keydown', handle, true);
      typed.current = none;
    };
  }, [isOpen, onCancel]);
  return typed;
}
