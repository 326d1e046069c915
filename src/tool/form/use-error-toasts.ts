import type { FieldError, Field } from '@/forms/schema';
import { showToast } from '../toasts/toast-store';
import { useErrorText, useWordsText } from '../widgets/words-text';

/** Tells of each field with which something is wrong by a message of its own, which names the field. */
export function useErrorToasts() {
  const wordsOf = useWordsText();
  const errorText = useErrorText();
  return (
    fields: Readonly<Record<string, Field>>,
    errors: Readonly<Record<string, FieldError | undefined>>,
    /** Names what the form is about, where that is not the page. */
    of?: string,
  ): void => {
    for (const [name, error] of Object.entries(errors)) {
      if (error === undefined) continue;
      const field = Object.hasOwn(fields, name) ? wordsOf(fields[name]?.title ?? name) : name;
      const title = of === undefined ? field : `${of}: ${field}`;
      showToast({ kind: 'error', title, text: errorText(error) });
    }
  };
}
