import type { RepositoryReader, Role, Transaction } from './types';

/** A group, kept in the table `groups` under its id. Who is in it stands with the users. */
export interface Group {
  id: string;
  title: string;
  description: string;
  email: string;
  roles: readonly Role[];
  /** Ids of the groups that this one is in. */
  groups: readonly string[];
}

export const groupsOf = (reader: RepositoryReader): Group[] =>
  reader.records<Group>('groups').map(([, group]) => group);

export const groupOf = (reader: RepositoryReader, id: string): Group | undefined =>
  reader.record<Group>('groups', id);

export function setGroup(transaction: Transaction, group: Group): void {
  transaction.setRecord('groups', group.id, group);
}
