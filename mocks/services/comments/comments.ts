import { readJson } from '~mocks/http/body';
import type { JsonObject } from '~mocks/http/body';
import { batchingLinks, idOfBatched, part } from '~mocks/http/batching';
import { badRequest, Failure, serverError, unauthorized } from '~mocks/http/failure';
import { emptyResponse, jsonResponse } from '~mocks/http/json';
import { isAddress } from '~mocks/mail/addresses';
import { spendTicket } from '../shared/tickets';
import { titlesOfComment } from '~mocks/repository/comment-hits';
import type { Comment } from '~mocks/repository/comments';
import { commentOf, commentsOf, removeComment, setComment } from '~mocks/repository/comments';
import type { RepositoryReader } from '~mocks/repository/types';
import { isDiscussed } from '~mocks/content/serialize/discussion';
import { urlOf } from '~mocks/content/perspective';
import { booleanSetting, textSetting } from '~mocks/settings/panel-settings';
import type { Call, Service } from '../shared/call';
import {
  askedBy,
  canReply,
  isEditingOn,
  mayDeleteOn,
  mayEditOn,
  mayRead,
} from '~mocks/content/serialize/comment-rights';
import { tellOfComment } from './mails';
import { serializeComment } from '~mocks/content/serialize/comment';
import { inThreads, withAnswers } from './thread';

function checkSegments(rest: readonly string[]): void {
  if (!rest.every((segment) => /^[+-]?\d+$/.test(segment)))
    throw badRequest('Invalid comment_id: Not an integer');
}

/** The comment that the path names; undefined where it names none. */
function commentId({ rest }: Call): string | undefined {
  const id = rest.at(-1);
  return id === undefined || Number(id) === 0 ? undefined : id;
}

function get(call: Call): unknown {
  const { repository, item, url, parameters } = call;
  const id = commentId(call);
  const asked = askedBy(call, repository);
  if (id !== undefined) {
    const comment = commentOf(repository, item.uid, id);
    if (!comment || !mayRead(asked, comment)) throw new Failure(503, 'KeyError', id);
    return serializeComment(call, comment);
  }
  const all = inThreads(commentsOf(repository, item.uid)).filter((comment) => mayRead(asked, comment));
  const batch = {
    start: parameters.integer('b_start', 0),
    size: parameters.integer('b_size', 25),
  };
  const batching = batchingLinks(url, batch, all.length);
  return {
    '@id': idOfBatched(url),
    items: part(all, batch).map((comment) => serializeComment(call, comment)),
    items_total: all.length,
    permissions: { view_comments: true, can_reply: canReply(asked) },
    ...(batching ? { batching } : {}),
  };
}

const formError = (error: string): Failure => badRequest(`{'errors': [${error}]}`);

function textFrom({ text }: JsonObject): string {
  if (text === undefined || text === null) throw formError("RequiredMissing('text')");
  if (typeof text !== 'string') throw formError(`WrongType(${String(text)}, <class 'str'>, 'text')`);
  if (text.trim() === '') throw formError("RequiredMissing('text')");
  return text;
}

/** The address that visitors must give where the settings say so; users' own. */
function emailFrom(call: Call, body: JsonObject): string | null {
  const { repository, viewer } = call;
  if (viewer.id !== null) return repository.user(viewer.id)?.email ?? null;
  const { author_email: email } = body;
  const isAsked = booleanSetting(repository, 'discussion', 'anonymous_email_enabled');
  if (isAsked && !email) throw formError("RequiredMissing('author_email')");
  if (email && !isAddress(email)) throw formError("Invalid('Invalid email address.')");
  return isAddress(email) ? email : null;
}

function nameFrom({ repository, viewer }: Call, body: JsonObject): string | null {
  if (viewer.id === null) return typeof body.author_name === 'string' ? body.author_name || null : null;
  const user = repository.user(viewer.id);
  return user?.fullname || viewer.id;
}

/** The comment that the new one answers, by the path or the body. */
function parentFrom(call: Call, body: JsonObject): string | null {
  const named = commentId(call) ?? (body.in_reply_to ? String(body.in_reply_to) : undefined);
  if (named === undefined) return null;
  if (!commentOf(call.repository, call.item.uid, named))
    throw serverError(
      'TypeError',
      "('Could not adapt', None, <InterfaceClass plone.app.discussion.interfaces.IReplies>)",
    );
  return named;
}

