import type { Language } from '@/lib/language';
import { postStored } from './editing';
import { httpError } from './error';
import { hasChild } from './has-child';
import { postHidden } from './held-uploads';
import { catalogSearch } from './search';
import { flatten } from './urls';

interface Call {
  language: Language;
  signal?: AbortSignal;
}

/** No editor looks through more. */
const mostPatterns = 100;

/** The folder of a language in which editors keep patterns; an ordinary one, out of visitors' sight. */
const patternsFolder = (language: Language): string => `/${language}/patterns`;

/** The documents that hold patterns, the latest first; none where there is no such folder, or none that one may see. */
export async function getPatterns({ language, signal }: Call): Promise<readonly unknown[]> {
  const query = {
    portal_type: 'Document',
    'path.query': patternsFolder(language),
    'path.depth': 1,
    fullobjects: 1,
    sort_on: 'modified',
    sort_order: 'descending',
    b_size: mostPatterns,
  };
  const call = { language, ...(signal && { signal }) };
  return (await catalogSearch('', query, call)).items;
}

/** Where patterns are kept; the first one makes the folder. */
async function folderFor(title: string, call: Call): Promise<string> {
  const path = patternsFolder(call.language);
  if (await hasChild(`/${call.language}`, 'patterns', call)) return path;
  const made = await postHidden(`/${call.language}`, { id: 'patterns', title }, call);
  if (made === undefined) throw httpError(403, 'No folder may be made for patterns.', {});
  return made;
}

/** Saves a pattern; gives its path. */
export async function postPattern(
  fields: Readonly<Record<string, unknown>>,
  folderTitle: string,
  call: Call,
): Promise<string> {
  const content = { '@type': 'Document', exclude_from_nav: true, ...fields };
  return flatten(await postStored(await folderFor(folderTitle, call), content, call));
}
