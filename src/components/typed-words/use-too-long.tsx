import { useId, type ReactNode } from 'react';
import { isTooLong } from '@/lib/search-text';
import { TooLong } from './too-long';

export interface LimitedWords {
  isRefused: boolean;
  /** For the field. */
  attributes: { 'aria-invalid': boolean; 'aria-describedby': string | undefined };
  /** Stands below the field. */
  notice: ReactNode;
}

/** Words of more characters than are searched for: their field says so, and whoever reads it is told where. */
export function useTooLong(words: string | null | undefined, count: number): LimitedWords {
  const id = useId();
  const isRefused = isTooLong(words, count);
  return {
    isRefused,
    attributes: { 'aria-invalid': isRefused, 'aria-describedby': isRefused ? id : undefined },
    notice: isRefused && <TooLong id={id} count={count} />,
  };
}
