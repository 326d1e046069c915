import { useContext, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { BlocksContext } from '@/blocks/blocks-context';
import type { BlockDefinition, BlockEditor } from '@/blocks/definition';
import { readOnce } from '@/lib/read-once';
import { changeBlock } from '../document/commands/change-block';
import { useBlock, usePageDocument, useSelection, useType } from '../document/hooks';
import type { BlockKey } from '../document/types';
import { blockForm } from '../side-form/block-form';
import { framedForm, withFrameDefaults } from '../side-form/frame-form';
import { changeOf, valuesOf } from '../side-form/inner-fields';
import { SideForm } from '../side-form/side-form';
import { useEditing } from './editing';
import { messages } from './messages';

/** The settings of the selected block. */
export function BlockTab() {
  const { blocks } = useSelection();
  const [key] = blocks;
  if (key === undefined) return <Note words="noBlock" />;
  return blocks.length > 1 ? <Note words="severalBlocks" /> : <BlockSettings key={key} blockKey={key} />;
}

function Note({ words }: { words: 'noBlock' | 'severalBlocks' | 'noSettings' }) {
  return (
    <p className="tool-sidebar__note">
      <FormattedMessage {...messages[words]} />
    </p>
  );
}

function useEditorOf(definition: BlockDefinition | undefined): BlockEditor | null | undefined {
  const [editor, setEditor] = useState<BlockEditor | null>();
  useEffect(() => {
    let isCurrent = true;
    const fetched = definition?.editor?.() ?? Promise.resolve(null);
    fetched.then(
      (found) => {
        if (isCurrent) setEditor(found);
      },
      () => {
        if (isCurrent) setEditor(null);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [definition]);
  return editor;
}

function BlockSettings({ blockKey }: { blockKey: BlockKey }) {
  const document = usePageDocument();
  const { path } = useEditing();
  const definition = useContext(BlocksContext)(useType(blockKey));
  const editor = useEditorOf(definition);
  const block = useBlock(blockKey);
  if (!block || editor === undefined) return null;
  if (!definition || !editor) return <Note words="noSettings" />;
  const data = readOnce(definition.shape, block.data);
  const own = blockForm(editor.schema, data);
  const { fields, fieldsets } = framedForm(own, block.data);
  const stored = { ...valuesOf(block.data, Object.keys(fields)), ...editor.form?.values(block.data) };
  return (
    <SideForm
      fields={fields}
      fieldsets={fieldsets}
      values={withFrameDefaults(stored)}
      faults={editor.validate?.(data)}
      place="block"
      path={path}
      onChange={(name, value) =>
        void document.run((state) => {
          const present = state.blocks.get(blockKey)?.data ?? {};
          const change = Object.hasOwn(own.fields, name) ? (editor.form?.change ?? changeOf) : changeOf;
          return changeBlock(state, blockKey, change(present, name, value));
        }, `${blockKey} ${name}`)
      }
    />
  );
}
