import type { Item, Role, Uid, WorkflowEntry, WorkflowState } from '~mocks/repository/types';
import { shippedTypes } from '~mocks/content-types/registry';
import { defaultLanguageToken } from './format';
import type { ImportNotes } from './import-notes';
import { rolesFrom } from './import-people';
import type { Entry } from './import-tree';
import type { Json } from './values';
import { dateOf, listOf, recordOf, textOf, textsOf } from './values';
import { ownEntry } from '~mocks/lib/own-entry';

const states: readonly WorkflowState[] = ['private', 'pending', 'published', 'intranet', 'draft'];

/** Whether visitors were kept out by hand, which no state tells. */
function isHiddenByHand(permissions: Json): boolean {
  return ['View', 'Access contents information'].some((name) => {
    const { acquire, roles } = recordOf(ownEntry(permissions, name));
    return acquire === false && !textsOf(roles).includes('Anonymous');
  });
}

/** A state that is unknown here becomes private: what it showed to whom nobody can tell. */
function stateOf({ data, path, type }: Entry, permissions: Json, notes: ImportNotes): WorkflowState | null {
  const { review_state } = data;
  const known = states.find((state) => state === review_state);
  if (isHiddenByHand(permissions) && known !== 'private') {
    notes.add('Items that were hidden by hand, private now', path);
    return 'private';
  }
  if (known) return known;
  if (review_state === null || (review_state === undefined && !shippedTypes.of(type).workflow)) return null;
  if (review_state !== undefined)
    notes.add('Items in states that do not exist here, private now', `${path} (${textOf(review_state)})`);
  return 'private';
}

function entryFrom(value: unknown): WorkflowEntry[] {
  const { action, actor, comments, review_state, time } = recordOf(value);
  const date = dateOf(time);
  if (date === undefined || typeof review_state !== 'string') return [];
  return [
    {
      action: typeof action === 'string' ? action : null,
      actor: textOf(actor),
      comments: textOf(comments),
      review_state,
      time: date,
    },
  ];
}

/** The history of the workflow that led to the present state, where there are several. */
function historyFrom(data: Json): WorkflowEntry[] {
  const histories = Object.values(recordOf(data.workflow_history)).map((each) =>
    listOf(each).flatMap(entryFrom),
  );
  const current = histories.find((each) => each.at(-1)?.review_state === data.review_state);
  return current ?? histories[0] ?? [];
}

function localRolesFrom(value: Json, path: string, notes: ImportNotes): Record<string, Role[]> {
  return Object.fromEntries(
    Object.entries(recordOf(value.local_roles)).flatMap(([id, roles]) => {
      const known = rolesFrom(roles, `${id} on ${path}`, notes);
      return known.length > 0 ? [[id, known]] : [];
    }),
  );
}

function constrainedTypes(data: Json): Item['constrainedTypes'] {
  const { locally_allowed_types, immediately_addable_types } = recordOf(data['exportimport.constrains']);
  if (!Array.isArray(locally_allowed_types)) return undefined;
  return { allowed: textsOf(locally_allowed_types), immediate: textsOf(immediately_addable_types) };
}

const languageForm = /^[a-z]{2,3}(?:-[a-z]+)?$/;

/**
 * The language of an item. The default one and none are exported alike: outside of the language folders, where there are
 * such, it is none.
 */
function languageOf({ data, path }: Entry, site: { defaultLanguage: string; folders: ReadonlySet<string> }) {
  const language = textOf(data.language) || textOf(recordOf(data.language).token);
  if (languageForm.test(language)) return language;
  if (language !== defaultLanguageToken && language !== '') return '';
  const folder = path.split('/')[1] ?? '';
  return site.folders.size > 0 && !site.folders.has(folder) ? '' : site.defaultLanguage;
}

export interface ItemSurroundings {
  rootUid: Uid;
  defaultLanguage: string;
  /** Ids of the language folders. */
  folders: ReadonlySet<string>;
  /** `__metadata__.json` */
  metadata: Json;
  now: string;
  notes: ImportNotes;
}

/** Notes what of an item has no counterpart here. */
function noteLosses({ data, path, type }: Entry, metadata: Json, notes: ImportNotes): void {
  const versions = Object.keys(recordOf(data['exportimport.versions'])).length;
  if (versions > 0) notes.add('Items without their former versions', `${path} (${versions})`);
  if (!shippedTypes.has(type)) notes.add('Items of types that are unknown here', `${path} (${type})`);
  if (ownEntry(recordOf(metadata.default_page), textOf(data.UID)))
    notes.add('Containers that show themselves instead of a default page, as in every REST client', path);
}

/** The item of an entry, its fields and translations left for others to fill in. */
export function itemFrom(entry: Entry, fields: Item['fields'], around: ItemSurroundings): Item {
  const { data, path, uid } = entry;
  const { metadata, notes, now } = around;
  const exportedUid = textOf(data.UID);
  noteLosses(entry, metadata, notes);
  const permissions = recordOf(ownEntry(recordOf(metadata.local_permissions), exportedUid));
  if (Object.keys(permissions).length > 0) notes.add('Items whose permissions were set by hand', path);
  const roles = recordOf(ownEntry(recordOf(metadata.local_roles), exportedUid));
  const created = dateOf(data.created) ?? now;
  const constrains = constrainedTypes(data);
  const layout = textOf(data.layout);
  return {
    uid,
    parent: entry.parent?.uid ?? around.rootUid,
    id: entry.id,
    type: entry.type,
    state: stateOf(entry, permissions, notes),
    created,
    modified: dateOf(data.modified) ?? created,
    creators: textsOf(data.creators),
    localRoles: localRolesFrom(roles, path, notes),
    ...(roles.block ? { blocksInheritance: true } : {}),
    language: languageOf(entry, around),
    translationGroup: uid,
    ...(layout === '' ? {} : { layout }),
    ...(constrains ? { constrainedTypes: constrains } : {}),
    fields,
    workflowHistory: historyFrom(data),
  };
}
