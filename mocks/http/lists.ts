import { badRequest } from './failure';

/** Entries that a list, or names that an object, of a call may have where it is no content. */
const mostListed = 1000;

const tooLong = () => badRequest(`A list has more than ${mostListed} entries.`);

/** Refuses a value that holds a longer list or object, at any depth, before anybody walks it. */
export function checkLists(value: unknown): void {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const each = open.pop();
    if (typeof each !== 'object' || each === null) continue;
    const inside: unknown[] = Array.isArray(each) ? each : Object.values(each);
    if (inside.length > mostListed) throw tooLong();
    for (const part of inside) if (typeof part === 'object') open.push(part);
  }
}

/** The different ones of a list's texts, or of the one text that stands in place of a list; empty ones are none. */
export function differentTexts(value: unknown): string[] {
  const given: readonly unknown[] = Array.isArray(value) ? value : [value];
  return [...new Set(given.filter((each): each is string => typeof each === 'string' && each !== ''))];
}
