// A Plone site as its manager changes it, whose password comes from PORTAL_PASSWORD.
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text as textOf } from 'node:stream/consumers';

/** A call that may take as long as `signal` lets it: `fetch` gives up after five minutes, in which not every site is indexed. */
const send = (method, url, { headers, body, signal }) =>
  new Promise((resolve, reject) => {
    const request = url.startsWith('https:') ? requestHttps : requestHttp;
    const fail = (error) => reject(signal?.reason ?? error);
    const call = request(url, { method, headers, signal }, (answer) => {
      textOf(answer).then((text) => resolve({ status: answer.statusCode, text }), fail);
    });
    call.once('error', fail);
    call.end(body);
  });

export const isAddress = (text) => /^https?:\/\//.test(text) && URL.canParse(text);

/**
 * The site at the address `api` for a user with a password: `ask` a page of it for its text, `call` its REST API for the
 * body, undefined where there is none, `install` an add-on that is not. A call takes no longer than `timeLimit`
 * milliseconds, as long as it needs where none is named.
 */
export function plonesManager({ api, login, password, timeLimit }) {
  const site = api.replace(/\/+$/, '');
  const headers = {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    Authorization: `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`,
  };
  const ask = async (method, path, body) => {
    const { status, text } = await send(method, site + path, {
      headers,
      body: body && JSON.stringify(body),
      signal: timeLimit && AbortSignal.timeout(timeLimit),
    });
    if (status >= 300) throw new Error(`${method} ${path} answers ${status}: ${text.slice(0, 300)}`);
    return text;
  };
  const call = async (method, path, body) => {
    const text = await ask(method, `/++api++${path}`, body);
    return text === '' ? undefined : JSON.parse(text);
  };
  const install = async (addOn) => {
    const { is_installed: isInstalled } = await call('GET', `/@addons/${addOn}`);
    if (!isInstalled) await call('POST', `/@addons/${addOn}/install`, {});
  };
  return { ask, call, install };
}

/** Runs a script to its end; what goes wrong is said in one line, and by the code. */
export async function conclude(run) {
  await run().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
