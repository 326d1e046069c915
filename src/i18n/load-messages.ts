import type { MessageFormatElement } from 'react-intl';
import type { Language } from '@/lib/language';

export type Messages = Record<string, MessageFormatElement[]>;

/**
 * Words of the app's screens, of the content types that have a view of their own, of the rarer blocks, of the editor and its
 * fields' helps, and of administration.
 */
export type LazyPart = 'screen' | 'view' | 'block' | 'editor' | 'help' | 'admin';

type Loader = () => Promise<{ default: Messages }>;

const together = async (...parts: ReturnType<Loader>[]) => ({
  default: Object.assign({}, ...(await Promise.all(parts)).map((part) => part.default)) as Messages,
});

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
  // Blocks are made of parts that pages of types have too.
  block: {
    de: () => together(loaders.view.de(), import('virtual:messages/de/block')),
    en: () => together(loaders.view.en(), import('virtual:messages/en/block')),
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
