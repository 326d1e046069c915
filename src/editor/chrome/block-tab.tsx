import { memo, startTransition, useContext, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { BlocksContext } from '@/blocks/blocks-context';
import type { BlockDefinition, BlockEditor } from '@/blocks/definition';
import { afterPaint } from '@/lib/after-paint';
import { flagsOf } from '../document/flags';
import { useBlock, useSelection, useType } from '../document/hooks';
import type { BlockKey, Selection } from '../document/types';
import { withFrameDefaults } from '@/tool/form/frame-form';
import { SideForm } from '@/tool/form/side-form';
import { BadInputsContext } from '../session/bad-inputs';
import { BlockHead } from './block-head/block-head';
import { BlockErrorsContext, useErrorsOfBlock } from '../session/block-errors';
import { settingsOf } from '../session/block-settings';
import { useEditing } from '../session/editing';
import { ErrorBanner } from '../session/error-banner';
import { messages } from '../messages';
import { SharedSettings } from './shared-settings';
import { useChangeOfBlock } from '../canvas/use-change-of-block';

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
  const { path, attempt, claimFocus } = useEditing();
  const blockErrors = useContext(BlockErrorsContext);
  const badInputs = useContext(BadInputsContext).of(blockKey);
  const found = useErrorsOfBlock(blockKey);
  const definition = useContext(BlocksContext)(useType(blockKey));
  const editor = useEditorOf(definition);
  const block = useBlock(blockKey);
  const changeField = useChangeOfBlock(blockKey, definition, editor).change;
  if (!block || editor === undefined) return null;
  if (!definition || !editor || flagsOf(block.data).readOnlySettings === true)
    return <Note words="noSettings" />;
  const { settings: Settings } = editor;
  if (Settings)
    return (
      <>
        {found && <ErrorBanner />}
        <Settings blockKey={blockKey} path={path} />
      </>
    );
  const { data, own, fields, fieldsets, values } = settingsOf(definition, editor, block.data);
  const change = (name: string, value: unknown) => {
    changeField(name, value, Object.hasOwn(own.fields, name));
    blockErrors.clearError(blockKey, name);
  };
  return (
    <>
      {found && <ErrorBanner />}
      <SideForm
        fields={fields}
        fieldsets={fieldsets}
        values={withFrameDefaults(values)}
        errors={{ ...editor.validate?.(data), ...found }}
        attempt={attempt}
        claimFocus={claimFocus}
        badInputs={badInputs}
        place="block"
        path={path}
        onChange={change}
      />
    </>
  );
});
