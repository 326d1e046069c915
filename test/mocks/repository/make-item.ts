import { createHash } from 'node:crypto';
import type { Item, Viewer } from '~mocks/repository/types';

export function uidOf(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 32);
}

/** A published page whose UID comes from its name; the name is its id too. */
export function makeItem(name: string, parent: Item | string, change: Partial<Item> = {}): Item {
  const uid = change.uid ?? uidOf(name);
  return {
    uid,
    parent: typeof parent === 'string' ? parent : parent.uid,
    id: name,
    type: 'Document',
    state: 'published',
    created: '2026-01-01T00:00:00Z',
    modified: '2026-01-02T00:00:00Z',
    creators: ['admin'],
    localRoles: {},
    language: 'de',
    translationGroup: uid,
    workflowHistory: [],
    ...change,
    fields: { title: name, ...change.fields },
  };
}

export const anonymous: Viewer = { id: null, roles: ['Anonymous'], groups: [] };
export const manager: Viewer = { id: 'admin', roles: ['Authenticated', 'Manager'], groups: [] };

export function member(id: string, ...roles: Viewer['roles'][number][]): Viewer {
  return { id, roles: ['Authenticated', 'Member', ...roles], groups: [] };
}
