import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { hasFault } from '@/forms/validate';
import { selectBlocks } from '../document/commands/select-blocks';
import { usePageDocument } from '../document/hooks';
import type { ContentForm } from '../side-form/content-form';
import { useFaultToasts } from '../side-form/use-fault-toasts';
import { showToast } from '../toasts/toast-store';
import type { SidebarTab } from './editing';
import { messages } from './messages';
import type { Saving } from './use-saving';

/** Tells why a page was not saved, and leads to the first tab where something is wrong. */
export function useToldFailure(
  { failure, attempt }: Saving,
  form: ContentForm,
  setTab: (tab: SidebarTab) => void,
): void {
  const intl = useIntl();
  const document = usePageDocument();
  const tellFaults = useFaultToasts();
  const told = useRef(0);
  useEffect(() => {
    if (!failure || told.current === attempt) return;
    told.current = attempt;
    const [first] = failure.blocks;
    if (hasFault(failure.faults)) setTab('document');
    else if (first) {
      document.run((state) => selectBlocks(state, [first.key]));
      setTab('block');
    }
    tellFaults(form.fields, failure.faults);
    for (const { title, fields, faults } of failure.blocks)
      tellFaults(fields, faults, intl.formatMessage(title));
    const text = failure.isUnreachable ? intl.formatMessage(messages.unreachable) : failure.said;
    if (text !== '') showToast({ kind: 'error', title: intl.formatMessage(messages.error), text });
  }, [failure, attempt, form, tellFaults, intl, document, setTab]);
}
