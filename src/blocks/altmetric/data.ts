import { altmetricIds } from '@/api/altmetric';
import { oneOf, record, text, type Read, type Shape } from '@/lib/shape';
import { textOf } from '@/lib/text';

export const badgeTypes = [
  '4',
  '2',
  '1',
  'donut',
  'medium-donut',
  'large-donut',
  'bar',
  'medium-bar',
  'large-bar',
] as const;
export const badgeSides = ['left', 'right', 'top', 'bottom'] as const;

/** Older content writes truth as a word. */
const truth = (otherwise: boolean): Shape<boolean> => ({
  read: (stored) =>
    stored === true || stored === 'true' || (stored !== false && stored !== 'false' && otherwise),
});

/** A type comes as a number too. */
const badgeType: Shape<(typeof badgeTypes)[number]> = {
  read: (stored) => {
    const name = typeof stored === 'number' ? String(stored) : textOf(stored);
    return badgeTypes.find((type) => type === name) ?? '4';
  },
};

export const altmetricShape = record({
  idType: oneOf(altmetricIds, 'doi'),
  idValue: text(),
  'badge-type': badgeType,
  /** On which side counts stand beside the badge, or unfold under it; without one there are none. */
  'badge-details': oneOf(badgeSides),
  'badge-popover': oneOf(badgeSides),
  'hide-no-mentions': truth(true),
  condensed: truth(false),
});
export type AltmetricData = Read<typeof altmetricShape>;
