import { useEffect } from 'react';
import { onWrite } from '@/api/writes';
import { useLanguage } from '@/i18n/use-language';
import { useAppDispatch, useSession } from '@/state/hooks';
import { forgetOtherMenus, navigation } from '@/state/navigation';
import { forgetPages, renewPresentPage } from '@/state/open-location';
import { ownPages } from '@/state/own-pages';

/** Milliseconds to wait for further writes: several items are often changed at once. */
const pause = 150;

/**
 * After a write the pages that it changed are forgotten, as are the menus, which name pages: the present page, if it is one
 * of them, and the present menu stay until they have been asked for anew.
 */
export function useRenewal(): void {
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const userId = useSession()?.userId ?? null;

  useEffect(() => {
    const reader = { language, userId };
    const changed = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let loading: { abort(): void } | undefined;
    const load = () => {
      timer = undefined;
      loading = dispatch(navigation.load(reader));
      dispatch(renewPresentPage(changed));
      changed.clear();
    };
    const stop = onWrite(({ path }) => {
      changed.add(path);
      dispatch(forgetPages(path));
      dispatch(forgetOtherMenus(reader));
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
