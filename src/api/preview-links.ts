import type { Language } from '@/lib/language';
import { flag, record, text } from '@/lib/shape';
import { isRecord, recordsOf } from '@/lib/text';
import { mayHaveAddOn } from './add-on';
import { request } from './client';
import { ApiError, malformed } from './error';
import { requestWrite } from './repeated';
import { absoluteUrl, flatten } from './urls';

interface Call {
  language: Language;
  signal?: AbortSignal;
}

const linkShape = record({ id: text(), author: text(), author_name: text(), expires: text(), url: text() });
const listShape = record({ public: flag() });

/** A link by which others see a page before it is public. */
export interface PreviewLink {
  id: string;
  authorName: string;
  expires: string;
  /** As others are to be given it. */
  address: string;
}

export interface PreviewLinks {
  /** Everybody sees the page, which needs no link. */
  isPublic: boolean;
  links: readonly PreviewLink[];
}

/** As many as a page may have. */
export const mostPreviewLinks = 20;

function linkOf(answer: unknown): PreviewLink {
  const { id, author, author_name: name, expires, url } = linkShape.read(answer);
  const address = absoluteUrl(flatten(url));
  if (id === '' || url === '' || address === undefined) throw malformed('The answer is no preview link.');
  return { id, authorName: name || author, expires, address };
}

/** The preview links of a page; null where the server knows none. */
export async function getPreviewLinks(path: string, call: Call): Promise<PreviewLinks | null> {
  if (!mayHaveAddOn()) return null;
  try {
    const answer = await request<unknown>(`${path}/@preview-links`, call);
    if (!isRecord(answer)) throw malformed('The answer is no list of preview links.');
    const links = recordsOf(answer.items).slice(0, mostPreviewLinks).map(linkOf);
    return { isPublic: listShape.read(answer).public === true, links };
  } catch (error) {
    // Of a page that others may edit there is nothing to be told either.
    if (error instanceof ApiError && [401, 404].includes(error.details.status ?? 0)) return null;
    throw error;
  }
}

export const postPreviewLink = async (path: string, days: number, call: Call): Promise<PreviewLink> =>
  linkOf(
    await requestWrite<unknown>(`${path}/@preview-links`, {
      ...call,
      method: 'POST',
      body: { days },
      leavesContent: true,
    }),
  );

export async function deletePreviewLink(path: string, id: string, call: Call): Promise<void> {
  await requestWrite<unknown>(`${path}/@preview-links/${encodeURIComponent(id)}`, {
    ...call,
    method: 'DELETE',
    leavesContent: true,
  });
}
