import { readInteger } from '~mocks/http/python-int';
import { kindOf, vocabularyOf } from '~mocks/content-types/field-kinds';
import type { SchemaProperty } from '~mocks/recorded/json-schema';
import { messages, Refusal } from '~mocks/content/deserialize/problems';
import { serverError } from '~mocks/http/failure';
import { tokensOf } from '~mocks/recorded/panels';
import { termsOf } from '~mocks/content/vocabularies/terms';
import type { Call } from '../shared/call';

/** Lists from which unknown entries are dropped rather than refused. */
const forgiving = new Set(['displayed_types']);

function textFrom({ maxLength, minLength }: SchemaProperty, value: unknown): string {
  if (typeof value !== 'string') throw new Refusal(messages.wrongType);
  if (maxLength !== undefined && value.length > maxLength) throw new Refusal(messages.tooLong);
  if (minLength !== undefined && value.length < minLength) throw new Refusal(messages.tooShort);
  return value;
}

function integerFrom({ minimum, maximum }: SchemaProperty, value: unknown): number {
  const number = readInteger(String(value));
  if (number === undefined) throw new Refusal('Invalid int literal.');
  if (minimum !== undefined && number < minimum) throw new Refusal(messages.tooSmall);
  if (maximum !== undefined && number > maximum) throw new Refusal(messages.tooBig);
  return number;
}

/** Tokens that a choice offers; undefined where nobody knows them all. */
function tokensFor(call: Call, property: SchemaProperty): ReadonlySet<string> | undefined {
  if (property.choices) return new Set(property.choices.map(([token]) => token));
  const name = vocabularyOf(property);
  const terms = name === undefined ? undefined : termsOf(call, name, call.repository.root);
  return terms && new Set(terms.map(({ token }) => token));
}

const bareToken = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'token' in value ? value.token : tokensOf(value);

function tokenFrom(call: Call, property: SchemaProperty, value: unknown): string {
  const token = bareToken(value);
  if (typeof token !== 'string')
    throw serverError('TypeError', `argument of type '${typeof token}' is not iterable`);
  if (tokensFor(call, property)?.has(token) === false) throw new Refusal(messages.constraint);
  return token;
}

function lineFrom(property: SchemaProperty, value: unknown): string {
  const text = textFrom({ ...property, type: 'string' }, value).trim();
  if (text === '') throw new Refusal(messages.required);
  return text;
}

/** One value stands for a list of it. */
function listFrom(call: Call, name: string, property: SchemaProperty, sent: unknown): unknown[] {
  const value: unknown[] = Array.isArray(sent) ? sent : [sent];
  if (property.items?.factory !== 'Choice') return value.map((each) => lineFrom(property, each));
  const tokens = value.map(bareToken);
  const known = tokensFor(call, property.items);
  const isKnown = (token: unknown) => typeof token === 'string' && (known?.has(token) ?? true);
  if (forgiving.has(name)) return tokens.filter(isKnown);
  if (!tokens.every(isKnown)) throw new Refusal(messages.constraint);
  return tokens;
}

const isEmpty = (value: unknown): boolean => value === null || value === '';

/** A value of a panel's field as it is stored. */
export function panelValue(
  call: Call,
  name: string,
  property: SchemaProperty,
  { value, isRequired }: { value: unknown; isRequired: boolean },
): unknown {
  if (value === '' && property.factory === 'URL') throw new Refusal(messages.noUrl);
  if (isEmpty(value) && isRequired) throw new Refusal(messages.required);
  const kind = kindOf(property);
  const isList = kind === 'choices' || kind === 'keywords';
  if (value === null && isList) throw new Refusal(messages.required);
  if (value === null) return null;
  switch (kind) {
    case 'boolean':
      return typeof value === 'string' ? value.toLowerCase() === 'true' : Boolean(value);
    case 'integer':
      return integerFrom(property, value);
    case 'choice':
      return tokenFrom(call, property, value);
    case 'choices':
    case 'keywords':
      return listFrom(call, name, property, value);
    case 'line':
    case 'text':
      return textFrom(property, value);
    default:
      return value;
  }
}
