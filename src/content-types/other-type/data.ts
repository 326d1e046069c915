import { record, richText, text, type Read, type Shape } from '@/lib/shape';
import { fileFields } from '@/components/download/data';
import { addressFields, headingFields, pictureFields } from '../shared/data';
import { fieldContent, type FieldContent } from './field-content';
import { factLabels, type FactField } from './field-labels';

export const factFields = Object.keys(factLabels) as FactField[];

const facts = Object.fromEntries(factFields.map((field) => [field, fieldContent()])) as Record<
  FactField,
  Shape<FieldContent>
>;

/** Every field that the portal has a label for, and what is drawn beside them. */
export const otherTypeShape = record({
  ...facts,
  ...headingFields,
  ...pictureFields,
  ...fileFields,
  ...addressFields,
  '@type': text(),
  text: richText(),
});
export type OtherTypeData = Read<typeof otherTypeShape>;
