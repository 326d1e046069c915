import { useMemo } from 'react';
import { SectionHead } from '@/components/section-head/section-head';
import type { BlockViewProps } from '../definition';
import { useAnchors } from '../page/hooks';
import { RenderBlocks } from '../render-blocks';
import { blocksIn, isEmpty } from './blocks-in';
import type { AktuellesData } from './data';
import './style.css';

/** Two teasers, and beside them what else is new. */
export function AktuellesView({ id, data, position }: BlockViewProps<AktuellesData>) {
  const [anchor] = useAnchors(id);
  const { teasers, listing } = useMemo(() => blocksIn(data), [data]);
  if (isEmpty(data)) return null;
  return (
    <div className="block-aktuelles">
      <SectionHead title={data.headline} level={2} id={anchor} />
      <div className="block-aktuelles__parts">
        <div className="block-aktuelles__teasers">
          <RenderBlocks container={teasers} nested position={position} />
        </div>
        <div className="block-aktuelles__listing">
          <RenderBlocks container={listing} nested position={position} />
        </div>
      </div>
    </div>
  );
}
