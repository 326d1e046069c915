import { record, type Read } from '@/lib/shape';
import { plainFields } from '../shared/data';

export const plainDocumentShape = record(plainFields);
export type PlainDocumentData = Read<typeof plainDocumentShape>;
