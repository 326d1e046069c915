import type { RemoteError } from '@/lib/remote';
import { readPythonLiteral } from '@/lib/python-literal';
import { isRecord, recordsOf, textOf } from '@/lib/text';

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

/** Collects messages by field from the Python repr of a list of dicts in which Plone answers a refused form. */
function fieldsInRepr(message: string): Record<string, string[]> | undefined {
  if (!message.startsWith('[{')) return undefined;
  try {
    return fieldsIn(readPythonLiteral(message));
  } catch {
    return undefined;
  }
}

function fieldsIn(list: unknown): Record<string, string[]> | undefined {
  const fields: Record<string, string[]> = {};
  for (const entry of recordsOf(list)) {
    const name = textOf(entry.field);
    (fields[name] ??= []).push(textOf(entry.message));
  }
  return Object.keys(fields).length > 0 ? fields : undefined;
}

/**
 * The error of an answer that is no success. Both forms are read: `{type, message}` of an exception and
 * `{error: {type, message, errors}}` of a service; HTML and empty bodies leave the status text.
 */
export function httpError(status: number, statusText: string, body: unknown): ApiError {
  const inner = isRecord(body) && isRecord(body.error) ? body.error : body;
  const said = isRecord(inner) ? textOf(inner.message) || textOf(inner.type) : '';
  const message = said || statusText || String(status);
  const fields = fieldsInRepr(message) ?? (isRecord(inner) ? fieldsIn(inner.errors) : undefined);
  const words = fields ? Object.values(fields).flat().join(' ') : message;
  return new ApiError({ status, kind: 'http', message: words, ...(fields && { fields }) });
}
