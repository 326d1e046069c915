import type { Finding } from '../../checks/finding';
import { usePageChecker } from '../../checks/page-checker';
import { useEditor } from '../../input/use-editor';
import { focusField } from '../focus-field';
import { useLeadToBlock } from '../use-lead-to-block';

/** Leads to what a finding is about: its block, selected and in sight, or its field. */
export function useLead(): (finding: Finding) => void {
  const { screen } = useEditor();
  const leadToBlock = useLeadToBlock();
  const checker = usePageChecker();
  return (finding) => {
    checker.activate(finding);
    const { block, field, kind, repair } = finding;
    if (block !== undefined) {
      // What is mended in words is mended in the list.
      leadToBlock(block, { withFocus: repair?.by !== 'description' });
    } else if (field !== undefined) {
      screen.showFields();
      focusField(field);
    } else if (kind === 'translationMissing' || kind === 'translationOutdated') {
      window.document
        .querySelector<HTMLElement>('.tool-status__languages :is(a, button):not(.is-written)')
        ?.focus();
    }
  };
}
