import { useMemo } from 'react';
import { SectionHead } from '@/components/section-head/section-head';
import type { BlockViewProps } from '../definition';
import { useAnchors } from '../page/hooks';
import { RenderBlocks } from '../render-blocks';
import { isUnreadable, type ForeignData } from './data';
import { Figures } from './figures';
import { titleLevel } from './outline';
import { PageFields } from './page-fields';
import { piecesIn } from './pieces';
import { UnknownBlock } from './unknown-block';
import './style.css';

/** A block of another site, by what of it can be shown here. */
export function ForeignView({ id, data, position }: BlockViewProps<ForeignData>) {
  const [anchor] = useAnchors(id);
  const pieces = useMemo(() => piecesIn(data.pieces, id), [data, id]);
  if (isUnreadable(data)) return <UnknownBlock type={data.type} />;
  return (
    <div className="block-foreign">
      <SectionHead title={data.title} level={titleLevel(data)} id={anchor} />
      <RenderBlocks container={pieces} nested position={position} />
      <Figures figures={data.figures} />
      <PageFields names={data.pageFields} />
      {data.containers.map((container, index) => (
        <RenderBlocks key={index} container={container} nested position={position} />
      ))}
    </div>
  );
}
