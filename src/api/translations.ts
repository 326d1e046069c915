import type { Language } from '@/lib/language';
import { requestWrite } from './repeated';

interface Call {
  language: Language;
  signal?: AbortSignal;
}

const serviceOf = (path: string) => `${path}/@translations`;

/** Says that content is the translation of other content. */
export async function linkTranslation(path: string, other: string, call: Call): Promise<void> {
  await requestWrite<unknown>(serviceOf(path), {
    ...call,
    method: 'POST',
    body: { id: other },
    changes: [path, other],
  });
}

/** Says that content is not the translation of that in another language any more; both stay. */
export async function unlinkTranslation(
  path: string,
  { language: from, path: other }: { language: string; path: string },
  call: Call,
): Promise<void> {
  await requestWrite<unknown>(serviceOf(path), {
    ...call,
    method: 'DELETE',
    body: { language: from },
    changes: [path, other],
  });
}
