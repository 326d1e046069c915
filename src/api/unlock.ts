import type { Language } from '@/lib/language';
import { isRecord, textOf } from '@/lib/text';
import { request } from './client';
import { malformed } from './error';

/** The pass for the restricted files of a path in exchange for their token; throws ApiError 403 when that is wrong. */
export async function postUnlockForm(path: string, token: string, language: Language): Promise<string> {
  const answer = await request<unknown>(`${path}/@unlock-form`, {
    method: 'POST',
    body: { token },
    language,
    leavesContent: true,
  });
  const pass = isRecord(answer) ? textOf(answer['token']) : '';
  if (pass === '') throw malformed('The answer holds no pass.');
  return pass;
}
