import { pageFacts } from '@/api/page-facts';
import type { AnyContent } from '@/api/types/any-content';
import { flatten } from '@/api/urls';
import { contentOfScreen } from '@/lib/content-path';
import { isLeftOut } from '@/site/variants/variant';
import { useAppSelector, useScreen } from '@/state/hooks';
import { selectPlace } from '@/state/present-page';
import { usePresentPath } from './use-present-path';

/** The content that the present screen stands on; undefined until it is known, and on content itself. */
export function useScreenPlace(): AnyContent | undefined {
  const path = usePresentPath();
  const place = useAppSelector(selectPlace);
  const isContent = useScreen() === undefined;
  const placePath = contentOfScreen(path);
  if (isContent || isLeftOut(placePath)) return undefined;
  return place && flatten(pageFacts(place)['@id']) === placePath ? place : undefined;
}
