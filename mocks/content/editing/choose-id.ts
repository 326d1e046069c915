import { badRequest } from '~mocks/http/failure';
import type { Language } from '~mocks/lib/bilingual';
import type { Item, RepositoryReader, Viewer } from '~mocks/repository/types';
import { normalizeId } from './normalize';
import { attributes, isReserved, reservedWords } from './reserved-names';
import { isScreenName } from './screen-names';

const attempts = 100;

/** Whether a folder has an item of this id, or will have one when the running transaction ends. */
export type IsTaken = (id: string) => boolean;

/** Which names the one who gives an id may not use. */
export const reservedFor =
  (reader: RepositoryReader, viewer: Viewer, container: Item): IsTaken =>
  (id) =>
    isScreenName(reader, container, id) || isReserved(id, reader.can(viewer, 'Manage portal', container));

export function takenIn(reader: RepositoryReader, container: Item, except?: Item): IsTaken {
  const path = reader.pathOf(container);
  return (id) => {
    const sibling = reader.byPath(`${path}/${id}`);
    return sibling !== undefined && sibling.uid !== except?.uid;
  };
}

/** The id that a title or a file name gives, made unique by a number before the extension. */
export function idFrom(name: string, language: Language, isTaken: IsTaken, isClosed: IsTaken): string {
  const wanted = normalizeId(name, language);
  const isFree = (id: string): boolean =>
    id !== '' && !reservedWords.has(id) && !isClosed(id) && !isTaken(id);
  if (isFree(wanted)) return wanted;
  const { base = wanted, extension } = /^(?<base>.+)\.(?<extension>\w{0,4})$/.exec(wanted)?.groups ?? {};
  const numbered = (number: number | string): string =>
    `${base}-${number}${extension === undefined ? '' : `.${extension}`}`;
  for (let number = 1; number <= attempts; number += 1) {
    const id = numbered(number);
    if (isFree(id)) return id;
  }
  return numbered(Date.now());
}

/** Why an id that a body names may not be used; it is not changed to one that may. */
export function checkGivenId(id: string, isTaken: IsTaken, isClosed: IsTaken): void {
  const quoted = `The id "${id}"`;
  if (id.startsWith('@@') || id.startsWith('++'))
    throw badRequest(
      `${quoted} is invalid because it starts with characters reserved for Zope views lookup.`,
    );
  if (id.startsWith('_')) throw badRequest(`${quoted} is invalid because it begins with an underscore.`);
  if (id.startsWith('aq_')) throw badRequest(`${quoted} is invalid because it begins with "aq_".`);
  if (id.endsWith('__')) throw badRequest(`${quoted} is invalid because it ends with two underscores.`);
  if (id === '.' || id === '..') throw badRequest(`${quoted} is invalid because it is not traversable.`);
  if (/[/\\<>"'#%&?{}|^~[\]`]/.test(id)) throw badRequest(`${quoted} contains characters illegal in URLs.`);
  if (isClosed(id)) throw badRequest(`${quoted} is reserved.`);
  if (attributes.has(id) || isTaken(id)) throw badRequest(`${quoted} is invalid - it is already in use.`);
}
