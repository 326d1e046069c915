import { badRequest, Failure } from './failure';

/** Far more than a page needs: lists in lists, blocks in blocks. Deeper values would overflow the stack of whoever walks them. */
const deepest = 200;
/** A page of a thousand blocks with big tables has some hundred thousand. */
const mostValues = 2_000_000;

const [quote, backslash, comma] = ['"', '\\', ','].map((sign) => sign.charCodeAt(0));
const openings = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)));
const closings = new Set([']', '}'].map((sign) => sign.charCodeAt(0)));

/** Where a text within JSON ends; behind all where it does not. */
function endOfText(json: string, start: number): number {
  for (let at = json.indexOf('"', start + 1); at >= 0; at = json.indexOf('"', at + 1)) {
    let before = at - 1;
    while (json.charCodeAt(before) === backslash) before -= 1;
    if ((at - before) % 2 === 1) return at;
  }
  return json.length;
}

/** Refuses JSON that nests too deeply or holds too many values, before it is read. */
export function checkJsonSize(json: string): void {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === quote) at = endOfText(json, at);
    else if (code === comma) values += 1;
    else if (openings.has(code)) {
      depth += 1;
      values += 1;
    } else if (closings.has(code)) depth -= 1;
    if (depth > deepest) throw badRequest(`JSON is nested more than ${deepest} levels deep.`);
    if (values > mostValues)
      throw new Failure(413, 'RequestEntityTooLarge', `JSON holds more than ${mostValues} values.`);
  }
}
