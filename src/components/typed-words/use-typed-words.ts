import { useEffect, useRef, useState } from 'react';

interface TypedWords {
  /** What stands in the field. */
  typed: string;
  /** Something was typed: it is searched for after a pause. */
  type: (words: string) => void;
  /** It is searched for at once, as with Enter. */
  submit: (words: string) => void;
}

/** Words of an address that are typed: those of another address replace them, those that stand there already call nothing. */
export function useTypedWords(
  words: string,
  onWords: (words: string) => void,
  /** Milliseconds after the last letter. */
  pause: number,
): TypedWords {
  const [typed, setTyped] = useState(words);
  const timer = useRef<number>();
  const known = useRef(words);

  // Somebody else has changed the address: a button, or the way back.
  useEffect(() => {
    if (words === known.current) return;
    window.clearTimeout(timer.current);
    known.current = words;
    setTyped(words);
  }, [words]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const submit = (next: string) => {
    window.clearTimeout(timer.current);
    setTyped(next);
    const wanted = next.trim();
    if (wanted === known.current) return;
    known.current = wanted;
    onWords(wanted);
  };
  // What is typed meanwhile is newer than what a pause began with.
  const latest = useRef(submit);
  latest.current = submit;
  const type = (next: string) => {
    setTyped(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => latest.current(next), pause);
  };
  return { typed, type, submit };
}
