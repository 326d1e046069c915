import { randomBytes } from 'node:crypto';
import { presentItem } from '~mocks/content/editing/present-item';
import { urlOf } from '~mocks/content/perspective';
import { readJson } from '~mocks/http/body';
import { badRequest, notFound, unauthorized } from '~mocks/http/failure';
import { emptyResponse, jsonResponse } from '~mocks/http/json';
import type { RepositoryReader } from '~mocks/repository/types';
import type { Call, Service } from '../shared/call';
import { isPublic, keepLinks, liveLinks, tokenOf, type PreviewLink } from '../shared/preview-tokens';

/** More than that nobody keeps in sight. */
const mostLinks = 20;
const mostDays = 30;
const day = 24 * 60 * 60 * 1000;

function requireMayEdit(call: Call, reader: RepositoryReader): void {
  if (call.item.parent === null) throw notFound();
  if (!reader.can(call.viewer, 'Modify portal content', presentItem(reader, call.item))) throw unauthorized();
}

async function serialize(call: Call, link: PreviewLink) {
  const { id, author, created, expires } = link;
  const url = urlOf(call, call.item);
  return {
    '@id': `${url}/@preview-links/${id}`,
    id,
    author,
    author_name: call.repository.user(author)?.fullname || author,
    created,
    expires,
    url: `${url}/@preview/${await tokenOf(call, link)}`,
  };
}

async function get(call: Call): Promise<unknown> {
  if (call.rest.length > 0) throw notFound(call.rest.length - 1);
  requireMayEdit(call, call.repository);
  const links = liveLinks(call.repository, call.item.uid, call.now);
  return {
    '@id': `${urlOf(call, call.item)}/@preview-links`,
    public: isPublic(call.repository, call.item),
    items: await Promise.all(links.map((each) => serialize(call, each))),
    items_total: links.length,
  };
}

function daysFrom({ days }: Readonly<Record<string, unknown>>): number {
  if (typeof days !== 'number' || !Number.isInteger(days) || days < 1 || days > mostDays)
    throw badRequest(`A preview link lives for 1 to ${mostDays} days.`);
  return days;
}

async function post(call: Call): Promise<Response> {
  if (call.rest.length > 0) throw notFound(call.rest.length - 1);
  requireMayEdit(call, call.repository);
  const days = daysFrom(await readJson(call.request));
  const link: PreviewLink = {
    id: randomBytes(12).toString('base64url'),
    author: call.viewer.id ?? '',
    created: new Date(call.now).toISOString(),
    expires: new Date(call.now + days * day).toISOString(),
  };
  const { uid } = call.item;
  await call.write((transaction, reader) => {
    requireMayEdit(call, reader);
    if (isPublic(reader, presentItem(reader, call.item)))
      throw badRequest('Everybody may see this page: its own address shows it.');
    const links = liveLinks(reader, uid, call.now);
    if (links.length >= mostLinks) throw badRequest(`A page has at most ${mostLinks} preview links.`);
    keepLinks(transaction, uid, [...links, link]);
  });
  return jsonResponse(await serialize(call, link), 201);
}

async function revoke(call: Call): Promise<Response> {
  requireMayEdit(call, call.repository);
  const [id, ...more] = call.rest;
  if (id === undefined || more.length > 0) throw notFound();
  const { uid } = call.item;
  await call.write((transaction, reader) => {
    requireMayEdit(call, reader);
    const links = liveLinks(reader, uid, call.now);
    const others = links.filter((each) => each.id !== id);
    if (others.length === links.length) throw notFound();
    keepLinks(transaction, uid, others);
  });
  return emptyResponse();
}

/** The links by which others see a page before it is public, for those who edit it; they are no part of its content. */
export const previewLinksService: Service = {
  name: '@preview-links',
  get,
  post,
  delete: revoke,
  takesSegments: true,
};
