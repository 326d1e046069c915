const signs = (text: string): number[] => [...text].map((sign) => sign.charCodeAt(0));
const [quote, backslash, comma, openList, openObject, closeList, closeObject] = signs('"\\,[{]}');

/** Levels of lists and objects: far more than a page needs. Deeper values would overflow the stack of whoever walks them. */
export const deepestJson = 200;

/** Where a text within JSON ends; behind all where it does not. */
function endOfText(json: string, start: number): number {
  for (let at = json.indexOf('"', start + 1); at >= 0; at = json.indexOf('"', at + 1)) {
    let before = at - 1;
    while (json.charCodeAt(before) === backslash) before -= 1;
    if ((at - before) % 2 === 1) return at;
  }
  return json.length;
}

/** How deeply JSON nests and about how many values it holds, found before it is read. */
export function jsonMeasures(json: string): { depth: number; values: number } {
  let [level, depth, values] = [0, 0, 1];
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === quote) at = endOfText(json, at);
    else if (code === comma) values += 1;
    else if (code === openList || code === openObject) {
      values += 1;
      level += 1;
      if (level > depth) depth = level;
    } else if (code === closeList || code === closeObject) level -= 1;
  }
  return { depth, values };
}
