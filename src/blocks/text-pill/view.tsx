import { isEmpty } from '@/components/slate-value/nodes';
import { SlateNodes } from '@/components/slate-value/slate-value';
import type { BlockViewProps } from '../definition';
import { blockGround } from '../frame/ground';
import { useAnchors } from '../page/hooks';
import type { TextPillData } from './data';
import { pillClass } from './pill-class';
import { wordsOf } from './words-of';
import './style.css';

/** A text that a colour sets apart. */
export function TextPillView({ id, data }: BlockViewProps<TextPillData>) {
  const anchors = useAnchors(id);
  const words = wordsOf(data);
  if (isEmpty(words)) return null;
  return (
    <div className={pillClass(blockGround(data) !== undefined)}>
      <SlateNodes nodes={words} headingIds={anchors} />
    </div>
  );
}
