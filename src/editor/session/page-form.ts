import type { Field } from '@/forms/schema';
import { contentForm, type ContentForm } from '@/tool/form/content-form';
import { fieldHelps, fieldTitles } from './field-words';

const ownEntry = <Entry>(entries: Readonly<Record<string, Entry>>, key: string): Entry | undefined =>
  Object.hasOwn(entries, key) ? entries[key] : undefined;

/** The field with our words where there are some: those of the CMS say little, or in one language alone. */
function withWords(name: string, field: Field): Field {
  const key = `${field.behavior ?? ''}/${name.replace(/_\d+(?=_|$)/, '')}`;
  const title = ownEntry(fieldTitles, key);
  const description = ownEntry(fieldHelps, key);
  return { ...field, ...(title && { title }), ...(description && { description }) };
}

/** The form of a page that is edited, of the answer of `@types/{type}`. */
export const pageForm = (answer: unknown): ContentForm => contentForm(answer, withWords);
