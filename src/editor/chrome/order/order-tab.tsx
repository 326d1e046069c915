import { useCallback, useEffect, useState, type PointerEvent } from 'react';
import { createPortal } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePointerDrag } from '@/tool/drag/use-pointer-drag';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { moveBlocks } from '../../document/commands/move-blocks';
import { useOrderTree, usePageDocument, useSelection } from '../../document/hooks';
import { outermost, ownersOf } from '../../document/layout';
import type { OrderEntry } from '../../document/order-tree';
import type { BlockKey } from '../../document/types';
import { moveAndAnnounce } from '../../input/announcements/announcer';
import { Ghost } from '../../input/drag/ghost';
import type { Landing } from '../../input/drag/landing';
import { useBlockTitle } from '../../input/use-block-title';
import { messages } from './messages';
import { OrderRow } from './order-row';
import { rowLandingAt } from './row-landing';
import { countIn, foundEntries, holdersIn } from './shown-entries';
import './style.css';

/** Opens what holds a block that has just been selected; who folds it away meanwhile wants that. */
function OpenSelected({ onOpen }: { onOpen: (owners: readonly BlockKey[]) => void }) {
  const document = usePageDocument();
  const selected = useSelection().blocks.join(' ');
  useEffect(() => {
    onOpen(selected.split(' ').flatMap((key) => ownersOf(document.state, key)));
  }, [selected, document, onOpen]);
  return null;
}

/** The order of all blocks as a tree: to be searched, folded and dragged; Alt with the arrows moves a block in it. */
export function OrderTab() {
  const intl = useIntl();
  const document = usePageDocument();
  const titleOf = useBlockTitle();
  const tree = useOrderTree();
  const [words, setWords] = useState('');
  const [folded, setFolded] = useState<ReadonlySet<BlockKey>>(new Set());
  const { dragged, over, at, grab } = usePointerDrag<readonly BlockKey[], Landing>({
    placeAt: (moved, point) => rowLandingAt(document.state, moved, point),
    onDrop: (moved, { target }) => {
      moveAndAnnounce(document, (state) => moveBlocks(state, moved, target));
    },
    keepsFocus: true,
  });

  const isSearched = words.trim() !== '';
  const entries = isSearched ? foundEntries(tree, words, document.state, titleOf) : tree;
  const holders = holdersIn(tree);
  const areFolded = holders.every((key) => folded.has(key));
  const fold = useCallback(
    (keys: readonly BlockKey[], isFolded: boolean) =>
      setFolded((before) => {
        const rest = [...before].filter((key) => !keys.includes(key));
        if (!isFolded && rest.length === before.size) return before;
        return new Set(isFolded ? [...rest, ...keys] : rest);
      }),
    [],
  );
  const open = useCallback((keys: readonly BlockKey[]) => fold(keys, false), [fold]);
  const take = (event: PointerEvent<HTMLElement>, key: BlockKey) => {
    const { blocks } = document.state.selection;
    grab(event, blocks.includes(key) ? blocks : [key]);
  };
  const rows = (shown: readonly OrderEntry[]) =>
    shown.map((entry) => {
      const isFolded = !isSearched && folded.has(entry.key);
      return (
        <li key={entry.key}>
          <OrderRow
            entry={entry}
            isFolded={isFolded}
            onFold={(next) => fold([entry.key], next)}
            onGrab={take}
          />
          {entry.children.length > 0 && !isFolded && (
            <ul className="tool-order__inner">{rows(entry.children)}</ul>
          )}
        </li>
      );
    });
  const label = intl.formatMessage(messages.search);
  const foldAll = intl.formatMessage(areFolded ? messages.unfoldAll : messages.foldAll);
  return (
    <>
      <OpenSelected onOpen={open} />
      <div className="tool-order__tools">
        <input
          type="search"
          className="tool-input"
          aria-label={label}
          placeholder={label}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {holders.length > 0 && (
          <button
            type="button"
            className="tool-order__all"
            aria-label={foldAll}
            title={foldAll}
            onClick={() => fold(holders, !areFolded)}
          >
            <ToolIcon name={areFolded ? 'chevron-right' : 'chevron-down'} size={18} />
          </button>
        )}
      </div>
      <p className={isSearched ? 'tool-order__found' : 'visually-hidden'} role="status">
        {isSearched && <FormattedMessage {...messages.found} values={{ count: countIn(entries) }} />}
      </p>
      <ul className="tool-order" aria-label={intl.formatMessage(messages.order)}>
        {rows(entries)}
      </ul>
      {dragged &&
        at &&
        createPortal(
          <div className="tool">
            {over && <div className="tool-landing" style={over.line} />}
            <Ghost keys={outermost(document.state, dragged)} at={at} />
          </div>,
          window.document.body,
        )}
    </>
  );
}
