import type { CSSProperties } from 'react';
import { stored, type Shape } from '@/lib/shape';
import { isRecord } from '@/lib/text';
import { contrast } from '@/site/variants/contrast';
import { groundOf, isDark, variant } from '@/site/variants/variant';

/** The coloured ground that a block asks for. */
export interface BlockGround {
  /** The same for blocks that belong into one band. */
  key: string;
  value: string;
  text: string;
  className: string;
  /** Whether the colour runs to the edges of the window; editors can keep it to the width of the content. */
  isFullWidth: boolean;
}

/** What of a block names its ground, for the shapes of blocks whose views ask for it. */
export const groundFields = {
  bg_color: stored(),
  theme: stored(),
  styles: stored(),
  useFullBackgroundContainer: stored(),
} satisfies Record<string, Shape<unknown>>;

/** Links and secondary text keep their own colours only where these can be read. */
function classNameOf(ground: { value: string; text: string }): string {
  if (isDark(ground)) return 'on-dark';
  const carries = (colour: string): boolean => (contrast(ground.value, colour) ?? 0) >= 4.5;
  return [
    !carries(variant().grounds.brand.value) && 'ground--ink-links',
    (contrast(ground.value, '#ffffff') ?? 0) > 1.35 && 'ground--ink-text',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Where a stored block names its ground: our own field, then the two of Volto's themes. */
export function blockGround(block: Readonly<Record<string, unknown>>): BlockGround | undefined {
  const styles = isRecord(block.styles) ? block.styles : {};
  const named = [block.bg_color, styles.backgroundColor, block.theme].find(
    (name) => groundOf(name) !== undefined,
  );
  const ground = groundOf(named);
  if (ground === undefined) return undefined;
  const isFullWidth = block.useFullBackgroundContainer !== false;
  return {
    ...ground,
    key: `${ground.value} ${isFullWidth}`,
    className: classNameOf(ground),
    isFullWidth,
  };
}

/** The ground as the custom properties that style.css paints with. */
export function groundStyle({ value, text }: BlockGround): CSSProperties {
  return { '--ground': value, '--on-ground': text } as CSSProperties;
}
