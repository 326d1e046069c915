/**
 * The anchor of a heading's text, as Volto builds it, so that links from elsewhere keep working: diacritics fall
 * off ("Über uns" → `uber-uns`), everything but letters, digits, `_` and `-` goes, spaces become hyphens.
 */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/gu, '-');
}

/** Gives slugs that differ from all it gave before: the second "Kontakt" of a page is `kontakt-1`. */
export function makeUniqueSlug(): (text: string) => string {
  const given = new Set<string>();
  return (text) => {
    const base = slugOf(text);
    let slug = base;
    for (let count = 1; given.has(slug); count += 1) slug = `${base}-${count}`;
    given.add(slug);
    return slug;
  };
}
