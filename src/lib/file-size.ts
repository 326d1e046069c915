import type { Language } from './language';

/** '72,7 KB' below a million bytes, MB from there on, in the decimal mark of the language. */
export function fileSize(bytes: number, language: Language): string {
  const inMegabytes = bytes >= 1_000_000;
  const value = inMegabytes ? bytes / 1_000_000 : bytes / 1_000;
  const digits = { maximumFractionDigits: value < 10 ? 1 : 0 };
  return `${new Intl.NumberFormat(language, digits).format(value)} ${inMegabytes ? 'MB' : 'KB'}`;
}
