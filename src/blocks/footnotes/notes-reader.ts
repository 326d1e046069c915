import type { WithNotes } from './with-notes';

let withNotes: typeof WithNotes | undefined;

/** What draws footnotes, once it has come. */
export const notesPart = (): typeof WithNotes | undefined => withNotes;

/** Brings it for a page, as JSON, that has any; without it their words are text like any other. */
export async function loadNotesOf(stored: string): Promise<void> {
  if (!/"type":"(footnote|zotero)"/.test(stored)) return;
  withNotes ??= await import('./with-notes').then(
    (part) => part.WithNotes,
    () => undefined,
  );
}
