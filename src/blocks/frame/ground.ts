import type { CSSProperties } from 'react';
import { contrast } from '@/site/variants/contrast';
import { nearestGround } from '@/site/variants/nearest-ground';
import { groundOf, isDark, variant } from '@/site/variants/variant';
import type { Ground } from '@/site/variants/variant-definition';
import { colour, type GroundData } from './data';

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

/** Under which names the styles of Volto's themes keep a ground. */
const inStyles = [
  'backgroundColor',
  'backgroundColor:noprefix',
  'theme:noprefix',
  '--background-color',
  '--theme-color',
];

/** Our own field says exactly what is meant; what Volto's themes say may be the name or colour of another site. */
function groundIn({ bg_color, styles, theme }: GroundData): Ground | undefined {
  const exact = groundOf(bg_color);
  if (exact) return exact;
  for (const name of [bg_color, ...inStyles.map((each) => colour.read(styles[each])), theme]) {
    const ground = nearestGround(name);
    if (ground) return ground;
  }
  return undefined;
}

export function blockGround(block: GroundData): BlockGround | undefined {
  const ground = groundIn(block);
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
