import { getWorkflow } from '@/api/workflow';
import { useLanguage } from '@/i18n/use-language';
import { useRemote } from '@/state/use-remote';

/** The state of a page and what may become of it; nothing is asked for without a path. */
export function useWorkflow(path: string | undefined) {
  const language = useLanguage();
  return useRemote(path === undefined ? null : `${path} ${language}`, (signal) =>
    getWorkflow(path ?? '', { language, signal }),
  );
}
