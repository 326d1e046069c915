import { useEffect } from 'react';
import type { Language } from '@/lib/language';
import { useAppDispatch, useNavigation, useSession } from '@/state/hooks';
import { navigation } from '@/state/navigation';

/** Fetches the menu of a language, whose titles name the places of its hits; the visitor's own is there anyhow. */
export function useMenuOf(language: Language): void {
  const dispatch = useAppDispatch();
  const userId = useSession()?.userId ?? null;
  const isMissing = useNavigation(language).status === 'idle';
  useEffect(() => {
    if (isMissing) void dispatch(navigation.load({ language, userId }));
  }, [dispatch, isMissing, language, userId]);
}
