import type { MessageFormatElement } from 'react-intl';
import type { Language } from '@/lib/language';

export type Messages = Record<string, MessageFormatElement[]>;

const visitorMessages: Record<Language, () => Promise<{ default: Messages }>> = {
  de: () => import('virtual:messages/de/visitor'),
  en: () => import('virtual:messages/en/visitor'),
};

const screenMessages: Record<Language, () => Promise<{ default: Messages }>> = {
  de: () => import('virtual:messages/de/screen'),
  en: () => import('virtual:messages/en/screen'),
};

/** What stands on the screens of the app, in one language. */
export async function loadScreenMessages(language: Language): Promise<Messages> {
  return (await screenMessages[language]()).default;
}

/** What a visitor reads in one language, parsed when the site was built. */
export async function loadMessages(language: Language): Promise<Messages> {
  return (await visitorMessages[language]()).default;
}
