import type { Thing } from './thing';

function shown(_name: string, value: unknown): unknown {
  const known: unknown = Array.isArray(value)
    ? value.filter((each) => each !== undefined && each !== '')
    : value;
  return known === '' || (Array.isArray(known) && known.length === 0) ? undefined : known;
}

/** A thing without what says nothing: empty texts and lists. */
export const withoutEmpty = (thing: Thing): Thing => JSON.parse(JSON.stringify(thing, shown)) as Thing;
