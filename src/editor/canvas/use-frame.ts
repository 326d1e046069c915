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

/** On the page itself a ground may run to the edges of the window, here to those of the sheet. */
const isBand = (state: DocumentState, key: BlockKey): boolean =>
  state.blocks.get(key)?.parent === state.roots[0] &&
  blockGround(readOnce(frameShape, blockAt(state, key)))?.isFullWidth === true;

/**
 * The class and style of a block's wrapper, which hang on the block before it too; only when one of them changes is its
 * reader drawn again.
 */
export function useFrame(key: BlockKey, previous: BlockKey | undefined): Frame {
  const document = usePageDocument();
  const former = useRef<Frame>();
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [key, ...(previous === undefined ? [] : [previous])].map((each) =>
        document.subscribe('block', each, listener),
      );
      return () => ends.forEach((end) => end());
    },
    [document, key, previous],
  );
  return useSyncExternalStore(subscribe, () => {
    const { state } = document;
    const before = previous === undefined ? undefined : blockAt(state, previous);
    const inside = frameOf(blockAt(state, key), true, afterClass(before, blockNamed));
    const frame = isBand(state, key) ? { ...inside, className: `${inside.className} tool-band` } : inside;
    if (!former.current || !deepEqual(former.current, frame)) former.current = frame;
    return former.current;
  });
}
