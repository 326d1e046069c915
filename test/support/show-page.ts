import type { AnyContent } from '@/api/types/any-content';
import { cmsPath, isContentPath } from '@/lib/content-path';
import { languageFor } from '@/i18n/use-language';
import { homePath } from '@/site/home-path';
import { locationChanged } from '@/state/page-load';
import { pageKey, pages } from '@/state/pages';
import { aroundKey, contentKey } from '@/state/present-page';
import type { AppStore } from '@/state/store';

/** Says where one is, as following a link does, without asking for anything. */
export function goTo(store: AppStore, address: string): void {
  const path = cmsPath(address.split('?', 1)[0] ?? '');
  const state = store.getState();
  const reader = { language: languageFor(path), userId: state.session.current?.userId ?? null };
  store.dispatch(
    locationChanged({
      path,
      isContent: isContentPath(path),
      page: { ...reader, path },
      home: { ...reader, path: homePath(reader.language) },
      before: { content: contentKey(state), around: aroundKey(state) },
    }),
  );
}

/** Puts a page on the screen as an answer of the server would; on a screen of the app it is the one that this stands on. */
export function showPage(store: AppStore, page: AnyContent, path = '/de/seite'): void {
  goTo(store, path);
  const { location } = store.getState().pageLoad;
  if (location) store.dispatch(pages.show(pageKey(location.page), page));
}
