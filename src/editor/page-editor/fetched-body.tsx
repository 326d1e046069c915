import { useMemo, type ComponentType } from 'react';
import type { BlockDefinition, BlockEditProps } from '@/blocks/definition';
import { fetchAhead, fetched, type FetchedComponent } from '@/components/fetched/fetched';
import type { Language } from '@/lib/language';
import { readOnce } from '@/lib/read-once';
import { changeBlock } from '../document/commands/change-block';
import { useBlock, useIsSelected, usePageDocument, useStoredBlock } from '../document/hooks';
import type { BlockKey } from '../document/types';
import { Preview } from '../preview/preview';

interface DrawnProps {
  blockKey: BlockKey;
  definition: BlockDefinition;
}

const bodies = new Map<BlockDefinition, FetchedComponent<DrawnProps>>();

/** The component that draws the blocks of a type; what it is edited with is fetched when the first is drawn, or ahead. */
export function bodyOf(definition: BlockDefinition): ComponentType<DrawnProps> {
  const { editor } = definition;
  if (!editor) return SeenAsItIs;
  const known = bodies.get(definition);
  if (known) return known;
  const made = fetched(async () => {
    const { edit: Edit } = await editor();
    return Edit ? (props: DrawnProps) => <EditedInPlace {...props} Edit={Edit} /> : SeenAsItIs;
  });
  bodies.set(definition, made);
  return made;
}

/** Brings what the blocks of a type are edited with, so that the first of them is there as soon as it is put in. */
export const bringBody = (definition: BlockDefinition, language: Language): Promise<void> =>
  fetchAhead(bodyOf(definition), language);

interface EditedProps extends DrawnProps {
  Edit: ComponentType<BlockEditProps>;
}

function EditedInPlace({ blockKey, definition, Edit }: EditedProps) {
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
