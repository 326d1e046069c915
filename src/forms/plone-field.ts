import { linesOfHtml } from '@/lib/html-lines';
import { isRecord, textOf } from '@/lib/text';
import { messages } from './messages';
import {
  atMost,
  browsed,
  choicesOf,
  count,
  frontend,
  recordIn,
  vocabularyOf,
  type Property,
} from './plone-property';
import type { Field } from './schema';

/** How deep lists of objects may lie in each other. */
const deepest = 4;

/** What a widget is called by the CMS or its add-ons. */
const widgetNames: Readonly<Record<string, string>> = {
  textarea: 'Text',
  richtext: 'Rich Text',
  email: 'Email',
  url: 'URL',
  password: 'Password',
  date: 'Date',
  datetime: 'Date/Time',
  time: 'Time',
  json: 'JSONField',
  object_browser: 'Relation',
  token: 'Tokens',
  querystring: 'Query',
  align: 'Align',
  size: 'Size',
  image: 'Image',
  colorPicker: 'Colour',
  color_picker: 'Colour',
};

/** What is left to tell a kind by where the CMS names no factory. */
const typeNames: Readonly<Record<string, string>> = {
  string: 'Text line (String)',
  boolean: 'Yes/No',
  integer: 'Integer',
  number: 'Floating-point number',
  array: 'List',
  dict: 'JSONField',
};

const named = (names: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(names, name) ? names[name] : undefined;

/** How the CMS calls the kind of a field: what the widget wants counts before what is stored. */
function kindOf(property: Property): string {
  const { widget, factory, type, behavior } = property;
  // The one field of a query is told by nothing else.
  if (behavior === 'plone.collection' && type === 'array' && 'key_type' in recordIn(property['items']))
    return 'Query';
  const wanted =
    named(widgetNames, textOf(frontend(property)['widget'])) ?? named(widgetNames, textOf(widget));
  return wanted ?? (textOf(factory) || named(typeNames, textOf(type)) || textOf(type));
}

function listField(facts: Facts, property: Property, depth: number): Field {
  const items = recordIn(property['items']);
  const choices = choicesOf(items);
  if (choices) return { ...facts, widget: 'choices', choices };
  const vocabulary = vocabularyOf(items);
  if (vocabulary !== undefined) return { ...facts, widget: 'terms', vocabulary };
  if (isRecord(items['properties']))
    return {
      ...facts,
      ...atMost(property),
      widget: 'objects',
      item: facts.title,
      fields: fieldsIn(items, depth + 1),
    };
  if (items['type'] !== 'string') return { ...facts, widget: 'json' };
  const proposed = vocabularyOf(property);
  return { ...facts, widget: 'tokens', ...(proposed !== undefined && { vocabulary: proposed }) };
}

function choiceField(facts: Facts, property: Property): Field {
  const choices = choicesOf(property);
  if (choices)
    return { ...facts, widget: 'choice', choices, ...(!facts.isRequired && { none: messages.none }) };
  const vocabulary = vocabularyOf(property);
  return vocabulary === undefined ? { ...facts, widget: 'text' } : { ...facts, widget: 'term', vocabulary };
}

interface Facts {
  title: string;
  description?: string;
  isRequired?: true;
  isReadOnly?: true;
  isHidden?: true;
  behavior?: string;
}

const markup = /<\/?(?:a|b|br|code|em|i|li|p|span|strong|ul)\b|&(?:#\d{1,6}|[a-z]{2,10});/i;

/** The words of a help: some that Plone ships have links and line breaks in them. */
function wordsOfHelp(help: string): string {
  return markup.test(help) ? linesOfHtml(help).join(' ').replace(/\s+/g, ' ').trim() : help;
}

function factsOf(name: string, property: Property, isRequired: boolean): Facts {
  const { title, readonly, mode, behavior } = property;
  const description = wordsOfHelp(textOf(property['description']));
  return {
    title: textOf(title) || name,
    ...(description !== '' && { description }),
    ...(isRequired && { isRequired: true }),
    ...((readonly === true || mode === 'display') && { isReadOnly: true }),
    ...(mode === 'hidden' && { isHidden: true }),
    ...(textOf(behavior) !== '' && { behavior: textOf(behavior) }),
  };
}

function fieldOf(name: string, property: Property, isRequired: boolean, depth: number): Field {
  const facts = factsOf(name, property, isRequired);
  const lengths = count(property, 'minLength', 'maxLength');
  const kind = kindOf(property);
  switch (depth > deepest ? '' : kind) {
    case 'Text line (String)':
      return { ...facts, ...lengths, widget: 'text' };
    case 'Text': {
      const { klass, start_field: start } = recordIn(property['widgetOptions']);
      if (klass !== 'event_recurrence') return { ...facts, ...lengths, widget: 'textarea' };
      return { ...facts, widget: 'recurrence', start: textOf(start).replace(/^.*\./, '') || 'start' };
    }
    case 'Email':
      return { ...facts, ...lengths, widget: 'email' };
    case 'URL':
      return { ...facts, ...lengths, widget: 'url' };
    case 'Password':
      return { ...facts, ...lengths, widget: 'password' };
    case 'Rich Text':
      return {
        ...facts,
        ...lengths,
        widget: 'richText',
        ...(property['factory'] !== 'Rich Text' && { isBare: true }),
      };
    case 'Yes/No':
      return { ...facts, widget: 'boolean' };
    case 'Integer':
      return { ...facts, ...count(property, 'minimum', 'maximum'), widget: 'number', isWhole: true };
    case 'Floating-point number':
      return { ...facts, ...count(property, 'minimum', 'maximum'), widget: 'number' };
    case 'Choice':
      return choiceField(facts, property);
    case 'Multiple Choice':
    case 'List':
    case 'Tuple':
    case 'Tokens':
      return listField(facts, property, depth);
    case 'Relation':
    case 'Relation Choice':
    case 'Relation List':
      return property['type'] === 'array'
        ? { ...facts, ...browsed(property), ...atMost(property), widget: 'links' }
        : { ...facts, ...browsed(property), widget: 'link' };
    case 'Date':
      return { ...facts, widget: 'date' };
    case 'Date/Time': {
      const timeZone = textOf(recordIn(property['widgetOptions'])['default_timezone']);
      return { ...facts, widget: 'dateTime', ...(timeZone !== '' && { timeZone }) };
    }
    case 'Time':
      return { ...facts, widget: 'time' };
    case 'Image':
      return { ...facts, widget: 'image' };
    case 'File':
      return { ...facts, widget: 'file' };
    case 'Query':
      return { ...facts, widget: 'query' };
    case 'Align':
      return { ...facts, widget: 'align' };
    case 'Size':
      return { ...facts, widget: 'size' };
    case 'Colour':
      return { ...facts, widget: 'colour' };
    case 'JSONField': {
      const editor = textOf(frontend(property)['widget']);
      return { ...facts, widget: 'json', ...(editor !== '' && { editor }) };
    }
    default:
      return { ...facts, widget: 'unknown', kind };
  }
}

/** The fields of a JSON schema of Plone, by name; what nothing here knows is told as such. */
export function fieldsIn(schema: Property, depth = 0): Record<string, Field> {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  return Object.fromEntries(
    Object.entries(recordIn(schema['properties'])).map(([name, property]) => [
      name,
      fieldOf(name, recordIn(property), required.includes(name), depth),
    ]),
  );
}
