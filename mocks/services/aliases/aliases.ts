import { pythonType } from '~mocks/lib/python-type';
import { parseDate } from '~mocks/content/deserialize/dates';
import { belowSite, checkedSource, checkedTarget, errorOf } from './alias-paths';
import { readJson } from '~mocks/http/body';
import { badRequest, serverError, unauthorized } from '~mocks/http/failure';
import type { Item, RepositoryReader, Transaction } from '~mocks/repository/types';
import { urlOf } from '~mocks/content/perspective';
import type { Call, Service } from '../shared/call';
import type { Expander } from '../shared/expander';
import { presentItem } from '~mocks/content/editing/present-item';
import { csvTable, importTable } from './csv';
import { aliasList } from './list';
import { withoutEnd } from '~mocks/lib/ends';

/** Old paths are managed by editors of a content, those of the whole site by its heads. */
function mayManage(reader: RepositoryReader, call: Call, item: Item): boolean {
  const permission = item.parent === null ? 'Manage users' : 'Manage Context Aliases';
  return reader.can(call.viewer, permission, item);
}

function checkMayManage(reader: RepositoryReader, call: Call, item: Item): void {
  if (!mayManage(reader, call, item)) throw unauthorized();
}

/** Old paths name private content that they lead to or once lay in: to others there are none. */
export const aliasesExpander: Expander = {
  name: 'aliases',
  expand: (call, item) =>
    mayManage(call.repository, call, item)
      ? aliasList(call, item)
      : { '@id': `${urlOf(call, item)}/@aliases`, items: [], items_total: 0 },
};

function listAliases(call: Call): unknown {
  checkMayManage(call.repository, call, call.item);
  if (call.request.headers.get('accept') !== 'text/csv') return aliasList(call, call.item);
  if (call.item.parent !== null)
    throw serverError('HTTPNotAcceptable', 'CSV reply is only available from site root.');
  return csvTable(call);
}

interface Sent {
  path: unknown;
  to: unknown;
  time: unknown;
}

function sentIn(items: unknown): Sent[] {
  const list: unknown[] = Array.isArray(items) ? items : items === undefined ? [] : [items];
  return list.map((each) => {
    if (typeof each !== 'object' || each === null) return { path: each, to: undefined, time: undefined };
    const { path, datetime, 'redirect-to': to } = each as Record<string, unknown>;
    return { path, to, time: datetime };
  });
}

/** The stored time: the caller's as it was written, else the present. */
function timeOf(time: unknown, now: number): string {
  const isTime = typeof time === 'string' && !Number.isNaN(parseDate(time));
  if (!isTime) return new Date(now).toISOString();
  return /^\d{4}-\d\d-\d\d$/.test(time) ? `${time}T00:00:00` : time;
}

/** Below a language folder a path is one of that folder, unless it says so already. */
function inLanguage(reader: RepositoryReader, item: Item, path: string): string {
  const prefix = reader.pathOf(reader.navigationRootOf(item));
  return path.startsWith(prefix) ? path : prefix + path;
}

function addToContent(
  transaction: Transaction,
  reader: RepositoryReader,
  call: Call,
  sent: Sent[],
): string[] {
  const to = reader.pathOf(call.item);
  const made = new Set<string>();
  return sent.flatMap(({ path, time }) => {
    if (typeof path !== 'string')
      throw serverError('AttributeError', `'${pythonType(path)}' object has no attribute 'startswith'`);
    if (!path.startsWith('/')) return [path];
    const wished = inLanguage(reader, call.item, path);
    const source = checkedSource(reader, wished);
    if (source.error !== undefined || made.has(source.path)) return [`/Plone${belowSite(wished)}`];
    made.add(source.path);
    transaction.setRedirect(source.path, to, { time: timeOf(time, call.now), manual: true });
    return [];
  });
}

function addToSite(transaction: Transaction, reader: RepositoryReader, call: Call, sent: Sent[]): string[] {
  for (const { path, to, time } of sent) {
    const [source, target] = [checkedSource(reader, path), checkedTarget(reader, to)];
    const error = errorOf(source, target);
    if (error !== undefined) throw badRequest(error);
    transaction.setRedirect(source.path, target.path, { time: timeOf(time, call.now), manual: true });
  }
  return [];
}

const outcome = (failed: string[]): unknown => (failed.length > 0 ? { type: 'error', failed } : undefined);

async function addAliases(call: Call): Promise<unknown> {
  checkMayManage(call.repository, call, call.item);
  const isRoot = call.item.parent === null;
  const isForm = call.request.headers.get('content-type')?.includes('multipart/form-data');
  if (isRoot && isForm) return importTable(call);
  const sent = sentIn((await readJson(call.request)).items);
  const failed = await call.write((transaction, reader) => {
    checkMayManage(reader, call, presentItem(reader, call.item));
    return (isRoot ? addToSite : addToContent)(transaction, reader, call, sent);
  });
  return outcome(failed);
}

const rooted = (path: string): string => (path.startsWith('/') ? path : `/${path}`);

async function removeAliases(call: Call): Promise<unknown> {
  checkMayManage(call.repository, call, call.item);
  const sent = sentIn((await readJson(call.request)).items);
  const failed = await call.write((transaction, reader) => {
    checkMayManage(reader, call, presentItem(reader, call.item));
    return sent.flatMap(({ path }) => {
      const stored = typeof path === 'string' ? rooted(withoutEnd(belowSite(path))) : '';
      if (!reader.aliasAt(stored)) return [stored];
      transaction.setRedirect(stored, null);
      return [];
    });
  });
  return outcome(failed);
}

export const aliasesService: Service = {
  name: '@aliases',
  get: listAliases,
  post: addAliases,
  delete: removeAliases,
};
