import { useMemo } from 'react';
import { useLanguage } from '@/i18n/use-language';
import { dataOf } from '@/lib/remote';
import { useNavigation } from '@/state/hooks';
import { menuOf, type MenuEntry } from './menu-entry';

/** The main menu of the present language; empty until it is known. */
export function useMenu(): MenuEntry[] {
  const language = useLanguage();
  const items = dataOf(useNavigation(language));
  return useMemo(() => (items ? menuOf(items, language) : []), [items, language]);
}
