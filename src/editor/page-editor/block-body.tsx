import { lazy, memo, useContext, type ComponentType } from 'react';
import { BlocksContext } from '@/blocks/blocks-context';
import type { BlockDefinition, BlockEditor, BlockEditProps } from '@/blocks/definition';
import { emptyPlace } from '@/blocks/empty/is-empty-place';
import { UnknownBlock } from '@/blocks/frame/unknown-block';
import { readOnce } from '@/lib/read-once';
import { useBlock, useIsSelected, useStoredBlock } from '../document/hooks';
import type { BlockKey } from '../document/types';
import { Preview } from '../preview/preview';
import { EmptyPlace } from './empty-place';
import { useChangeOfBlock } from './use-change-of-block';

interface BlockBodyProps {
  blockKey: BlockKey;
  type: string;
}

/** What a block shows: its own editor where it has one, else what visitors see, without any way to leave the page by it. */
export const BlockBody = memo(function BlockBody({ blockKey, type }: BlockBodyProps) {
  const definition = useContext(BlocksContext)(type);
  if (type === emptyPlace) return <EmptyPlace blockKey={blockKey} />;
  if (!definition) return <UnknownBlock type={type} />;
  const Body = bodyOf(definition);
  return <Body blockKey={blockKey} definition={definition} />;
});

interface DrawnProps {
  blockKey: BlockKey;
  definition: BlockDefinition;
}

const bodies = new Map<BlockDefinition, ComponentType<DrawnProps>>();

/** The component that draws the blocks of a type; what it is edited with is fetched when the first is drawn. */
function bodyOf(definition: BlockDefinition): ComponentType<DrawnProps> {
  const { editor } = definition;
  if (!editor) return SeenAsItIs;
  const known = bodies.get(definition);
  if (known) return known;
  const made = lazy(async () => {
    const { edit: Edit, form } = await editor();
    if (!Edit) return { default: SeenAsItIs };
    return { default: (props: DrawnProps) => <EditedInPlace {...props} Edit={Edit} form={form} /> };
  });
  bodies.set(definition, made);
  return made;
}

interface EditedProps extends DrawnProps {
  Edit: ComponentType<BlockEditProps>;
  form: BlockEditor['form'];
}

function EditedInPlace({ blockKey, definition, Edit, form }: EditedProps) {
  const block = useBlock(blockKey);
  const isSelected = useIsSelected(blockKey);
  const { changeInPlace } = useChangeOfBlock(blockKey, form);
  if (!block) return null;
  const data = readOnce(definition.shape, block.data);
  return <Edit id={block.id} data={data} position={0} isSelected={isSelected} onChange={changeInPlace} />;
}

function SeenAsItIs({ blockKey, definition: { shape, view: View } }: DrawnProps) {
  const stored = useStoredBlock(blockKey);
  const block = useBlock(blockKey);
  if (!stored || !block) return null;
  return (
    <Preview>
      <View id={block.id} data={readOnce(shape, stored)} position={0} />
    </Preview>
  );
}
