import type { Language } from '~mocks/lib/bilingual';
import type { Recorded } from './in-language';
import { inLanguage } from './in-language';
import { recording } from './recording';
import text from './vocabularies.json?raw';

/** Titles by token, in the order of the vocabulary. */
export type Terms = ReadonlyMap<string, string>;

interface RecordedVocabulary {
  name: string;
  terms?: Recorded<readonly (readonly [string, Recorded<string>])[]>;
  /** Comes from content, users, groups or settings. */
  computed?: true;
  /** What Plone itself answers to who asks for it. */
  failure?: { status: number; type: string; message: string };
}

const vocabularies = recording<readonly RecordedVocabulary[]>(text);

/** Names of all vocabularies, in the order in which they are listed. */
export const vocabularyNames = (): string[] => vocabularies().map(({ name }) => name);

const byName = new Map<string, RecordedVocabulary>();

export function recordedVocabulary(name: string): RecordedVocabulary | undefined {
  if (byName.size === 0) for (const each of vocabularies()) byName.set(each.name, each);
  return byName.get(name);
}

const known = new Map<string, Terms>();

/** Terms that do not depend on content; undefined where they do, or where there is no such vocabulary. */
export function recordedTerms(name: string, language: Language): Terms | undefined {
  const key = `${language} ${name}`;
  const cached = known.get(key);
  if (cached) return cached;
  const { terms } = recordedVocabulary(name) ?? {};
  if (!terms) return undefined;
  const found = new Map(inLanguage(terms, language) as readonly (readonly [string, string])[]);
  known.set(key, found);
  return found;
}
