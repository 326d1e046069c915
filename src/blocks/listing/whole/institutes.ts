import { getInstitutes, type Division } from '@/api/institutes';
import type { Summary } from '@/api/types/summary';
import { flatten } from '@/api/urls';
import { useLanguage } from '@/i18n/use-language';
import type { Remote } from '@/lib/remote';
import { useRemote } from '@/state/use-remote';

/** The institutes at which the items of a list may be, once there is a reason to ask. */
export function useInstitutes(isAsked: boolean): Remote<readonly Division[]> {
  const language = useLanguage();
  return useRemote<readonly Division[]>(isAsked ? language : null, (signal) =>
    getInstitutes({ language, signal }),
  ).remote;
}

/** The institute below which an item lies. */
export function instituteOf(item: Summary, institutes: readonly Division[]): Division | undefined {
  const path = flatten(item['@id']);
  return institutes.find((each) => path.startsWith(`${each.path}/`));
}
