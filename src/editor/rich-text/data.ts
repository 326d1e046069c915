import type { Summary } from '@/api/types/summary';
import { isRecord, textOf } from '@/lib/text';
import type { EditedElement } from './value/nodes';

/** The class that an editor chose for an element. */
export const styleOf = ({ styleName }: EditedElement): string => textOf(styleName);

/** What a link stores of itself; older ones keep address and target beside their data. */
export function linkDataOf(link: EditedElement): {
  data: Record<string, unknown>;
  url: string;
  isNewWindow: boolean;
} {
  const data = isRecord(link.data) ? link.data : {};
  const url = textOf(data.url) || textOf(link.url);
  return { data, url, isNewWindow: (data.target ?? link.target) === '_blank' };
}

/** The state of the workflow of a row of the catalog, which its type does not name. */
export const stateOf = ({ review_state }: Summary): string => textOf(review_state);

/** The words of a footnote, from what is stored at its place. */
export const noteWords = (data: unknown): string => (isRecord(data) ? textOf(data['footnote']) : '');
