import { record, text, type Read } from '@/lib/shape';

export const htmlShape = record({ html: text() });
export type HtmlData = Read<typeof htmlShape>;
