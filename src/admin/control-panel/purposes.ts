import type { IntlShape } from 'react-intl';
import type { PanelSummary } from '@/api/control-panels';
import type { ToolIconName } from '@/tool/icon/icon-paths';
import { ownMessages } from './messages';

export type Purpose = 'people' | 'content' | 'portal' | 'other';

export type OwnPanel = keyof typeof ownMessages;

/** What a panel is for, and its drawing, for those that are known; in the order in which they stand. */
const known: Readonly<Record<string, readonly [Purpose, ToolIconName]>> = {
  users: ['people', 'user'],
  groups: ['people', 'users'],
  membership: ['people', 'checks'],
  usergroup: ['people', 'sliders'],
  security: ['people', 'lock'],
  'dexterity-types': ['content', 'grid'],
  relations: ['content', 'link'],
  redirects: ['content', 'renew'],
  'moderate-comments': ['content', 'quote'],
  discussion: ['content', 'quote'],
  editing: ['content', 'pencil'],
  imaging: ['content', 'image'],
  markup: ['content', 'code'],
  'blog-controlpanel': ['content', 'text'],
  'import-report': ['content', 'checks'],
  site: ['portal', 'home'],
  'portal-settings': ['portal', 'panel'],
  language: ['portal', 'translate'],
  navigation: ['portal', 'list'],
  search: ['portal', 'search'],
  'date-and-time': ['portal', 'calendar'],
  mail: ['portal', 'paste'],
  socialmedia: ['portal', 'share'],
  'volto-settings': ['portal', 'desktop'],
};

/** Panels without a form for which there is no screen. */
const leftOut: ReadonlySet<string> = new Set(['content-rules']);

const order = Object.keys(known);

export interface PanelEntry {
  name: string;
  purpose: Purpose;
  icon: ToolIconName;
  /** As the CMS calls it; those of the app's own have words of ours. */
  summary: PanelSummary | null;
}

export const isOwnPanel = (name: string): name is OwnPanel => Object.hasOwn(ownMessages, name);

/** What a panel is called. */
export const panelTitle = ({ name, summary }: PanelEntry, intl: IntlShape): string =>
  isOwnPanel(name) ? intl.formatMessage(ownMessages[name]) : (summary?.title ?? name);

/** The panels in their order: those of the app's own beside those that the CMS offers. */
export function panelEntries(offered: readonly PanelSummary[]): PanelEntry[] {
  const own = Object.keys(ownMessages).map((name) => ({ name, summary: null }));
  const theirs = offered
    .filter(({ name }) => !leftOut.has(name) && !isOwnPanel(name))
    .map((summary) => ({ name: summary.name, summary }));
  const place = (name: string) => order.indexOf(name) >>> 0;
  return [...own, ...theirs]
    .sort((one, other) => place(one.name) - place(other.name))
    .map(({ name, summary }) => {
      const [purpose, icon] = (Object.hasOwn(known, name) ? known[name] : undefined) ?? ['other', 'puzzle'];
      return { name, summary, purpose, icon };
    });
}
