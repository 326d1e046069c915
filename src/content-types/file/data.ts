import { record, type Read } from '@/lib/shape';
import { fileFields } from '@/components/download/data';
import { headingFields } from '../shared/data';

export const fileShape = record({ ...headingFields, ...fileFields });
export type FileData = Read<typeof fileShape>;
