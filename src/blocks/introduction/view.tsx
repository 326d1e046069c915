import { isEmpty } from '@/components/slate-value/nodes';
import { SlateNodes } from '@/components/slate-value/slate-value';
import type { BlockViewProps } from '../definition';
import { useAnchors } from '../page/hooks';
import type { IntroductionData } from './data';
import { GroupIntroduction } from './group';
import { isGroup } from './is-group';
import './style.css';

/** The beginning of a page, in one of two forms: its text in large letters, or a research group. */
export function IntroductionView({ id, data }: BlockViewProps<IntroductionData>) {
  const anchors = useAnchors(id);
  if (!isEmpty(data.value))
    return (
      <div className="block-introduction">
        <SlateNodes nodes={data.value} headingIds={anchors} />
      </div>
    );
  if (!isGroup(data)) return null;
  return <GroupIntroduction data={data} anchor={anchors[0]} />;
}
