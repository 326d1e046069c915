import { flushSync } from 'react-dom';
import { isNarrowWindow } from '@/tool/popover/narrow-window';
import type { Finding } from '../../checks/finding';
import { usePageChecker } from '../../checks/page-checker';
import { selectBlocks } from '../../document/commands/select-blocks';
import { blockElement } from '../../input/block-element';
import { followSelection } from '../../input/change-and-follow';
import { useEditor } from '../../input/use-editor';
import { focusField } from '../focus-field';

/** Leads to what a finding is about: its block, selected and in sight, or its field. */
export function useLead(): (finding: Finding) => void {
  const { document, focus, screen } = useEditor();
  const checker = usePageChecker();
  return (finding) => {
    checker.activate(finding);
    const { block, field, kind, repair } = finding;
    if (block !== undefined) {
      flushSync(() => void document.run((state) => selectBlocks(state, [block])));
      const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      const isNarrow = isNarrowWindow();
      const scroll = () =>
        blockElement(block)?.scrollIntoView({
          // The sheet of a narrow window lies over the page's foot.
          block: isNarrow ? 'start' : 'center',
          behavior: calm ? 'auto' : 'smooth',
        });
      // What is mended in words is mended in the list.
      if (repair?.by !== 'description') followSelection(document, focus);
      scroll();
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
