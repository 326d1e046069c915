import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '@/i18n/use-language';
import { afterPaint } from '@/lib/after-paint';
import { cmsPath } from '@/lib/content-path';
import { whenIdle } from '@/lib/when-idle';
import { ownParts } from '@/shell/own-parts/own-parts';
import { useHeaderVariant } from '@/shell/header/use-header-variant';
import { useAppSelector } from '@/state/hooks';
import { isAroundKnown } from '@/state/present-page';
import { fetchAhead } from '@/components/fetched/fetched';

/** How long the header waits for a browser that is never idle, in milliseconds. */
const patience = 3000;

/** Whether the header is to be drawn: once the page can be written on, all of it is there and the browser has time. */
export function useHeaderTime(): boolean {
  const language = useLanguage();
  const path = cmsPath(useLocation().pathname);
  const isKnown = useAppSelector((state) => isAroundKnown(state, path));
  const hasOwnParts = useHeaderVariant().kind !== 'default';
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    if (!isKnown || isTime) return undefined;
    let isOver = false;
    const begin = async () => {
      await Promise.allSettled((hasOwnParts ? ownParts : []).map((part) => fetchAhead(part, language)));
      if (!isOver) startTransition(() => setTime(true));
    };
    const leave = afterPaint(() => whenIdle(() => void begin(), patience));
    return () => {
      isOver = true;
      leave();
    };
  }, [isKnown, isTime, hasOwnParts, language]);
  return isTime;
}
