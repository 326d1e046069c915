import { institutesByToken, type Division } from '@/api/institutes';
import { pathOfGroup } from '@/api/persons';
import { useLanguage } from '@/i18n/use-language';
import { dataOf } from '@/lib/remote';
import { useRemote } from '@/state/use-remote';
import type { MemberData } from './data';

export interface Units {
  /** Institutes that were found by their tokens; undefined until they are, or on a server that knows no tokens. */
  institutes: Division[] | undefined;
  /** Where the research group lies. */
  group: string | undefined;
}

/** Where the units of a person lie. */
export function useUnits(data: MemberData): Units {
  const language = useLanguage();
  const tokens = data.institutes.map(({ token }) => token).filter((token) => token !== '');
  const institutes = useRemote(tokens.length === 0 ? null : JSON.stringify([language, tokens]), (signal) =>
    institutesByToken(tokens, { language, signal }),
  ).remote;
  const token = data.research_group?.token ?? '';
  const group = useRemote(token === '' ? null : JSON.stringify([language, token]), (signal) =>
    pathOfGroup(token, { language, signal }),
  ).remote;
  return {
    institutes: dataOf(institutes),
    group: dataOf(group),
  };
}

/** The names of the institutes of a person: those found, else as they are stored. */
export function institutesOf(data: MemberData, { institutes }: Units): string[] {
  if (institutes && institutes.length > 0) return institutes.map(({ title }) => title);
  const stored = institutes ? [] : data.institutes.map(({ title }) => title).filter((title) => title !== '');
  return stored.length > 0 ? stored : [data.institute].filter((title) => title !== '');
}
