import { memo, useContext, useDeferredValue, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { BlocksContext } from '@/blocks/blocks-context';
import type { BlockDefinition, BlockEditor } from '@/blocks/definition';
import { changeBlock } from '../document/commands/change-block';
import { flagsOf } from '../document/flags';
import { useBlock, usePageDocument, useSelection, useType } from '../document/hooks';
import type { BlockKey } from '../document/types';
import { withFrameDefaults } from '../side-form/frame-form';
import { changeOf } from '../side-form/inner-fields';
import { SideForm } from '../side-form/side-form';
import { BadInputsContext } from './bad-inputs';
import { BlockFaultsContext, useFaultsOfBlock } from './block-faults';
import { settingsOf } from './block-settings';
import { useEditing } from './editing';
import { FaultBanner } from './fault-banner';
import { messages } from './messages';
import { SharedSettings } from './selection/shared-settings';

/** The settings of the selected block; they follow whoever goes from text to text, and hold nobody up. */
export function BlockTab() {
  const { blocks } = useDeferredValue(useSelection());
  const [key] = blocks;
  if (key === undefined) return <Note words="noBlock" />;
  return blocks.length > 1 ? <SharedSettings keys={blocks} /> : <BlockSettings key={key} blockKey={key} />;
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
  const document = usePageDocument();
  const { path, attempt, lead } = useEditing();
  const blockFaults = useContext(BlockFaultsContext);
  const badInputs = useContext(BadInputsContext).of(blockKey);
  const found = useFaultsOfBlock(blockKey);
  const definition = useContext(BlocksContext)(useType(blockKey));
  const editor = useEditorOf(definition);
  const block = useBlock(blockKey);
  if (!block || editor === undefined) return null;
  if (!definition || !editor || flagsOf(block.data).readOnlySettings === true)
    return <Note words="noSettings" />;
  const { data, own, fields, fieldsets, values } = settingsOf(definition, editor, block.data);
  const change = (name: string, value: unknown) => {
    document.run((state) => {
      const present = state.blocks.get(blockKey)?.data ?? {};
      const changed = Object.hasOwn(own.fields, name) ? (editor.form?.change ?? changeOf) : changeOf;
      return changeBlock(state, blockKey, changed(present, name, value));
    }, `${blockKey} ${name}`);
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
