import { memo, Suspense, useEffect, useRef, type MouseEvent } from 'react';
import { BlockBoundary } from '@/blocks/frame/block-boundary';
import { useOfferedBlocks } from '../block-picker/use-offered-blocks';
import { selectBlocks, selectUpTo, toggleBlock } from '../document/commands/select-blocks';
import { useIsSelected, usePageDocument, useType } from '../document/hooks';
import type { BlockKey } from '../document/types';
import { leaveTextInDom } from '../rich-text/dom-selection';
import { TextFlowContext } from '../rich-text/text-flow';
import { blockKeysId } from '../input/block-element';
import { useErrorsOfBlock } from '../session/block-errors';
import { BlockBody } from './block-body';
import { BlockTools } from './block-tools';
import { BrokenPicturesNote } from './broken-pictures-note';
import { DeadLinksNote } from './dead-links-note';
import { ChangeMark } from './change-mark';
import { FindingMark } from './finding-mark';
import { Grip } from '../input/drag/grip';
import { BlockKeyContext } from '../session/editing';
import { NoteMark } from './note-mark';
import { SlashMenu } from './slash-menu';
import { TranslationMark } from './translation-mark';
import { useBrokenPictures } from './use-broken-pictures';
import { useBlockTitle } from '../input/use-block-title';
import { useEditor } from '../input/use-editor';
import { useFrame } from './use-frame';
import { useTextFlow } from './use-text-flow';

interface EditableBlockProps {
  blockKey: BlockKey;
  /** The blocks that stand beside it, where their distance and their grounds hang on both. */
  previous?: BlockKey | undefined;
  next?: BlockKey | undefined;
}

/** A block of the page with what stands outside its box: frame, bar, and the place for the next one. */
export const EditableBlock = memo(function EditableBlock({ blockKey, previous, next }: EditableBlockProps) {
  const document = usePageDocument();
  const type = useType(blockKey);
  const frame = useFrame(blockKey, previous, next);
  const titleOf = useBlockTitle();
  const isSelected = useIsSelected(blockKey);
  const isWrong = useErrorsOfBlock(blockKey) !== undefined;
  const element = useRef<HTMLDivElement>(null);
  const { focus } = useEditor();
  useEffect(() => (element.current ? focus.stand(blockKey, element.current) : undefined), [focus, blockKey]);
  const [broken, look] = useBrokenPictures();
  const offered = useOfferedBlocks(blockKey);
  const { flow, slash, choose } = useTextFlow(blockKey, offered);
  const isOwn = (target: EventTarget) => (target as Element).closest('[data-block]') === element.current;

  const select = (event: MouseEvent) => {
    // The innermost block under the pointer is meant.
    if (!isOwn(event.target) || (event.target as Element).closest('.tool-grip')) return;
    if (event.shiftKey) document.run((state) => selectUpTo(state, blockKey));
    else if (event.ctrlKey || event.metaKey) document.run((state) => toggleBlock(state, blockKey));
    else if (!isSelected) document.run((state) => selectBlocks(state, [blockKey]));
  };

  return (
    <BlockKeyContext.Provider value={blockKey}>
      {frame.start !== undefined && <div className={frame.start} />}
      <div
        ref={element}
        data-block={blockKey}
        className={`${frame.className} inner tool-block block-editor-${type}${isSelected ? ' tool-block--selected' : ''}${isWrong ? ' tool-block--wrong' : ''}`}
        style={frame.style}
        tabIndex={-1}
        role="group"
        aria-label={titleOf(type)}
        aria-describedby={blockKeysId}
        onMouseDown={select}
        onFocus={({ target }) => {
          if (target === element.current) leaveTextInDom();
          if (isOwn(target) && !document.state.selection.blocks.includes(blockKey))
            document.run((state) => selectBlocks(state, [blockKey]));
        }}
        onErrorCapture={look}
        onLoadCapture={look}
      >
        <Grip blockKey={blockKey} />
        <ChangeMark blockKey={blockKey} />
        <TranslationMark blockKey={blockKey} />
        <FindingMark blockKey={blockKey} />
        <NoteMark blockKey={blockKey} />
        <BlockBoundary data={flow}>
          <TextFlowContext.Provider value={flow}>
            <Suspense fallback={null}>
              <BlockBody blockKey={blockKey} type={type} />
            </Suspense>
            <DeadLinksNote blockKey={blockKey} />
            <BrokenPicturesNote addresses={broken} />
          </TextFlowContext.Provider>
        </BlockBoundary>
        {slash && (
          <SlashMenu
            offered={offered}
            query={slash.query}
            active={slash.active}
            onChoose={(block) => void choose(block)}
          />
        )}
        {isSelected && <BlockTools blockKey={blockKey} />}
      </div>
    </BlockKeyContext.Provider>
  );
});
