import { isUnresolved } from '@/lib/address';
import { isRecord } from '@/lib/text';

/** Blocks within a block tell of their own links, and a text marks its links where they stand. */
const elsewhere: ReadonlySet<string> = new Set([
  'blocks',
  'value',
  'table',
  'text',
  'data',
  'plaintext',
  'html',
]);

/** How many links of a stored block were set to content that is gone. */
export function deadLinksOf(stored: unknown): number {
  if (typeof stored === 'string') return isUnresolved(stored) ? 1 : 0;
  if (Array.isArray(stored)) return stored.reduce<number>((sum, each) => sum + deadLinksOf(each), 0);
  if (!isRecord(stored)) return 0;
  return Object.entries(stored).reduce(
    (sum, [name, value]) => (elsewhere.has(name) ? sum : sum + deadLinksOf(value)),
    0,
  );
}
