import { useContext, type ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import type { BlockDefinition, BlockEditor, BlockEditProps } from '@/blocks/definition';
import { fetchAhead, fetched, type FetchedComponent } from '@/components/fetched/fetched';
import type { Language } from '@/lib/language';
import { readOnce } from '@/lib/read-once';
import { flagsOf } from '../document/flags';
import { useBlock, useIsSelectedAlone, usePageDocument, useStoredBlock } from '../document/hooks';
import { canEdit } from '../document/permissions';
import type { BlockKey } from '../document/types';
import { Preview } from '../block-forms/preview';
import { Prompt } from '@/tool/prompts/prompt';
import { PlaceholderContext } from '../rich-text/placeholder-context';
import { ReadOnlyContext } from '../rich-text/read-only-context';
import { messages } from '../messages';
import { useChangeOfBlock } from './use-change-of-block';

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
    const loaded = await editor();
    const { edit: Edit } = loaded;
    return Edit
      ? (props: DrawnProps) => <EditedInPlace {...props} Edit={Edit} editor={loaded} />
      : SeenAsItIs;
  });
  bodies.set(definition, made);
  return made;
}

/** Brings what the blocks of a type are edited with, so that the first of them is there as soon as it is put in. */
export const preloadBody = (definition: BlockDefinition, language: Language): Promise<void> =>
  fetchAhead(bodyOf(definition), language);

interface EditedProps extends DrawnProps {
  Edit: ComponentType<BlockEditProps>;
  editor: BlockEditor;
}

function EditedInPlace({ blockKey, definition, Edit, editor }: EditedProps) {
  const block = useBlock(blockKey);
  const isSelected = useIsSelectedAlone(blockKey);
  const { changeInPlace } = useChangeOfBlock(blockKey, definition, editor);
  const document = usePageDocument();
  const around = useContext(PlaceholderContext);
  if (!block) return null;
  const data = readOnce(definition.shape, block.data);
  return (
    <PlaceholderContext.Provider value={flagsOf(block.data).placeholder || around}>
      <ReadOnlyContext.Provider value={!canEdit(document.state, blockKey).isAllowed}>
        <Edit id={block.id} data={data} position={0} isSelected={isSelected} onChange={changeInPlace} />
      </ReadOnlyContext.Provider>
    </PlaceholderContext.Provider>
  );
}

function SeenAsItIs({ blockKey, definition: { shape, view: View } }: DrawnProps) {
  const stored = useStoredBlock(blockKey);
  const block = useBlock(blockKey);
  if (!stored || !block) return null;
  return (
    <>
      <Preview>
        <View id={block.id} data={readOnce(shape, stored)} position={0} />
      </Preview>
      <div className="tool-block__nothing">
        <Prompt words={<FormattedMessage {...messages.nothingShown} />} />
      </div>
    </>
  );
}
