const escapes: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };

/** Text as it stands in HTML and XML, in attributes as well. */
export const escaped = (text: string): string => text.replace(/[<>&"]/g, (sign) => escapes[sign] ?? '');

/** Text as XML has it, without the characters that XML cannot have. */
export const xmlText = (text: string): string =>
  escaped(text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''));
