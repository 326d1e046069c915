import { oneLine } from '~mocks/lib/one-line';
import type { JsonObject } from '~mocks/http/body';
import { readJson } from '~mocks/http/body';
import type { Call } from './call';

/** As many signs as a line of a form takes. */
export const longestLine = 200;

/** A text of a form without blanks around it, whole; anything else counts as left out. */
export function textIn(body: JsonObject, name: string): string {
  const value = Object.hasOwn(body, name) ? body[name] : undefined;
  return typeof value === 'string' ? value.trim() : '';
}

/** The same as a header or a line of a letter may hold it. */
export const lineIn = (body: JsonObject, name: string): string => oneLine(textIn(body, name));

/** The body of a form that anybody may send, so many times within ten minutes. */
export async function readForm(call: Call, name: string): Promise<JsonObject> {
  call.limits.count(name, call.address, call.now);
  return readJson(call.request);
}
