import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { Icon } from '@/components/icon/icon';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { isContentPath } from '@/lib/content-path';
import { dataOf } from '@/lib/remote';
import { isRecord, recordsOf } from '@/lib/text';
import { homePath } from '@/site/home-path';
import { useContent, useNearest, useSession } from '@/state/hooks';
import { messages } from './messages';
import { trailOf, type Crumb } from './trail';
import './style.css';

const searchPath = /\/(search|search-old|@@search)\/?$/;

/** The way from the language home to the present page; on the home itself there is none to show. */
export function Breadcrumbs() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const content = useContent();
  const nearest = useNearest();
  const page = dataOf(content);
  if (searchPath.test(pathname)) {
    return (
      <Trail crumbs={[{ path: pathname, title: intl.formatMessage(messages.search) }]}>
        <UniversalLink to={pathname.replace(searchPath, '') || '/'} className="breadcrumbs__close">
          <Icon name="close" size={16} />
          <FormattedMessage {...messages.closeSearch} />
        </UniversalLink>
      </Trail>
    );
  }
  if (!page || !isContentPath(pathname)) return null;
  const crumbs = trailOf(page, nearest);
  return crumbs.length === 0 ? null : <Trail crumbs={crumbs} />;
}

/** Whether the server offers the contents of the page's folder, as it does to its editors. */
function useIsEditor(): boolean {
  const isLoggedIn = useSession() !== null;
  const actions: unknown = dataOf(useContent())?.['@components']?.actions;
  return (
    isLoggedIn && isRecord(actions) && recordsOf(actions['object']).some(({ id }) => id === 'folderContents')
  );
}

function Trail({ crumbs, children }: { crumbs: readonly Crumb[]; children?: ReactNode }) {
  const intl = useIntl();
  const language = useLanguage();
  const isEditor = useIsEditor();
  return (
    <div className="breadcrumbs container no-print">
      <nav className="breadcrumbs__trail" aria-label={intl.formatMessage(messages.label)}>
        <ol className="breadcrumbs__list">
          {isEditor && (
            <li className="breadcrumbs__item">
              <UniversalLink to="/contents" className="breadcrumbs__link">
                <FormattedMessage {...messages.contents} />
              </UniversalLink>
            </li>
          )}
          <li className="breadcrumbs__item">
            <Icon name="home" size={16} />
            <UniversalLink to={homePath(language)} className="breadcrumbs__link">
              <FormattedMessage {...messages.home} />
            </UniversalLink>
          </li>
          {crumbs.map(({ path, title }, index) => (
            <li key={path} className="breadcrumbs__item">
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
