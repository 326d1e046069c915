// Editors who write through the front while a Plone is killed: what was acknowledged is there, once.
import { setTimeout } from 'node:timers/promises';
import { asManager } from './people.mjs';

const json = { 'Content-Type': 'application/json' };

/** Milliseconds after which the app sends again what nothing was done of, since two writes met. */
const pauses = [300, 900, 2700];

const isConflict = ({ status, text }) => status === 500 && /conflict|Acquiring a lock/i.test(text);

const pathOf = (address) => new URL(address).pathname;

async function send(ask, { headers }, seen, [method, path, body]) {
  for (let tries = 0; ; tries += 1) {
    const answer = await ask(path, { method, headers: { ...headers, ...json }, body }).catch(
      ({ message }) => ({
        status: 0,
        text: message,
      }),
    );
    if (!isConflict(answer)) return answer;
    const { type, message } = JSON.parse(answer.text);
    const what = /\bclass ([\w.]+)/.exec(message)?.[1].split('.').at(-1) ?? type;
    seen.conflicts.set(what, (seen.conflicts.get(what) ?? 0) + 1);
    if (tries === pauses.length) return answer;
    await setTimeout(pauses[tries]);
  }
}

/**
 * Makes and changes pages in turn, each with a number of its own, until enough is acknowledged: most where one editor
 * works alone, some where all do.
 */
async function writeOn(ask, editor, state) {
  const { seen, home } = state;
  while (seen.acknowledged < state.total && seen.sent < 2 * state.total) {
    const number = (seen.sent += 1);
    const isNew = number % 2 === 1;
    // A word of its own, and changes of a field that no search looks into: in a young site all words lie close together,
    // and writes would mostly wait for each other.
    const title = `Vorgang${number}`;
    const began = performance.now();
    const answer = await send(
      ask,
      editor,
      seen,
      isNew
        ? ['POST', `/++api++${number % 10 === 1 ? home : editor.page}`, { '@type': 'Document', title }]
        : ['PATCH', `/++api++${editor.page}`, { rights: `Stand${number}` }],
    );
    const isDone = answer.status === (isNew ? 201 : 204);
    seen.times.push(performance.now() - began);
    if (isDone) seen.acknowledged += 1;
    else seen.refusals.push({ number, status: answer.status, text: answer.text.slice(0, 300) });
    const isUndone = isConflict(answer);
    if (isNew)
      state.made.push({ title, isUndone, path: isDone ? pathOf(JSON.parse(answer.text)['@id']) : undefined });
    else if (isDone) editor.last = number;
    else if (!isUndone) editor.open.add(number);
    if (!state.isKilled && seen.acknowledged >= state.total / 2) {
      state.isKilled = true;
      state.killed = state.kill();
    }
  }
}

async function pageOf(ask, editor, seen, home) {
  const page = { '@type': 'Document', title: `Seite von ${editor.login}` };
  const { status, text } = await send(ask, editor, seen, ['POST', `/++api++${home}`, page]);
  if (status !== 201) throw new Error(`${editor.login} has no page: ${status} ${text.slice(0, 300)}`);
  return pathOf(JSON.parse(text)['@id']);
}

async function titlesIn(site, home) {
  const path = `/@search?path.query=/Plone${home}&portal_type=Document&b_size=2000`;
  const { items } = await asManager(site, 'GET', path);
  return items.map(({ title }) => title);
}

/** What the site holds of what the editors were told. */
async function examine(check, site, { home, made, editors }) {
  const titles = await titlesIn(site, home);
  const times = (title) => titles.filter((each) => each === title).length;
  const told = made.filter(({ path }) => path !== undefined);
  const missing = told.filter(({ title }) => times(title) === 0);
  check(`every page that was acknowledged is listed (${told.length})`, missing.length === 0, missing);
  const doubled = made.filter(({ title }) => times(title) > 1);
  check('none is there twice', doubled.length === 0, doubled);
  const undone = made.filter(({ title, isUndone }) => isUndone && times(title) > 0);
  check('nothing is there of what met other writes to the end', undone.length === 0, undone);
  const wrong = [];
  const left = [...told];
  const look = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const page = await asManager(site, 'GET', next.path).catch(({ message }) => ({ title: message }));
      if (page.title !== next.title) wrong.push([next.path, page.title]);
    }
  };
  await Promise.all([look(), look(), look()]);
  check('each answers at the address that was told', wrong.length === 0, wrong);
  for (const { login, page, last, open } of editors) {
    const { rights } = await asManager(site, 'GET', page);
    const stored = Number(rights.replace('Stand', ''));
    check(
      `the page of ${login} has its last change`,
      stored === last || (open.has(stored) && stored > last),
      { stored, last, open: [...open] },
    );
  }
}

/** So many writes by all editors at a time, in the middle of which `kill` ends a Plone. */
export async function writeWhileOneDies(check, ask, { editors, total, name, kill, comeBack, sites }) {
  const started = performance.now();
  const home = pathOf(
    (await asManager(sites[0], 'POST', '/de', { '@type': 'Document', title: name }))['@id'],
  ).slice('/Plone'.length);
  const seen = { acknowledged: 0, sent: 0, times: [], conflicts: new Map(), refusals: [] };
  const state = { total, home, kill, seen, made: [], isKilled: false };
  state.editors = [];
  for (const editor of editors) {
    const page = await pageOf(ask, editor, seen, home);
    state.editors.push({ ...editor, page, last: 0, open: new Set() });
  }
  await Promise.all(state.editors.map((editor) => writeOn(ask, editor, state)));
  await state.killed;
  const seconds = (performance.now() - started) / 1000;
  const times = seen.times.toSorted((one, other) => one - other);
  check(`${total} writes are acknowledged though a Plone was killed`, seen.acknowledged >= total, seen);
  const { refusals } = seen;
  check(
    'a write that was not is told as 502 or 503, or as one that met others',
    refusals.every((refusal) => [502, 503].includes(refusal.status) || isConflict(refusal)),
    refusals,
  );
  const conflicts =
    [...seen.conflicts].map(([type, times]) => `${times} ${type}`).join(', ') || 'no conflict';
  console.log(
    `  ${seen.acknowledged} acknowledged, ${refusals.length} told as failed, sent again after ${conflicts}, ${seconds.toFixed(0)} s, ${times[times.length >> 1].toFixed(0)} ms for a write and ${times.at(-1).toFixed(0)} at most`,
  );
  const returned = await comeBack();
  await examine(check, returned, state);
}
