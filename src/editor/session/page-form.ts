import type { Field } from '@/forms/schema';
import { linesOfHtml } from '@/lib/html-lines';
import { contentForm, type ContentForm } from '@/tool/form/content-form';
import { placedIn } from '../document/layout';
import type { DocumentState } from '../document/types';
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

/** Fields of a text from before there were blocks, which visitors read only where none stands on the page. */
const textKeys = new Set(['plone.richtext/text', 'researchportal.content.pages.IRegelung/text']);

const isText = (name: string, { behavior, isRequired }: Field): boolean =>
  textKeys.has(`${behavior ?? ''}/${name}`) && isRequired !== true;

const hasWords = (stored: unknown): boolean => {
  const isHtml = stored !== null && typeof stored === 'object' && 'data' in stored;
  const html = isHtml ? stored.data : stored;
  return typeof html === 'string' && linesOfHtml(html).length > 0;
};

/** The form beside the blocks of a page: a text that nobody has written and nobody would read is not asked for. */
export function besideBlocks(form: ContentForm, { roots, containers, fields }: DocumentState): ContentForm {
  const root = containers.get(roots[0] ?? '');
  if (!root || placedIn(root).length === 0) return form;
  const entries = Object.entries(form.fields).map(([name, field]): [string, Field] => [
    name,
    isText(name, field) && !hasWords(fields.get(name)) ? { ...field, isHidden: true } : field,
  ]);
  return { ...form, fields: Object.fromEntries(entries) };
}

/** The form of a page that is edited, of the answer of `@types/{type}`. */
export const pageForm = (answer: unknown): ContentForm => contentForm(answer, withWords);
