import { ownOf } from '@/lib/deep-equal';
import { typeOf } from '../document/flags';
import type { StoredBlock } from '../document/types';

/** What every block may have. */
const ground = ['bg_color', 'theme', 'useFullBackgroundContainer', 'useLargeContainer'] as const;

/** What blocks of one type have in common, under whatever name. */
const ofType = [
  ...ground,
  'styles',
  'variation',
  'align',
  'alignment',
  'position',
  'size',
  'title_size',
  'right_arrows',
  'centeredText',
  'flagAlign',
] as const;

let kept: StoredBlock | undefined;

/** Remembers how a block looks, for others on this page and the next. */
export function keepLooks(block: StoredBlock): void {
  kept = block;
}

export const hasLooks = (): boolean => kept !== undefined;

/** The fields that a block has to change to look the same: all of one of its type, else the ground. */
export function looksFor(block: StoredBlock): StoredBlock {
  const from = kept;
  if (from === undefined) return {};
  const names = typeOf(from) === typeOf(block) ? ofType : ground;
  return Object.fromEntries(names.map((name) => [name, ownOf(from, name)]));
}
