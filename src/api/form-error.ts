import { readPythonLiteral } from '@/lib/python-literal';
import type { RemoteError } from '@/lib/remote';
import { recordsOf, textOf } from '@/lib/text';

/** Why a form was refused: words for the whole of it, '' where none of them can be shown, and words by field. */
export interface FormError {
  form: string;
  fields: Readonly<Record<string, string>>;
}

function listIn({ message, errors }: RemoteError): Record<string, unknown>[] {
  if (errors !== undefined) return recordsOf(errors);
  if (!message.startsWith('[{')) return [];
  try {
    return recordsOf(readPythonLiteral(message));
  } catch {
    return [];
  }
}

/**
 * Reads why a form was refused, of an exception as of a service: Plone answers wrong fields by the Python repr of a list
 * of dicts as its message, its services by a list beside it. What is said of fields that are not among `names` is said of
 * the whole form, so that nothing is lost. A message without such a list speaks no language but English: the form has words
 * of its own for it.
 */
export function formErrorOf(error: RemoteError, names?: readonly string[]): FormError {
  const form: string[] = [];
  const fields = new Map<string, string>();
  const list = listIn(error);
  for (const entry of list) {
    const [name, said] = [textOf(entry.field), textOf(entry.message) || textOf(entry.error)];
    if (name === '' || names?.includes(name) === false) form.push(said);
    else fields.set(name, [fields.get(name) ?? [], said].flat().join(' '));
  }
  return {
    form: form.join(' '),
    fields: Object.fromEntries(fields),
  };
}
