import type { EditedType } from '~mocks/content-types/edited-type';
import { generated } from '~mocks/content-types/edited-type';
import {
  addField,
  addFieldset,
  changeFieldset,
  isInherited,
  mergeSchema,
  ownField,
  removeField,
  removeFieldset,
  replaceField,
  replaceSchema,
} from '~mocks/content-types/edit-schema';
import { changedField, newField } from '~mocks/content-types/own-fields';
import { normalizeId } from '~mocks/content/editing/normalize';
import { changeSavedType } from '~mocks/content/editing/types';
import type { JsonObject } from '~mocks/http/body';
import { readJson } from '~mocks/http/body';
import { badRequest, Failure, notFound, serverError, unauthorized } from '~mocks/http/failure';
import { jsonResponse } from '~mocks/http/json';
import { inLanguage, withAddresses } from '~mocks/recorded/in-language';
import type { RepositoryReader } from '~mocks/repository/types';
import type { Call } from '../shared/call';

function requireOverseer(call: Call, reader: RepositoryReader): void {
  if (!reader.can(call.viewer, 'Manage users', reader.root)) throw unauthorized();
}

/** The type and the part of it that the address names. */
function named(call: Call): { id: string; part: string | undefined } {
  requireOverseer(call, call.repository);
  // Types are edited at the site alone.
  if (call.item.parent !== null) throw notFound();
  const [id, part] = call.rest;
  if (id === undefined) throw badRequest('Missing parameter typename');
  return { id, part };
}

async function edit(call: Call, id: string, change: (type: EditedType) => EditedType): Promise<undefined> {
  await call.write((transaction, reader) => {
    requireOverseer(call, reader);
    changeSavedType(transaction, reader, id, change);
  });
  return undefined;
}

/** Names of fields and their groups: words joined by underscores. */
const nameFrom = ({ id, title }: JsonObject): string =>
  typeof id === 'string' && id !== ''
    ? id
    : normalizeId(typeof title === 'string' ? title : 'None', 'en').replaceAll('-', '_');

const taken = (kind: string): Failure =>
  serverError(
    'WidgetActionExecutionError',
    `('__name__', Invalid('Please select a ${kind} name that is not already used.'))`,
  );

async function postFieldset(call: Call, id: string, body: JsonObject): Promise<Response> {
  const name = nameFrom(body);
  const title = typeof body.title === 'string' ? body.title : 'None';
  await edit(call, id, (type) => {
    if (type.fieldsets.some((each) => each.id === name)) throw taken('fieldset');
    return addFieldset(type, name, title);
  });
  return jsonResponse({ behavior: generated, description: null, fields: [], id: name, title }, 201);
}

/** Adds one field or one group to the schema of a type. */
export async function postToType(call: Call): Promise<Response> {
  const { id } = named(call);
  const body = await readJson(call.request);
  if (body.factory === undefined) throw badRequest("Missing parameter: 'factory'");
  if (body.factory === 'fieldset') return postFieldset(call, id, body);
  const field = newField(id, nameFrom(body), body, call.language);
  await edit(call, id, (type) => {
    if (ownField(type, field.name)) throw taken('field');
    return addField(type, field);
  });
  const context = `${call.base}/dexterity-types/${id}`;
  const property = inLanguage(field.property, call.language);
  return jsonResponse(withAddresses(property, { site: call.base, context }), 201);
}

function changePart(type: EditedType, part: string, body: JsonObject): EditedType {
  const field = ownField(type, part);
  if (field) return replaceField(type, changedField(field, body));
  return type.fieldsets.some(({ id }) => id === part) ? changeFieldset(type, part, body) : type;
}

/** Changes the schema of a type, or one field or group of it. */
export async function patchType(call: Call): Promise<undefined> {
  const { id, part } = named(call);
  const body = await readJson(call.request);
  return edit(call, id, (type) =>
    part === undefined ? mergeSchema(type, body, call.language) : changePart(type, part, body),
  );
}

/** Puts another schema in the place of the present one; fields of behaviors stay. */
export async function putType(call: Call): Promise<undefined> {
  const { id } = named(call);
  const body = await readJson(call.request);
  return edit(call, id, (type) => replaceSchema(type, body, call.language));
}

/** Removes one field or one empty group. */
export async function deleteFromType(call: Call): Promise<undefined> {
  const { id, part } = named(call);
  if (part === undefined) throw badRequest('Missing parameter fieldname');
  return edit(call, id, (type) => {
    if (ownField(type, part)) return removeField(type, part);
    // To Plone these are texts of the schema itself, which no address may name.
    if ((part === 'title' || part === 'description') && isInherited(type, part))
      throw new Failure(
        403,
        'Forbidden',
        `The object at ${call.base}/++api++/@types/${id}/${part} is not publishable.`,
      );
    return removeFieldset(type, part);
  });
}
