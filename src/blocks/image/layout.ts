import { textOf } from '@/lib/text';

const aligns = ['full', 'wide', 'left', 'right', 'center'] as const;
const sizes = ['l', 'm', 's'] as const;

export interface ImageLayout {
  align: (typeof aligns)[number];
  /** Pictures of full width have no size. */
  size: (typeof sizes)[number] | undefined;
  /** How wide the picture is shown, as the `sizes` of an `<img>`. */
  shown: string;
}

const shownWidths = {
  l: '(min-width: 75rem) 75rem, 100vw',
  m: '(min-width: 768px) 37.5rem, 100vw',
  s: '(min-width: 768px) 18.75rem, 50vw',
} as const;

/** Reads alignment and size; what is missing or unknown is centred and of medium size. */
export function imageLayout(data: { align?: unknown; size?: unknown }): ImageLayout {
  const align = aligns.find((name) => name === textOf(data.align)) ?? 'center';
  if (align === 'full' || align === 'wide') return { align, size: undefined, shown: '100vw' };
  const size = sizes.find((name) => name === textOf(data.size)) ?? 'm';
  return { align, size, shown: shownWidths[size] };
}
