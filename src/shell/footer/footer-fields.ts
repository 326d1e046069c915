import type { FooterWords } from '@/api/surroundings';

/** Whether any field of a place's footer says something. */
export function saysSomething(footer: FooterWords): boolean {
  return Object.values(footer).some((words) => words.trim() !== '');
}

/** Whether an address is markup; plain ones keep their lines. */
export function isMarkup(value: string): boolean {
  return /<[a-z]/i.test(value);
}

/** A directions button stands only where the stored link is longer than a placeholder. */
export function hasDirections(link: string): boolean {
  return link.length > 4;
}
