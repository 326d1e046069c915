import type { ChangeEvent, FormEvent, ReactNode } from 'react';
import { isTooLong } from '@/lib/search-text';
import { useTooLong, type LimitedWords } from './use-too-long';
import { useTypedWords } from './use-typed-words';

interface SearchLimits {
  /** Milliseconds after the last letter. */
  pause: number;
  /** Of so many characters. */
  longest: number;
}

interface SearchWords {
  typed: string;
  submit: (words: string) => void;
  form: { onSubmit: (event: FormEvent) => void };
  input: LimitedWords['attributes'] & {
    autoComplete: 'off';
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  /** Stands below the field. */
  notice: ReactNode;
}

/** The form and the field of words that a list is searched for while they are typed; too many of them look for nothing. */
export function useSearchWords(
  words: string,
  onWords: (words: string) => void,
  { pause, longest }: SearchLimits,
): SearchWords {
  // What was found before stays.
  const { typed, type, submit } = useTypedWords(
    words,
    (next) => isTooLong(next, longest) || onWords(next),
    pause,
  );
  const { attributes, notice } = useTooLong(typed, longest);
  return {
    typed,
    submit,
    form: {
      onSubmit: (event) => {
        event.preventDefault();
        submit(typed);
      },
    },
    input: {
      ...attributes,
      autoComplete: 'off',
      value: typed,
      onChange: ({ target }) => type(target.value),
    },
    notice,
  };
}
