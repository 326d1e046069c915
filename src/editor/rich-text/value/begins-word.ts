const isSpace = (text: string): boolean => text.trim() === '';

/** Whether what is typed begins a word: a letter after a space, or at the very start. */
export const beginsWord = (before: string, typed: string): boolean => !isSpace(typed) && isSpace(before);
