import type { RemoteError } from '@/lib/remote';
import { isRecord, textOf } from '@/lib/text';

/** What every failed call throws; `details` can be stored. */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(readonly details: RemoteError) {
    super(details.message);
  }
}

/** The error of an answer that came, but is not what was asked for. */
export function malformed(message: string, status: number | null = null): ApiError {
  return new ApiError({ status, kind: 'malformed', message });
}

/** Whatever was thrown, as plain data. */
export function remoteErrorOf(error: unknown): RemoteError {
  if (error instanceof ApiError) return error.details;
  return { status: null, kind: 'malformed', message: error instanceof Error ? error.message : String(error) };
}

/**
 * The error of an answer that is no success. Both forms are read: `{type, message}` of an exception and
 * `{error: {type, message, errors}}` of a service; HTML and empty bodies leave the status text. What is said of single
 * fields stays as it came: `form-error.ts` reads it, for those who have a form.
 */
export function httpError(status: number, statusText: string, body: unknown, retryAfter = 0): ApiError {
  const inner = isRecord(body) && isRecord(body.error) ? body.error : body;
  const { message, type, errors } = isRecord(inner) ? inner : {};
  const said = textOf(message) || textOf(type) || statusText || String(status);
  return new ApiError({
    status,
    kind: 'http',
    message: said,
    ...(errors !== undefined && { errors }),
    ...(retryAfter > 0 && { retryAfter }),
  });
}
