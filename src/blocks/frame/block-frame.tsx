import { memo, Suspense, useContext, type CSSProperties } from 'react';
import { readOnce } from '@/lib/read-once';
import { dataOf } from '../block-data';
import { BlocksContext } from '../blocks-context';
import type { Block } from '../definition';
import { BlockBoundary } from './block-boundary';
import { frameShape, type FrameData } from './data';
import { blockGround, groundStyle } from './ground';
import { floats, alignmentClasses } from './alignment';
import { styleClasses, styleProperties } from './style-classes';

interface BlockFrameProps {
  id: string;
  block: Block;
  position: number;
  /** Inside another block no band can form, so the ground is painted behind the block alone. */
  ownGround: boolean;
  /** The class of `afterClass`; '' inside another block, and where none is before it. */
  after: string;
}

function classNameOf(frame: FrameData, groundClass: string | undefined, place: readonly string[]): string {
  return [
    'block',
    frame['@type'],
    ...place,
    frame.useLargeContainer && 'block--large',
    frame.useFullBackgroundContainer && 'block--full-background',
    /^[\w-]+$/.test(frame.theme) && `has--theme--${frame.theme}`,
    groundClass !== undefined && `block--ground ${groundClass}`,
    ...styleClasses(frame.styles),
  ]
    .filter(Boolean)
    .join(' ');
}

export interface Frame {
  className: string;
  style: CSSProperties;
  /** The class of what stands before a block beside which text runs. */
  start: string | undefined;
}

/** The class and style of a block's wrapper: all that every block can carry. */
export function frameOf(block: Block, ownGround: boolean, after: string): Frame {
  const frame = readOnce(frameShape, block);
  const ground = ownGround ? blockGround(frame) : undefined;
  const isAside = floats(block);
  return {
    className: classNameOf(frame, ground?.className, [isAside ? '' : after, ...alignmentClasses(block)]),
    style: { ...styleProperties(frame.styles), ...(ground && groundStyle(ground)) },
    start: isAside ? `float-start ${after}` : undefined,
  };
}

/** Draws one block in its wrapper. */
export const BlockFrame = memo(function BlockFrame(props: BlockFrameProps) {
  const { id, block, position, ownGround, after } = props;
  const type = block['@type'];
  const find = useContext(BlocksContext);
  const definition = find(type);
  const Lazy = find.lazy?.(type);
  const { className, style, start } = frameOf(block, ownGround, after);
  const drawn = (
    <div className={className} style={style}>
      <BlockBoundary data={block}>
        <Suspense fallback={null}>
          {Lazy ? (
            <Lazy id={id} block={block} position={position} />
          ) : (
            definition && <definition.view id={id} data={dataOf(definition, block)} position={position} />
          )}
        </Suspense>
      </BlockBoundary>
    </div>
  );
  if (start === undefined) return drawn;
  return (
    <>
      <div className={start} />
      {drawn}
    </>
  );
});
