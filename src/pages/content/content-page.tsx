import { Suspense, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate, useLocation } from 'react-router';
import { pageFacts } from '@/api/page-facts';
import type { AnyContent } from '@/api/types/any-content';
import { publicOrigin } from '@/api/urls';
import { ErrorBoundary } from '@/components/error-views/error-boundary';
import { ErrorView } from '@/components/error-views/error-view';
import { siteTitle } from '@/components/head/site-title';
import { useHead } from '@/components/head/use-head';
import { afterOf, hides, viewOf } from '@/content-types/registry';
import { useDates } from '@/i18n/use-dates';
import { useLanguage } from '@/i18n/use-language';
import { isContentPath } from '@/lib/content-path';
import type { Language } from '@/lib/language';
import { dataOf, type RemoteError } from '@/lib/remote';
import { isLeftOut } from '@/site/variants/variant';
import { useContent } from '@/state/hooks';
import { arrivalOf } from './arrival';
import { ContextNavigation, hasContextNavigation } from './context-navigation';
import { headOf } from './head-of';
import { messages } from './messages';
import { PageSkeleton } from './page-skeleton';
import { SiteData } from './site-data';
import { SubjectTags } from './subject-tags';
import './style.css';

const notFound: RemoteError = { status: 404, kind: 'http', message: 'Not Found' };

/**
 * The page of a content path: what it shows, or why it cannot be shown. A screen that
 * does not exist is not found, nor is what this variant of the site leaves out.
 */
export function ContentPage() {
  const { pathname } = useLocation();
  const remote = useContent();
  if (!isContentPath(pathname) || isLeftOut(pathname)) return <ErrorView error={notFound} />;
  if (remote.status === 'failed') return <FailedPage error={remote.error} />;
  const content = dataOf(remote);
  return content ? <LoadedPage content={content} /> : <WaitingPage />;
}

/** Until the page has told its title, the tab has the site's, not that of the screen that led here. */
function WaitingPage() {
  useHead({ title: siteTitle('', useLanguage()) });
  return <PageSkeleton />;
}

/** Moved content takes the address along, with the query and hash of this one; everything else is an error view. */
function FailedPage({ error }: { error: RemoteError }) {
  const { search, hash } = useLocation();
  const away = error.kind === 'redirect' && error.location ? error.location : undefined;
  const isExternal = away !== undefined && !away.startsWith('/');
  useEffect(() => {
    if (away !== undefined && isExternal) window.location.replace(away);
  }, [away, isExternal]);
  if (away === undefined) return <ErrorView error={error} />;
  return isExternal ? <PageSkeleton /> : <Navigate to={`${away}${search}${hash}`} replace />;
}

/** The language in which content is written, where that is not the one of the words around it. */
function otherLanguageOf(content: AnyContent, language: Language): string | undefined {
  const { language: token } = pageFacts(content);
  return token === '' || token === language ? undefined : token;
}

function LoadedPage({ content }: { content: AnyContent }) {
  const language = useLanguage();
  const { title, seo_title: seoTitle } = pageFacts(content);
  const View = viewOf(content);
  const After = afterOf(content);
  const hasColumn =
    content.show_navigation_portlet === true &&
    !hides(content, 'context-navigation') &&
    hasContextNavigation(content);
  useHead({
    title: siteTitle(seoTitle || title, language),
    elements: headOf(content, siteTitle('', language), publicOrigin()),
  });
  return (
    <>
      <SiteData content={content} />
      <div id="view" className={`container content-page${hasColumn ? ' content-page--with-column' : ''}`}>
        <article className="content-page__main" id="page-document" lang={otherLanguageOf(content, language)}>
          <ArrivalNotice />
          {/* Until the next page is there this one stays: where it fails, the next one begins anew. */}
          <ErrorBoundary resetKey={content}>
            <Suspense fallback={<PageSkeleton />}>
              <View key={content['@id']} content={content} />
            </Suspense>
          </ErrorBoundary>
          <footer className="content-page__end">
            {hides(content, 'last-modified') || <LastModified content={content} />}
            {hides(content, 'tags') || <SubjectTags subjects={content.subjects} />}
          </footer>
        </article>
        {hasColumn && (
          <aside className="content-page__column">
            <ContextNavigation content={content} />
          </aside>
        )}
      </div>
      {After && (
        <ErrorBoundary resetKey={content} fallback={() => null}>
          <Suspense fallback={null}>
            <After content={content} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

/** What a screen of the app, which led here, has to say. */
function ArrivalNotice() {
  if (arrivalOf(useLocation().state) === undefined) return null;
  return (
    <p className="notice" role="status">
      <strong>
        <FormattedMessage {...messages.unlocked} />
      </strong>{' '}
      <FormattedMessage {...messages.unlockedText} />
    </p>
  );
}

function LastModified({ content }: { content: AnyContent }) {
  const dates = useDates();
  const date = content.modified ? dates.dateTime(content.modified) : '';
  if (date === '') return null;
  return (
    <p className="content-page__date meta">
      <FormattedMessage {...messages.lastModified} values={{ date }} />
    </p>
  );
}
