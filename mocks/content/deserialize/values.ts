import type { FieldSchema } from '~mocks/content-types/schema';
import { Failure, serverError } from '~mocks/http/failure';
import type { Item, Uid } from '~mocks/repository/types';
import { storedBlocks, storedJson } from './blocks';
import { pythonType } from '~mocks/lib/python-type';
import { toDate, toDatetime } from './dates';
import { messages, Refusal } from './problems';
import { readInteger } from '~mocks/http/python-int';
import { pythonRepr } from '~mocks/lib/python-repr';
import type { Place } from './resolve';
import { resolveNamed, storedLink } from './resolve';
import { toRichText } from './rich-text';
import { knowsTerm } from './terms';
import type { Uploads } from './uploads';
import { checkJsonSize } from '~mocks/http/json-limits';
import { longestRecurrence } from '~mocks/repository/recurrence';
import { ownEntry } from '~mocks/lib/own-entry';

/** What the fields of one body are read against. */
export interface Reading extends Place {
  /** How deep the page lies: a page of the site root 1. */
  depth: number;
  /** Path of the navigation root that the page belongs to: `/de`, '' for the site. */
  root: string;
  /** The present item; undefined for a new one. */
  item: Item | undefined;
  /** Where vocabularies are asked: the present item, or the container of a new one. */
  context: Item;
  uploads: Uploads;
}

const wrongType = (): Refusal => new Refusal(messages.wrongType);

function checkLength({ json }: FieldSchema, text: string): void {
  if (json?.maxLength !== undefined && text.length > json.maxLength) throw new Refusal(messages.tooLong);
  if (json?.minLength !== undefined && text.length < json.minLength) throw new Refusal(messages.tooShort);
}

const uri = /^[a-zA-Z][\w+.-]*:\S+$/;
const email = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

function checkForm({ json }: FieldSchema, text: string): void {
  if (json?.factory === 'Email' && !email.test(text)) throw new Refusal(messages.noEmail);
  if (json?.factory === 'URL' && !uri.test(text)) throw new Refusal(messages.noUrl);
}

function toLine(schema: FieldSchema, value: unknown): string | null {
  if (typeof value !== 'string') throw wrongType();
  if (schema.name === 'event_url' && !uri.test(value)) throw serverError('Invalid', 'URL not accepted');
  if (/[\n\r]/.test(value)) throw new Refusal(messages.constraint);
  checkForm(schema, value);
  checkLength(schema, value);
  const text = value.trim();
  if (text !== '') return text;
  if (schema.required) throw new Refusal(messages.required);
  return null;
}

/** Rules of recurrence are read when an event is stored: `RRULE:FREQ=DAILY;COUNT=3`. */
function checkRecurrence(text: string): void {
  const rules = text.split(/\s+/).filter((line) => line !== '' && !/^(?:RDATE|EXDATE)/.test(line));
  const parts = rules.flatMap((line) => line.replace(/^[A-Z]+:/, '').split(';'));
  if (parts.some((part) => !part.includes('=')))
    throw serverError('ValueError', 'not enough values to unpack (expected 2, got 1)');
}

function toText(schema: FieldSchema, value: unknown): string {
  if (typeof value !== 'string') throw wrongType();
  if (schema.name === 'recurrence') {
    if (value.length > longestRecurrence) throw new Refusal(messages.tooLong);
    checkRecurrence(value);
  }
  checkLength(schema, value);
  return value;
}

function toBoolean(value: unknown): unknown {
  if (typeof value === 'string') return value === 'true' || value === 'True';
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isInteger(value))) return value;
  throw wrongType();
}

function checkRange({ json }: FieldSchema, value: number): void {
  if (json?.minimum !== undefined && value < json.minimum) throw new Refusal(messages.tooSmall);
  if (json?.maximum !== undefined && value > json.maximum) throw new Refusal(messages.tooBig);
}

function toInteger(schema: FieldSchema, value: unknown): number | boolean {
  if (typeof value === 'boolean') return value;
  const number = typeof value === 'string' ? readInteger(value) : value;
  if (typeof value === 'string' && number === undefined)
    throw new Refusal(`invalid literal for int() with base 10: ${pythonRepr(value)}`);
  if (typeof number !== 'number' || !Number.isInteger(number)) throw wrongType();
  checkRange(schema, number);
  return number;
}

