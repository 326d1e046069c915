import { notFound } from '~mocks/http/failure';
import { fileHeaders, fileResponse, storedSource } from '../shared/file-response';
import { cachingOf, guardFiles } from '../shared/restricted';
import type { StoredFile } from '~mocks/repository/types';
import { isStoredFile } from '~mocks/content/serialize/files';
import { primaryFileOf } from '~mocks/content/serialize/item-images';
import { urlOf } from '~mocks/content/perspective';
import type { Call, Service } from '../shared/call';
import { ownEntry } from '~mocks/lib/own-entry';

function wanted(call: Call): { name: string; file: StoredFile } {
  const [name, , ...more] = call.rest;
  if (more.length > 0) throw notFound();
  if (name === undefined) {
    const primary = primaryFileOf(call, call.item);
    if (!primary) throw notFound();
    return primary;
  }
  const schema = call.repository.types.of(call.item.type).fields.find((each) => each.name === name);
  const isFile =
    schema?.kind === 'file' || schema?.kind === 'image' || !call.repository.types.has(call.item.type);
  const file = isFile ? ownEntry(call.item.fields, name) : undefined;
  if (!isStoredFile(file)) throw notFound();
  return { name, file };
}

function send(call: Call, kind: 'attachment' | 'inline'): Response {
  const caching = cachingOf(guardFiles(call, call.item.id));
  const { name, file } = wanted(call);
  const stored = file.filename ?? name;
  const filename = kind === 'attachment' ? (call.rest[1] ?? stored) : stored;
  const headers = {
    ...caching,
    ...fileHeaders(file.contentType, filename, kind),
    Link: `<${urlOf(call, call.item)}/@@download/${name}/${encodeURIComponent(stored)}>; rel="canonical"`,
  };
  return fileResponse(storedSource(file, call.files.stream), {
    headers,
    // Nothing says when a file has changed, so a part of it that is asked for on condition is never sent.
    range: call.request.headers.has('if-range') ? null : call.request.headers.get('range'),
  });
}

export const downloadService: Service = {
  name: '@@download',
  get: (call) => send(call, 'attachment'),
  head: true,
  takesSegments: true,
  isPublic: true,
  isView: true,
};

/** The same for looking at; what could act as a page stays a download. */
export const displayFileService: Service = {
  name: '@@display-file',
  get: (call) => send(call, 'inline'),
  head: true,
  takesSegments: true,
  isPublic: true,
  isView: true,
};
