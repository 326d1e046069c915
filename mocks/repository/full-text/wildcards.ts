/**
 * Whether a word fits a pattern with `*` and `?`. It goes back to the last star alone, so its time grows with the two
 * lengths: as a regular expression, a row of stars would keep the server busy for minutes.
 */
export function fitsPattern(word: string, pattern: string): boolean {
  let at = 0;
  let star = -1;
  let resumed = 0;
  let read = 0;
  while (read < word.length) {
    if (pattern[at] === '*') {
      star = at;
      resumed = read;
      at += 1;
    } else if (pattern[at] === '?' || (at < pattern.length && pattern[at] === word[read])) {
      at += 1;
      read += 1;
    } else if (star >= 0) {
      at = star + 1;
      resumed += 1;
      read = resumed;
    } else {
      return false;
    }
  }
  while (pattern[at] === '*') at += 1;
  return at === pattern.length;
}
