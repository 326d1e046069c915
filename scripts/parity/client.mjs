import sharp from 'sharp';
import { createNames, mask } from './mask.mjs';
import { createOutboxReader, linksIn } from './outbox.mjs';

/** Headers that belong to the behaviour. */
const compared = [
  'allow',
  'content-disposition',
  'location',
  'www-authenticate',
  'tus-resumable',
  'tus-version',
  'tus-extension',
  'upload-offset',
  'upload-length',
];

/** Calls whose mails read alike on both servers; those of Plone's own calls have its words. */
const worded = /@(?:contact-form|cart-order)\b/;

/** Begins the path of a view that is asked for as browsers do, without the API's prefix. */
const views = '@@public';

const placeholder = /\{(uid|saved) ([^{}]+)\}/g;

/**
 * One of the two servers: sends calls and masks what it answers. `site` is the address in its links; behind it a Plone is
 * asked by virtual hosting, as behind a web server. Mails that a call sends belong to its answer where `outbox` names
 * the folder in which the server lays them.
 */
export function createClient({ site, ploneSite, outbox }, logins) {
  const { hostname, port, protocol } = new URL(site);
  const host = ploneSite && `/VirtualHostBase/${protocol.slice(0, -1)}/${hostname}:${port}${ploneSite}`;
  const roots = {
    api: site + (host ? `${host}/++api++/VirtualHostRoot` : '/++api++'),
    views: site + (host ? `${host}/VirtualHostRoot` : ''),
  };
  const names = createNames(site);
  const saved = new Map();
  const tokens = new Map();
  const now = Date.now();
  const newMails = outbox && createOutboxReader(outbox);

  function fillText(text) {
    return text.replace(placeholder, (all, kind, name) => {
      const value = kind === 'uid' ? names.uidOf(name) : saved.get(name);
      return value ?? `no-${kind}`;
    });
  }

  function fill(value) {
    if (typeof value === 'string') return fillText(value).replaceAll('{site}', site);
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [fillText(key), fill(inner)]));
  }

  function toBody(body) {
    if (body === undefined || Buffer.isBuffer(body)) return body;
    return typeof body === 'string' ? fill(body) : JSON.stringify(fill(body));
  }

  async function request({ method, path, body, headers = {} }, authorization) {
    const url = path.startsWith(views) ? roots.views + path.slice(views.length) : roots.api + path;
    const content = toBody(body);
    const response = await fetch(url, {
      method,
      headers: {
        Accept: 'application/json',
        ...(content === undefined || Buffer.isBuffer(content) ? {} : { 'Content-Type': 'application/json' }),
        ...(authorization ? { Authorization: authorization } : {}),
        ...headers,
      },
      body: content,
      redirect: 'manual',
      signal: AbortSignal.timeout(120_000),
    });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  }

  async function tokenOf(role) {
    if (!tokens.has(role)) {
      const { bytes } = await request({ method: 'POST', path: '/@login', body: logins[role] });
      const { token } = JSON.parse(bytes.toString());
      if (!token) throw new Error(`${site}: ${role} cannot log in: ${bytes.toString().slice(0, 300)}`);
      tokens.set(role, token);
    }
    return `Bearer ${tokens.get(role)}`;
  }

  /** Sends a call; `raw` is the answer as it came, `masked` what is compared. */
  async function send(call) {
    const as = call.as ?? 'manager';
    const filled = { ...call, path: fillText(call.path), headers: fill(call.headers ?? {}) };
    const authorization = as === 'anonymous' || filled.headers.Authorization ? undefined : await tokenOf(as);
    const { response, bytes } = await request(filled, authorization);
    // The embedded CMS ends the sessions that Plone lets live on.
    if (call.method === 'POST' && call.path === '/@logout') tokens.delete(as);
    const [, account] = /^\/@users\/(\w+)$/.exec(call.path) ?? [];
    const isOldPassword = account in logins && call.body?.password === logins[account].password;
    if (call.method === 'PATCH' && account !== as && isOldPassword) tokens.delete(account);
    const raw = { status: response.status, headers: response.headers, body: await readBody(response, bytes) };
    names.learn(raw.body);
    const mails = newMails && (await newMails());
    for (const [name, read] of Object.entries(call.save ?? {})) {
      const value = read(raw);
      if (typeof value !== 'string') continue;
      saved.set(name, value);
      names.call(value, name);
    }
    return {
      raw,
      masked: { ...maskAnswer(raw), ...(mails?.length ? { mails: maskMails(filled.path, mails) } : {}) },
    };
  }

  const context = { site, names, now };

  function maskMails(path, mails) {
    const told = mails.map(({ subject, text, ...addresses }) =>
      worded.test(path) ? { ...addresses, subject, text } : { ...addresses, links: linksIn(text) },
    );
    return mask(told, context);
  }

  function maskAnswer({ status, headers, body }) {
    const own = compared.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)]] : []));
    const type = headers.get('content-type')?.split(';')[0];
    if (type && body !== null) own.push(['content-type', type]);
    return mask({ status, headers: Object.fromEntries(own), body }, context);
  }

  return { site, send, forget: (role) => tokens.delete(role) };
}

/** Plone says JSON of some bodies that are none. */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What says to be a picture need not be one. */
async function pixelsOf(bytes) {
  try {
    const { format, width, height } = await sharp(bytes).metadata();
    return { format, width, height };
  } catch {
    return { format: 'none', size: bytes.length };
  }
}

/** JSON as it is, pictures by their format and pixels, anything else as text. */
async function readBody(response, bytes) {
  const type = response.headers.get('content-type') ?? '';
  if (bytes.length === 0) return null;
  if (type.includes('json')) return parsed(bytes.toString());
  if (/^image\/(?!svg)/.test(type)) return pixelsOf(bytes);
  return bytes.toString();
}
