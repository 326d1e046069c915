/** A longer text would only make an address that servers refuse. */
export const longestSearch = 300;

/** Whether a text has more characters than are searched for. */
export const isTooLong = (typed: string | null | undefined, count = longestSearch): boolean =>
  (typed ?? '').trim().length > count;

/** What is searched for: without control characters and blanks around it, and of a length that fits into an address. */
export function searchText(typed: string | null | undefined): string {
  return (typed ?? '')
    .replace(/[\p{Cc}\p{Cs}\uFFFD]/gu, ' ')
    .trim()
    .slice(0, longestSearch)
    .trim();
}
