// A Plone as somebody asks it who has its address, and perhaps a login.

/** Milliseconds for which an answer is waited for, and bytes of it that are read. */
const patience = 15_000;
const longest = 2_000_000;

async function textOf(response) {
  const parts = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > longest) throw new Error('its answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The site at an address. `get` asks a path of its API and gives status, headers and JSON (undefined for what is none);
 * `ask` does the same with a whole address, and gives the text too. With credentials every question of `get` but those
 * marked public has a token. `portal` is the address at which visitors see it, where that is known.
 * @param {URL} api
 * @param {{ login: string, password: string }} [credentials]
 * @param {{ fetching?: typeof fetch, portal?: URL }} [options]
 */
export async function openSite(api, credentials, { fetching = fetch, portal } = {}) {
  const base = api.href.replace(/\/$/, '');
  let token;

  async function ask(address, { method = 'GET', body, headers = {} } = {}) {
    const response = await fetching(address, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
      headers: {
        Accept: 'application/json',
        ...(body && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await textOf(response);
    return { status: response.status, headers: response.headers, text, json: parsed(text) };
  }

  const get = (path, { isPublic = false } = {}) =>
    ask(`${base}/++api++${path}`, {
      headers: token && !isPublic ? { Authorization: `Bearer ${token}` } : {},
    });

  if (credentials) {
    const { login, password } = credentials;
    const answer = await ask(`${base}/++api++/@login`, { method: 'POST', body: { login, password } });
    token = typeof answer.json?.token === 'string' ? answer.json.token : undefined;
    if (!token) throw new Error(`The site does not let ${login} log in (${answer.status}).`);
  }
  return {
    base,
    path: api.pathname.replace(/\/$/, ''),
    origin: api.origin,
    portal,
    isLoggedIn: token !== undefined,
    get,
    ask,
  };
}
