import type { Language } from '@/lib/language';
import { isRecord } from '@/lib/text';
import { accountOf, userPath } from './accounts';
import { request } from './client';
import { malformed } from './error';

interface Call {
  language: Language;
  signal?: AbortSignal;
}

export interface OwnAccount {
  /** The JSON schema of what one says of oneself. */
  schema: Readonly<Record<string, unknown>>;
  /** What is stored, by field. */
  values: Readonly<Record<string, unknown>>;
  username: string;
  /** As one is called: the full name, else the name of the account. */
  name: string;
  /** '' where there is none. */
  portrait: string;
  roles: readonly string[];
}

/** What somebody says of themselves, and how it is asked for. */
export async function getOwnAccount(id: string, call: Call): Promise<OwnAccount> {
  const [schema, user] = await Promise.all([
    request<unknown>('/@userschema', call),
    request<unknown>(userPath(id), call),
  ]);
  if (!isRecord(schema) || !isRecord(user)) throw malformed('The answer is no account.');
  const { fullname, portrait, roles, ...account } = accountOf(user);
  const username = account.username || id;
  return { schema, values: user, username, name: fullname || username, portrait, roles };
}

/** Changes what somebody says of themselves. */
export async function patchOwnAccount(
  id: string,
  changes: Readonly<Record<string, unknown>>,
  call: Call,
): Promise<void> {
  await request<unknown>(userPath(id), { ...call, method: 'PATCH', body: changes, leavesContent: true });
}

/** Takes a picture, as base64, for one's portrait. */
export const patchPortrait = (
  id: string,
  picture: { data: string; filename: string; contentType: string },
  call: Call,
): Promise<void> => {
  const { data, filename, contentType } = picture;
  const portrait = { data, encoding: 'base64', filename, 'content-type': contentType };
  return patchOwnAccount(id, { portrait }, call);
};

/** Sets another password for oneself; throws ApiError 403 where the old one is wrong. */
export async function changePassword(
  id: string,
  passwords: { old: string; new: string },
  call: Call,
): Promise<void> {
  const body = { old_password: passwords.old, new_password: passwords.new };
  await request<unknown>(`${userPath(id)}/reset-password`, {
    ...call,
    method: 'POST',
    body,
    leavesContent: true,
  });
}
