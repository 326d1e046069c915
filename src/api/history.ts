import type { Language } from '@/lib/language';
import { flag, number, oneOf, record, records, text, type Read } from '@/lib/shape';
import { isRecord, textOf } from '@/lib/text';
import { request } from './client';
import { malformed } from './error';
import { requestWrite } from './repeated';
import type { AnyContent } from './types/any-content';

interface Call {
  language: Language;
  signal?: AbortSignal;
}

const entries = records({
  type: oneOf(['versioning', 'workflow'], 'workflow'),
  version: number(),
  may_revert: flag(),
  transition_title: text(),
  state_title: text(),
  actor: record({ id: text(), fullname: text() }),
  comments: text(),
  time: text(),
});

/** Something that was done with a page: it was edited, of which a version is kept, or its state was changed. */
export type HistoryEntry = Read<typeof entries>[number];

/** What was done with a page, the latest first. */
export async function getHistory(path: string, call: Call): Promise<HistoryEntry[]> {
  return entries.read(await request<unknown>(`${path}/@history`, call));
}

/** A page as it was. */
export async function getVersion(path: string, version: number, call: Call): Promise<AnyContent> {
  const answer = await request<unknown>(`${path}/@history/${version}`, call);
  if (!isRecord(answer) || textOf(answer['@id']) === '') throw malformed('The answer is no content.');
  return answer as AnyContent;
}

/** Makes a page as it was, which is a further version of it. */
export async function revertTo(path: string, version: number, call: Call): Promise<void> {
  await requestWrite<unknown>(`${path}/@history`, { ...call, method: 'PATCH', body: { version } });
}
