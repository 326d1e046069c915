import { deepestJson, jsonMeasures } from '~mocks/lib/json-measures';
import { badRequest, Failure } from './failure';

/** A page of a thousand blocks with big tables has some hundred thousand. */
const mostValues = 2_000_000;

/** Refuses JSON that nests too deeply or holds too many values, before it is read. */
export function checkJsonSize(json: string): void {
  const { depth, values } = jsonMeasures(json);
  if (depth > deepestJson) throw badRequest(`JSON is nested more than ${deepestJson} levels deep.`);
  if (values > mostValues)
    throw new Failure(413, 'RequestEntityTooLarge', `JSON holds more than ${mostValues} values.`);
}
