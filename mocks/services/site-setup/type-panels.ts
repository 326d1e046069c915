import { changeType } from '~mocks/content-types/edit-schema';
import { newType } from '~mocks/content-types/edited-type';
import { normalizeId } from '~mocks/content/editing/normalize';
import { changeSavedType, saveType } from '~mocks/content/editing/types';
import { readJson } from '~mocks/http/body';
import { badRequest, keyError, serverError, unauthorized } from '~mocks/http/failure';
import { jsonResponse } from '~mocks/http/json';
import type { RepositoryReader } from '~mocks/repository/types';
import type { Call } from '../shared/call';
import { typePanel } from './type-panel';

function requireOverseer(call: Call, reader: RepositoryReader): void {
  if (!reader.can(call.viewer, 'Manage users', reader.root)) throw unauthorized();
}

/** Makes a content type. Site Administrators are kept from the panel, and so from its answer. */
export async function addType(call: Call): Promise<Response> {
  const { title, description, id: given } = await readJson(call.request);
  if (typeof title !== 'string' || title === '') throw badRequest("Property 'title' is required");
  const id =
    typeof given === 'string' && given !== '' ? given : normalizeId(title, 'en').replaceAll('-', '_');
  await call.write((transaction, reader) => {
    if (!reader.can(call.viewer, 'Manage portal', reader.root))
      throw serverError('AttributeError', "'DexterityTypesControlpanel' object has no attribute 'title'");
    if (reader.types.has(id)) throw badRequest(`The id "${id}" is invalid - it is already in use.`);
    saveType(transaction, reader, id, newType(id, title, typeof description === 'string' ? description : ''));
  });
  const response = jsonResponse(typePanel(call, id), 201);
  response.headers.set('Location', `${call.base}/@controlpanels/dexterity-types/${encodeURIComponent(id)}`);
  return response;
}

/** Saves behaviors, titles and allowed children of a type. */
export async function saveTypePanel(call: Call, id: string): Promise<undefined> {
  const body = await readJson(call.request);
  await call.write((transaction, reader) => {
    requireOverseer(call, reader);
    if (!reader.types.has(id)) throw keyError(id);
    changeSavedType(transaction, reader, id, (type) => changeType(type, body));
  });
  return undefined;
}

/** Removes a type; content of it is left behind. */
export async function removeType(call: Call, id: string): Promise<undefined> {
  await call.write((transaction, reader) => {
    requireOverseer(call, reader);
    if (!reader.types.has(id)) throw badRequest(`${id} does not exist`);
    saveType(transaction, reader, id, null);
  });
  return undefined;
}
