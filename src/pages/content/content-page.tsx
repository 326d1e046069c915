import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { pageFacts } from '@/api/page-facts';
import type { AnyContent } from '@/api/types/any-content';
import { publicOrigin } from '@/api/urls';
import { ErrorView } from '@/components/error-views/error-view';
import { fetched } from '@/components/fetched/fetched';
import { siteTitle } from '@/components/head/site-title';
import { useHead } from '@/components/head/use-head';
import { useLanguage } from '@/i18n/use-language';
import { dataOf, type RemoteError } from '@/lib/remote';
import { isLeftOut } from '@/site/variants/variant';
import { useContent } from '@/state/hooks';
import { headOf } from './head-of';
import { PageBody } from './page-body';
import { PageSkeleton } from './page-skeleton';
import { SiteData } from './site-data';

/** What most pages have nothing of. */
const PageNotice = fetched(async () => (await import('./page-notice')).PageNotice);

const notFound: RemoteError = { status: 404, kind: 'http', message: 'Not Found' };

/**
 * The page of a content path: what it shows, or why it cannot be shown. What this variant of the site leaves
 * out is not found.
 */
export function ContentPage() {
  const { pathname } = useLocation();
  const remote = useContent();
  if (isLeftOut(pathname)) return <ErrorView error={notFound} />;
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

function LoadedPage({ content }: { content: AnyContent }) {
  const language = useLanguage();
  const isNoticed = Boolean(useLocation().state ?? content.preview);
  const { title, seo_title: seoTitle } = pageFacts(content);
  useHead({
    title: siteTitle(seoTitle || title, language),
    elements: headOf(content, siteTitle('', language), publicOrigin()),
  });
  return (
    <>
      <SiteData content={content} />
      <PageBody content={content} notice={isNoticed && <PageNotice preview={content.preview} />} />
    </>
  );
}
