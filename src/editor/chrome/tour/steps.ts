import type { MessageDescriptor } from 'react-intl';
import { selectBlocks } from '../../document/commands/select-blocks';
import { placedIn } from '../../document/layout';
import type { Editor } from '../../input/create-editor';
import { messages } from './messages';

export interface TourStep {
  title: MessageDescriptor;
  text: MessageDescriptor;
  /** What is pointed at: the first of these that is in sight, since narrow windows have other controls. */
  targets: readonly string[];
  /** Only where the page has blocks. */
  isOfBlocks?: boolean;
  /** Brings into sight what is pointed at. */
  prepare?: (editor: Editor) => void;
}

/** Only a block that is selected shows how the next one is put in. */
function selectOne({ document }: Editor): void {
  const { selection, roots, containers } = document.state;
  if (selection.blocks.length === 1) return;
  const container = containers.get(roots[0] ?? '');
  const placed = container ? placedIn(container) : [];
  const key = placed[1] ?? placed[0];
  if (key !== undefined) document.run((state) => selectBlocks(state, [key]));
}

const tourSteps: readonly TourStep[] = [
  {
    title: messages.sheet,
    text: messages.sheetText,
    targets: ['.tool-editor__sheet h1', '.tool-editor__sheet .text-editor', '.tool-editor__sheet'],
    isOfBlocks: true,
  },
  {
    title: messages.blocks,
    text: messages.blocksText,
    targets: ['.tool-block--selected .block-add-button'],
    isOfBlocks: true,
    prepare: selectOne,
  },
  {
    title: messages.fields,
    text: messages.fieldsText,
    targets: ['.tool-sidebar__head', '.tool-sidebar__opener', '.tool-sidebar__handle'],
  },
  { title: messages.save, text: messages.saveText, targets: ['#toolbar-save'] },
  { title: messages.state, text: messages.stateText, targets: ['.tool-status > :first-child'] },
  { title: messages.keys, text: messages.keysText, targets: ['#toolbar .shortcuts'] },
];

/** Whether any of an element can be seen in the window, once one has scrolled to it. */
export function isInSight(element: Element): boolean {
  const { width, height, left, right } = element.getBoundingClientRect();
  const isInWindow = width > 0 && height > 0 && right > 0 && left < window.innerWidth;
  return isInWindow && getComputedStyle(element).visibility === 'visible';
}

/** What a step points at: of what comes first among its targets the first that can be seen. */
export function targetOf({ targets }: TourStep): Element | undefined {
  for (const selector of targets) {
    const found = [...document.querySelectorAll(selector)].find(isInSight);
    if (found) return found;
  }
  return undefined;
}

/** The steps for a page: what a narrow window has no control for is not told. */
export const stepsFor = (hasBlocks: boolean): readonly TourStep[] =>
  tourSteps.filter((step) => (step.isOfBlocks === true ? hasBlocks : targetOf(step) !== undefined));
