import { SectionHead } from '@/components/section-head/section-head';
import { textOf } from '@/lib/text';
import type { BlockViewProps } from '../definition';
import { headingIdsOf } from '../heading-ids';
import { RenderBlocks } from '../render-blocks';
import { gridColumns } from './columns';
import type { GridData } from './data';
import './style.css';

/** More columns than this wrap into further rows. */
const mostColumns = 4;

export function GridView({ id, data, content, position }: BlockViewProps<GridData>) {
  const { container, count } = gridColumns(data);
  if (count === 0) return null;
  const classes = [
    'block-grid__columns',
    `block-grid__columns--${Math.min(count, mostColumns)}`,
    data.centeredText === true && 'block-grid__columns--centered',
    data.align === 'space-between' && 'block-grid__columns--apart',
  ];
  return (
    <div className="block-grid">
      <SectionHead title={textOf(data.headline)} level={2} id={headingIdsOf(content, id)[0]} />
      <div className={classes.filter(Boolean).join(' ')}>
        <RenderBlocks content={content} container={container} nested position={position} />
      </div>
    </div>
  );
}
