import { SectionHead } from '@/components/section-head/section-head';
import type { BlockViewProps } from '../definition';
import { useAnchors } from '../page/hooks';
import type { HeadlineData } from './data';

/** A heading that has nothing but its words. */
export function HeadlineView({ id, data }: BlockViewProps<HeadlineData>) {
  return <SectionHead title={data.title.trim()} level={2} id={useAnchors(id)[0]} />;
}
