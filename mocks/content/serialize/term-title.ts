import { termTitle } from '../vocabularies/term-titles';
import type { Perspective } from '../perspective';
import { mayView } from '../perspective';

/** The title of a term; of one that is content which the reader may not view, its token. */
export function shownTermTitle(view: Perspective, vocabulary: string, token: string): string | undefined {
  const title = termTitle(view.repository, vocabulary, token, view.language);
  if (title === undefined) return undefined;
  return termTitle(view.repository, vocabulary, token, view.language, (item) => mayView(view, item)) ?? token;
}
