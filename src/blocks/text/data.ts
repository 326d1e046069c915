import { draftText } from '@/components/slate-value/draft-shape';
import { record, type Read } from '@/lib/shape';

export const draftTextShape = record({ text: draftText() });
export type DraftTextData = Read<typeof draftTextShape>;
