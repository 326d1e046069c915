import { randomUUID } from 'node:crypto';
import { presentItem } from '~mocks/content/editing/present-item';
import { urlOf } from '~mocks/content/perspective';
import { readJson } from '~mocks/http/body';
import { badRequest, forbidden, notFound, unauthorized } from '~mocks/http/failure';
import { emptyResponse, jsonResponse } from '~mocks/http/json';
import type { RepositoryReader } from '~mocks/repository/types';
import type { Call, Service } from '../shared/call';

/** What somebody wrote about a page, for those who edit it. */
interface Remark {
  id: string;
  text: string;
  author: string;
  created: string;
}

interface Note extends Remark {
  /** Id of the block that it is about; null for the page. */
  block: string | null;
  settled: { by: string; at: string } | null;
  answers: Remark[];
}

/** More than that nobody reads through. */
const mostNotes = 200;
const mostAnswers = 50;
const longestText = 2000;
const longestBlock = 200;

function requireMayEdit(call: Call, reader: RepositoryReader): void {
  if (!reader.can(call.viewer, 'Modify portal content', presentItem(reader, call.item))) throw unauthorized();
}

const notesOf = (reader: RepositoryReader, call: Call): Note[] =>
  reader.record<Note[]>('notes', call.item.uid) ?? [];

/** Words without what no reader sees. */
function textFrom({ text }: Readonly<Record<string, unknown>>): string {
  if (typeof text !== 'string') throw badRequest('A note needs a text.');
  const words = text.replace(/[^\P{Cc}\t\n\u0080-\u009f]/gu, '').trim();
  if (words === '') throw badRequest('A note needs a text.');
  if ([...words].length > longestText) throw badRequest(`A note has at most ${longestText} letters.`);
  return words;
}

function blockFrom({ block }: Readonly<Record<string, unknown>>): string | null {
  if (block === undefined || block === null || block === '') return null;
  if (typeof block !== 'string' || block.length > longestBlock) throw badRequest('This is no block.');
  return block;
}

const nameOf = ({ repository }: Call, id: string): string => repository.user(id)?.fullname || id;

function told(call: Call, { id, text, author, created }: Remark) {
  return { id, text, author, author_name: nameOf(call, author), created };
}

function serialize(call: Call, note: Note) {
  const { block, settled, answers } = note;
  return {
    ...told(call, note),
    block,
    settled: settled && { ...settled, by_name: nameOf(call, settled.by) },
    answers: answers.map((answer) => told(call, answer)),
  };
}

function get(call: Call): unknown {
  if (call.rest.length > 0) throw notFound(call.rest.length - 1);
  requireMayEdit(call, call.repository);
  const items = notesOf(call.repository, call).map((note) => serialize(call, note));
  return { '@id': `${urlOf(call, call.item)}/@notes`, items, items_total: items.length };
}

const remarkOf = (call: Call, text: string): Remark => ({
  id: randomUUID(),
  text,
  author: call.viewer.id ?? '',
  created: new Date(call.now).toISOString(),
});

/** Changes one note as it is now, or removes it; gives what it has become. */
async function change(call: Call, work: (note: Note) => Note | null): Promise<Note | null> {
  const [id, ...more] = call.rest;
  if (id === undefined || more.length > 0) throw notFound();
  return call.write((transaction, reader) => {
    requireMayEdit(call, reader);
    const all = notesOf(reader, call);
    const note = all.find((each) => each.id === id);
    if (!note) throw notFound();
    const next = work(note);
    const rest = all.flatMap((each) => (each === note ? (next ?? []) : each));
    transaction.setRecord('notes', call.item.uid, rest.length === 0 ? null : rest);
    return next;
  });
}

async function post(call: Call): Promise<Response> {
  requireMayEdit(call, call.repository);
  const body = await readJson(call.request);
  const remark = remarkOf(call, textFrom(body));
  if (call.rest.length > 0) {
    const answered = await change(call, (note) => {
      if (note.answers.length >= mostAnswers) throw badRequest(`A note has at most ${mostAnswers} answers.`);
      return { ...note, answers: [...note.answers, remark] };
    });
    return jsonResponse(answered && serialize(call, answered), 201);
  }
  const note: Note = { ...remark, block: blockFrom(body), settled: null, answers: [] };
  await call.write((transaction, reader) => {
    requireMayEdit(call, reader);
    const all = notesOf(reader, call);
    if (all.length >= mostNotes) throw badRequest(`A page has at most ${mostNotes} notes.`);
    transaction.setRecord('notes', call.item.uid, [...all, note]);
  });
  return jsonResponse(serialize(call, note), 201);
}

async function patch(call: Call): Promise<unknown> {
  requireMayEdit(call, call.repository);
  const { settled } = await readJson(call.request);
  if (typeof settled !== 'boolean') throw badRequest('A note is settled or not.');
  const by = call.viewer.id ?? '';
  const at = new Date(call.now).toISOString();
  const note = await change(call, (present) => ({ ...present, settled: settled ? { by, at } : null }));
  return note && serialize(call, note);
}

async function remove(call: Call): Promise<Response> {
  requireMayEdit(call, call.repository);
  await change(call, ({ author }) => {
    if (author !== call.viewer.id) throw forbidden('Only who wrote a note may delete it.');
    return null;
  });
  return emptyResponse();
}

/** Notes on the blocks of a page, for those who edit it; they are no part of its content. */
export const notesService: Service = {
  name: '@notes',
  get,
  post,
  patch,
  delete: remove,
  takesSegments: true,
};
