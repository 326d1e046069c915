import { execFile } from 'node:child_process';
import { cp, mkdir, readdir } from 'node:fs/promises';
import { request } from 'node:https';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { root } from '../build-state.mjs';
import { admin } from '../plone/instance.mjs';

const run = promisify(execFile);

/** Asks the site as a browser does that finds it at this machine. */
export function visitor({ host, secure }, authority) {
  return (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const asked = request(
        {
          host: '127.0.0.1',
          port: secure,
          servername: host,
          path,
          method,
          ca: authority,
          headers: { Host: host, Accept: 'application/json', 'Accept-Language': 'de', ...headers },
        },
        (response) => {
          const { statusCode: status, headers: named } = response;
          buffer(response).then(
            (bytes) => resolve({ status, headers: named, bytes, text: bytes.toString('utf8') }),
            reject,
          );
        },
      );
      asked.once('error', reject);
      asked.end(body && JSON.stringify(body));
    });
}

const json = { 'Content-Type': 'application/json' };

export async function logIn(ask) {
  const { text } = await ask('/++api++/@login', {
    method: 'POST',
    headers: json,
    body: { login: admin.name, password: admin.password },
  });
  const { token } = JSON.parse(text);
  return { Authorization: `Bearer ${token}` };
}

/** A page that a Plone which has just started answers too late for its head comes without it, and with it soon after. */
async function headedPage(ask) {
  for (let left = 20; ; left -= 1) {
    const page = await ask('/de', { headers: { Accept: 'text/html' } });
    if (left === 0 || page.text.includes('rel="canonical"')) return page;
    await setTimeout(500);
  }
}

async function checkFiles(check, ask, stack) {
  const page = await headedPage(ask);
  check(
    'a page comes with its head and a policy',
    page.status === 200 && page.text.includes('rel="canonical"') && 'content-security-policy' in page.headers,
    page.headers,
  );
  const [asset] = /\/assets\/[\w.-]+\.js/.exec(page.text) ?? [];
  const plain = await ask(asset);
  const brotli = await ask(asset, { headers: { 'Accept-Encoding': 'br' } });
  const gzip = await ask(asset, { headers: { 'Accept-Encoding': 'gzip' } });
  check(
    'its files never change',
    plain.headers['cache-control'] === 'public, max-age=31536000, immutable',
    plain.headers,
  );
  check(
    'they are compressed beforehand',
    brotli.headers['content-encoding'] === 'br' &&
      gzip.headers['content-encoding'] === 'gzip' &&
      brotli.bytes.length < gzip.bytes.length &&
      gzip.bytes.length < plain.bytes.length,
    [brotli.headers, gzip.headers],
  );
  const gone = await ask('/assets/gone-1234567.js');
  check('a file that is not there is none', gone.status === 404, gone.status);
  const missing = await ask('/de/nichts-davon', { headers: { Accept: 'text/html' } });
  check('a page that is not there is 404', missing.status === 404, missing.status);
  const icon = await ask('/favicon.svg');
  check(
    'other files of the app come as well',
    icon.status === 200 && icon.headers['content-type'] === 'image/svg+xml',
    icon.headers,
  );
  const other = await ask('/de', { headers: { Host: 'elsewhere.example' } }).catch(({ code }) => code);
  check('other names get nothing', other === 'ECONNRESET' || other.status === 421, other);
  const insecure = await fetch(`http://127.0.0.1:${stack.plain}/de?x=1`, {
    redirect: 'manual',
    headers: { Host: stack.host },
  }).catch(() => undefined);
  check('without TLS nothing is shown', insecure === undefined || !insecure.ok, insecure?.status);
  for (const path of ['/sitemap.xml', '/robots.txt', '/de/aktuelles/meldungen/@@rss']) {
    const { status } = await ask(path, { headers: { Accept: '*/*' } });
    check(`${path} is there`, status === 200, status);
  }
}

async function checkRefusals(check, ask) {
  const purge = await ask('/de', { method: 'PURGE' });
  check('nobody outside purges', purge.status === 405, purge.status);
  const root = await ask('/@@site-logo/x?../../../manage_main:method.x=1');
  check("no name of a parameter opens Zope's root", root.status === 400 || root.status === 404, root.status);
  const login = await ask('/++api++/de?__ac_name=admin&__ac_password=admin');
  check('no address logs in', login.status === 400, login.status);
}

const kept = ({ headers }) => headers['x-cache'] === 'hit';

