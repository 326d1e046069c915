import type { MessageFormatElement } from 'react-intl';
import type { Language } from '@/lib/language';

export type Messages = Record<string, MessageFormatElement[]>;

const visitorMessages: Record<Language, () => Promise<{ default: Messages }>> = {
  de: () => import('virtual:messages/de/visitor'),
  en: () => import('virtual:messages/en/visitor'),
};

/** What a visitor reads in one language, parsed when the site was built. */
export async function loadMessages(language: Language): Promise<Messages> {
  return (await visitorMessages[language]()).default;
}
