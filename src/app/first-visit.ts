import { languageFor } from '@/i18n/use-language';
import { loadMessages } from '@/i18n/load-messages';
import { cmsPath, isContentPath } from '@/lib/content-path';
import { openLocation } from '@/state/open-location';
import type { AppStore } from '@/state/store';
import type { LoadedMessages } from './site-messages';

/** Milliseconds that the first page may take once the words are there; then header and footer are drawn without it. */
const patience = 300;

/**
 * Brings what the first drawing needs, so that it is the only one: the words of the path's language, and in the store the
 * page that the inline script has asked for.
 */
export async function beginVisit(store: AppStore, pathname: string): Promise<LoadedMessages> {
  const path = cmsPath(pathname);
  const language = languageFor(path);
  const page = window.portalFirstRequest && store.dispatch(openLocation({ path, language })).settled;
  const { current } = store.getState().session;
  // Screens of staff wait for more files than pages: they are on their way before anything is drawn, where they are asked for again.
  if (current && !isContentPath(path))
    import('./editors-screens')
      .then(({ beginScreen }) => beginScreen({ path, language, userId: current.userId }, store, page))
      .catch(() => undefined);
  const messages = await loadMessages(language);
  if (page) await Promise.race([page, new Promise((resolve) => setTimeout(resolve, patience))]);
  return { language, messages };
}
