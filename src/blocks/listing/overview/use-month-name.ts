import { useIntl } from 'react-intl';

/** The name alone of a month as `2026-11`. */
export function useMonthName(): (month: string) => string {
  const intl = useIntl();
  return (month) => intl.formatDate(`${month}-01T12:00:00Z`, { month: 'long', timeZone: 'UTC' });
}
