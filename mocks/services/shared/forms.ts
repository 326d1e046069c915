import { oneLine } from '~mocks/lib/one-line';
import type { JsonObject } from '~mocks/http/body';
import { readJson } from '~mocks/http/body';
import type { Call } from './call';

/** A text of a form without blanks around it; anything else counts as left out. */
export function textIn(body: JsonObject, name: string, most = 200): string {
  const value = Object.hasOwn(body, name) ? body[name] : undefined;
  return typeof value === 'string' ? value.trim().slice(0, most) : '';
}

/** The same as a header or a line of a letter may hold it. */
export const lineIn = (body: JsonObject, name: string): string => oneLine(textIn(body, name));

/** The body of a form that anybody may send, so many times within ten minutes. */
export async function readForm(call: Call, name: string): Promise<JsonObject> {
  call.limits.count(name, call.address, call.now);
  return readJson(call.request);
}
