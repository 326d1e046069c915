import { useMemo } from 'react';
import { SectionHead } from '@/components/section-head/section-head';
import type { BlockViewProps } from '../definition';
import { useAnchors } from '../page/hooks';
import { RenderBlocks } from '../render-blocks';
import { usePlacedBlocks } from '../use-placed-blocks';
import { gridColumns } from './columns';
import type { GridData } from './data';
import './style.css';

/** More columns than this wrap into further rows. */
const mostColumns = 4;

export function GridView({ id, data, position }: BlockViewProps<GridData>) {
  const [anchor] = useAnchors(id);
  const container = useMemo(() => gridColumns(data), [data]);
  const count = usePlacedBlocks(container).placed.length;
  if (count === 0) return null;
  const classes = [
    'block-grid__columns',
    `block-grid__columns--${Math.min(count, mostColumns)}`,
    data.centeredText === true && 'block-grid__columns--centered',
    data.align === 'space-between' && 'block-grid__columns--apart',
  ];
  return (
    <div className="block-grid">
      <SectionHead title={data.headline} level={2} id={anchor} />
      <div className={classes.filter(Boolean).join(' ')}>
        <RenderBlocks container={container} nested position={position} />
      </div>
    </div>
  );
}
