import { number, part, text, type Read, type record } from '@/lib/shape';

const storedFile = part({ filename: text(), 'content-type': text(), size: number() });

/** A file, beside which its page's title and address count. */
export const fileFields = { title: text(), '@id': text(), file: storedFile };
export type FileFields = Read<ReturnType<typeof record<typeof fileFields>>>;
