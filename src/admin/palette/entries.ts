import type { IntlShape } from 'react-intl';
import type { Account } from '@/api/accounts';
import { mayHaveAddOn } from '@/api/add-on';
import type { AddableType } from '@/api/editing';
import type { PanelSummary } from '@/api/control-panels';
import { foundPart, isFound } from '@/lib/found-part';
import type { ToolIconName } from '@/tool/icon/icon-paths';
import { panelEntries, panelTitle } from '../control-panel/purposes';
import { typeIcon } from '../kit/type-icons';
import { messages as toolbarMessages } from '../toolbar/messages';
import { pageEntries, type PageOffer, type PageTask } from '../toolbar/page-entries';
import type { FoundPage } from './found';
import { messages } from './messages';

/** Something that the palette leads to or does. */
export interface PaletteEntry {
  id: string;
  title: string;
  where: string;
  icon: ToolIconName;
  to?: string;
  /** What is done where one is; comes before where it leads. */
  task?: PageTask;
  /** Where it is edited. */
  edit?: string;
  page?: FoundPage;
}

export interface PaletteGroup {
  id: 'pages' | 'actions' | 'users' | 'panels';
  title: string;
  entries: readonly PaletteEntry[];
}

/** What can be done with the page one is looking at; without `canStart` that to which one is led alone. */
function actionEntries(offer: PageOffer, canStart: boolean, intl: IntlShape): PaletteEntry[] {
  const { path, may, isFolder } = offer.page;
  const entry = (
    name: 'view' | 'edit' | 'contents' | 'trash' | 'state',
    icon: ToolIconName,
    leads: Pick<PaletteEntry, 'to' | 'task'>,
  ): PaletteEntry => ({
    id: `action-${name}`,
    title: intl.formatMessage(toolbarMessages[name]),
    where: path || '/',
    icon,
    ...leads,
  });
  const when = (isOffered: boolean, offered: PaletteEntry) => (isOffered ? [offered] : []);
  const ofPage = pageEntries(offer).map(({ id, icon, words, task, to }): PaletteEntry => ({
    id: `action-${id}`,
    title: intl.formatMessage(words, { count: offer.kept }),
    where: path || '/',
    icon,
    ...(task && canStart ? { task } : {}),
    ...(to ? { to: to(offer.page) } : {}),
  }));
  return [
    entry('view', 'eye', { to: path || '/' }),
    ...when(may('edit'), entry('edit', 'pencil', { to: `${path}/edit` })),
    ...when(may('folderContents') && isFolder, entry('contents', 'folder', { to: `${path}/contents` })),
    ...when(
      mayHaveAddOn() && may('folderContents') && isFolder,
      entry('trash', 'trash', { to: `${path}/trash` }),
    ),
    ...when(canStart, entry('state', 'check', { task: 'state' })),
    ...ofPage.filter(({ task, to }) => task ?? to),
  ];
}

/** What may be added below the page one is looking at. */
const addEntries = (path: string, types: readonly AddableType[], intl: IntlShape): PaletteEntry[] =>
  types.map(({ id, title }) => ({
    id: `add-${id}`,
    title: intl.formatMessage(messages.add, { type: title }),
    where: path || '/',
    icon: typeIcon(id),
    to: `${path}/add?type=${encodeURIComponent(id)}`,
  }));

interface Sources {
  /** What is offered of the page one is looking at. */
  offer: PageOffer | undefined;
  /** Whether tasks can be started here. */
  canStart: boolean;
  /** What may be added below the page. */
  types: readonly AddableType[];
  pages: readonly FoundPage[];
  users: readonly Account[];
  /** Those that the CMS offers; undefined for who may not set the site up. */
  panels: readonly PanelSummary[] | undefined;
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
  const { offer, canStart, types, pages, users, panels, root } = sources;
  const fits = ({ title }: { title: string }) => isFound(title, words);
  // What begins with the words comes before what has them further on.
  const isWithin = ({ title }: { title: string }) => Number(foundPart(title, words)[0] > 0);
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
      title: intl.formatMessage(messages.actions, { title: offer?.page.title ?? '' }),
      entries: offer
        ? [
            ...actionEntries(offer, canStart, intl),
            ...(words === '' ? [] : addEntries(offer.page.path, types, intl)),
          ]
            .filter(fits)
            .sort((a, b) => isWithin(a) - isWithin(b))
        : [],
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
        words === '' || panels === undefined
          ? []
          : panelEntries(panels)
              .map((entry): PaletteEntry => ({
                id: `panel-${entry.name}`,
                title: panelTitle(entry, intl),
                where: entry.summary?.group || intl.formatMessage(messages.setup),
                icon: 'sliders',
                to: `${root}/controlpanel/${entry.name}`,
              }))
              .filter(fits),
    },
  ];
  return groups.filter(({ id, entries }) => entries.length > 0 && (only === undefined || only === id));
}
