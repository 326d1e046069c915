import { useEffect } from 'react';
import { isTooLong, longestSearch } from '@/lib/search-text';
import { TooLong } from './too-long';

interface LongWordsProps {
  id: string;
  words: string;
  onJudged: (isRefused: boolean) => void;
}

/** Judges the words of a field, and says below it that they are too long where they are. */
export function LongWords({ id, words, onJudged }: LongWordsProps) {
  const isRefused = isTooLong(words);
  useEffect(() => {
    onJudged(isRefused);
    return () => onJudged(false);
  }, [isRefused, onJudged]);
  return isRefused ? <TooLong id={id} count={longestSearch} /> : null;
}
