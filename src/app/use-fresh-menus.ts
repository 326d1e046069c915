import { useEffect } from 'react';
import { onWrite } from '@/api/writes';
import { useLanguage } from '@/i18n/use-language';
import { useAppDispatch, useSession } from '@/state/hooks';
import { navigation, navigationKey } from '@/state/navigation';
import { forgetPages } from '@/state/open-page';
import { ownPages } from '@/state/own-pages';

/** Milliseconds to wait for further writes: several items are often changed at once. */
const pause = 150;

/**
 * After every write pages and menus may look otherwise: what is known of them is forgotten, and the present menu, which
 * stays until then, is asked for anew.
 */
export function useFreshMenus(): void {
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const userId = useSession()?.userId ?? null;

  useEffect(() => {
    const reader = { language, userId };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let loading: { abort(): void } | undefined;
    const load = () => {
      timer = undefined;
      loading = dispatch(navigation.load(reader));
    };
    const stop = onWrite(() => {
      forgetPages();
      dispatch(navigation.keepOnly(navigationKey(reader)));
      dispatch(ownPages.reset());
      // An answer under way may have been worded before the write.
      loading?.abort();
      clearTimeout(timer);
      timer = setTimeout(load, pause);
    });
    return () => {
      stop();
      if (timer === undefined) return;
      clearTimeout(timer);
      load();
    };
  }, [dispatch, language, userId]);
}
