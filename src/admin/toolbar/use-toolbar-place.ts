import type { AnyContent } from '@/api/types/any-content';
import { contentOfScreen } from '@/lib/content-path';
import { isPreviewPath } from '@/lib/preview-path';
import { dataOf } from '@/lib/remote';
import { usePresentPath } from '@/shell/use-present-path';
import { useScreenPlace } from '@/shell/use-screen-place';
import { useAppSelector, useContent, useScreen } from '@/state/hooks';
import { selectPlace } from '@/state/present-page';

interface ToolbarPlace {
  /** The page, or what a screen stands on: of a screen of the whole site the home, from which its ways lead. */
  content: AnyContent | undefined;
  /** The screen is the whole site's: nothing is done with the content. */
  isSite: boolean;
}

/** What the toolbar stands beside; no content until it is known. */
export function useToolbarPlace(): ToolbarPlace {
  const screen = useScreen();
  const page = dataOf(useContent());
  const place = useScreenPlace();
  const home = useAppSelector(selectPlace);
  const path = usePresentPath();
  // The site has one set-up, in whatever language it is opened.
  const isSite = screen === 'controlpanel' || (screen !== undefined && contentOfScreen(path) === '');
  // What is seen by its link is looked at as visitors do.
  if (screen === undefined) return { content: isPreviewPath(path) ? undefined : page, isSite };
  return { content: isSite ? home : place, isSite };
}
