import { record, type Read, type Shape } from '@/lib/shape';
import type { ForeignForm, Shown } from './data';

type Fields = Readonly<Record<string, Shape<unknown>>>;

/** The form of a type whose fields are known. */
export function formOf<const Of extends Fields>(
  fields: Of,
  read: (data: Read<ReturnType<typeof record<Of>>>) => Shown,
): ForeignForm {
  const shape = record(fields);
  return { fields, read: (stored) => read(shape.read(stored)) };
}
