import type { MessageFormatElement } from 'react-intl';
import type { Language } from '@/lib/language';

export type Messages = Record<string, MessageFormatElement[]>;

/** Words of the app's screens, of the content types that have a view of their own, of the editor and its fields' helps, and of administration. */
export type LazyPart = 'screen' | 'view' | 'editor' | 'help' | 'admin';

type Loader = () => Promise<{ default: Messages }>;

const loaders: Record<'visitor' | LazyPart, Record<Language, Loader>> = {
  visitor: {
    de: () => import('virtual:messages/de/visitor'),
    en: () => import('virtual:messages/en/visitor'),
  },
  screen: {
    de: () => import('virtual:messages/de/screen'),
    en: () => import('virtual:messages/en/screen'),
  },
  view: {
    de: () => import('virtual:messages/de/view'),
    en: () => import('virtual:messages/en/view'),
  },
  admin: {
    de: () => import('virtual:messages/de/admin'),
    en: () => import('virtual:messages/en/admin'),
  },
  editor: {
    de: () => import('virtual:messages/de/editor'),
    en: () => import('virtual:messages/en/editor'),
  },
  help: {
    de: () => import('virtual:messages/de/help'),
    en: () => import('virtual:messages/en/help'),
  },
};

/** A part of the words in one language, parsed when the site was built; without a part what every visitor reads. */
export async function loadMessages(
  language: Language,
  part: 'visitor' | LazyPart = 'visitor',
): Promise<Messages> {
  return (await loaders[part][language]()).default;
}
