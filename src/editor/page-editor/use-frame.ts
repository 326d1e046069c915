import { useCallback, useRef, useSyncExternalStore, type CSSProperties } from 'react';
import type { Block } from '@/blocks/definition';
import { afterClass } from '@/blocks/frame/after';
import { frameOf } from '@/blocks/frame/block-frame';
import { blockNamed } from '@/blocks/registry';
import { deepEqual } from '@/lib/deep-equal';
import { typeOf } from '../document/flags';
import { usePageDocument } from '../document/hooks';
import type { BlockKey, DocumentState, StoredBlock } from '../document/types';

interface Frame {
  className: string;
  style: CSSProperties;
}

const isBlock = (data: StoredBlock): data is Block => data['@type'] === typeOf(data);

/** A block without what it holds. The stored object itself is given where it can be, since what is read of it is kept. */
function blockAt(state: DocumentState, key: BlockKey): Block {
  const data = state.blocks.get(key)?.data ?? {};
  return isBlock(data) ? data : { ...data, '@type': '' };
}

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
    const frame = frameOf(blockAt(state, key), true, afterClass(before, blockNamed));
    if (!former.current || !deepEqual(former.current, frame)) former.current = frame;
    return former.current;
  });
}
