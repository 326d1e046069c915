import type { FieldKind, FieldSchema } from '~mocks/content-types/schema';
import { Failure, serverError, unauthorized } from '~mocks/http/failure';
import type { Call, Service } from '../shared/call';

const failed = (status: number, type: string, message: string): Failure =>
  new Failure(status, type, message, 'service');

/** Names of Plone's classes of fields, as its failures show them. */
const classNames: Partial<Record<FieldKind, string>> = {
  line: 'TextLine',
  text: 'Text',
  boolean: 'Bool',
  integer: 'Int',
  number: 'Float',
  date: 'Date',
  datetime: 'Datetime',
  keywords: 'Tuple',
  choices: 'List',
  relations: 'RelationList',
  'rich-text': 'RichText',
  image: 'NamedBlobImage',
  file: 'NamedBlobFile',
  json: 'JSONField',
  'remote-url': 'TextLine',
};

function fieldOf(call: Call): FieldSchema {
  // Vocabularies of all sorts may be read so by those who administer the site.
  if (!call.repository.can(call.viewer, 'Manage users', call.item)) throw unauthorized();
  const [name, ...more] = call.rest;
  if (name === undefined || more.length > 0)
    throw failed(400, 'Bad Request', 'Must supply exactly one path parameter (fieldname)');
  const field = call.repository.types.of(call.item.type).fields.find((each) => each.name === name);
  if (!field) throw failed(404, 'Not Found', `No such field: '${name}'`);
  if (field.kind === 'choice' || field.kind === 'relation') return field;
  if (field.name === 'id')
    throw serverError('AttributeError', "'ASCIILine' object has no attribute 'source'");
  const className = field.kind === 'keywords' ? (field.json?.factory ?? 'Tuple') : classNames[field.kind];
  throw serverError('AttributeError', `'${className ?? 'Field'}' object has no attribute 'source'`);
}

/** What a source of a field offers. The schemas have named vocabularies and lists of their own only, so: nothing. */
export const sourcesService: Service = {
  name: '@sources',
  takesSegments: true,
  get(call) {
    const { name } = fieldOf(call);
    throw failed(400, 'Bad Request', `Source for field '${name}' is not iterable. `);
  },
};

export const querysourcesService: Service = {
  name: '@querysources',
  takesSegments: true,
  get(call) {
    const { name } = fieldOf(call);
    throw failed(404, 'Not Found', `Field '${name}' does not have an IQuerySource`);
  },
};
