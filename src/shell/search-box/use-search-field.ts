import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLanguage } from '@/i18n/use-language';
import { useSuggestions } from './use-suggestions';

/**
 * What is typed, and which suggestion is chosen: arrows choose one; Esc takes first the suggestions away and then the
 * text, a click outside of the box the suggestions alone.
 */
export function useSearchField(text: string) {
  const language = useLanguage();
  const id = useId();
  const box = useRef<HTMLFormElement>(null);
  const [value, setValue] = useState(text);
  const [isTyping, setTyping] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useSuggestions(isTyping ? value : null, language);
  const isOpen = isTyping && found.length > 0;
  /** Number of the chosen suggestion, -1 for the text itself. */
  const current = isOpen ? Math.min(active, found.length - 1) : -1;

  useEffect(() => setValue(text), [text]);
  useEffect(() => {
    if (!isTyping) return undefined;
    // Closed after the click has arrived: the list going away earlier would move its target.
    const closeOutside = ({ target }: MouseEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setTyping(false);
    };
    document.addEventListener('click', closeOutside);
    return () => document.removeEventListener('click', closeOutside);
  }, [isTyping]);

  function write(next: string) {
    setValue(next);
    setTyping(true);
    setActive(-1);
  }

  function close() {
    setTyping(false);
    setActive(-1);
  }

  function clear() {
    setValue('');
    close();
  }

  function move(step: 1 | -1) {
    if (!isTyping) setTyping(true);
    if (found.length === 0) return;
    // One place more than there are suggestions: the text itself.
    const places = found.length + 1;
    setActive(((current + 1 + step + places) % places) - 1);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Tab') close();
    else if (event.key === 'Escape' && (isOpen || value !== '')) {
      event.preventDefault();
      event.stopPropagation();
      if (isOpen) close();
      else clear();
    }
  }

  const listId = `${id}-list`;
  const optionId = (index: number) => `${id}-${index}`;
  return { box, value, found, isOpen, current, listId, optionId, write, close, clear, handleKey };
}
