import type { ComponentType } from 'react';
import { preloadMessages } from '@/components/lazy-messages/lazy-messages';
import { openEditor, preloadEditor, preloadEditorWords } from '@/editor/screens/preload-editor';
import { contentOfScreen } from '@/lib/content-path';
import { dataOf } from '@/lib/remote';
import { factsOf, screenOf, type ScreenName } from '@/lib/screens';
import { pageKey, pages, type PageName } from '@/state/pages';
import type { AppStore } from '@/state/store';

/** The screens of editors and administrators. They stand apart, so that a visitor's first files do not even name theirs. */
const screens = {
  add: async () => (await import('@/editor/screens/edit-page')).AddPage,
  aliases: async () => (await import('@/admin/aliases/aliases-page')).AliasesPage,
  contents: async () => (await import('@/admin/contents/contents-page')).ContentsPage,
  controlpanel: async () => (await import('@/admin/control-panel/control-panel-page')).ControlPanelPage,
  desk: async () => (await import('@/admin/desk/desk-page')).DeskPage,
  delete: async () => (await import('@/admin/delete/delete-page')).DeletePage,
  edit: async () => (await import('@/editor/screens/edit-page')).EditPage,
  history: async () => (await import('./history-screen')).HistoryScreen,
  'links-to-item': async () => (await import('@/admin/links-to-item/links-to-item-page')).LinksToItemPage,
  'create-translation': async () =>
    (await import('@/admin/translations/create-translation-page')).CreateTranslationPage,
  'manage-translations': async () => (await import('./translations-screen')).TranslationsScreen,
  'personal-information': async () =>
    (await import('@/admin/personal/personal-page')).PersonalInformationPage,
  'personal-preferences': async () => (await import('@/admin/personal/personal-page')).PreferencesPage,
  'change-password': async () => (await import('@/admin/personal/personal-page')).ChangePasswordPage,
  trash: async () => (await import('@/admin/trash/trash-page')).TrashPage,
  sharing: async () => (await import('@/admin/sharing/sharing-page')).SharingPage,
} satisfies Partial<Record<ScreenName, () => Promise<ComponentType>>>;

export type EditorsScreen = keyof typeof screens;

/** Fetches a screen. */
export const loadEditorsScreen = (name: EditorsScreen): Promise<ComponentType> => screens[name]();

const isEditorsScreen = (name: string): name is EditorsScreen => Object.hasOwn(screens, name);

/**
 * Brings what the screen that a visit begins with is drawn with: its code, its words, and for the editor, once the page has
 * come, what that is edited with and its lock. What cannot be had says so where it is drawn.
 */
export async function beginScreen(
  { path, language, userId }: PageName,
  store: AppStore,
  opened: Promise<unknown> | undefined,
): Promise<void> {
  const name = screenOf(path);
  if (name === undefined || !isEditorsScreen(name)) return;
  const words = factsOf(name).isEditor ? preloadEditorWords(language) : preloadMessages('admin', language);
  const drawn = Promise.allSettled([loadEditorsScreen(name), preloadMessages('screen', language), words]);
  await opened;
  const page = { path: contentOfScreen(path), language, userId };
  const content = dataOf(pages.select(store.getState().pages, pageKey(page)));
  if (name === 'edit' && content) {
    await openEditor(page, store);
    await preloadEditor(content, language);
  }
  await drawn;
}
