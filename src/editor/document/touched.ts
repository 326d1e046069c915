import { changesContent, type Change } from './change';
import type { ChannelKind } from './channels';
import type { DocumentState } from './types';

/** Whom a change concerns that was made; `inverse` tells how things were. */
export function* touchedBy(
  { change, inverse }: { change: Change; inverse: Change },
  state: DocumentState,
): Generator<readonly [ChannelKind, string]> {
  for (const [key, block] of change.blocks) if (inverse.blocks.get(key) !== block) yield ['block', key];
  for (const key of change.containers.keys()) yield ['container', key];
  for (const name of change.fields.keys()) yield ['field', name];
  if (change.containers.size > 0) yield ['structure', ''];
  if (changesContent(change)) yield ['content', ''];
  if (inverse.selection === state.selection) return;
  const before = new Set(inverse.selection.blocks);
  const now = new Set(state.selection.blocks);
  for (const key of before) if (!now.has(key)) yield ['selected', key];
  for (const key of now) if (!before.has(key)) yield ['selected', key];
  yield ['selection', ''];
}
