import { useIntl } from 'react-intl';
import type { Fault, Words } from '@/forms/schema';

/** Words as text, for attributes and options, which hold nothing else. */
export function useWordsText(): (words: Words) => string {
  const intl = useIntl();
  return (words) => (typeof words === 'string' ? words : intl.formatMessage(words));
}

/** What is wrong with a value, as text. */
export function useFaultText(): (fault: Fault) => string {
  const intl = useIntl();
  return (fault) =>
    typeof fault === 'string' ? fault : intl.formatMessage(fault.message, fault.values ?? {});
}
