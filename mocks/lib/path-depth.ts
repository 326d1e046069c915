/** Segments that a path within the site has at most: no content lies so deep. */
const mostSegments = 100;

/** Whether a path has more; nothing is looked for there, since each of its beginnings would be. */
export function isTooDeep(path: string): boolean {
  let count = 0;
  for (let at = path.indexOf('/'); at >= 0 && count <= mostSegments; at = path.indexOf('/', at + 1))
    count += 1;
  return count > mostSegments;
}
