import { isRecord } from '@/lib/text';

/** What a browser remembers of its own: never content of the CMS, nor tokens. */
export interface ClientState {
  /** Columns of folder contents, in their order. */
  contentsColumns: readonly string[];
  /** Items that were cut or copied in folder contents. */
  contentsClipboard: { action: 'cut' | 'copy'; paths: readonly string[] } | null;
  /** Blocks that were cut or copied in the editor, as they are stored. */
  blocksClipboard: readonly Readonly<Record<string, unknown>>[];
  /** Which panels are open, by name. */
  panels: Readonly<Record<string, boolean>>;
}

export const emptyClientState: ClientState = {
  contentsColumns: ['state', 'type', 'modified'],
  contentsClipboard: null,
  blocksClipboard: [],
  panels: {},
};

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

/** Whether a stored value is what its part of the state may hold. */
const checks: Readonly<Record<keyof ClientState, (value: unknown) => boolean>> = {
  contentsColumns: isTexts,
  contentsClipboard: (value) =>
    value === null ||
    (isRecord(value) && (value['action'] === 'cut' || value['action'] === 'copy') && isTexts(value['paths'])),
  blocksClipboard: (value) => Array.isArray(value) && value.every(isRecord),
  panels: (value) => isRecord(value) && Object.values(value).every((open) => typeof open === 'boolean'),
};

const parts = Object.keys(checks) as (keyof ClientState)[];

/** The state that was saved; what cannot be read of it is logged and dropped: there the fallback holds. */
export function readClientState(text: string | null, fallback: ClientState = emptyClientState): ClientState {
  if (text === null) return fallback;
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored)) throw new Error('It is no record.');
    const given = parts.filter((part) => Object.hasOwn(stored, part));
    const readable = given.filter((part) => checks[part](stored[part]));
    if (readable.length < given.length)
      console.error(
        'Remembered state was dropped:',
        given.filter((part) => !readable.includes(part)).join(', '),
      );
    return { ...fallback, ...Object.fromEntries(readable.map((part) => [part, stored[part]])) };
  } catch (error) {
    console.error('Remembered state was dropped:', error);
    return fallback;
  }
}

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type Entries<Value> = Readonly<Record<string, Value>>;

/** Another tab's entries with those that this one changed or removed since both had the same. */
function mergedEntries<Value>(
  base: Entries<Value>,
  mine: Entries<Value>,
  theirs: Entries<Value>,
): Record<string, Value> {
  const next = new Map(Object.entries(theirs));
  for (const name of Object.keys({ ...base, ...mine })) {
    const value = mine[name];
    if (isSame(value, base[name])) continue;
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return Object.fromEntries(next);
}

/** What two tabs that had the same `base` make of it together: panels by their entries, other parts as a whole. */
export function merged(base: ClientState, mine: ClientState, theirs: ClientState): ClientState {
  const latest = <Part extends keyof ClientState>(part: Part): ClientState[Part] =>
    isSame(mine[part], base[part]) ? theirs[part] : mine[part];
  return {
    contentsColumns: latest('contentsColumns'),
    contentsClipboard: latest('contentsClipboard'),
    blocksClipboard: latest('blocksClipboard'),
    panels: mergedEntries(base.panels, mine.panels, theirs.panels),
  };
}
