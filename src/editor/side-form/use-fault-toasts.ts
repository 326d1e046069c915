import type { Fault, Field } from '@/forms/schema';
import { showToast } from '../toasts/toast-store';
import { useFaultText, useWordsText } from '../widgets/words-text';

/** Tells of each field with which something is wrong by a message of its own, which names the field. */
export function useFaultToasts() {
  const wordsOf = useWordsText();
  const faultText = useFaultText();
  return (
    fields: Readonly<Record<string, Field>>,
    faults: Readonly<Record<string, Fault | undefined>>,
    /** Names what the form is about, where that is not the page. */
    of?: string,
  ): void => {
    for (const [name, fault] of Object.entries(faults)) {
      if (fault === undefined) continue;
      const field = Object.hasOwn(fields, name) ? wordsOf(fields[name]?.title ?? name) : name;
      const title = of === undefined ? field : `${of}: ${field}`;
      showToast({ kind: 'error', title, text: faultText(fault) });
    }
  };
}
