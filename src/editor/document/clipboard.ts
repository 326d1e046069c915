import { isBounded, withSafeAddresses } from '@/lib/safe-addresses';
import { isRecord } from '@/lib/text';
import { storedBlocks } from './commands/duplicate-blocks';
import { copyOf } from './copy-of';
import { typeOf } from './flags';
import type { BlockKey, DocumentState, StoredBlock } from './types';

/** The format under which blocks lie in the clipboard, for other pages and tabs. */
export const clipboardType = 'application/x-page-blocks+json';

const longest = 5_000_000;
const most = 1000;
const deepestJson = 100;
const mostValues = 500_000;

/** Stored blocks as they lie in the clipboard. */
export function clipboardText(state: DocumentState, stored: readonly StoredBlock[]): string {
  const blocks = stored.map((block) => copyOf(block, state.setup.newId));
  return JSON.stringify({ format: clipboardType, blocks });
}

/** Blocks for the clipboard, with all that they hold. */
export const copyBlocks = (state: DocumentState, keys: readonly BlockKey[]): string =>
  clipboardText(state, storedBlocks(state, keys));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads what lies in a clipboard, where anybody may have put it; undefined unless it is blocks, and a page's worth of them. */
export function readClipboard(text: string): StoredBlock[] | undefined {
  if (text.length > longest) return undefined;
  const value = parsed(text);
  if (!isRecord(value) || value.format !== clipboardType || !Array.isArray(value.blocks)) return undefined;
  const blocks: unknown[] = value.blocks;
  if (blocks.length === 0 || blocks.length > most || !isBounded(blocks, deepestJson, mostValues))
    return undefined;
  const known = blocks.filter(isRecord).filter((block) => typeOf(block) !== '');
  return known.length === blocks.length ? withSafeAddresses(known) : undefined;
}
