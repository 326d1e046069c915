import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { pageFacts } from '@/api/page-facts';
import type { AnyContent } from '@/api/types/any-content';
import { Icon } from '@/components/icon/icon';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { contentOfScreen, isSearchPath } from '@/lib/content-path';
import { dataOf } from '@/lib/remote';
import type { ScreenName } from '@/lib/screens';
import { homePath, languageRoot } from '@/site/home-path';
import { isLeftOut } from '@/site/variants/variant';
import { useContent, useNearest, useScreen, useSession } from '@/state/hooks';
import { useScreenPlace } from '../use-screen-place';
import { messages } from './messages';
import { trailOf, type Crumb } from './trail';
import './style.css';

const contents = '/contents';

/** Screens about what lies in a folder: the way to them is one of folders. */
const onFolders: ReadonlySet<ScreenName> = new Set(['contents', 'delete', 'history', 'sharing']);

/** Whether the server offers the contents of a page's folder, as it does to its editors. */
function offersContents(page: AnyContent): boolean {
  return pageFacts(page)['@components'].actions.object.some(({ id }) => id === 'folderContents');
}

/**
 * The way from the language home to the present page, or to the content that a search or a folder's contents stand on; on
 * the home itself there is none to show.
 */
export function Breadcrumbs() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const language = useLanguage();
  const content = dataOf(useContent());
  const place = useScreenPlace();
  const nearest = useNearest();
  const isLoggedIn = useSession() !== null;
  const screen = useScreen();
  const placePath = contentOfScreen(pathname);
  const root: Crumb = { path: contents, title: intl.formatMessage(messages.contents) };
  const home: Crumb = { path: homePath(language), title: intl.formatMessage(messages.home), isHome: true };
  const startOf = (page: AnyContent | undefined) =>
    isLoggedIn && page && offersContents(page) ? [root, home] : [home];
  const way = place ? trailOf(place, nearest) : [];

  if (isSearchPath(pathname)) {
    const search: Crumb = { path: pathname, title: intl.formatMessage(messages.search) };
    return (
      <Trail crumbs={[...startOf(place), ...way, search]}>
        <UniversalLink to={placePath || '/'} className="breadcrumbs__close">
          <Icon name="close" size={16} />
          <FormattedMessage {...messages.closeSearch} />
        </UniversalLink>
      </Trail>
    );
  }
  if (screen !== undefined && onFolders.has(screen) && place && isLoggedIn && offersContents(place)) {
    const folders = [{ ...home, path: languageRoot(language) }, ...way].filter(({ path }) => path !== '');
    return (
      <Trail crumbs={[root, ...folders.map((each) => ({ ...each, path: `${each.path}${contents}` }))]} />
    );
  }
  if (!content || screen !== undefined || isLeftOut(pathname)) return null;
  const crumbs = trailOf(content, nearest);
  return crumbs.length === 0 ? null : <Trail crumbs={[...startOf(content), ...crumbs]} />;
}

/** The way to a page as its visitors see it, drawn elsewhere than round the present location. */
export function PageTrail({ content }: { content: AnyContent }) {
  const intl = useIntl();
  const language = useLanguage();
  const crumbs = trailOf(content, useNearest());
  if (crumbs.length === 0) return null;
  return (
    <Trail
      crumbs={[
        { path: homePath(language), title: intl.formatMessage(messages.home), isHome: true },
        ...crumbs,
      ]}
    />
  );
}

function Trail({ crumbs, children }: { crumbs: readonly Crumb[]; children?: ReactNode }) {
  const intl = useIntl();
  return (
    <div className="breadcrumbs container no-print">
      <nav className="breadcrumbs__trail" aria-label={intl.formatMessage(messages.label)}>
        <ol className="breadcrumbs__list">
          {crumbs.map(({ path, title, isHome }, index) => (
            <li key={`${index} ${path}`} className="breadcrumbs__item">
              {isHome && <Icon name="home" size={16} />}
              {index === crumbs.length - 1 ? (
                <span aria-current="page">{title}</span>
              ) : (
                <UniversalLink to={path} className="breadcrumbs__link">
                  {title}
                </UniversalLink>
              )}
            </li>
          ))}
        </ol>
        {children}
      </nav>
    </div>
  );
}
