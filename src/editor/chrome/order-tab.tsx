import { useIntl } from 'react-intl';
import { iconOf } from '../block-picker/block-icons';
import { selectBlocks } from '../document/commands/select-blocks';
import { useFlag, useIsSelected, useOrderTree, usePageDocument, useType, useWords } from '../document/hooks';
import type { OrderEntry } from '../document/order-tree';
import type { BlockKey } from '../document/types';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { moveDown, moveIn, moveOut, moveUp } from '../actions/block-actions';
import { pressKeys } from '../actions/keymap';
import { blockElement } from '../input/block-element';
import { messages } from '../messages';
import { useBlockTitle } from '../input/use-block-title';
import { useEditor } from '../input/use-editor';
import './order-tab.css';

const moves = [moveUp, moveDown, moveIn, moveOut];

/** The order of all blocks as a tree; Alt with the arrows moves a block in it. */
export function OrderTab() {
  const intl = useIntl();
  return (
    <ul className="tool-order" aria-label={intl.formatMessage(messages.order)}>
      <Rows entries={useOrderTree()} />
    </ul>
  );
}

function Rows({ entries }: { entries: readonly OrderEntry[] }) {
  return (
    <>
      {entries.map((entry) => (
        <li key={entry.key}>
          <Row blockKey={entry.key} depth={entry.depth} />
          {entry.children.length > 0 && (
            <ul className="tool-order__inner">
              <Rows entries={entry.children} />
            </ul>
          )}
        </li>
      ))}
    </>
  );
}

function Row({ blockKey, depth }: { blockKey: BlockKey; depth: number }) {
  const intl = useIntl();
  const editor = useEditor();
  const document = usePageDocument();
  const type = useType(blockKey);
  const words = useWords(blockKey);
  const isFixed = useFlag(blockKey, 'fixed') === true;
  const isSelected = useIsSelected(blockKey);
  const name = useBlockTitle()(type);
  return (
    <button
      type="button"
      className={`tool-order__row${isSelected ? ' tool-order__row--selected' : ''}`}
      style={{ paddingInlineStart: `${12 + depth * 22}px` }}
      aria-pressed={isSelected}
      onClick={() => {
        document.run((state) => selectBlocks(state, [blockKey]));
        const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
        blockElement(blockKey)?.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
      }}
      onKeyDown={(event) => {
        if (pressKeys(editor, event, { scope: 'block', blocks: [blockKey] }, moves)) event.preventDefault();
      }}
    >
      <ToolIcon name={iconOf(type)} size={16} />
      <span className="tool-order__type">{name}</span>
      <span className="tool-order__words">{words}</span>
      {isFixed && (
        <span className="tool-order__fixed">
          <ToolIcon name="lock" size={14} />
          <span className="visually-hidden">{intl.formatMessage(messages.fixed)}</span>
        </span>
      )}
    </button>
  );
}
