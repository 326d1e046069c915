import { record, text } from '@/lib/shape';

/** What the editor itself reads of a page. */
export const pageShape = record({ '@type': text(), title: text() });
