import type { Item, Uid } from '../types';

const rootUid: Uid = '00000000000000000000000000000001';

/** The site root of a storage that has none yet. */
export function makeRoot(): Item {
  const now = new Date().toISOString();
  return {
    uid: rootUid,
    parent: null,
    id: 'Plone',
    type: 'Plone Site',
    state: null,
    created: now,
    modified: now,
    creators: ['admin'],
    localRoles: {},
    language: '',
    translationGroup: rootUid,
    fields: { title: 'Site', description: '' },
    workflowHistory: [],
  };
}
