/** An address as a value of CSS; what would end the string early is escaped, broken escapes are left as they are. */
export function cssUrl(url: string): string {
  return url === '' ? 'none' : `url("${url.replace(/["\\\s]/g, encodeURIComponent)}")`;
}
