import { useEffect, useRef } from 'react';
import { hasError } from '@/forms/validate';
import { selectBlocks } from '../document/commands/select-blocks';
import { usePageDocument } from '../document/hooks';
import type { ContentForm } from '@/tool/form/content-form';
import { useErrorToasts } from '@/tool/form/use-error-toasts';
import type { SidebarTab } from '../session/editing';
import { useBlockTitle } from '../input/use-block-title';
import type { SavingState } from '../session/saving/create-saving';

/** Says of which fields and blocks a page was not saved, and leads to the first tab where something is wrong. */
export function useFailureNotice(
  { failure, attempt }: SavingState,
  form: ContentForm,
  setTab: (tab: SidebarTab) => void,
): void {
  const titleOf = useBlockTitle();
  const document = usePageDocument();
  const notifyOfErrors = useErrorToasts();
  const shown = useRef(0);
  useEffect(() => {
    if (!failure || shown.current === attempt) return;
    shown.current = attempt;
    const [first] = failure.blocks;
    if (hasError(failure.errors)) setTab('document');
    else if (first) {
      document.run((state) => selectBlocks(state, [first.key]));
      setTab('block');
    }
    notifyOfErrors(form.fields, failure.errors);
    for (const { type, fields, errors } of failure.blocks) notifyOfErrors(fields, errors, titleOf(type));
  }, [failure, attempt, form, notifyOfErrors, titleOf, document, setTab]);
}
