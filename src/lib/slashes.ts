/** A path without its last slashes; as a pattern, a long row of them would be tried anew at each. */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
