import { pythonInt } from '~mocks/http/python-int';
import { pythonRepr } from '~mocks/lib/python-repr';
import { readJson } from '~mocks/http/body';
import { badRequest, keyError, serverError } from '~mocks/http/failure';
import { jsonResponse } from '~mocks/http/json';
import { ruleEvent } from '~mocks/recorded/content-rules';
import type { RepositoryReader } from '~mocks/repository/types';
import type { Call } from '../../shared/call';
import { requireOverseer } from './overseer';
import { describeRule, elementKind, formOf, listRule, ruleUrl } from './describe';
import type { ElementKind, Rule, RuleElement } from './stored-rules';
import { removeRule, ruleOf, rulesOf, setAssignments, setRule, assignmentsOn } from './stored-rules';
import { assigned } from './assign';
import { ownEntry } from '~mocks/lib/own-entry';

const isKind = (name: string | undefined): name is ElementKind => name === 'action' || name === 'condition';

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();

function existing(reader: RepositoryReader, id: string): Rule {
  const rule = ruleOf(reader, id);
  if (!rule) throw keyError(id);
  return rule;
}

function kindNamed(name: string): ElementKind {
  if (!isKind(name)) throw serverError('AttributeError', `'Rule' object has no attribute '${name}s'`);
  return name;
}

/** Place of an element in its list, counted from the end where it is negative, as Python counts. */
function placeIn(list: readonly RuleElement[], index: string, failure = 'list index out of range'): number {
  const place = pythonInt(index);
  const found = place < 0 ? place + list.length : place;
  if (!list[found]) throw serverError('IndexError', failure);
  return found;
}

export const listRules = (call: Call): unknown[] => [
  rulesOf(call.repository).map((rule) => listRule(call, rule)),
];

/** A rule, or one of the things that it does or asks, with its form. */
export function showRule(call: Call): unknown {
  const [, id = '', name, index] = call.rest;
  const rule = existing(call.repository, id);
  if (name === undefined) return describeRule(call, rule);
  const kind = kindNamed(name);
  if (index === undefined) throw serverError('IndexError', 'list index out of range');
  const place = placeIn(rule[kind], index);
  const element = rule[kind][place];
  const known = elementKind(kind, element?.type);
  if (!element || !known?.hasForm)
    throw serverError(
      'TypeError',
      "('Could not adapt', None, <InterfaceClass plone.restapi.interfaces.IJsonCompatible>)",
    );
  const schema = formOf(call, known);
  const fields = Object.keys(schema.properties).map((field) => [
    field,
    ownEntry(element.values, field) ?? null,
  ]);
  return {
    '@id': `${ruleUrl(call, id)}/${kind}/${Number(index)}`,
    '@schema': schema,
    ...(Object.fromEntries(fields) as object),
  };
}

/** The lowest number that no rule has. */
function freeId(reader: RepositoryReader): string {
  let number = 1;
  while (ruleOf(reader, `rule-${number}`)) number += 1;
  return `rule-${number}`;
}

function made(call: Call, rule: Rule): Response {
  const response = jsonResponse(describeRule(call, rule, true), 201);
  response.headers.set('Location', ruleUrl(call, rule.id));
  return response;
}

async function addRule(call: Call): Promise<Response> {
  const body = await readJson(call.request);
  const { title, description = '', event, enabled = true, stop = false, cascading = false } = body;
  if (!title) throw badRequest("Property 'title' is required");
  if (!Object.hasOwn(body, 'event')) throw keyError('event');
  if (Array.isArray(event)) throw serverError('TypeError', "unhashable type: 'list'");
  if (typeof event !== 'string' || !ruleEvent(event))
    throw serverError('LookupError', typeof event === 'string' ? event : pythonRepr(event));
  const rule = await call.write((transaction, reader) => {
    requireOverseer(call, reader);
    const settings = { title, description, event, enabled, stop, cascading };
    const fresh: Rule = { id: freeId(reader), ...settings, action: [], condition: [] };
    setRule(transaction, reader, fresh);
    return fresh;
  });
  return made(call, rule);
}

