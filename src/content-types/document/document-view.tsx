import { hasBlocks } from '@/blocks/page/has-blocks';
import type { ContentViewProps } from '../definition';
import { otherView } from '../lazy-view';
import { ComposedPage } from '../shared/composed-page';

const PlainDocument = otherView('plainDocument');

/** A page composed of blocks, of which nothing else is shown; one without any shows its fields. */
export function DocumentView({ content }: Pick<ContentViewProps, 'content'>) {
  return hasBlocks(content) ? <ComposedPage content={content} /> : <PlainDocument content={content} />;
}
