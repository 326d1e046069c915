import { useEffect, useState } from 'react';
import type { Term } from '@/api/types/atoms';
import { getTerms, searchVocabulary } from '@/api/vocabularies';
import { useLanguage } from '@/i18n/use-language';
import type { Remote } from '@/lib/remote';
import { dataOf } from '@/lib/remote';
import { useRemote } from '@/state/use-remote';

/** Milliseconds without a key stroke after which is asked. */
const pause = 300;

/** Shorter texts name half of a vocabulary. */
const shortest = 2;

/** What a text is worth asking for; null for nothing. */
export const askedFor = (text: string): string | null => (text.trim().length < shortest ? null : text.trim());

export function useRest(text: string): string {
  const [rest, setRest] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRest(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return rest;
}

/** The terms whose titles hold a text, asked for when whoever writes it pauses. */
export function useProposals(vocabulary: string | undefined, text: string): Remote<Term[]> {
  const language = useLanguage();
  const rest = useRest(text);
  const asked = vocabulary === undefined || rest !== text ? null : askedFor(rest);
  const key = asked === null ? null : `${vocabulary} ${language} ${asked}`;
  return useRemote(key, (signal) => searchVocabulary(vocabulary ?? '', asked ?? '', { language, signal }))
    .remote;
}

/** Terms with their titles, also where the tokens alone are stored. */
export function useTitles(vocabulary: string, terms: readonly Term[]): readonly Term[] {
  const language = useLanguage();
  const bare = terms.filter(({ token, title }) => token === title).map(({ token }) => token);
  const key = bare.length === 0 ? null : `${vocabulary} ${language} ${bare.join(' ')}`;
  const { remote } = useRemote(key, (signal) => getTerms(vocabulary, bare, { language, signal }));
  const titles = new Map((dataOf(remote) ?? []).map(({ token, title }) => [token, title]));
  return terms.map(({ token, title }) => ({
    token,
    title: token === title ? (titles.get(token) ?? title) : title,
  }));
}
