import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { moveDown, moveIn, moveOut, moveUp } from '../../actions/block-actions';
import { pressKeys } from '../../actions/keymap';
import { iconOf } from '../../block-picker/block-icons';
import { selectBlocks } from '../../document/commands/select-blocks';
import { useFlag, useIsSelected, usePageDocument, useType, useWords } from '../../document/hooks';
import type { OrderEntry } from '../../document/order-tree';
import { canMove } from '../../document/permissions';
import type { BlockKey } from '../../document/types';
import { blockElement } from '../../input/block-element';
import { useBlockTitle } from '../../input/use-block-title';
import { useEditor } from '../../input/use-editor';
import { messages } from './messages';

const moves = [moveUp, moveDown, moveIn, moveOut];

/** Leads to the row before or after one. */
function goOn(row: HTMLElement, step: number): void {
  const rows = [...(row.closest('.tool-order')?.querySelectorAll<HTMLElement>('.tool-order__row') ?? [])];
  rows[rows.indexOf(row) + step]?.focus();
}

interface OrderRowProps {
  entry: OrderEntry;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
  onGrab: (event: PointerEvent<HTMLElement>, key: BlockKey) => void;
}

/** A block by its first words, or by what it is called where it has none. */
export function OrderRow({ entry: { key, depth, children }, isFolded, onFold, onGrab }: OrderRowProps) {
  const intl = useIntl();
  const editor = useEditor();
  const document = usePageDocument();
  const line = useRef<HTMLDivElement>(null);
  const type = useType(key);
  const words = useWords(key);
  const isFixed = useFlag(key, 'fixed') === true;
  const isSelected = useIsSelected(key);
  const name = useBlockTitle()(type);
  const isHolder = children.length > 0;
  useEffect(() => {
    if (isSelected) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key: pressed, altKey, ctrlKey, metaKey, shiftKey } = event;
    const isPlain = !altKey && !ctrlKey && !metaKey && !shiftKey;
    if (pressKeys(editor, event, { scope: 'block', blocks: [key] }, moves)) event.preventDefault();
    else if (isPlain && (pressed === 'ArrowDown' || pressed === 'ArrowUp')) {
      event.preventDefault();
      goOn(event.currentTarget, pressed === 'ArrowDown' ? 1 : -1);
    } else if (isPlain && isHolder && (pressed === 'ArrowLeft' || pressed === 'ArrowRight')) {
      event.preventDefault();
      onFold(pressed === 'ArrowLeft');
    }
  };
  return (
    <div
      ref={line}
      className={`tool-order__line${isSelected ? ' tool-order__line--selected' : ''}`}
      style={{ paddingInlineStart: `${depth * 22}px` }}
      data-order-row={key}
      data-open={isHolder && !isFolded ? '' : undefined}
    >
      {isHolder && (
        <button
          type="button"
          className="tool-order__fold"
          aria-expanded={!isFolded}
          aria-label={intl.formatMessage(messages.fold, { name: words || name })}
          onClick={() => onFold(!isFolded)}
        >
          <ToolIcon name={isFolded ? 'chevron-right' : 'chevron-down'} size={14} />
        </button>
      )}
      <button
        type="button"
        className="tool-order__row"
        aria-pressed={isSelected}
        onClick={() => {
          document.run((state) => selectBlocks(state, [key]));
          const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
          blockElement(key)?.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
        }}
        onKeyDown={press}
      >
        <ToolIcon name={iconOf(type)} size={16} />
        <span className={words === '' ? 'tool-order__type' : 'visually-hidden'}>{name}</span>
        <span className="tool-order__words">{words}</span>
        {isHolder && <span className="tool-order__count">{children.length}</span>}
        {isFixed && (
          <span className="tool-order__fixed">
            <ToolIcon name="lock" size={14} />
            <span className="visually-hidden">{intl.formatMessage(messages.fixed)}</span>
          </span>
        )}
      </button>
      {!isFixed && canMove(document.state, key).isAllowed && (
        <span className="tool-order__grip" onPointerDown={(event) => onGrab(event, key)}>
          <ToolIcon name="grip" size={14} />
        </span>
      )}
    </div>
  );
}
