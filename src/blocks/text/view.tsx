import { fromDraft } from '@/components/slate-value/from-draft';
import { SlateNodes } from '@/components/slate-value/slate-value';
import type { BlockViewProps } from '../definition';
import { headingIdsOf } from '../heading-ids';
import type { DraftTextData } from './data';

/** Text of the editor before slate; it looks like text of today. */
export function DraftTextView({ id, data, content }: BlockViewProps<DraftTextData>) {
  return <SlateNodes nodes={fromDraft(data.text)} headingIds={headingIdsOf(content, id)} />;
}
