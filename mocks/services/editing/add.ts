import { storeUploads } from '~mocks/content/deserialize/uploads';
import { createItem } from '~mocks/content/editing/create';
import { typeToAdd } from '~mocks/content/editing/addable';
import { presentItem } from '~mocks/content/editing/present-item';
import { readJson } from '~mocks/http/body';
import { badRequest, forbidden, notFound, unauthorized } from '~mocks/http/failure';
import { jsonResponse } from '~mocks/http/json';
import type { Item, RepositoryReader } from '~mocks/repository/types';
import { urlOf } from '~mocks/content/perspective';
import type { Call } from '../shared/call';
import { fullContent } from '../shared/full-content';
import { bodyLimit } from '../shared/upload-limits';

function checkMayAdd(reader: RepositoryReader, call: Call, container: Item): void {
  if (!reader.types.of(container.type).folderish) throw notFound();
  if (!reader.can(call.viewer, 'Add portal content', container)) throw unauthorized();
}

/** Makes content in a folder. Everything is tested twice: before files are stored, and again on the state that is changed. */
export async function addContent(call: Call): Promise<Response> {
  checkMayAdd(call.repository, call, call.item);
  const body = await readJson(call.request, { isContent: true, limit: bodyLimit });
  if (!body['@type']) throw badRequest("Property '@type' is required");
  if (body.UID && !call.repository.can(call.viewer, 'Manage portal', call.item))
    throw forbidden('Setting UID of an object requires Manage Portal permission');
  const wished = typeToAdd(call.repository, call.viewer, call.item, body['@type']);
  const uploads = await storeUploads(call.files, wished, body);
  const item = await call.write((transaction, reader) => {
    const container = presentItem(reader, call.item);
    checkMayAdd(reader, call, container);
    const type = typeToAdd(reader, call.viewer, container, body['@type']);
    return createItem(call, transaction, reader, container, { type, body, uploads });
  });
  const answer = fullContent({ ...call, item }, item, { includeItems: true });
  return jsonResponse(answer, 201, { Location: urlOf(call, item) });
}
