import { settingsOf } from '@/api/surroundings';
import { useLanguage } from '@/i18n/use-language';
import { classOfType } from '@/shell/body-classes';
import { useSettings } from '@/state/hooks';
import type { OpenedPage } from '../../session/opened-page';

/** The classes that the body of the page has for its visitors, those of the site round it among them. */
export function useVisitorsClasses({ type }: OpenedPage): string {
  const { additional_body_class: own } = settingsOf(useSettings());
  return `is-anonymous public-ui language-${useLanguage()} ${classOfType(type)} ${own}`.trim();
}
