import type { PageFacts } from '@/api/page-actions';
import { useLanguage } from '@/i18n/use-language';
import { dataOf, isSettled } from '@/lib/remote';
import { useSession } from '@/state/hooks';
import { useRemote } from '@/state/use-remote';
import { missingLanguages, translatableLanguages } from '../translations/translatable';

/** Whether whoever is logged in may add the page in a language in which it is missing; undefined until that is known. */
export function useMayTranslate(page: PageFacts | undefined): boolean | undefined {
  const language = useLanguage();
  const userId = useSession()?.userId ?? '';
  const asked = page?.may('folderContents') && missingLanguages(page).length > 0 ? page : undefined;
  const { remote } = useRemote(asked ? `${asked.path} ${language} ${userId}` : null, (signal) =>
    asked ? translatableLanguages(asked, { language, signal }) : Promise.resolve([]),
  );
  if (asked && !isSettled(remote)) return undefined;
  return asked !== undefined && (dataOf(remote)?.length ?? 0) > 0;
}
