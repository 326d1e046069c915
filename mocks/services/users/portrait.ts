import { fileHeaders, fileResponse, storedSource } from '../shared/file-response';
import { serverError } from '~mocks/http/failure';
import { emptyResponse } from '~mocks/http/json';
import { safeId } from '~mocks/content/serialize/portrait';
import type { RepositoryReader, StoredFile } from '~mocks/repository/types';
import type { Call, Service } from '../shared/call';

function portraitAt(reader: RepositoryReader, name: string): StoredFile | undefined {
  return reader.users().find(({ id }) => safeId(id) === name)?.portrait;
}

function ownPortrait({ repository, viewer }: Call): StoredFile | undefined {
  return viewer.id === null ? undefined : repository.user(viewer.id)?.portrait;
}

function get(call: Call): Response {
  const [name, ...more] = call.rest;
  if (more.length > 0)
    throw serverError('Exception', 'Must supply exactly zero (own portrait) or one parameter (user id)');
  const portrait = name === undefined ? ownPortrait(call) : portraitAt(call.repository, name);
  if (!portrait) return emptyResponse(404);
  const { contentType } = portrait;
  const extension = contentType.split('/')[1]?.split('+')[0] ?? 'bin';
  const headers = fileHeaders(contentType, `${name ?? 'portrait'}.${extension}`);
  return fileResponse(storedSource(portrait, call.files.stream), { headers });
}

export const portraitService: Service = {
  name: '@portrait',
  rootOnly: true,
  takesSegments: true,
  isPublic: true,
  get,
};
