import { readOnce } from '@/lib/read-once';
import type { Block } from '../definition';
import { frameShape, type FrameData } from './data';
import { foreignReader } from './foreign-reader';

export type Aligned = Pick<FrameData, 'styles' | 'align' | 'size'>;

export interface Alignment {
  /** `wide` is wider than the content, `full` as wide as the window, `own` what the stored style says. */
  width?: 'narrow' | 'default' | 'wide' | 'full' | 'own' | undefined;
  side?: 'left' | 'right' | 'center' | undefined;
  size?: 's' | 'm' | 'l' | undefined;
}

/** The place of a picture, a video or a map: other sites name it in styles, we by fields of their own. */
export function mediaAlignment({ styles, align, size }: Aligned): Alignment {
  const { width, side, ...rest } = foreignReader()?.alignmentIn(styles) ?? {};
  const isWide = align === 'wide' || align === 'full';
  return {
    width: width ?? (isWide ? align : undefined),
    side: side ?? (isWide ? undefined : align),
    size: rest.size ?? size,
  };
}

const isMedia = (type: string): boolean => /^(image|video|maps)$/.test(type);

/** Whether text runs beside a block. */
export const floats = (block: Block): boolean =>
  isMedia(block['@type']) && /left|right/.test(mediaAlignment(readOnce(frameShape, block)).side ?? '');

/** The classes by which style.css sets a block into its place. */
export function alignmentClasses(block: Block): string[] {
  const frame = readOnce(frameShape, block);
  const {
    width,
    side,
    size = 'm',
  } = isMedia(block['@type']) ? mediaAlignment(frame) : (foreignReader()?.alignmentIn(frame.styles) ?? {});
  if (floats(block)) return [`block--float-${side}`, `block--share-${size}`];
  return [width ? `block--width-${width}` : '', side ? `block--align-${side}` : ''];
}
