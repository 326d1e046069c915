import { flushSync } from 'react-dom';
import { headOf } from '../document/layout';
import type { PageDocument } from '../document/page-document';
import type { Selection } from '../document/types';
import { isHeldRange } from '../document/selection';
import type { FocusRequests } from './focus-requests';

/** Leads the focus to what is selected: into a text if it stands alone, else to the block that the selection ends with. */
export function followSelection(
  document: PageDocument,
  requests: FocusRequests,
  selection = document.state.selection,
): void {
  const { blocks, caret } = selection;
  const head = headOf(selection);
  if (head === undefined) return;
  if (blocks.length === 1) requests.focus(head, isHeldRange(caret) ? 'start' : (caret ?? 'start'));
  else requests.hold(head);
}

/**
 * Makes a change and draws it at once, so that the caret can be put into what is there then. Gives what the change selects:
 * while it is drawn, a text that is drawn anew may have the focus for a moment, and with it be selected.
 */
export function drawChange(document: PageDocument, change: () => boolean): Selection | undefined {
  return flushSync(() => (change() ? document.state.selection : undefined));
}

/** Makes a change and follows it with the focus, which a block that goes or is drawn elsewhere would lose. */
export function changeAndFollow(
  document: PageDocument,
  requests: FocusRequests,
  command: Parameters<PageDocument['run']>[0],
): boolean {
  const selection = drawChange(document, () => document.run(command));
  if (selection) followSelection(document, requests, selection);
  return selection !== undefined;
}
