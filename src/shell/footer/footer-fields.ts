import { isRecord, textOf } from '@/lib/text';

/** The HTML of a field that holds rich text, or plain text in older content; undefined when it says nothing. */
export function htmlOf(field: unknown): string | undefined {
  const html = isRecord(field) ? textOf(field['data']) : textOf(field);
  return html.trim() === '' ? undefined : html;
}

/** Whether any field of a place's footer says something. */
export function saysSomething(footer: unknown): boolean {
  return isRecord(footer) && Object.values(footer).some((field) => htmlOf(field) !== undefined);
}

/** Whether an address is markup; plain ones keep their lines. */
export function isMarkup(value: string): boolean {
  return /<[a-z]/i.test(value);
}

/** A directions button stands only where the stored link is longer than a placeholder. */
export function hasDirections(link: unknown): boolean {
  return textOf(link).length > 4;
}
