import { memo, startTransition, useContext, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { BlocksContext } from '@/blocks/blocks-context';
import type { BlockDefinition, BlockEditor } from '@/blocks/definition';
import { afterPaint } from '@/lib/after-paint';
import { flagsOf } from '../document/flags';
import { useBlock, useSelection, useType } from '../document/hooks';
import type { BlockKey, Selection } from '../document/types';
import { withFrameDefaults } from '../side-form/frame-form';
import { SideForm } from '../side-form/side-form';
import { BadInputsContext } from './bad-inputs';
import { BlockHead } from './block-head/block-head';
import { BlockFaultsContext, useFaultsOfBlock } from './block-faults';
import { settingsOf } from './block-settings';
import { useEditing } from './editing';
import { FaultBanner } from './fault-banner';
import { messages } from './messages';
import { SharedSettings } from './selection/shared-settings';
import { useChangeOfBlock } from './use-change-of-block';

/** The selection, once the page that shows it has been painted. */
function usePaintedSelection(): Selection {
  const selection = useSelection();
  const [painted, setPainted] = useState(selection);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(selection))), [selection]);
  return painted;
}

/** The settings of the selected block; they follow whoever goes from text to text, and hold nobody up. */
export function BlockTab() {
  const { blocks } = usePaintedSelection();
  const [key] = blocks;
  if (key === undefined) return <Note words="noBlock" />;
  if (blocks.length > 1) return <SharedSettings keys={blocks} />;
  return (
    <>
      <BlockHead blockKey={key} />
      <BlockSettings key={key} blockKey={key} />
    </>
  );
}

function Note({ words }: { words: 'noBlock' | 'noSettings' }) {
  return (
    <p className="tool-sidebar__note">
      <FormattedMessage {...messages[words]} />
    </p>
  );
}

/** What edits the blocks of a type; undefined until it is there, null where there is nothing. */
function useEditorOf(definition: BlockDefinition | undefined): BlockEditor | null | undefined {
  const [found, setFound] = useState<{ of: typeof definition; editor: BlockEditor | null }>();
  useEffect(() => {
    let isCurrent = true;
    const fetched = definition?.editor?.() ?? Promise.resolve(null);
    const take = (editor: BlockEditor | null) => {
      if (isCurrent) setFound({ of: definition, editor });
    };
    fetched.then(take, () => take(null));
    return () => {
      isCurrent = false;
    };
  }, [definition]);
  // A block that has become one of another type is not read by what edited the former.
  return found?.of === definition ? found?.editor : undefined;
}

const BlockSettings = memo(function BlockSettings({ blockKey }: { blockKey: BlockKey }) {
  const { path, attempt, lead } = useEditing();
  const blockFaults = useContext(BlockFaultsContext);
  const badInputs = useContext(BadInputsContext).of(blockKey);
  const found = useFaultsOfBlock(blockKey);
  const definition = useContext(BlocksContext)(useType(blockKey));
  const editor = useEditorOf(definition);
  const block = useBlock(blockKey);
  const changeField = useChangeOfBlock(blockKey, editor?.form).change;
  if (!block || editor === undefined) return null;
  if (!definition || !editor || flagsOf(block.data).readOnlySettings === true)
    return <Note words="noSettings" />;
  const { data, own, fields, fieldsets, values } = settingsOf(definition, editor, block.data);
  const change = (name: string, value: unknown) => {
    changeField(name, value, Object.hasOwn(own.fields, name));
    blockFaults.mend(blockKey, name);
  };
  return (
    <>
      {found && <FaultBanner />}
      <SideForm
        fields={fields}
        fieldsets={fieldsets}
        values={withFrameDefaults(values)}
        faults={{ ...editor.validate?.(data), ...found }}
        attempt={attempt}
        onLead={lead}
        badInputs={badInputs}
        place="block"
        path={path}
        onChange={change}
      />
    </>
  );
});
