import type { AltmetricData } from './data';

const sizes = { small: 64, medium: 100, large: 180 } as const;

/** The address of a badge's picture and the size that it has; the numbers stand for bars with the score beside them. */
export function badgeOf(
  type: AltmetricData['badge-type'],
  score: number,
): { src: string; width: number; height: number } {
  const isDonut = type.endsWith('donut');
  const size = sizes[type.startsWith('large') ? 'large' : type.startsWith('medium') ? 'medium' : 'small'];
  const style = isDonut ? 'donut' : /^\d$/.test(type) ? type : 'bar';
  const query = new URLSearchParams({ size: String(size), score: String(score), style });
  return {
    src: `https://badges.altmetric.com/?${query.toString()}`,
    width: size,
    height: isDonut ? size : Math.round(size / 4),
  };
}
