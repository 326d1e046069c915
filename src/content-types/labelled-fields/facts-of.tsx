import { FormattedMessage } from 'react-intl';
import type { Fact } from '@/components/facts/facts';
import { factFields, type LabelledFieldsData } from './data';
import type { FieldContent } from './field-content';
import { factLabels, type FactField } from './field-labels';
import { fieldValue } from './field-value';

/** What a field says, without what its neighbour says already. */
function contentOf(data: LabelledFieldsData, field: FactField): FieldContent {
  if (field === 'job_offer_location') return data.job_offer_location_title || data[field];
  return data[field];
}

/** The labelled facts of a page; the value of those that say nothing is null. */
export function factsOf(data: LabelledFieldsData, date: (value: string) => string): Fact[] {
  return factFields.map((field) => ({
    id: field,
    label: <FormattedMessage {...factLabels[field]} />,
    value: fieldValue(field, contentOf(data, field), date),
  }));
}
