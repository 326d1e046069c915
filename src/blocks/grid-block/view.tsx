import { useMemo } from 'react';
import { SectionHead } from '@/components/section-head/section-head';
import type { BlockViewProps } from '../definition';
import { useAnchors } from '../page/hooks';
import { ColumnsContext } from '../page/place-width';
import { RenderBlocks } from '../render-blocks';
import { usePlacedBlocks } from '../use-placed-blocks';
import { columnsClass, mostColumns } from './columns-class';
import { gridColumns } from './columns';
import type { GridData } from './data';
import './style.css';

export function GridView({ id, data, position }: BlockViewProps<GridData>) {
  const [anchor] = useAnchors(id);
  const container = useMemo(() => gridColumns(data), [data]);
  const count = usePlacedBlocks(container).placed.length;
  if (count === 0) return null;
  return (
    <div className="block-grid">
      <SectionHead title={data.headline} level={2} id={anchor} />
      <div className={columnsClass(data, count)}>
        <ColumnsContext.Provider value={Math.min(count, mostColumns)}>
          <RenderBlocks container={container} nested position={position} />
        </ColumnsContext.Provider>
      </div>
    </div>
  );
}
