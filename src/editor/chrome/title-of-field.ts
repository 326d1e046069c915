import type { IntlShape } from 'react-intl';
import type { Field } from '@/forms/schema';

/** What a field of the page is called; its name where the form does not have it. */
export function titleOfField(intl: IntlShape, name: string, field: Field | undefined): string {
  const title = field?.title;
  return typeof title === 'string' ? title : title ? intl.formatMessage(title) : name;
}
