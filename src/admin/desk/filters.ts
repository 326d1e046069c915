import type { MessageDescriptor } from 'react-intl';
import type { FolderRow, FolderSort } from '@/api/folder-contents';
import { operation, type QueryCriterion } from '@/api/search';
import type { ToolIconName } from '@/tool/icon/icon-paths';
import { filterMessages, hintMessages } from './messages';

/** Something that waits for somebody. */
export interface DeskFilter {
  name: keyof typeof filterMessages;
  icon: ToolIconName;
  title: MessageDescriptor;
  hint: MessageDescriptor;
  where: Searched | Found;
}

/** What every Plone's search finds. */
interface Searched {
  /** `since` is the time of the look before. */
  criteria: (since: string) => readonly QueryCriterion[];
  /** What no search finds: then all that the criteria find is looked through. */
  isMet?: (row: FolderRow) => boolean;
  /** The index by which the most urgent stands first. */
  sortOn: FolderSort;
  isDescending?: true;
}

/** What only servers with the portal's add-on find, by this name. */
interface Found {
  find: string;
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
  {
    ...words('review'),
    icon: 'inbox',
    where: { criteria: () => [inState('pending')], sortOn: 'modified' },
  },
  {
    ...words('mine'),
    icon: 'pencil',
    where: {
      criteria: () => [
        { i: 'Creator', o: `${operation}string.currentUser`, v: '' },
        inState('private', 'draft', 'visible'),
      ],
      sortOn: 'modified',
    },
  },
  {
    ...words('expiring'),
    icon: 'calendar',
    where: {
      criteria: () => [{ i: 'expires', o: `${operation}date.lessThanRelativeDate`, v: 30 }],
      sortOn: 'expires',
    },
  },
  {
    ...words('untouched'),
    icon: 'history',
    where: {
      criteria: () => [{ i: 'modified', o: `${operation}date.beforeRelativeDate`, v: 730 }],
      sortOn: 'modified',
    },
  },
  {
    ...words('changed'),
    icon: 'renew',
    where: {
      criteria: (since) => [{ i: 'modified', o: `${operation}date.largerThan`, v: since }],
      sortOn: 'modified',
      isDescending: true,
    },
  },
  {
    ...words('noSummary'),
    icon: 'text',
    where: {
      criteria: () => [inState('published', 'intranet')],
      isMet: (row) => isPage(row) && row.description.trim() === '',
      sortOn: 'modified',
      isDescending: true,
    },
  },
  {
    ...words('noPicture'),
    icon: 'image',
    where: {
      criteria: () => [inState('published', 'intranet')],
      isMet: (row) => isPage(row) && !row.hasPicture,
      sortOn: 'modified',
      isDescending: true,
    },
  },
  { ...words('outdated'), icon: 'translate', where: { find: 'outdated' } },
  { ...words('broken'), icon: 'broken-link', where: { find: 'broken' } },
  { ...words('noAlt'), icon: 'eye', where: { find: 'no-alt' } },
];
