import type { ContentViewProps } from '../definition';
import { PlainPage } from '../shared/plain-page';
import type { PlainDocumentData } from './data';

/** A page whose editors composed nothing: its fields. */
export function PlainDocument({ content, data }: ContentViewProps<PlainDocumentData>) {
  return <PlainPage content={content} data={data} withDate />;
}
