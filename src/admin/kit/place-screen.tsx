import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { getContent } from '@/api/content';
import { ApiError } from '@/api/error';
import { actionsOf, type PageAction, type PageFacts } from '@/api/page-actions';
import { ErrorView } from '@/components/error-views/error-view';
import { RemoteData } from '@/components/remote-data/remote-data';
import { useLanguage } from '@/i18n/use-language';
import { cmsPath, contentOfScreen } from '@/lib/content-path';
import { useSession } from '@/state/hooks';
import { useContentFirst } from '@/state/use-content-first';
import { useRemote } from '@/state/use-remote';

interface PlaceScreenProps {
  /** What one must be allowed to do there. */
  action: PageAction;
  /** What else has to be so, where the page's own actions do not say it. */
  isAllowed?: (page: PageFacts, signal: AbortSignal) => Promise<boolean>;
  children: (page: PageFacts) => ReactNode;
}

/** A screen about the content on whose path it stands, for those who may do with it what the screen is for. */
export function PlaceScreen({ action, isAllowed, children }: PlaceScreenProps) {
  useContentFirst();
  const language = useLanguage();
  const userId = useSession()?.userId ?? '';
  const path = contentOfScreen(cmsPath(useLocation().pathname));
  const { remote, retry } = useRemote([path, language, userId].join(' '), async (signal) => {
    const page = actionsOf(await getContent(path || '/', { language, signal, withNavigation: false }));
    if (!page.may(action) || (isAllowed && !(await isAllowed(page, signal))))
      throw new ApiError({ status: 401, kind: 'http', message: 'You may not do this here.' });
    return page;
  });
  if (remote.status === 'failed') return <ErrorView error={remote.error} retry={retry} />;
  return (
    <RemoteData of={remote} skeleton={<div className="skeleton" />}>
      {(page) => children(page)}
    </RemoteData>
  );
}
