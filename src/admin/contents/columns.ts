import type { MessageDescriptor } from 'react-intl';
import type { FolderRow, FolderSort } from '@/api/folder-contents';
import { columnMessages as messages } from './messages';

type Value = { kind: 'string' | 'date'; of: (row: FolderRow) => string };
type List = { kind: 'array'; of: (row: FolderRow) => readonly string[] };
type Flag = { kind: 'boolean'; of: (row: FolderRow) => boolean };
type State = { kind: 'state' };

export type Column = {
  name: string;
  label: MessageDescriptor;
  /** The index by which its head sorts. */
  sort?: FolderSort;
} & (Value | List | Flag | State);

/** The columns that can be chosen, in their order; the title always stands. */
export const contentsColumns: readonly Column[] = [
  { name: 'type', label: messages.type, sort: 'portal_type', kind: 'string', of: ({ type }) => type },
  { name: 'state', label: messages.state, sort: 'review_state', kind: 'state' },
  { name: 'modified', label: messages.modified, sort: 'modified', kind: 'date', of: (row) => row.modified },
  { name: 'creator', label: messages.creator, sort: 'Creator', kind: 'string', of: (row) => row.creator },
  {
    name: 'effective',
    label: messages.effective,
    sort: 'effective',
    kind: 'date',
    of: (row) => row.effective,
  },
  { name: 'expires', label: messages.expires, sort: 'expires', kind: 'date', of: (row) => row.expires },
  { name: 'created', label: messages.created, sort: 'created', kind: 'date', of: (row) => row.created },
  { name: 'tags', label: messages.tags, kind: 'array', of: ({ tags }) => tags },
  { name: 'size', label: messages.size, kind: 'string', of: ({ size }) => size },
  { name: 'excluded', label: messages.excluded, kind: 'boolean', of: ({ isExcluded }) => isExcluded },
];

/** What a folder can be put into the order of, for good. */
export const rearrangements: readonly { on: FolderSort; label: MessageDescriptor }[] = [
  { on: 'sortable_title', label: messages.name },
  { on: 'getId', label: messages.id },
  { on: 'portal_type', label: messages.type },
  { on: 'modified', label: messages.modified },
  { on: 'created', label: messages.created },
  { on: 'effective', label: messages.effective },
];
