import { flushSync } from 'react-dom';
import { headOf } from '../document/layout';
import type { PageDocument } from '../document/page-document';
import type { TextPlace } from '../rich-text/text-calls';
import type { FocusRequests } from './focus-requests';

/** Leads the focus to what is selected: into a text if it stands alone, else to the block that the selection ends with. */
export function followSelection({ state }: PageDocument, requests: FocusRequests): void {
  const { blocks, caret } = state.selection;
  const head = headOf(state.selection);
  if (head === undefined) return;
  if (blocks.length === 1) requests.focus(head, (caret as TextPlace | undefined) ?? 'start');
  else requests.hold(head);
}

/** Makes a change and follows it with the focus, which a block that goes or is drawn elsewhere would lose. */
export function changeAndFollow(
  document: PageDocument,
  requests: FocusRequests,
  command: Parameters<PageDocument['run']>[0],
): boolean {
  const isDone = flushSync(() => document.run(command));
  if (isDone) followSelection(document, requests);
  return isDone;
}