async function checkCache(check, ask, session) {
  const path = '/++api++/de?expand=breadcrumbs,navigation';
  await ask(path);
  const again = await ask(path);
  check('what everybody may read is kept', kept(again), again.headers);
  check(
    'browsers ask again all the same',
    again.headers['cache-control'] === 'max-age=0, must-revalidate',
    again.headers,
  );
  for (const service of ['/@job-offer-search', '/@institutlist', '/@fzjsettings', '/de/@nearest-institut']) {
    await ask(`/++api++${service}`);
    const second = await ask(`/++api++${service}`);
    check(`so is ${service}`, kept(second), [second.status, second.headers]);
  }
  const ticket = await ask('/++api++/@form-ticket');
  check(
    'a ticket is for one alone',
    !kept(ticket) && !kept(await ask('/++api++/@form-ticket')),
    ticket.headers,
  );
  const english = await ask(path, { headers: { 'Accept-Language': 'en' } });
  check(
    'each language has answers of its own',
    !kept(english) || english.text !== again.text,
    english.headers,
  );
  const withCookie = await ask(path, { headers: { Cookie: 'I18N_LANGUAGE=de; other=1' } });
  check('cookies that change nothing change nothing', kept(withCookie), withCookie.headers);
  const own = await ask(path, { headers: session });
  check(
    'what a session sees is never kept',
    !kept(own) && /private|no-store/.test(own.headers['cache-control']),
    own.headers,
  );
  const afterwards = await ask(path);
  check(
    'and leaves no trace in what others get',
    kept(afterwards) && afterwards.text === again.text,
    afterwards.headers,
  );
  const passed = await ask(path, { headers: { Cookie: 'restricted_content_token=x' } });
  check('nor what a pass opens', !kept(passed), passed.headers);
}

/** Seconds until everybody reads what was changed. */
async function untilSeen(ask, path, text) {
  const started = performance.now();
  while (performance.now() - started < 30_000) {
    const { text: read } = await ask(path);
    if (read.includes(text)) return (performance.now() - started) / 1000;
    await setTimeout(50);
  }
  return Infinity;
}

async function checkChanges(check, ask, session) {
  const made = await ask('/++api++/de', {
    method: 'POST',
    headers: { ...session, ...json },
    body: { '@type': 'Document', title: 'Eine Probe des Speichers' },
  });
  const path = new URL(JSON.parse(made.text)['@id']).pathname;
  const id = path.slice(path.lastIndexOf('/') + 1);
  const address = `/++api++/de/${id}`;
  const hidden = await ask(address);
  check('what is private stays so', hidden.status === 401, hidden.status);
  const list = '/++api++/de/@navigation';
  await ask(list);
  await ask(list);
  await ask(`${address}/@workflow/publish`, { method: 'POST', headers: { ...session, ...json }, body: {} });
  const published = await untilSeen(ask, address, 'Eine Probe des Speichers');
  check('what is published is seen within two seconds', published <= 2, published);
  const listed = await untilSeen(ask, list, id);
  check('in lists as well', listed <= 2, listed);
  await ask(address);
  await ask(address, {
    method: 'PATCH',
    headers: { ...session, ...json },
    body: { title: 'Eine andere Probe' },
  });
  const changed = await untilSeen(ask, address, 'Eine andere Probe');
  check('what is changed is seen within two seconds', changed <= 2, changed);
  await ask(`${address}/@workflow/reject`, { method: 'POST', headers: { ...session, ...json }, body: {} });
  let retracted = await ask(address);
  const started = performance.now();
  while (retracted.status === 200 && performance.now() - started < 10_000) retracted = await ask(address);
  check(
    'what is taken back is gone within two seconds',
    retracted.status === 401 && performance.now() - started <= 2000,
    retracted.status,
  );
  await ask(address, { method: 'DELETE', headers: session });
}

async function checkRelease(check, ask, stack, folder) {
  const release = join(folder, 'next-release');
  await mkdir(join(release, 'dist/app/assets'), { recursive: true });
  await cp(join(root, 'dist/server'), join(release, 'dist/server'), { recursive: true });
  await cp(join(root, 'dist/app/index.html'), join(release, 'dist/app/index.html'));
  await cp(join(root, 'dist/app/favicon.svg'), join(release, 'dist/app/assets/new-1234567.svg'));
  await run(join(root, 'deploy/release.sh'), [release, stack.site]);
  const [old] = (await readdir(join(root, 'dist/app/assets'))).filter((name) => name.endsWith('.js'));
  const statuses = [await ask(`/assets/${old}`), await ask('/assets/new-1234567.svg')].map(
    ({ status }) => status,
  );
  check(
    'after a release old and new files are there',
    statuses.every((status) => status === 200),
    statuses,
  );
  const refused = await run(join(root, 'deploy/release.sh'), [folder, stack.site]).catch(
    ({ stderr }) => stderr,
  );
  check('what is not built is refused', /is not built/.test(refused), refused);
}

/** Holds the site that stands before Plone against what `deploy/` promises. */
export async function checkSite(check, ask, stack, folder) {
  const session = await logIn(ask);
  await checkFiles(check, ask, stack);
  await checkRefusals(check, ask);
  await checkCache(check, ask, session);
  await checkChanges(check, ask, session);
  await checkRelease(check, ask, stack, folder);
}
