import { lazy, useContext, useMemo, type ComponentType } from 'react';
import { BlocksContext } from '@/blocks/blocks-context';
import { emptyPlace } from '@/blocks/empty/is-empty-place';
import type { BlockDefinition, BlockEditProps } from '@/blocks/definition';
import { UnknownBlock } from '@/blocks/frame/unknown-block';
import { readOnce } from '@/lib/read-once';
import { Preview } from '../preview/preview';
import { changeBlock } from '../document/commands/change-block';
import { useBlock, useIsSelected, usePageDocument, useStoredBlock } from '../document/hooks';
import type { BlockKey } from '../document/types';
import { EmptyPlace } from './empty-place';

interface BlockBodyProps {
  blockKey: BlockKey;
  type: string;
}

/** What a block shows: its own editor where it has one, else what visitors see, without any way to leave the page by it. */
export function BlockBody({ blockKey, type }: BlockBodyProps) {
  const definition = useContext(BlocksContext)(type);
  const Edit = definition ? editOf(definition) : undefined;
  if (type === emptyPlace) return <EmptyPlace blockKey={blockKey} />;
  if (!definition) return <UnknownBlock type={type} />;
  return Edit ? (
    <EditedInPlace blockKey={blockKey} definition={definition} Edit={Edit} />
  ) : (
    <SeenAsItIs blockKey={blockKey} definition={definition} />
  );
}

type Edit = ComponentType<BlockEditProps>;

/** What visitors see, for a block that the side form alone edits. */
function previewOf(View: BlockDefinition['view']): Edit {
  return function Previewed({ id, data, position }) {
    return (
      <Preview>
        <View id={id} data={data} position={position} />
      </Preview>
    );
  };
}

const edits = new Map<BlockDefinition, Edit>();

/** The component in which a block is edited, fetched when it is first drawn. One without any of its own shows the view. */
function editOf(definition: BlockDefinition): Edit | undefined {
  const { editor } = definition;
  if (!editor) return undefined;
  const known = edits.get(definition);
  if (known) return known;
  const made: Edit = lazy(async () => ({ default: (await editor()).edit ?? previewOf(definition.view) }));
  edits.set(definition, made);
  return made;
}

interface DrawnProps {
  blockKey: BlockKey;
  definition: BlockDefinition;
}

function EditedInPlace({ blockKey, definition, Edit }: DrawnProps & { Edit: Edit }) {
  const document = usePageDocument();
  const block = useBlock(blockKey);
  const isSelected = useIsSelected(blockKey);
  const onChange = useMemo(
    () => (change: object) =>
      void document.run((state) => changeBlock(state, blockKey, { ...change }), blockKey),
    [document, blockKey],
  );
  if (!block) return null;
  const data = readOnce(definition.shape, block.data);
  return <Edit id={block.id} data={data} position={0} isSelected={isSelected} onChange={onChange} />;
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
