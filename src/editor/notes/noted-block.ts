import { ownersOf, readingOrder } from '../document/layout';
import type { BlockKey, DocumentState } from '../document/types';

type Page = Pick<DocumentState, 'blocks' | 'containers' | 'roots'>;

/** The ids of a block and of those round it, the page's own '' first. */
const idsOf = (page: Page, key: BlockKey): readonly string[] =>
  ['', ...ownersOf(page, key).toReversed(), key].map((each) => page.blocks.get(each)?.id ?? '');

const endsWith = (ids: readonly string[], end: readonly string[]): boolean =>
  end.every((id, at) => ids[ids.length - end.length + at] === id);

/**
 * What a note calls the block that it is about: its id, with those round it as far as another block of the page has the
 * same, which Plone allows in another container.
 */
export function notedName(page: Page, key: BlockKey): string {
  const own = idsOf(page, key);
  const alike = [...readingOrder(page)].filter(
    (each) => each !== key && page.blocks.get(each)?.id === own.at(-1),
  );
  const others = alike.map((each) => idsOf(page, each));
  let end = own.slice(-1);
  while (end.length < own.length && others.some((ids) => endsWith(ids, end)))
    end = own.slice(-end.length - 1);
  return end.join('/');
}

/** The block that a note is about; where it stands elsewhere by now it is known by its own id. */
export function notedBlock(page: Page, name: string): BlockKey | undefined {
  if (name === '') return undefined;
  const end = name.split('/');
  let found: BlockKey | undefined;
  for (const key of readingOrder(page)) {
    const { id } = page.blocks.get(key) ?? {};
    if (id === name) return key;
    if (end.length === 1 || id !== end.at(-1)) continue;
    if (endsWith(idsOf(page, key), end)) return key;
    found ??= key;
  }
  return found;
}

/** Whether a note may be about a block of this id. */
export const mayNote = (name: string, id: string): boolean => name === id || name.endsWith(`/${id}`);
