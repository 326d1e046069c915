import { getQueryParts } from '@/api/query-indexes';
import { useLanguage } from '@/i18n/use-language';
import { useRemote } from '@/state/use-remote';
import { useFormPath } from '../form-path';

/** What a query may be made of where the form is. */
export function useQueryParts() {
  const language = useLanguage();
  const path = useFormPath();
  return useRemote(`${path} ${language}`, (signal) => getQueryParts(path, { language, signal }));
}
