import { useIntl } from 'react-intl';
import type { FieldError, Words } from '@/forms/schema';

/** Words as text, for attributes and options, which hold nothing else. */
export function useWordsText(): (words: Words) => string {
  const intl = useIntl();
  return (words) => (typeof words === 'string' ? words : intl.formatMessage(words));
}

/** What is wrong with a value, as text. */
export function useErrorText(): (error: FieldError) => string {
  const intl = useIntl();
  return (error) =>
    typeof error === 'string' ? error : intl.formatMessage(error.message, error.values ?? {});
}
