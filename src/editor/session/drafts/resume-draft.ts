import { deepEqual } from '@/lib/deep-equal';
import type { ContentForm } from '@/tool/form/content-form';
import type { PageDocument } from '../../document/page-document';
import type { PageBadInputs } from '../bad-inputs';
import type { OpenedPage } from '../opened-page';
import type { ServerPage } from '../saving/server-page';
import { isSavedBetween, putContent, withEdited } from '../saving/take-theirs';
import { restoreInputs, type Draft } from './draft';

/** Work of an earlier sitting with which a page is opened. */
export interface Resumed {
  /** Milliseconds since 1970 at which it began. */
  began: number;
  /** How many blocks and fields it has changed. */
  changes: number;
  /** Somebody has saved the page since. */
  isBehind: boolean;
}

interface ResumingParts {
  page: OpenedPage;
  document: PageDocument;
  form: ContentForm;
  badInputs: PageBadInputs;
  server: ServerPage;
}

/** Puts a draft into the page that is opened, as a step that can be undone; undefined where there is nothing to resume. */
export function resumeDraft(draft: Draft | undefined, parts: ResumingParts): Resumed | undefined {
  if (!draft) return undefined;
  const { page, document, form, badInputs, server } = parts;
  const { base, content, inputs, began } = draft;
  const isBehind = !page.isNew && isSavedBetween(parts, base, page.stored);
  const changes = inputs.length + putContent(document, withEdited(document, form, content));
  restoreInputs(badInputs, inputs);
  if (changes === 0 && deepEqual(document.toContent(), page.initial)) return undefined;
  if (isBehind) server.accept(base);
  return { began, changes, isBehind };
}
