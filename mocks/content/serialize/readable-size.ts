const units = [
  ['GB', 1024 ** 3],
  ['MB', 1024 ** 2],
  ['KB', 1024],
] as const;

/** Size of a file as Plone's catalog words it: "72.7 KB". */
export function readableSize(bytes: number): string {
  if (bytes === 0) return '0 KB';
  for (const [unit, size] of units) if (bytes >= size) return `${(bytes / size).toFixed(1)} ${unit}`;
  return '1 KB';
}
