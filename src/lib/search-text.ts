/** A longer text would only make an address that servers refuse. */
export const longestSearch = 300;

/** Whether a text is longer than what is searched for. */
export const isTooLong = (typed: string | null | undefined): boolean =>
  (typed ?? '').trim().length > longestSearch;

/** What is searched for: without control characters and blanks around it, and of a length that fits into an address. */
export function searchText(typed: string | null | undefined): string {
  return (typed ?? '')
    .replace(/[\p{Cc}\p{Cs}\uFFFD]/gu, ' ')
    .trim()
    .slice(0, longestSearch)
    .trim();
}
