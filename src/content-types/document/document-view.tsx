import type { ContentViewProps } from '../definition';
import { ComposedPage } from '../shared/composed-page';
import { hasBlocks } from '../shared/has-blocks';
import { PlainPage } from '../shared/plain-page';
import type { DocumentData } from './data';

/** A page composed of blocks; one without any shows its fields. */
export function DocumentView({ content, data }: ContentViewProps<DocumentData>) {
  if (hasBlocks(content)) return <ComposedPage content={content} />;
  return <PlainPage content={content} data={data} withDate />;
}
