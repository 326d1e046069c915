import { useCallback, useRef, useSyncExternalStore } from 'react';
import { afterClass } from '@/blocks/frame/after';
import { frameOf, type Frame } from '@/blocks/frame/block-frame';
import { frameShape } from '@/blocks/frame/data';
import { blockGround } from '@/blocks/frame/ground';
import { blockNamed } from '@/blocks/registry';
import { deepEqual } from '@/lib/deep-equal';
import { readOnce } from '@/lib/read-once';
import { asBlock } from '../document/flags';
import { usePageDocument } from '../document/hooks';
import type { BlockKey, DocumentState } from '../document/types';

const blockAt = (state: DocumentState, key: BlockKey) => asBlock(state.blocks.get(key)?.data ?? {});

const groundAt = (state: DocumentState, key: BlockKey) =>
  blockGround(readOnce(frameShape, blockAt(state, key)));

/**
 * How the ground of a block of the page itself, which runs to the edges of the sheet unless it is kept to the content, meets
 * those of its neighbours: on the same one they are one section, without a line of the page between them.
 */
function groundClasses(state: DocumentState, key: BlockKey, beside: Neighbours): string[] {
  const ground = groundAt(state, key);
  if (!ground) return [];
  const before = beside.previous === undefined ? undefined : groundAt(state, beside.previous);
  const after = beside.next === undefined ? undefined : groundAt(state, beside.next);
  return [
    ground.isFullWidth ? 'tool-band' : 'tool-ground--contained',
    ...(before && before.key !== ground.key ? ['tool-ground--meets'] : []),
    ...(before?.key === ground.key ? ['tool-ground--follows'] : []),
    ...(after?.key === ground.key ? ['tool-ground--goes-on'] : []),
  ];
}

function frameIn(state: DocumentState, key: BlockKey, beside: Neighbours): Frame {
  const { previous } = beside;
  const isOnPage = state.blocks.get(key)?.parent === state.roots[0];
  // A new section begins with the room of one, whatever stands before it.
  const isNewSection =
    isOnPage && previous !== undefined && groundAt(state, previous)?.key !== groundAt(state, key)?.key;
  const before = previous === undefined || isNewSection ? undefined : blockAt(state, previous);
  const frame = frameOf(blockAt(state, key), true, afterClass(before, blockNamed));
  if (!isOnPage) return frame;
  return { ...frame, className: [frame.className, ...groundClasses(state, key, beside)].join(' ') };
}

interface Neighbours {
  previous: BlockKey | undefined;
  next: BlockKey | undefined;
}

/**
 * The class and style of a block's wrapper, which hang on the blocks beside it too; only when one of them changes is its
 * reader drawn again.
 */
export function useFrame(key: BlockKey, previous: BlockKey | undefined, next: BlockKey | undefined): Frame {
  const document = usePageDocument();
  const former = useRef<Frame>();
  const subscribe = useCallback(
    (listener: () => void) => {
      const read = [key, previous, next].filter((each) => each !== undefined);
      const ends = read.map((each) => document.subscribe('block', each, listener));
      return () => ends.forEach((end) => end());
    },
    [document, key, previous, next],
  );
  return useSyncExternalStore(subscribe, () => {
    const frame = frameIn(document.state, key, { previous, next });
    if (!former.current || !deepEqual(former.current, frame)) former.current = frame;
    return former.current;
  });
}
