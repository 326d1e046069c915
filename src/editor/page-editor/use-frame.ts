import { useRef, type CSSProperties } from 'react';
import { frameOf } from '@/blocks/frame/block-frame';
import { deepEqual } from '@/lib/deep-equal';
import { useBlock } from '../document/hooks';
import type { BlockKey } from '../document/types';

interface Frame {
  className: string;
  style: CSSProperties;
}

/** The class and style of a block's wrapper, the same value as long as both stay. */
export function useFrame(key: BlockKey): Frame {
  const block = useBlock(key);
  const type = block?.data['@type'];
  const frame = frameOf({ ...block?.data, '@type': typeof type === 'string' ? type : '' }, true);
  const former = useRef(frame);
  if (!deepEqual(former.current, frame)) former.current = frame;
  return former.current;
}
