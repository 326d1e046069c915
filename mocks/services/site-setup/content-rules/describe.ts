import type { RuleElementKind } from '~mocks/recorded/content-rules';
import { recordedRules, ruleEvent } from '~mocks/recorded/content-rules';
import { inLanguage, withAddresses } from '~mocks/recorded/in-language';
import type { FormSchema } from '~mocks/recorded/panels';
import { sortableTitle } from '~mocks/repository/indexed';
import type { Item } from '~mocks/repository/types';
import { textOf, urlOf } from '~mocks/content/perspective';
import type { Call } from '../../shared/call';
import type { ElementKind, Rule, RuleElement } from './stored-rules';
import { placesOf } from './stored-rules';
import { ownEntry } from '~mocks/lib/own-entry';

const kindsOf = (kind: ElementKind): readonly RuleElementKind[] =>
  kind === 'action' ? recordedRules().actions : recordedRules().conditions;

export const elementKind = (kind: ElementKind, type: unknown): RuleElementKind | undefined =>
  kindsOf(kind).find(({ addview }) => addview === type);

export const formOf = (call: Call, { schema }: RuleElementKind): FormSchema =>
  withAddresses(inLanguage(schema, call.language), { site: call.base }) as FormSchema;

const word = (value: unknown): string =>
  Array.isArray(value) ? value.map(String).join(', ') : String(value ?? '');

function summaryOf(call: Call, { type, values }: RuleElement, known: RuleElementKind): string {
  const text = inLanguage(known.summary, call.language) as string;
  if (type !== 'plone.conditions.PortalType')
    return text.replace(/\{(\w+)\}/g, (_, name: string) => word(ownEntry(values, name)));
  const types = Array.isArray(values.check_types) ? values.check_types.map(String) : [];
  return (
    text +
    types
      .filter((id) => call.repository.types.has(id))
      .map((id) => call.repository.types.of(id).title[call.language])
      .join(', ')
  );
}

function listed(call: Call, rule: Rule, kind: ElementKind, isRaw: boolean): unknown[] {
  return rule[kind].flatMap((element, idx) => {
    const known = elementKind(kind, element.type);
    if (!known) return [];
    const { title, description, hasForm, raw } = known;
    return {
      title,
      description,
      idx,
      first: idx === 0,
      last: idx === rule[kind].length - 1,
      summary: isRaw ? raw.summary : summaryOf(call, element, known),
      editview: hasForm ? `${call.base}/++rule++${rule.id}/++${kind}++${idx}/edit` : null,
    };
  });
}

function withRawDefaults(schema: FormSchema, { raw }: RuleElementKind): FormSchema {
  const properties = Object.entries(schema.properties).map(([name, property]) => {
    const value = ownEntry(raw.defaults, name);
    return [name, value === undefined ? property : { ...property, default: value }];
  });
  return { ...schema, properties: Object.fromEntries(properties) as FormSchema['properties'] };
}

function addable(call: Call, { event }: Rule, kind: ElementKind, isRaw: boolean): unknown[] {
  const names = ruleEvent(event)?.[kind === 'action' ? 'actions' : 'conditions'] ?? [];
  return names.flatMap((name) => {
    const known = elementKind(kind, name);
    if (!known) return [];
    const { addview, title, description } = known;
    const schema = formOf(call, known);
    return { addview, title, description, '@schema': isRaw ? withRawDefaults(schema, known) : schema };
  });
}

function place(call: Call, item: Item): unknown {
  const isSite = item.parent === null;
  return {
    url: urlOf(call, item),
    title: textOf(item, 'title') || item.id,
    description: textOf(item, 'description'),
    icon: isSite ? 'plone-home' : `contenttype/${item.type.toLowerCase()}`,
  };
}

/** The site first, all others by title. */
function places(call: Call, id: string): unknown[] {
  const orderOf = (item: Item) => (item.parent === null ? '' : sortableTitle(textOf(item, 'title')));
  const found = placesOf(call.repository, id).sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  return found.map((item) => place(call, item));
}

export const ruleUrl = (call: Call, id: string): string => `${call.base}/@controlpanels/content-rules/${id}`;

const group = { de: 'Inhalt', en: 'Content' } as const;

/** A rule with all that may be added to it; `isRaw` as Plone words it right after a change, with texts untranslated. */
export function describeRule(call: Call, rule: Rule, isRaw = false): Record<string, unknown> {
  const { id, title, description, stop, cascading, enabled } = rule;
  return {
    '@id': ruleUrl(call, id),
    id,
    title,
    description,
    stop,
    cascading,
    enabled,
    group: isRaw ? group.en : group[call.language],
    event: inLanguage(ruleEvent(rule.event)?.title ?? rule.event, call.language),
    conditions: listed(call, rule, 'condition', isRaw),
    actions: listed(call, rule, 'action', isRaw),
    addable_conditions: addable(call, rule, 'condition', isRaw),
    addable_actions: addable(call, rule, 'action', isRaw),
    assignments: places(call, id),
  };
}

/** A rule as the list of rules has it. */
export function listRule(call: Call, rule: Rule): Record<string, unknown> {
  const { id, title, description, enabled, event } = rule;
  const isAssigned = placesOf(call.repository, id).length > 0;
  const states = [enabled ? 'enabled' : 'disabled', isAssigned ? 'assigned' : 'unassigned'];
  return {
    '@id': ruleUrl(call, id),
    id,
    title,
    description,
    enabled,
    assigned: isAssigned,
    trigger: event,
    row_class: `${ruleEvent(event)?.trigger ?? ''} state-${states[0]} assignment-${states[1]}`,
  };
}
