import type { CSSProperties } from 'react';
import { contrast } from '@/site/variants/contrast';
import { groundOf, isDark, variant } from '@/site/variants/variant';
import type { GroundData } from './data';
import { foreignReader } from './foreign-reader';

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

/** Our own field says exactly what is meant; other sites may mean a colour of theirs, in one of many places. */
export function blockGround(block: GroundData): BlockGround | undefined {
  const ground = groundOf(block.bg_color) ?? foreignReader()?.groundIn(block);
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
