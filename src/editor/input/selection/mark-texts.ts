const name = 'tool-range';

/** Marks texts as the browser marks what is selected, without being it. */
export function markTexts(ranges: readonly Range[]): void {
  if ('highlights' in CSS) CSS.highlights.set(name, new Highlight(...ranges));
}

export function unmarkTexts(): void {
  if ('highlights' in CSS) CSS.highlights.delete(name);
}