/** What a body says of the fields of an element's form. */
function givenValues(
  call: Call,
  kind: Parameters<typeof formOf>[1],
  body: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const fields = Object.keys(formOf(call, kind).properties).filter((field) => Object.hasOwn(body, field));
  return Object.fromEntries(fields.map((field) => [field, ownEntry(body, field)]));
}

async function addElement(call: Call, id: string, name: string): Promise<Response> {
  const { type, ...body } = await readJson(call.request);
  if (type === undefined) throw badRequest(`${capital(name)} type is required`);
  const rule = await call.write((transaction, reader) => {
    requireOverseer(call, reader);
    const present = existing(reader, id);
    if (!isKind(name)) throw serverError('AttributeError', `+${name}`);
    const known = elementKind(name, type);
    if (!known) throw serverError('AttributeError', "'NoneType' object has no attribute 'form_instance'");
    const element = { type: known.addview, values: givenValues(call, known, body) };
    const changed = { ...present, [name]: [...present[name], element] };
    setRule(transaction, reader, changed);
    return changed;
  });
  return made(call, rule);
}

/** Makes a rule, or something that one does or asks. */
export async function addToRules(call: Call): Promise<Response> {
  const [, id, name] = call.rest;
  if (id === undefined) return addRule(call);
  if (name === undefined) throw badRequest('Rule id and condition or action are required');
  return addElement(call, id, name);
}

/** Moves as Python's lists do: the first one up lands before the last. */
function moved(list: readonly RuleElement[], place: number, step: unknown): readonly RuleElement[] {
  if (step !== '_move_up' && step !== '_move_down')
    throw serverError('AttributeError', `'ManageElements' object has no attribute ${pythonRepr(step)}`);
  const rest = list.filter((_, at) => at !== place);
  const element = list.slice(place, place + 1);
  rest.splice(step === '_move_up' ? place - 1 : place + 1, 0, ...element);
  return rest;
}

function changedElement(
  call: Call,
  kind: ElementKind,
  element: RuleElement,
  body: Readonly<Record<string, unknown>>,
): RuleElement {
  const known = elementKind(kind, element.type);
  if (!known?.hasForm)
    throw serverError('AttributeError', "'NoneType' object has no attribute 'form_instance'");
  return { ...element, values: { ...element.values, ...givenValues(call, known, body) } };
}

function withSettings(rule: Rule, body: Readonly<Record<string, unknown>>): Rule {
  const { title = rule.title, description = rule.description } = body;
  const { stopExecuting: stop = false, cascading = false, enabled = false } = body;
  return { ...rule, title, description, stop, cascading, enabled };
}

/** Changes a rule: what it does not name of its switches goes off. */
export async function changeRule(call: Call): Promise<undefined> {
  const [, id = '', name, index] = call.rest;
  const body = await readJson(call.request);
  await call.write((transaction, reader) => {
    requireOverseer(call, reader);
    const rule = existing(reader, id);
    if (name === undefined) {
      if (Object.hasOwn(body, 'form.button.ApplyOnWholeSite'))
        setAssignments(transaction, reader, reader.root, assigned(assignmentsOn(reader, reader.root), id));
      else setRule(transaction, reader, withSettings(rule, body));
      return;
    }
    if (index === undefined) throw badRequest(`${capital(name)} and its index are required`);
    const kind = kindNamed(name);
    const place = placeIn(rule[kind], index);
    const step = body['form.button.Move'];
    const changed = step
      ? moved(rule[kind], place, step)
      : rule[kind].map((element, at) => (at === place ? changedElement(call, kind, element, body) : element));
    setRule(transaction, reader, { ...rule, [kind]: changed });
  });
  return undefined;
}

/** Removes a rule, or something that it does or asks. */
export async function removeFromRules(call: Call): Promise<undefined> {
  const [, id = '', name, index] = call.rest;
  await call.write((transaction, reader) => {
    requireOverseer(call, reader);
    if (name !== undefined && index === undefined) throw badRequest(`${capital(name)} index is required`);
    const rule = existing(reader, id);
    if (name === undefined || index === undefined) return removeRule(transaction, reader, id);
    const kind = kindNamed(name);
    const place = placeIn(rule[kind], index, 'list assignment index out of range');
    setRule(transaction, reader, { ...rule, [kind]: rule[kind].filter((_, at) => at !== place) });
  });
  return undefined;
}
