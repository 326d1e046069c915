import { readOnce } from '@/lib/read-once';
import { flag, part, record, records, text } from '@/lib/shape';
import { withoutEndSlashes } from '@/lib/slashes';
import type { AnyContent } from './types/any-content';
import { flatten } from './urls';

const names = records({ id: text() });

const copy = { '@id': text(), title: text(), created: text(), creator_name: text() };

const shape = record({
  '@id': text(),
  UID: text(),
  id: text(),
  title: text(),
  review_state: text(),
  is_folderish: flag(),
  '@type': text(),
  layout: text(),
  lock: record({
    locked: flag(),
    stealable: flag(),
    creator: text(),
    creator_name: text(),
    created: text(),
    name: text(),
  }),
  working_copy: part(copy),
  working_copy_of: part(copy),
  '@components': record({
    actions: record({ object: names, object_buttons: names, user: names }),
    translations: record({ items: records({ '@id': text(), language: text() }) }),
  }),
});

/** What may be done with content, as its server offers it to whoever asks. */
export type PageAction =
  | 'edit'
  | 'folderContents'
  | 'history'
  | 'local_roles'
  | 'copy'
  | 'cut'
  | 'delete'
  | 'rename'
  | 'redirection'
  | 'iterate_checkout'
  | 'iterate_checkin'
  | 'iterate_checkout_cancel'
  | 'plone_setup';

/** Who edits content, or holds it by a working copy. */
export interface HeldLock {
  userId: string;
  name: string;
  since: string;
  /** It may be taken away, as that of somebody who has gone. */
  isStealable: boolean;
  isForCopy: boolean;
}

/** The other end of content and its working copy. */
interface CopyEnd {
  path: string;
  title: string;
  created: string;
  creator: string;
}

/** What administration needs of the page that it is about. */
export interface PageFacts {
  path: string;
  uid: string;
  id: string;
  type: string;
  title: string;
  state: string;
  layout: string;
  isFolder: boolean;
  lock: HeldLock | undefined;
  /** The working copy that is made of it. */
  copy: CopyEnd | undefined;
  /** What it is the working copy of. */
  original: CopyEnd | undefined;
  /** Its translations, by their languages. */
  translations: ReadonlyMap<string, string>;
  may: (action: PageAction) => boolean;
}

const pathOf = (address: string) => withoutEndSlashes(flatten(address));

type StoredFacts = ReturnType<typeof shape.read>;

function lockIn({ lock }: StoredFacts): HeldLock | undefined {
  if (lock.locked !== true || lock.creator === '') return undefined;
  return {
    userId: lock.creator,
    name: lock.creator_name || lock.creator,
    since: lock.created,
    isStealable: lock.stealable === true,
    isForCopy: lock.name === 'iterate.lock',
  };
}

/** Servers name the copy at both ends, and the original at the copy's alone. */
function copiesIn({ working_copy: made, working_copy_of: of }: StoredFacts) {
  const endOf = (end: typeof made): CopyEnd | undefined =>
    end && end['@id'] !== ''
      ? { path: pathOf(end['@id']), title: end.title, created: end.created, creator: end.creator_name }
      : undefined;
  const [copyEnd, originalEnd] = [endOf(made), endOf(of)];
  if (!originalEnd) return { copy: copyEnd, original: undefined };
  const facts = copyEnd && { created: copyEnd.created, creator: copyEnd.creator };
  return { copy: undefined, original: { ...originalEnd, ...facts } };
}

/** Reads of a page what can be done with it. */
export function actionsOf(content: AnyContent): PageFacts {
  const facts = readOnce(shape, content);
  const { actions, translations } = facts['@components'];
  const { object, object_buttons: buttons, user } = actions;
  const offered = new Set([...object, ...buttons, ...user].map(({ id }) => id));
  return {
    path: pathOf(facts['@id']),
    uid: facts.UID,
    id: facts.id,
    type: facts['@type'],
    title: facts.title,
    state: facts.review_state,
    layout: facts.layout,
    isFolder: facts.is_folderish === true,
    lock: lockIn(facts),
    ...copiesIn(facts),
    translations: new Map(
      translations.items.map(({ '@id': address, language }) => [language, pathOf(address)]),
    ),
    may: (action) => offered.has(action),
  };
}
