export interface MapAddresses {
  /** To be embedded. */
  src: string;
  /** The same at its own place. */
  href: string;
}

/** Longer ones are descriptions, which no map finds. */
const longestPlace = 200;
const nowhere = /^(online|digital|virtuell|virtual)\b|:\/\//i;

/** The map of another company that shows a place; what has no place has none. */
export function mapOf(place: string, language: string): MapAddresses | undefined {
  const words = place.replace(/\s+/g, ' ').trim();
  if (words === '' || words.length > longestPlace || nowhere.test(words)) return undefined;
  const address = (more: Record<string, string>) =>
    `https://www.google.com/maps?${new URLSearchParams({ q: words, hl: language, ...more }).toString()}`;
  return { src: address({ output: 'embed' }), href: address({}) };
}
