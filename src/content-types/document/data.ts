import { record, type Read } from '@/lib/shape';
import { plainFields } from '../shared/data';

export const documentShape = record(plainFields);
export type DocumentData = Read<typeof documentShape>;
