import { useCallback, useRef, useSyncExternalStore, type CSSProperties } from 'react';
import { frameOf } from '@/blocks/frame/block-frame';
import { blockNamed } from '@/blocks/registry';
import { deepEqual } from '@/lib/deep-equal';
import { typeOf } from '../document/flags';
import { usePageDocument } from '../document/hooks';
import type { BlockKey } from '../document/types';

interface Frame {
  className: string;
  style: CSSProperties;
}

/** The class and style of a block's wrapper; only when one of them changes is its reader drawn again. */
export function useFrame(key: BlockKey): Frame {
  const document = usePageDocument();
  const former = useRef<Frame>();
  const subscribe = useCallback(
    (listener: () => void) => document.subscribe('block', key, listener),
    [document, key],
  );
  return useSyncExternalStore(subscribe, () => {
    const data = document.state.blocks.get(key)?.data ?? {};
    const type = typeOf(data);
    const frame = frameOf({ ...data, '@type': type }, true, blockNamed(type));
    if (!former.current || !deepEqual(former.current, frame)) former.current = frame;
    return former.current;
  });
}
