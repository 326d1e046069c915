import { formErrorOf } from '@/api/form-error';
import type { RemoteError } from '@/lib/remote';
import type { ContentForm } from '@/tool/form/content-form';
import type { FieldErrors } from '../block-errors';
import type { WrongBlock } from '../check-page';

/** Why a page was not saved, where the server says nothing that a reader of the page's language can use. */
type FailureReason =
  'loggedOut' | 'notAllowed' | 'locked' | 'gone' | 'translated' | 'serverError' | 'refused';

/** How the last attempt to save ended. */
export interface SaveFailure {
  /** Words of the server for the whole of the page. */
  said: string;
  reason?: FailureReason;
  errors: FieldErrors;
  blocks: readonly WrongBlock[];
}

/** Statuses of a proxy, or of a server that is about to be there again. */
const passing: ReadonlySet<number | null> = new Set([408, 429, 502, 503, 504]);
const lockStatuses: ReadonlySet<number | null> = new Set([403, 423]);

/** Whether Plone refuses a second translation into one language; it does so by the status of a server that is busy. */
const isTranslated = ({ status, message }: RemoteError): boolean =>
  status === 503 && message.includes('Translation already exists');

/** Whether trying again in a while may help: nobody has answered, or only what stands before the server. */
export const isPassing = (error: RemoteError): boolean =>
  ['network', 'cross-origin', 'timeout'].includes(error.kind) ||
  (passing.has(error.status) && !isTranslated(error));

/** Whether a call that failed may have done its work all the same. */
export const mayHaveArrived = (error: RemoteError): boolean => isPassing(error) && error.status !== 429;

/** Whether the lock of a page may be why a call was refused. */
export const mayBeLocked = ({ status }: RemoteError): boolean => lockStatuses.has(status);

function reasonOf(error: RemoteError): FailureReason {
  const { status } = error;
  if (isTranslated(error)) return 'translated';
  if (status === 401) return 'loggedOut';
  if (status === 403) return 'notAllowed';
  if (status === 423) return 'locked';
  if (status === 404 || status === 410) return 'gone';
  return status === null || status >= 500 ? 'serverError' : 'refused';
}

/** What a server that refused a page says of it: of each field that the form shows, and of the rest as a whole. */
export function failureOf(error: RemoteError, { fields: known }: ContentForm): SaveFailure {
  const shown = Object.keys(known).filter((name) => known[name]?.isHidden !== true);
  const { form: said, fields } = formErrorOf(error, shown);
  const isWorded = said !== '' || Object.keys(fields).length > 0;
  return { said, ...(!isWorded && { reason: reasonOf(error) }), errors: fields, blocks: [] };
}
