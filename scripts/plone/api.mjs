import { admin } from './instance.mjs';

export const siteId = 'Plone';

/** What Plone's manager is known by. */
export const authorization = `Basic ${Buffer.from(`${admin.name}:${admin.password}`).toString('base64')}`;

/** A call of Plone's REST API as its manager; resolves with the body, rejects with status and message. */
export async function callPlone(origin, method, path, body) {
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: {
      Accept: 'application/json',
      Authorization: authorization,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}: ${text.slice(0, 500)}`);
  return text === '' ? undefined : JSON.parse(text);
}
