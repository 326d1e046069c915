import { AnchoredHeading } from '@/components/anchored-heading/anchored-heading';
import type { BlockViewProps } from '../definition';
import { levelOfTag } from '../headline';
import { useAnchors } from '../page/hooks';
import { RenderBlocks } from '../render-blocks';
import type { PanelData } from './data';
import './style.css';

/** A panel without an accordion round it, which nothing could fold. */
export function PanelView({ id, data, position }: BlockViewProps<PanelData>) {
  const [anchor] = useAnchors(id);
  return (
    <div className="block-accordion__content">
      {data.title !== '' && (
        <AnchoredHeading level={levelOfTag(data.title_size)} id={anchor}>
          {data.title}
        </AnchoredHeading>
      )}
      <RenderBlocks container={data as object} nested position={position} />
    </div>
  );
}