function requireMayComment(call: Call, reader: RepositoryReader): void {
  if (!isDiscussed(reader, call.item))
    throw unauthorized('Discussion is not enabled for this content object.');
  if (call.viewer.id === null && !booleanSetting(reader, 'discussion', 'anonymous_comments'))
    throw unauthorized(
      "Anonymous user tries to post a comment, but anonymous commenting is disabled. Or user does not have the 'reply to item' permission.",
    );
}

/** Microseconds since 1970, one more where two comments fall upon the same. */
function freeId(reader: RepositoryReader, uid: string, now: number): string {
  let id = Math.round(now * 1000);
  while (commentOf(reader, uid, String(id))) id += 1;
  return String(id);
}

/** A tick in a form's box, which a bare truth is not. */
const isTicked = (value: unknown): boolean =>
  value === 'selected' || (Array.isArray(value) && value.includes('selected'));

async function post(call: Call): Promise<Response> {
  const { item, viewer, now } = call;
  const parent = commentId(call);
  if (parent !== undefined && !commentOf(call.repository, item.uid, parent)) return jsonResponse(null, 404);
  const body = await readJson(call.request);
  const text = textFrom(body);
  const authorEmail = emailFrom(call, body);
  requireMayComment(call, call.repository);
  if (viewer.id === null) call.limits.count('comments', call.address, now);
  else call.limits.countAccount('comments', viewer.id, now);
  const time = new Date(now).toISOString();
  const made = await call.write((transaction, reader) => {
    const present = { ...call, repository: reader, item: reader.byUid(item.uid) ?? item };
    requireMayComment(present, reader);
    if (viewer.id === null) spendTicket(transaction, reader, { uid: item.uid, ticket: body.ticket, now });
    const isModerated = booleanSetting(reader, 'discussion', 'moderation_enabled');
    const comment: Comment = {
      id: freeId(reader, item.uid, now),
      on: item.uid,
      inReplyTo: parentFrom(present, body),
      authorName: nameFrom(present, body),
      authorEmail,
      author: viewer.id,
      text,
      contentType: textSetting(reader, 'discussion', 'text_transform'),
      created: time,
      modified: time,
      // Whoever moderates comments need not wait for another who does.
      state: isModerated && !mayDeleteOn(askedBy(call, reader)) ? 'pending' : 'published',
      notify: viewer.id !== null && isTicked(body.user_notification),
    };
    setComment(transaction, { ...comment, ...titlesOfComment(comment, present.item, call.language) });
    return comment;
  });
  await tellOfComment(call, made);
  const url = `${urlOf(call, item)}/@comments`;
  const called = parent === undefined ? url : `${url}/${parent}`;
  return emptyResponse(204, { Location: made.state === 'pending' ? called : `${url}/${made.id}` });
}

const noId = (): Failure => badRequest('Comment id is a required part of the url');

async function patch(call: Call): Promise<Response> {
  const { item, now } = call;
  if (!mayEditOn(askedBy(call, call.repository))) throw unauthorized();
  const id = commentId(call);
  if (id === undefined) throw noId();
  if (!commentOf(call.repository, item.uid, id)) return jsonResponse(null, 404);
  if (!isEditingOn(askedBy(call, call.repository))) throw unauthorized('Unauthorized()');
  const text = textFrom(await readJson(call.request));
  return call.write((transaction, reader) => {
    if (!mayEditOn(askedBy(call, reader))) throw unauthorized();
    const comment = commentOf(reader, item.uid, id);
    if (!comment) return jsonResponse(null, 404);
    setComment(transaction, { ...comment, text, modified: new Date(now).toISOString() });
    return emptyResponse(204, { Location: `${urlOf(call, item)}/@comments/${id}` });
  });
}

async function remove(call: Call): Promise<Response> {
  const { item } = call;
  if (!mayDeleteOn(askedBy(call, call.repository))) throw unauthorized();
  const id = commentId(call);
  if (id === undefined) throw noId();
  return call.write((transaction, reader) => {
    if (!mayDeleteOn(askedBy(call, reader))) throw unauthorized();
    const gone = withAnswers(commentsOf(reader, item.uid), id);
    if (gone.length === 0) return jsonResponse(null, 404);
    gone.forEach((comment) => removeComment(transaction, comment));
    return emptyResponse();
  });
}

export const commentsService: Service = {
  name: '@comments',
  takesSegments: checkSegments,
  get,
  post,
  patch,
  delete: remove,
};
