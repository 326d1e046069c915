// What several Plones must have in common: sessions, passes, limits, and what they tell the cache.
import { setTimeout } from 'node:timers/promises';
import { openSession } from '../deploy/backup-check.mjs';
import { asManager, password } from './people.mjs';

const json = { Accept: 'application/json', 'Content-Type': 'application/json' };

const call = async (site, path, { method = 'GET', headers = {}, body } = {}) => {
  const answer = await fetch(`${site}/++api++${path}`, {
    method,
    headers: { ...json, ...headers },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });
  return { status: answer.status, text: await answer.text() };
};

async function checkSessions(check, [one, other], { login }) {
  const headers = { Authorization: await openSession(one, login, password) };
  const own = await call(other, `/@users/${login}`, { headers });
  check('a session that one Plone opened goes on at the other', own.status === 200, own);
  const renewed = await call(other, '/@login-renew', { method: 'POST', headers, body: {} });
  check('and is renewed there', renewed.status === 200, renewed);
  const { token } = JSON.parse(renewed.text);
  const next = await call(one, `/@users/${login}`, { headers: { Authorization: `Bearer ${token}` } });
  check('which the first one knows', next.status === 200, next);
}

/** A file behind a token, and the words in it. */
async function makeRestricted(site) {
  const words = 'Nur mit Kennwort';
  const data = Buffer.from(words).toString('base64');
  const { '@id': address } = await asManager(site, 'POST', '/de', {
    '@type': 'File',
    title: 'Hinter einem Kennwort',
    file: { data, encoding: 'base64', filename: 'kennwort.txt', 'content-type': 'text/plain' },
    restricted: true,
    restricted_token: 'geheim-2026',
  });
  return { path: new URL(address).pathname.slice('/Plone'.length), words };
}

async function checkPasses(check, [one, other]) {
  const { path, words } = await makeRestricted(one);
  const file = (site, pass) =>
    fetch(`${site}${path}/@@download/file`, {
      redirect: 'manual',
      headers: pass ? { Cookie: `restricted_content_token=${pass}` } : {},
    });
  const closed = await file(other);
  check('a restricted file is closed at every Plone', closed.status !== 200, closed.status);
  const unlocked = await call(one, `${path}/@unlock-form`, {
    method: 'POST',
    body: { token: 'geheim-2026' },
  });
  const opened = await file(other, JSON.parse(unlocked.text).token);
  check('a pass of one opens it at the other', (await opened.text()) === words, opened.status);
}

/** Ten wrong passwords lock an account for an address, at whichever Plone they were tried. */
async function checkLimits(check, sites, { login }) {
  const wrong = (site) =>
    call(site, '/@login', {
      method: 'POST',
      headers: { 'X-Forwarded-For': '203.0.113.7' },
      body: { login, password: 'falsch' },
    });
  const statuses = [];
  for (let tries = 0; tries < 10; tries += 1)
    statuses.push((await wrong(sites[tries % sites.length])).status);
  check(
    'ten wrong passwords are answered as such',
    statuses.every((status) => status === 401),
    statuses,
  );
  const refused = await Promise.all(sites.map(wrong));
  check(
    'of which each Plone had five: both refuse the next',
    refused.every(({ status }) => status === 429),
    refused,
  );
}

async function untilSeen(ask, path, words) {
  const started = performance.now();
  while (performance.now() - started < 30_000) {
    if ((await ask(path)).text.includes(words)) return (performance.now() - started) / 1000;
    await setTimeout(50);
  }
  return Infinity;
}

/** Each Plone tells the cache of its changes. */
async function checkPurges(check, ask, sites) {
  const { '@id': address } = await asManager(sites[0], 'POST', '/de', {
    '@type': 'Document',
    title: 'Stand null',
  });
  const path = new URL(address).pathname.slice('/Plone'.length);
  await asManager(sites[0], 'POST', `${path}/@workflow/publish`, {});
  for (const [index, site] of sites.entries()) {
    await untilSeen(ask, `/++api++${path}`, 'Stand');
    await ask(`/++api++${path}`);
    const kept = await ask(`/++api++${path}`);
    await asManager(site, 'PATCH', path, { title: `Stand ${index + 1}` });
    const seen = await untilSeen(ask, `/++api++${path}`, `Stand ${index + 1}`);
    check(
      `what is kept is forgotten within two seconds when Plone ${index + 1} changes it`,
      kept.headers['x-cache'] === 'hit' && seen <= 2,
      [kept.headers, seen],
    );
  }
}

/** Holds two Plones against what one would be. */
export async function checkShared(check, ask, sites, editors) {
  await checkSessions(check, sites, editors[0]);
  await checkPasses(check, sites);
  await checkLimits(check, sites, editors[1]);
  await checkPurges(check, ask, sites);
}
