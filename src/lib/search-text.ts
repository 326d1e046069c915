/** Beyond this nobody has typed: a longer text would only make an address that servers refuse. */
const longest = 300;

/** What is searched for: without control characters and blanks around it, and of a length that fits into an address. */
export function searchText(typed: string | null | undefined): string {
  return (typed ?? '')
    .replace(/[\p{Cc}\p{Cs}\uFFFD]/gu, ' ')
    .trim()
    .slice(0, longest)
    .trim();
}
