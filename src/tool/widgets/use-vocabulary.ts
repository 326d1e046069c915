import { useEffect, useState } from 'react';
import type { Term } from '@/api/types/atoms';
import { firstTerms, getTerms, searchVocabulary } from '@/api/vocabularies';
import { useLanguage } from '@/i18n/use-language';
import { dataOf } from '@/lib/remote';
import { useRemote } from '@/state/use-remote';

/** Milliseconds without a key stroke after which is asked. */
const pause = 300;

/** Shorter texts name half of a vocabulary. */
const shortest = 2;

/** Whether a title has the text in it, as the CMS sees it. */
export const holds = (title: string, text: string): boolean =>
  title.toLowerCase().includes(text.trim().toLowerCase());

export function useRest(text: string): string {
  const [rest, setRest] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRest(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return rest;
}

export interface Proposals {
  terms: readonly Term[];
  /** Whether these are all that there are for the text, and if not, why. */
  state: 'found' | 'pending' | 'failed' | 'more letters';
  /** Tells that somebody is at the field: nothing is asked before. */
  begin: () => void;
}

/**
 * The terms whose titles hold a text. All of a vocabulary that comes at once are known from the beginning; a larger one
 * is asked when whoever writes the text pauses.
 */
export function useProposals(vocabulary: string | undefined, text: string): Proposals {
  const language = useLanguage();
  const [hasBegun, setHasBegun] = useState(false);
  const path = vocabulary ?? '';
  const place = hasBegun && path !== '' ? `${path} ${language}` : null;
  const { remote: first } = useRemote(place, (signal) => firstTerms(path, { language, signal }));
  const start = dataOf(first);
  const isWhole = start !== undefined && !start.isPart;
  const rest = useRest(text).trim();
  const isLong = text.trim().length >= shortest;
  const isSearched = isLong && (start?.isPart === true || first.status === 'failed');
  const { remote: found } = useRemote(
    isSearched && rest === text.trim() ? `${place} ${rest}` : null,
    (signal) => searchVocabulary(path, rest, { language, signal }),
  );
  const begin = () => setHasBegun(true);
  if (isWhole) return { terms: start.terms.filter(({ title }) => holds(title, text)), state: 'found', begin };
  if (!isLong && start !== undefined) return { terms: [], state: 'more letters', begin };
  const { status } = isSearched ? found : first;
  const state = status === 'loaded' ? 'found' : status === 'failed' ? 'failed' : 'pending';
  return { terms: dataOf(found)?.terms ?? [], state, begin };
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
