import { SlateNodes } from '@/components/slate-value/slate-value';
import type { BlockViewProps } from '../definition';
import { useAnchors } from '../page/hooks';
import type { DraftTextData } from './data';

/** Text of the editor before slate; it looks like text of today. */
export function DraftTextView({ id, data }: BlockViewProps<DraftTextData>) {
  return <SlateNodes nodes={data.text} headingIds={useAnchors(id)} />;
}
