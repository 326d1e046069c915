import type { Item } from '~mocks/repository/types';
import type { Perspective } from '../perspective';
import type { Term } from './computed';
import { computedTerms } from './computed';
import { recordedTerms } from '~mocks/recorded/vocabularies';

/** The terms of a vocabulary in its order, as the viewer gets them; undefined for an unknown name. */
export function termsOf(view: Perspective, name: string, context: Item): Term[] | undefined {
  const terms = computedTerms(view, name, context);
  if (terms) return terms;
  const recorded = recordedTerms(name, view.language);
  return recorded && [...recorded].map(([token, title]) => ({ token, title }));
}
