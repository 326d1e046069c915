import { isRecord, textOf } from '@/lib/text';
import type { FrameData } from './data';

type Styles = FrameData['styles'];
export type Placed = Pick<FrameData, 'styles' | 'align' | 'size'>;

const widths = ['narrow', 'default', 'layout', 'full'] as const;
const sides = ['left', 'right', 'center'] as const;
const sizes = ['s', 'm', 'l'] as const;

export interface Place {
  /** `layout` is wider than the content, `full` as wide as the window, `own` what the stored style says. */
  width: (typeof widths)[number] | 'own' | undefined;
  side: (typeof sides)[number] | undefined;
  size: (typeof sizes)[number] | undefined;
}

/** A style of volto-light-theme: a word, or the custom property that it stands for, in it or by itself. */
function styleIn(styles: Styles, name: string, property: string): string {
  const stored = styles[`${name}:noprefix`] ?? styles[property];
  return textOf(isRecord(stored) ? stored[property] : stored);
}

function widthIn(said: string): Place['width'] {
  if (/^(100%|unset|none)$/.test(said)) return 'full';
  return widths.find((name) => said.includes(name)) ?? (said === '' ? undefined : 'own');
}

/** How wide a block is and where it stands, by its styles alone. */
function placeIn(styles: Styles): Place {
  const said = styleIn(styles, 'align', '--block-alignment');
  const size = styleIn(styles, 'size', '--block-size').replace('var(--size-', '');
  return {
    width: widthIn(styleIn(styles, 'blockWidth', '--block-width') || textOf(styles['blockWidth'])),
    side: sides.find((name) => said.includes(name)),
    size: sizes.find((name) => size.startsWith(name)),
  };
}

/** The place of a picture, a video or a map, which older content names by fields of their own. */
export function mediaPlace({ styles, align, size }: Placed): Place {
  const place = placeIn(styles);
  const wide = align === 'wide' ? 'layout' : align === 'full' ? 'full' : undefined;
  return {
    width: place.width ?? wide,
    side: place.side ?? sides.find((name) => name === align),
    size: place.size ?? sizes.find((name) => name === size),
  };
}

const media: ReadonlySet<string> = new Set(['image', 'video', 'maps']);

/** Whether text runs beside a block. */
export function floats(type: string, frame: Placed): boolean {
  return media.has(type) && /left|right/.test(mediaPlace(frame).side ?? '');
}

/** The classes by which style.css sets a block into its place. */
export function placeClasses(type: string, frame: Placed): string[] {
  const { width, side, size } = media.has(type) ? mediaPlace(frame) : placeIn(frame.styles);
  if (floats(type, frame)) return [`block--float-${side}`, `block--share-${size ?? 'm'}`];
  return [width && `block--width-${width}`, side && `block--align-${side}`].filter(
    (name) => name !== undefined,
  );
}
