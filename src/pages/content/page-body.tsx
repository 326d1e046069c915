import { Suspense, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { pageFacts } from '@/api/page-facts';
import type { AnyContent } from '@/api/types/any-content';
import { ErrorBoundary } from '@/components/error-views/error-boundary';
import { useNear } from '@/components/pieces/use-near';
import { afterOf, Comments, hides, viewOf } from '@/content-types/registry';
import { useDates } from '@/i18n/use-dates';
import { useLanguage } from '@/i18n/use-language';
import type { Language } from '@/lib/language';
import { ContextNavigation, hasContextNavigation } from './context-navigation';
import { messages } from './messages';
import { PageSkeleton } from './page-skeleton';
import { SubjectTags } from './subject-tags';
import './style.css';

/** The language in which content is written, where that is not the one of the words around it. */
function otherLanguageOf(content: AnyContent, language: Language): string | undefined {
  const { language: token } = pageFacts(content);
  return token === '' || token === language ? undefined : token;
}

interface PageBodyProps {
  content: AnyContent;
  /** What is to be said before the page. */
  notice?: ReactNode;
}

/** What a page shows of itself: its view by type, its tags and date, the navigation beside it. */
export function PageBody({ content, notice }: PageBodyProps) {
  const language = useLanguage();
  const View = viewOf(content);
  const After = afterOf(content);
  const hasColumn =
    content.show_navigation_portlet === true &&
    !hides(content, 'context-navigation') &&
    hasContextNavigation(content);
  return (
    <>
      <div id="view" className={`container content-page${hasColumn ? ' content-page--with-column' : ''}`}>
        <article className="content-page__main" id="page-document" lang={otherLanguageOf(content, language)}>
          {/* Until the next page is there this one stays: where it fails, the next one begins anew. */}
          <ErrorBoundary resetKey={content}>
            <Suspense fallback={<PageSkeleton />}>
              {notice}
              <View key={content['@id']} content={content} />
            </Suspense>
          </ErrorBoundary>
          <footer className="content-page__end">
            {hides(content, 'last-modified') || <LastModified content={content} />}
            {hides(content, 'tags') || <SubjectTags subjects={content.subjects} />}
          </footer>
          {content.allow_discussion === true && <NearComments key={content['@id']} content={content} />}
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

/** Most visitors leave before the comments: they are fetched for whoever comes near to them. */
function NearComments({ content }: { content: AnyContent }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, '0px');
  const skeleton = <div className="skeleton content-page__comments" />;
  return (
    <div ref={place}>
      <ErrorBoundary resetKey={content}>
        <Suspense fallback={skeleton}>{isNear ? <Comments content={content} /> : skeleton}</Suspense>
      </ErrorBoundary>
    </div>
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
