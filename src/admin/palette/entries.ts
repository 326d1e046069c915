import type { IntlShape } from 'react-intl';
import type { Account } from '@/api/accounts';
import type { PageFacts } from '@/api/page-actions';
import type { PanelSummary } from '@/api/control-panels';
import { isFound } from '@/lib/found-part';
import type { ToolIconName } from '@/tool/icon/icon-paths';
import { messages as toolbarMessages } from '../toolbar/messages';
import type { FoundPage } from './found';
import { messages } from './messages';

/** Something that the palette leads to. */
export interface PaletteEntry {
  id: string;
  title: string;
  where: string;
  icon: ToolIconName;
  to: string;
  /** Where it is edited. */
  edit?: string;
  page?: FoundPage;
}

export interface PaletteGroup {
  id: 'pages' | 'actions' | 'users' | 'panels';
  title: string;
  entries: readonly PaletteEntry[];
}

/** What can be done with the page one is looking at, as far as it is a place of its own. */
function actionEntries(page: PageFacts, intl: IntlShape): PaletteEntry[] {
  const { path, may, isFolder } = page;
  const entry = (name: keyof typeof toolbarMessages, icon: ToolIconName, screen: string): PaletteEntry => ({
    id: `action-${name}`,
    title: intl.formatMessage(toolbarMessages[name]),
    where: path || '/',
    icon,
    to: `${path}${screen}` || '/',
  });
  const when = (isOffered: boolean, offered: PaletteEntry) => (isOffered ? [offered] : []);
  return [
    entry('view', 'eye', ''),
    ...when(may('edit'), entry('edit', 'pencil', '/edit')),
    ...when(may('folderContents') && isFolder, entry('contents', 'folder', '/contents')),
    ...when(may('folderContents') && isFolder, entry('trash', 'trash', '/trash')),
    ...when(may('history'), entry('history', 'history', '/history')),
    ...when(may('local_roles'), entry('sharing', 'share', '/sharing')),
    entry('linksToItem', 'link', '/links-to-item'),
    ...when(may('edit'), entry('translations', 'translate', '/manage-translations')),
    ...when(may('delete'), entry('delete', 'trash', '/delete')),
  ];
}

interface Sources {
  page: PageFacts | undefined;
  pages: readonly FoundPage[];
  users: readonly Account[];
  panels: readonly PanelSummary[];
  /** The path of the home, below which the setup of the site lies. */
  root: string;
}

/** What is typed, and to which kind of things its first sign limits it. */
export function limited(typed: string): { words: string; only?: 'actions' | 'users' } {
  if (typed.startsWith('>')) return { words: typed.slice(1).trim(), only: 'actions' };
  if (typed.startsWith('@')) return { words: typed.slice(1).trim(), only: 'users' };
  return { words: typed.trim() };
}

/** All that fits to what is typed, in the order in which it stands. */
export function groupsFor(typed: string, sources: Sources, intl: IntlShape): PaletteGroup[] {
  const { words, only } = limited(typed);
  const { page, pages, users, panels, root } = sources;
  const fits = ({ title }: { title: string }) => isFound(title, words);
  const groups: PaletteGroup[] = [
    {
      id: 'pages',
      title: intl.formatMessage(words === '' ? messages.recent : messages.pages),
      entries: pages.map((found) => ({
        id: `page-${found.path}`,
        title: found.title,
        where: found.path,
        icon: 'file',
        to: found.path || '/',
        edit: `${found.path}/edit`,
        page: found,
      })),
    },
    {
      id: 'actions',
      title: intl.formatMessage(messages.actions, { title: page?.title ?? '' }),
      entries: page ? actionEntries(page, intl).filter(fits) : [],
    },
    {
      id: 'users',
      title: intl.formatMessage(messages.users),
      entries: users.map(({ id, fullname, username, email }) => ({
        id: `user-${id}`,
        title: fullname || username,
        where: email || intl.formatMessage(messages.account),
        icon: 'user',
        to: `${root}/controlpanel/users?search=${encodeURIComponent(id)}`,
      })),
    },
    {
      id: 'panels',
      title: intl.formatMessage(messages.panels),
      entries:
        words === ''
          ? []
          : panels.filter(fits).map(({ name, title, group }) => ({
              id: `panel-${name}`,
              title,
              where: group || intl.formatMessage(messages.setup),
              icon: 'sliders',
              to: `${root}/controlpanel/${name}`,
            })),
    },
  ];
  return groups.filter(({ id, entries }) => entries.length > 0 && (only === undefined || only === id));
}
