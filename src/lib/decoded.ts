function decodedBy(decode: (text: string) => string, text: string): string | undefined {
  try {
    return decode(text);
  } catch {
    return undefined;
  }
}

/** A hash, a cookie's value, one segment of a path without its escapes; undefined for broken ones such as `%zz`. */
export function decodedPart(text: string): string | undefined {
  return decodedBy(decodeURIComponent, text);
}

/** A path as people read it; one with a broken escape stays as it is. */
export function decodedPath(path: string): string {
  return decodedBy(decodeURI, path) ?? path;
}
