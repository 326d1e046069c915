/** The words of a text that blanks part: a long list of names, as it is read. */
export const words = (text: string): string[] => text.trim().split(/\s+/);

export const wordSet = (text: string): ReadonlySet<string> => new Set(words(text));
