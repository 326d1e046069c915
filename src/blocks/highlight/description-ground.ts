import { nearestGround } from '@/site/variants/nearest-ground';
import { variant } from '@/site/variants/variant';
import { blockGround, type BlockGround } from '../frame/ground';
import type { HighlightData } from './data';

const theirs = /-(\d+)$/;

/** Volto Light Theme numbers its colours; here they are those of the palette, from the first on. */
function paletteName(name: string): string {
  const { palette } = variant();
  const number = theirs.exec(name)?.[1];
  const isOurs = palette.some((colour) => colour.name === name);
  if (isOurs || number === undefined || palette.length === 0) return name;
  return palette[(Number(number) + palette.length - 1) % palette.length]?.name ?? name;
}

const groundNamed = (name: string): BlockGround | undefined =>
  blockGround({ bg_color: name, theme: '', styles: {}, useFullBackgroundContainer: undefined });

/** The colour behind the words; that of the institution where none is chosen. */
export const descriptionGround = ({ styles, description_color }: HighlightData): BlockGround | undefined =>
  groundNamed(paletteName(styles.descriptionColor)) ??
  groundNamed(nearestGround(description_color)?.value ?? 'brand');
