import { SlateNodes } from '@/components/slate-value/slate-value';
import type { BlockViewProps } from '../definition';
import { useAnchors } from '../page/hooks';
import type { SlateData } from './data';
import './style.css';

/** A paragraph, a heading, a list: whatever the text editor stores as one block. */
export function SlateView({ id, data }: BlockViewProps<SlateData>) {
  return <SlateNodes nodes={data.value} headingIds={useAnchors(id)} />;
}
