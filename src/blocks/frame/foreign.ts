import { nearestGround } from '@/site/variants/nearest-ground';
import type { Ground } from '@/site/variants/variant-definition';
import { isRecord, textOf } from '@/lib/text';
import { colour, type FrameData, type GroundData } from './data';
import './foreign.css';
import type { Alignment } from './alignment';
import { foreignStyles } from './foreign-styles';

/* How content of other Volto sites says where its blocks stand, and on which ground. */

type Styles = FrameData['styles'];

const widths = ['narrow', 'default', 'full'] as const;
const sides = ['left', 'right', 'center'] as const;
const sizes = ['s', 'm', 'l'] as const;

/** A style of volto-light-theme: a word, or the custom property that it stands for, in it or by itself. */
function styleIn(styles: Styles, name: keyof typeof foreignStyles): string {
  const property = foreignStyles[name];
  const stored = styles[`${name}:noprefix`] ?? styles[property];
  return textOf(isRecord(stored) ? stored[property] : stored);
}

function widthIn(said: string): Alignment['width'] {
  if (/^(100%|unset|none)$/.test(said)) return 'full';
  if (said.includes('layout')) return 'wide';
  return widths.find((name) => said.includes(name)) ?? (said === '' ? undefined : 'own');
}

/** How wide a block is and where it stands, by its styles alone. */
export function alignmentIn(styles: Styles): Alignment {
  const said = styleIn(styles, 'align');
  const size = styleIn(styles, 'size').replace('var(--size-', '');
  return {
    width: widthIn(styleIn(styles, 'blockWidth') || textOf(styles['blockWidth'])),
    side: sides.find((name) => said.includes(name)),
    size: sizes.find((name) => size.startsWith(name)),
  };
}

/** Under which names the styles of Volto's themes keep a ground. */
const groundNames = [
  ...['backgroundColor', 'theme'].flatMap((name) => [name, `${name}:noprefix`]),
  foreignStyles.backgroundColor,
  foreignStyles.theme,
];

/** The ground of a block that names none of ours in our own field. */
export function groundIn({ styles, theme }: GroundData): Ground | undefined {
  for (const name of [...groundNames.map((each) => colour.read(styles[each])), theme]) {
    const ground = nearestGround(name);
    if (ground) return ground;
  }
  return undefined;
}
