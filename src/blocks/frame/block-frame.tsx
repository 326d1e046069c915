import { memo, Suspense, useContext, type CSSProperties } from 'react';
import { dataOf } from '../block-data';
import { BlocksContext } from '../blocks-context';
import type { Block } from '../definition';
import { BlockBoundary } from './block-boundary';
import { blockGround, groundStyle } from './ground';
import { styleClasses, styleProperties } from './style-classes';
import { UnknownBlock } from './unknown-block';

interface BlockFrameProps {
  id: string;
  block: Block;
  position: number;
  /** Inside another block no band can form, so the ground is painted behind the block alone. */
  ownGround: boolean;
}

function classNameOf(block: Block, groundClass: string | undefined): string {
  return [
    'block',
    block['@type'],
    block.useLargeContainer === true && 'block--large',
    block.useFullBackgroundContainer === true && 'block--full-background',
    typeof block.theme === 'string' && block.theme !== '' && `has--theme--${block.theme}`,
    groundClass !== undefined && `block--ground ${groundClass}`,
    ...styleClasses(block.styles),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Draws one block in its wrapper, with all that every block can carry. */
export const BlockFrame = memo(function BlockFrame(props: BlockFrameProps) {
  const { id, block, position, ownGround } = props;
  const definition = useContext(BlocksContext)(block['@type']);
  const ground = ownGround ? blockGround(block) : undefined;
  const style: CSSProperties = { ...styleProperties(block.styles), ...(ground && groundStyle(ground)) };
  return (
    <div className={classNameOf(block, ground?.className)} style={style}>
      <BlockBoundary data={block}>
        <Suspense fallback={null}>
          {definition ? (
            <definition.view id={id} data={dataOf(definition, block)} position={position} />
          ) : (
            <UnknownBlock type={block['@type']} />
          )}
        </Suspense>
      </BlockBoundary>
    </div>
  );
});
