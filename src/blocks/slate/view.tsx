import { SlateNodes } from '@/components/slate-value/slate-value';
import type { BlockViewProps } from '../definition';
import { useAnchors } from '../page/hooks';
import type { SlateData } from './data';
import { headingsOf } from './headings-of';
import './style.css';

const none: readonly string[] = [];

/** A paragraph, a heading, a list: whatever the text editor stores as one block. */
export function SlateView({ id, data }: BlockViewProps<SlateData>) {
  const anchors = useAnchors(id);
  const isOnlyEntry = headingsOf(data)[0]?.isOnlyEntry === true;
  return (
    <>
      {isOnlyEntry && <span id={anchors[0]} />}
      <SlateNodes nodes={data.value} headingIds={isOnlyEntry ? none : anchors} />
    </>
  );
}
