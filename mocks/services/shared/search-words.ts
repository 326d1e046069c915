const longestText = 2000;
const mostWords = 20;
const longestWord = 60;

/** The different words of a text that somebody searches for: letters and digits in a row, as many as a person types. */
export function searchWords(text: string): string[] {
  const words = text.slice(0, longestText).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => word.toLowerCase().slice(0, longestWord)))].slice(0, mostWords);
}
