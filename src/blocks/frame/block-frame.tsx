import { memo, Suspense, useContext, type CSSProperties } from 'react';
import { readOnce } from '@/lib/read-once';
import { dataOf } from '../block-data';
import { BlocksContext } from '../blocks-context';
import type { Block } from '../definition';
import { BlockBoundary } from './block-boundary';
import { frameShape, type FrameData } from './data';
import { blockGround, groundStyle } from './ground';
import { placeClasses } from './place';
import { styleClasses, styleProperties } from './style-classes';
import { UnknownBlock } from './unknown-block';

interface BlockFrameProps {
  id: string;
  block: Block;
  position: number;
  /** Inside another block no band can form, so the ground is painted behind the block alone. */
  ownGround: boolean;
  /** The class of `afterClass`; '' inside another block, and where none is before it. */
  after: string;
}

function classNameOf(frame: FrameData, groundClass: string | undefined, after: string): string {
  return [
    'block',
    frame['@type'],
    after,
    frame.useLargeContainer && 'block--large',
    frame.useFullBackgroundContainer && 'block--full-background',
    /^[\w-]+$/.test(frame.theme) && `has--theme--${frame.theme}`,
    ...placeClasses(frame['@type'], frame),
    groundClass !== undefined && `block--ground ${groundClass}`,
    ...styleClasses(frame.styles),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The class and style of a block's wrapper: all that every block can carry. */
export function frameOf(
  block: Block,
  ownGround: boolean,
  after: string,
): { className: string; style: CSSProperties } {
  const frame = readOnce(frameShape, block);
  const ground = ownGround ? blockGround(frame) : undefined;
  return {
    className: classNameOf(frame, ground?.className, after),
    style: { ...styleProperties(frame.styles), ...(ground && groundStyle(ground)) },
  };
}

/** Draws one block in its wrapper. */
export const BlockFrame = memo(function BlockFrame(props: BlockFrameProps) {
  const { id, block, position, ownGround, after } = props;
  const type = block['@type'];
  const find = useContext(BlocksContext);
  const definition = find(type);
  const Late = find.late?.(type);
  const frame = frameOf(block, ownGround, after);
  const drawn = (
    <div {...frame}>
      <BlockBoundary data={block}>
        <Suspense fallback={null}>
          {Late ? (
            <Late id={id} block={block} position={position} />
          ) : definition ? (
            <definition.view id={id} data={dataOf(definition, block)} position={position} />
          ) : (
            <UnknownBlock type={type} />
          )}
        </Suspense>
      </BlockBoundary>
    </div>
  );
  if (!frame.className.includes('block--float')) return drawn;
  return (
    <>
      <div className="float-start" />
      {drawn}
    </>
  );
});
