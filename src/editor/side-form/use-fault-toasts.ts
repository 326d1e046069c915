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
  ): void => {
    for (const [name, fault] of Object.entries(faults)) {
      if (fault === undefined) continue;
      const title = Object.hasOwn(fields, name) ? wordsOf(fields[name]?.title ?? name) : name;
      showToast({ kind: 'error', title, text: faultText(fault) });
    }
  };
}
