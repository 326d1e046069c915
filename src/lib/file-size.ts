import type { Language } from './language';

/** '72,7 KB' below a million bytes, MB from there on, in the decimal mark of the language. */
export function fileSize(bytes: number, language: Language): string {
  const inMegabytes = bytes >= 1_000_000;
  const value = inMegabytes ? bytes / 1_000_000 : bytes / 1_000;
  const digits = { maximumFractionDigits: value < 10 ? 1 : 0 };
  return `${new Intl.NumberFormat(language, digits).format(value)} ${inMegabytes ? 'MB' : 'KB'}`;
}

const units: ReadonlyMap<string, number> = new Map([
  ['B', 1],
  ['KB', 1024],
  ['MB', 1024 ** 2],
  ['GB', 1024 ** 3],
]);

/** The bytes of a size as lists of the CMS tell it: a number, or in words such as '72.7 KB'. */
export function bytesOf(size: unknown): number | undefined {
  if (typeof size === 'number') return Number.isFinite(size) && size > 0 ? size : undefined;
  const [, amount = '', unit = ''] = /^(\d+(?:\.\d+)?) ?([KMG]?B)$/.exec(String(size)) ?? [];
  return Math.round(Number(amount) * (units.get(unit) ?? 0)) || undefined;
}
