import type { ComponentType } from 'react';
import type { ScreenName } from '@/lib/screens';

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
