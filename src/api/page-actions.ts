import { readOnce } from '@/lib/read-once';
import { flag, record, records, text } from '@/lib/shape';
import { withoutEndSlashes } from '@/lib/slashes';
import type { AnyContent } from './types/any-content';
import { flatten } from './urls';

const names = records({ id: text() });

const shape = record({
  '@id': text(),
  UID: text(),
  id: text(),
  title: text(),
  review_state: text(),
  is_folderish: flag(),
  '@components': record({ actions: record({ object: names, object_buttons: names }) }),
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
  | 'redirection';

/** What administration needs of the page that it is about. */
export interface PageFacts {
  path: string;
  uid: string;
  id: string;
  title: string;
  state: string;
  isFolder: boolean;
  may: (action: PageAction) => boolean;
}

/** Reads of a page what can be done with it. */
export function actionsOf(content: AnyContent): PageFacts {
  const { '@components': components, ...facts } = readOnce(shape, content);
  const { object, object_buttons: buttons } = components.actions;
  const offered = new Set([...object, ...buttons].map(({ id }) => id));
  return {
    path: withoutEndSlashes(flatten(facts['@id'])),
    uid: facts.UID,
    id: facts.id,
    title: facts.title,
    state: facts.review_state,
    isFolder: facts.is_folderish === true,
    may: (action) => offered.has(action),
  };
}
