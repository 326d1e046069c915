/** Languages in which everything is recorded; the first is the site's. */
export const languages = ['de', 'en'];

/**
 * Asks a Plone. Paths are below the site. Calls on the site root speak the language of a cookie, all others that of
 * their path; both are always given.
 */
export function createClient(api, { user, password }) {
  const site = api.replace(/\/(\+\+api\+\+\/?)?$/, '');
  const manager = `${user}:${password}`;

  /** `as`: `login:password`, or null for a visitor. The body is read as JSON where it is some. */
  async function send(method, path, { as = manager, language = languages[0], body, headers = {} } = {}) {
    const response = await fetch(`${site}/++api++${path}`, {
      method,
      headers: {
        Accept: 'application/json',
        Cookie: `I18N_LANGUAGE="${language}"`,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(as === null ? {} : { Authorization: `Basic ${Buffer.from(as).toString('base64')}` }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : null };
  }

  /** The body of a successful GET; anything else ends the recording. */
  async function get(path, options) {
    const { status, body } = await send('GET', path, options);
    if (status !== 200) throw new Error(`GET ${path} answered ${status}: ${body?.message ?? ''}`);
    return body;
  }

  return { site, send, get };
}
