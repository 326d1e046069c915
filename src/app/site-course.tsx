import { useLocation } from 'react-router';
import { cmsPath } from '@/lib/content-path';
import { useAppSelector } from '@/state/hooks';
import { isShown } from '@/state/present-page';
import { usePageData } from './use-page-data';
import { useRenewal } from './use-renewal';
import { useScrollAndFocus } from './use-scroll-and-focus';
import { useSessionRenewal } from './use-session-renewal';

/** What happens beside the drawing while one goes from page to page. It draws nothing, so that nothing is drawn anew for it. */
export function SiteCourse() {
  const path = cmsPath(useLocation().pathname);
  usePageData();
  useSessionRenewal();
  useRenewal();
  useScrollAndFocus(useAppSelector((state) => isShown(state, path)));
  return null;
}
