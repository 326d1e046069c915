import { isFound } from '@/lib/found-part';
import { mostUsedPatterns } from '../../block-picker/most-used';
import { patternGroups, type Pattern, type PatternGroup } from '../../patterns/pattern';

export type GroupName = PatternGroup | 'fitting' | 'all' | 'own' | 'others' | 'mostUsed';

export interface PatternPart {
  name: GroupName;
  patterns: readonly Pattern[];
}

interface Reader {
  userId: string;
  /** The type of a page that is begun. */
  beginning: string | undefined;
}

/** The patterns by what they are for, and by whose they are; groups without any are left out. */
export function partsOf(patterns: readonly Pattern[], { userId, beginning }: Reader): PatternPart[] {
  const used = mostUsedPatterns();
  const all: PatternPart[] = [
    {
      name: 'fitting',
      patterns: patterns.filter(({ types }) => beginning !== undefined && types.includes(beginning)),
    },
    { name: 'all', patterns },
    ...patternGroups.map((name) => ({ name, patterns: patterns.filter(({ group }) => group === name) })),
    { name: 'own', patterns: patterns.filter(({ creator }) => creator === userId) },
    {
      name: 'others',
      patterns: patterns.filter(({ creator }) => creator !== undefined && creator !== userId),
    },
    { name: 'mostUsed', patterns: used.flatMap((id) => patterns.find((pattern) => pattern.id === id) ?? []) },
  ];
  return all.filter((part) => part.name === 'all' || part.patterns.length > 0);
}

export const foundPatterns = (patterns: readonly Pattern[], query: string): readonly Pattern[] =>
  patterns.filter(({ title, description }) => isFound(title, query) || isFound(description, query));
