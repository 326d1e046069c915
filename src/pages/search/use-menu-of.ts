import { useEffect } from 'react';
import { useLanguage } from '@/i18n/use-language';
import type { Language } from '@/lib/language';
import { useAppDispatch, useNavigation, useSession } from '@/state/hooks';
import { navigation } from '@/state/navigation';

/** Fetches the menu of a language, whose titles name the places of its hits; that of the page comes with it. */
export function useMenuOf(language: Language): void {
  const dispatch = useAppDispatch();
  const userId = useSession()?.userId ?? null;
  const isOther = language !== useLanguage();
  const isMissing = useNavigation(language).status === 'idle' && isOther;
  useEffect(() => {
    if (isMissing) void dispatch(navigation.load({ language, userId }));
  }, [dispatch, isMissing, language, userId]);
}
