import { lazy, Suspense, useId, useState } from 'react';
import { ErrorBoundary } from '../error-views/error-boundary';
import type { LimitedWords } from './use-too-long';

const LongWords = lazy(async () => ({ default: (await import('./long-words')).LongWords }));

/**
 * As `useTooLong`, for fields that every visitor loads: what judges the words of a search is fetched with the first letter.
 * Where it does not come the screen of the search says the same.
 */
export function useLazyTooLong(words: string): LimitedWords {
  const id = useId();
  const [isRefused, setRefused] = useState(false);
  return {
    isRefused,
    attributes: { 'aria-invalid': isRefused, 'aria-describedby': isRefused ? id : undefined },
    notice: words !== '' && (
      <ErrorBoundary fallback={() => null}>
        <Suspense>
          <LongWords id={id} words={words} onJudged={setRefused} />
        </Suspense>
      </ErrorBoundary>
    ),
  };
}