function toNumber(schema: FieldSchema, value: unknown): number {
  const isText = typeof value === 'string';
  const number = isText ? Number(value.trim() === '' ? NaN : value) : value;
  if (isText && Number.isNaN(number))
    throw new Refusal(`could not convert string to float: ${pythonRepr(value)}`);
  if (typeof number !== 'number' || (!isText && Number.isInteger(number))) throw wrongType();
  checkRange(schema, number);
  return number;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function toChoice(reading: Reading, schema: FieldSchema, value: unknown): unknown {
  const token = isObject(value) && 'token' in value ? value.token : value;
  if (typeof token === 'object' && token !== null)
    throw serverError('TypeError', `unhashable type: '${pythonType(token)}'`);
  if (!knowsTerm(reading.reader, schema, token, reading.context)) throw new Refusal(messages.constraint);
  return token;
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

function toChoices(reading: Reading, schema: FieldSchema, value: unknown): unknown[] {
  return [...new Set(asList(value).map((entry) => toChoice(reading, schema, entry)))];
}

function toKeywords(value: unknown): string[] {
  return asList(value).map((entry) => {
    const text = isObject(entry) && 'token' in entry ? entry.token : entry;
    if (typeof text !== 'string') throw wrongType();
    if (/[\n\r]/.test(text)) throw new Refusal(messages.constraint);
    if (text.trim() === '') throw new Refusal(messages.required);
    return text.trim();
  });
}

function toRelation(reading: Reading, value: unknown): Uid {
  if (isObject(value) && !('@id' in value)) throw new Failure(503, 'KeyError', "'@id'");
  const named = isObject(value) ? value['@id'] : value;
  const found = typeof named === 'string' ? resolveNamed(reading, named) : undefined;
  if (found?.item) return found.item.uid;
  const manner = found?.manner ?? (typeof named === 'number' ? 'intid' : undefined);
  const written = typeof named === 'string' ? named : pythonRepr(named);
  throw new Refusal(
    `Could not resolve object for ${written}${manner === undefined ? '' : ` (resolved by ${manner})`}`,
  );
}

/** Present targets that the caller may not view. Nobody takes away what they were not shown. */
export function unseenTargets({ reader, viewer, item }: Reading, { name }: FieldSchema): Uid[] {
  const present = asList(item?.fields[name]).filter((uid) => typeof uid === 'string');
  return present.filter((uid) => {
    const target = reader.byUid(uid);
    return target !== undefined && !reader.can(viewer, 'View', target);
  });
}

const wholeSite = '/@vocabularies/plone.app.multilingual.RootCatalog';

/** The targets of a list lie below the same navigation root as the page itself, unless the field takes the whole site's. */
function toListedRelation(reading: Reading, { json }: FieldSchema, value: unknown): Uid {
  const uid = toRelation(reading, value);
  if (json?.items?.vocabulary?.['@id'].endsWith(wholeSite)) return uid;
  const target = reading.reader.byUid(uid);
  const path = target ? reading.reader.pathOf(target) : '';
  if (!`${path}/`.startsWith(`${reading.root}/`)) throw new Refusal(messages.constraint);
  return uid;
}

function toFile(reading: Reading, schema: FieldSchema): unknown {
  const upload = reading.uploads.get(schema.name);
  if (!upload || 'isKept' in upload) return ownEntry(reading.item?.fields, schema.name) ?? null;
  if ('refusal' in upload) throw upload.refusal;
  if ('file' in upload) return upload.file;
  if (schema.required) throw new Refusal(messages.required);
  return null;
}

function parsedJson(text: string): unknown {
  checkJsonSize(text);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('malformed node or string on line 1: <ast.Name object>');
  }
}

/** The order of blocks is a list of their ids. */
function checkLayout({ items }: Record<string, unknown>): void {
  const isFitting = Array.isArray(items) && items.every((each) => typeof each === 'string');
  if (items !== undefined && !isFitting) throw new Refusal(messages.wrongContained);
}

const isShare = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 100;

/** Percent from the left and from the top, and nothing beside them. */
function checkFocalPoint(value: object): void {
  const { x, y, ...more } = value as Record<string, unknown>;
  if (!isShare(x) || !isShare(y) || Object.keys(more).length > 0) throw new Refusal(messages.wrongContained);
}

/** A part of a picture, in percent of the whole. */
function checkCrop(value: object): void {
  const { x, y, width, height, ...more } = value as Record<string, unknown>;
  const isWithin = (start: unknown, length: unknown): boolean =>
    isShare(start) && isShare(length) && Number(length) > 0 && Number(start) + Number(length) <= 100;
  if (!isWithin(x, width) || !isWithin(y, height) || Object.keys(more).length > 0)
    throw new Refusal(messages.wrongContained);
}

function toJson(reading: Reading, schema: FieldSchema, sent: unknown): unknown {
  const value = typeof sent === 'string' ? parsedJson(sent) : sent;
  const takesLists = schema.json?.type === 'array' || Array.isArray(schema.fallback);
  if (!isObject(value) && !(takesLists && Array.isArray(value))) throw new Refusal(messages.wrongContained);
  if (schema.name === 'blocks_layout' && isObject(value)) checkLayout(value);
  if (schema.name === 'focal_point') checkFocalPoint(value);
  if (schema.name === 'crop') checkCrop(value);
  const store = (link: string): string => storedLink(reading, link, reading.depth);
  return schema.name === 'blocks' && isObject(value) ? storedBlocks(value, store) : storedJson(value, store);
}

function toRemoteUrl(reading: Reading, schema: FieldSchema, value: unknown): string | null {
  const text = toLine(schema, value);
  const isInside = text?.startsWith('/') || text?.startsWith(reading.base);
  return text !== null && isInside ? storedLink(reading, text, reading.depth) : text;
}

const publicationDates = new Set(['effective', 'expires']);

/** A value of a body as its field stores it. Throws Refusal for what the field does not take. */
export function toStored(reading: Reading, schema: FieldSchema, value: unknown): unknown {
  switch (schema.kind) {
    case 'line':
      return toLine(schema, value);
    case 'text':
      return toText(schema, value);
    case 'boolean':
      return toBoolean(value);
    case 'integer':
      return toInteger(schema, value);
    case 'number':
      return toNumber(schema, value);
    case 'date':
      if (typeof value !== 'string') throw wrongType();
      return toDate(value);
    case 'datetime':
      return toDatetime(value, publicationDates.has(schema.name));
    case 'choice':
      return toChoice(reading, schema, value);
    case 'choices':
      return toChoices(reading, schema, value);
    case 'keywords':
      return toKeywords(value);
    case 'relation':
      return toRelation(reading, value);
    case 'relations':
      return [
        ...asList(value).map((entry) => toListedRelation(reading, schema, entry)),
        ...unseenTargets(reading, schema),
      ];
    case 'rich-text':
      return toRichText(value);
    case 'image':
    case 'file':
      return toFile(reading, schema);
    case 'json':
      return toJson(reading, schema, value);
    case 'remote-url':
      return toRemoteUrl(reading, schema, value);
  }
}
