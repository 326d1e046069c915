import { record, type Read } from '@/lib/shape';
import { addressFields, headingFields } from '../shared/data';

export const folderShape = record({ ...headingFields, ...addressFields });
export type FolderData = Read<typeof folderShape>;
