import { useEffect } from 'react';
import type { Suggestion } from '@/api/suggestions';
import type { Language } from '@/lib/language';
import { dataOf, idle } from '@/lib/remote';
import { isTooLong, searchText } from '@/lib/search-text';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { suggestions } from '@/state/suggestions';

/** Milliseconds without a key before anything is asked. */
const pause = 300;
const shortest = 2;
const none: readonly Suggestion[] = [];

/** What the server suggests for the words typed; null asks for nothing. A request that is under way is given up. */
export function useSuggestions(typed: string | null, language: Language): readonly Suggestion[] {
  const dispatch = useAppDispatch();
  const remote = useAppSelector((state) =>
    state.suggestions ? suggestions.select(state.suggestions) : idle,
  );
  const text = isTooLong(typed) ? '' : searchText(typed);
  const isAsking = text.length >= shortest;
  useEffect(() => {
    if (!isAsking) {
      dispatch(suggestions.reset());
      return undefined;
    }
    const asked: { abort: () => void }[] = [];
    const timer = setTimeout(() => asked.push(dispatch(suggestions.load({ text, language }))), pause);
    return () => {
      clearTimeout(timer);
      for (const request of asked) request.abort();
    };
  }, [dispatch, isAsking, text, language]);
  return (isAsking && dataOf(remote)) || none;
}
