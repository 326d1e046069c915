import { FormattedMessage } from 'react-intl';
import type { Fact } from '@/components/facts/facts';
import { factFields, type OtherTypeData } from './data';
import { factLabels } from './field-labels';
import { fieldValue } from './field-value';

/** The labelled facts of a page; the value of those that say nothing is null. */
export function factsOf(data: OtherTypeData, date: (value: string) => string): Fact[] {
  return factFields.map((field) => ({
    id: field,
    label: <FormattedMessage {...factLabels[field]} />,
    value: fieldValue(field, data[field], date),
  }));
}
