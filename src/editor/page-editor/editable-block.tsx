import { memo, Suspense, useContext, useRef, type MouseEvent } from 'react';
import { BlocksContext } from '@/blocks/blocks-context';
import { BlockBoundary } from '@/blocks/frame/block-boundary';
import { selectBlocks, selectUpTo, toggleBlock } from '../document/commands/select-blocks';
import { useIsSelected, usePageDocument, useType } from '../document/hooks';
import type { BlockKey } from '../document/types';
import { AddLine } from './add-line';
import { BlockBar } from './block-bar';
import { BlockKeyContext } from './editing';
import { BlockBody } from './block-body';
import { useBlockKeys } from './use-block-keys';

/** A block of the page with what stands outside its box: frame, grip, bar and the place for the next one. */
export const EditableBlock = memo(function EditableBlock({ blockKey }: { blockKey: BlockKey }) {
  const document = usePageDocument();
  const type = useType(blockKey);
  const isKnown = useContext(BlocksContext)(type) !== undefined;
  const isSelected = useIsSelected(blockKey);
  const element = useRef<HTMLDivElement>(null);
  const handleKeyDown = useBlockKeys(blockKey, element);

  const select = (event: MouseEvent) => {
    // The innermost block under the pointer is meant.
    if ((event.target as Element).closest('[data-block]') !== element.current) return;
    if (event.shiftKey) document.run((state) => selectUpTo(state, blockKey));
    else if (event.ctrlKey || event.metaKey) document.run((state) => toggleBlock(state, blockKey));
    else if (!isSelected) document.run((state) => selectBlocks(state, [blockKey]));
  };

  return (
    <BlockKeyContext.Provider value={blockKey}>
      <div
        ref={element}
        data-block={blockKey}
        className={`tool-block block-editor-${type}${isSelected ? ' tool-block--selected' : ''}`}
        tabIndex={-1}
        onMouseDown={select}
        onFocus={({ target }) => {
          if (target.closest('[data-block]') === element.current && !isSelected)
            document.run((state) => selectBlocks(state, [blockKey]));
        }}
        onKeyDown={handleKeyDown}
      >
        <div className={`block inner ${type}`}>
          <BlockBoundary data={document.state.blocks.get(blockKey) ?? {}}>
            <Suspense fallback={null}>
              <BlockBody blockKey={blockKey} type={type} />
            </Suspense>
          </BlockBoundary>
        </div>
        {isSelected && <BlockBar blockKey={blockKey} isKnown={isKnown} />}
        {isSelected && <AddLine after={blockKey} />}
      </div>
    </BlockKeyContext.Provider>
  );
});
