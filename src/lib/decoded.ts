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

/** An address in whose path broken escapes such as `%zz` are taken as they stand, so that nobody stumbles over them. */
export function withWholeEscapes(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  if (decodedPart(path) !== undefined) return address;
  return path.replaceAll('%', '%25') + address.slice(path.length);
}

/** A path as people read it; one with a broken escape stays as it is. */
export function decodedPath(path: string): string {
  return decodedBy(decodeURI, path) ?? path;
}
