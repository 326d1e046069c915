import { addressOf } from '@/components/universal-link/link-target';
import { isRecord } from '@/lib/text';
import { memberFields } from '../data';

type Stored = Readonly<Record<string, unknown>>;

const copied = Object.keys(memberFields);

/** What of a member a block copies. */
export const copiedOf = (member: Stored): Stored =>
  Object.fromEntries(copied.flatMap((name) => (member[name] ? [[name, member[name]]] : [])));

/** A group with another leader: what was copied of the one before goes, and what is known of this one comes. */
export function withLeader(stored: Stored, href: unknown): Stored {
  const first: unknown = Array.isArray(href) ? href[0] : href;
  const gone = copied.filter((name) => Object.hasOwn(stored, name)).map((name) => [name, undefined] as const);
  const known = isRecord(first) && addressOf(first) !== '' ? copiedOf(first) : {};
  return { href, ...Object.fromEntries(gone), ...known };
}
