import type { Language } from '@/lib/language';
import { records, text } from '@/lib/shape';
import { isRecord } from '@/lib/text';
import { request } from './client';

const users = records({ id: text(), username: text(), fullname: text(), email: text() });

export interface FoundUser {
  id: string;
  name: string;
  email: string;
}

/** Users whose names or addresses have these words in them; newer servers send a batch, older ones a list. */
export async function findUsers(
  typed: string,
  options: { language: Language; signal: AbortSignal },
): Promise<FoundUser[]> {
  const answer = await request<unknown>('/@users', { ...options, query: { search: typed, limit: 10 } });
  return users
    .read(isRecord(answer) ? answer['items'] : answer)
    .map(({ id, username, fullname, email }) => ({ id, name: fullname || username || id, email }));
}
