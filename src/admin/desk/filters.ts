import type { MessageDescriptor } from 'react-intl';
import type { FolderRow, FolderSort } from '@/api/folder-contents';
import { operation, type QueryCriterion } from '@/api/search';
import type { ToolIconName } from '@/tool/icon/icon-paths';
import { filterMessages, hintMessages } from './messages';

/** Something that waits for somebody, as far as every Plone's search can find it. */
export interface DeskFilter {
  name: keyof typeof filterMessages;
  icon: ToolIconName;
  title: MessageDescriptor;
  hint: MessageDescriptor;
  /** `since` is the time of the look before. */
  criteria: (since: string) => readonly QueryCriterion[];
  /** What no search finds: then all that the criteria find is looked through. */
  isMet?: (row: FolderRow) => boolean;
  /** The index by which the most urgent stands first. */
  sortOn: FolderSort;
  isDescending?: true;
}

const words = (name: DeskFilter['name']) => ({ name, title: filterMessages[name], hint: hintMessages[name] });

const inState = (...states: string[]): QueryCriterion => ({
  i: 'review_state',
  o: `${operation}selection.any`,
  v: states,
});

/** Files, pictures and links stand in lists with what they are; pages are containers, on every Plone with Volto. */
const isPage = ({ isFolder }: FolderRow): boolean => isFolder;

export const deskFilters: readonly [DeskFilter, ...DeskFilter[]] = [
  { ...words('review'), icon: 'inbox', criteria: () => [inState('pending')], sortOn: 'modified' },
  {
    ...words('mine'),
    icon: 'pencil',
    criteria: () => [
      { i: 'Creator', o: `${operation}string.currentUser`, v: '' },
      inState('private', 'draft', 'visible'),
    ],
    sortOn: 'modified',
  },
  {
    ...words('expiring'),
    icon: 'calendar',
    criteria: () => [{ i: 'expires', o: `${operation}date.lessThanRelativeDate`, v: 30 }],
    sortOn: 'expires',
  },
  {
    ...words('untouched'),
    icon: 'history',
    criteria: () => [{ i: 'modified', o: `${operation}date.beforeRelativeDate`, v: 730 }],
    sortOn: 'modified',
  },
  {
    ...words('changed'),
    icon: 'renew',
    criteria: (since) => [{ i: 'modified', o: `${operation}date.largerThan`, v: since }],
    sortOn: 'modified',
    isDescending: true,
  },
  {
    ...words('noSummary'),
    icon: 'text',
    criteria: () => [inState('published', 'intranet')],
    isMet: (row) => isPage(row) && row.description.trim() === '',
    sortOn: 'modified',
    isDescending: true,
  },
  {
    ...words('noPicture'),
    icon: 'image',
    criteria: () => [inState('published', 'intranet')],
    isMet: (row) => isPage(row) && !row.hasPicture,
    sortOn: 'modified',
    isDescending: true,
  },
];

/** The filter that an address names; the first for none that is known. */
export const filterNamed = (name: string | null): DeskFilter =>
  deskFilters.find((filter) => filter.name === name) ?? deskFilters[0];
