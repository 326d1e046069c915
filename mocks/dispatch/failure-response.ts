import { anonymous } from '~mocks/accounts/sessions';
import { badRequest, Failure, Missing, Redirect, ShutOut } from '~mocks/http/failure';
import { emptyResponse, jsonResponse } from '~mocks/http/json';
import type { Target } from '~mocks/http/target';
import { contentPath } from '~mocks/http/target';
import { ParseError, QueryTooLarge } from '~mocks/repository/types';
import { mayView, urlOf } from '~mocks/content/perspective';
import type { Call } from '~mocks/services/shared/call';
import { storageFailure } from './storage-failure';

/** The closest content on the way to the target that this viewer may see. */
function contextOf(call: Call, target: Target): string | null {
  for (let length = target.content.length; length >= 0; length -= 1) {
    const item = call.repository.byPath(contentPath(target.content.slice(0, length)));
    if (item && mayView(call, item)) return urlOf(call, item);
  }
  return null;
}

/** What was thrown, as a failure; anything unforeseen is a 500 under its class name. */
function toFailure(error: unknown, report: (error: unknown) => void): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof QueryTooLarge) return badRequest(error.message);
  if (error instanceof ParseError) return new Failure(500, 'ParseError', error.message);
  report(error);
  const refusedWrite = storageFailure(error);
  if (refusedWrite) return refusedWrite;
  return error instanceof Error
    ? new Failure(500, error.name, error.message)
    : new Failure(500, 'Exception', String(error));
}

/** Zope looks for these methods as for a part of the content, and names them where there is none. */
function isNamed({ request, repository }: Call, { content, service }: Target): boolean {
  if (service !== undefined) return false;
  if (request.method === 'PUT') return true;
  return (
    ['POST', 'OPTIONS'].includes(request.method) && repository.byPath(contentPath(content)) !== undefined
  );
}

/** The requested address up to the segment that names nothing. */
function missingUrl(call: Call, target: Target, { unseen }: Missing): string {
  const { request } = call;
  const { origin, pathname } = new URL(request.url);
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const found = segments.slice(0, segments.length - unseen);
  const method = isNamed(call, target) ? [`${request.method}_application_json_`] : [];
  return [origin, ...found, ...method].join('/');
}

/**
 * Form A. For what does not exist nobody is logged in yet, and whoever may not make the call no longer is: the context
 * is what everybody may see then.
 */
function exceptionBody(call: Call, target: Target, failure: Failure): Record<string, unknown> {
  const isMissing = failure.status === 404;
  const viewer = isMissing || failure instanceof ShutOut ? anonymous : call.viewer;
  const body = {
    type: failure.type,
    message:
      failure instanceof Missing
        ? `${failure.message}: ${missingUrl(call, target, failure)}`
        : failure.message,
    context: contextOf({ ...call, viewer }, target),
  };
  const isManager = !isMissing && viewer.roles.includes('Manager');
  return isManager ? { ...body, traceback: (failure.stack ?? '').split('\n') } : body;
}

interface Options {
  /** Whether the caller speaks to the API; others get the short body of Zope. */
  isApi: boolean;
  report: (error: unknown) => void;
}

/** The answer to whatever ended a call early. */
export function failureResponse(
  call: Call,
  target: Target,
  error: unknown,
  { isApi, report }: Options,
): Response {
  if (error instanceof Redirect) return emptyResponse(error.status, { Location: error.location });
  const failure = toFailure(error, report);
  if (failure.form === 'service') {
    const { type, message, details } = failure;
    return jsonResponse({ error: { type, message, ...details } }, failure.status, failure.headers);
  }
  const body = isApi ? exceptionBody(call, target, failure) : { error_type: failure.type };
  return jsonResponse(body, failure.status, failure.headers);
}
