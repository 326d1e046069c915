import { getQueryIndexes } from '@/api/query-indexes';
import { useLanguage } from '@/i18n/use-language';
import { useRemote } from '@/state/use-remote';
import { useFormPath } from './form-path';

/** By what content can be searched for where the form is. */
export function useQueryIndexes() {
  const language = useLanguage();
  const path = useFormPath();
  return useRemote(`${path} ${language}`, (signal) => getQueryIndexes(path, { language, signal }));
}
