const longest = 4;

/** The path of an item in a narrow place: of five segments and more the first three and the last stay. */
export function shortPath(path: string): string {
  const segments = path.split('/').filter(Boolean);
  if (segments.length <= longest) return `/${segments.join('/')}`;
  return `/${[...segments.slice(0, 3), '…', segments.at(-1)].join('/')}`;
}
