import { slateText } from '@/components/slate-value/shape';
import { record, type Read } from '@/lib/shape';

export const slateShape = record({ value: slateText() });
export type SlateData = Read<typeof slateShape>;
