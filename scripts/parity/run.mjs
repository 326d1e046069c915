// `npm run check:parity`: sends a long sequence of generated calls to a Plone with the add-on and to the embedded CMS,
// and tells in what the answers differ. The same seed makes the same calls.
import { appendFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { printTable } from '../bench/table.mjs';
import { isDue } from '../turn.mjs';
import { chapters } from './chapters/index.mjs';
import { createClient } from './client.mjs';
import { compareAnswers, createJudge, inOneOrder } from './compare.mjs';
import { expected } from './expected.mjs';
import { createRandom } from './random.mjs';
import { ploneAt, startEmbedded, startEmptyPlone } from './servers.mjs';
import { logins, setUp } from './setup.mjs';

const defaultSeed = 1;

const { values: options } = parseArgs({
  options: {
    plone: { type: 'string' },
    outbox: { type: 'string' },
    seed: { type: 'string', default: String(defaultSeed) },
    only: { type: 'string' },
    json: { type: 'string' },
    calls: { type: 'string' },
  },
});

/** Calls of each chapter come from a seed of their own, so that one chapter's change leaves the others' calls alone. */
const seedOf = (name) =>
  [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), Number(options.seed));

const nameOf = ({ method, path, as = 'manager' }) => `${method} ${path} as ${as}`;

/** Runs a chapter on both servers, call by call, and yields what came of each. */
async function* perform(chapter, clients) {
  const calls = chapter.calls({ random: createRandom(seedOf(chapter.name)) });
  let step = calls.next();
  while (!step.done) {
    const call = step.value;
    const [plone, embedded] = await Promise.all(clients.map((client) => client.send(call)));
    if (options.calls) {
      const line = { call: nameOf(call), body: call.body, plone: plone.masked, embedded: embedded.masked };
      await appendFile(options.calls, `${JSON.stringify(line)}\n`);
    }
    yield {
      call: nameOf(call),
      found: compareAnswers(
        ...[plone, embedded].map(({ masked }) => (call.unordered ? inOneOrder(masked) : masked)),
      ),
      body: call.body,
    };
    step = calls.next({ status: plone.raw.status, body: plone.raw.body, embedded: embedded.raw });
  }
}

function printDifferences({ call, body, unexpected }) {
  const short = (value, length = 300) => (JSON.stringify(value) ?? '').slice(0, length);
  console.log(`\n${call}${body === undefined ? '' : ` ${short(body)}`}`);
  for (const { at, plone, embedded } of unexpected)
    console.log(`  ${at}\n    Plone:    ${short(plone)}\n    embedded: ${short(embedded)}`);
}

async function compareAll(clients, chosen) {
  const judge = createJudge(expected);
  const rows = [];
  const report = [];
  for (const chapter of chosen) {
    const row = { chapter: chapter.name, calls: 0, equal: 0, expected: 0, unexpected: 0 };
    for await (const { call, body, found } of perform(chapter, clients)) {
      const unexpected = found.filter((each) => judge.reasonFor(call, each) === undefined);
      row.calls += 1;
      row[unexpected.length > 0 ? 'unexpected' : found.length > 0 ? 'expected' : 'equal'] += 1;
      if (unexpected.length > 0) {
        report.push({ chapter: chapter.name, call, body, unexpected });
        printDifferences(report.at(-1));
      }
    }
    rows.push(row);
  }
  return { rows, report, unused: judge.unused() };
}

const chosen = chapters.filter(({ name }, index) =>
  options.only ? options.only.split(',').includes(name) : isDue(index),
);
const running = [];
const start = async (starting) => {
  const server = await starting;
  running.push(server);
  return server;
};

try {
  const plone = options.plone ? ploneAt(options.plone, options.outbox) : await start(startEmptyPlone());
  const servers = [plone, await start(startEmbedded())];
  const outboxes = servers.every(({ outbox }) => outbox) ? {} : { outbox: undefined };
  const clients = servers.map((server) => createClient({ ...server, ...outboxes }, logins));
  await Promise.all(
    clients.map((client) =>
      setUp(
        client,
        chosen.map(({ name }) => name),
      ),
    ),
  );
  const { rows, report, unused } = await compareAll(clients, chosen);
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  const total = { chapter: 'all', calls: sum('calls'), equal: sum('equal') };
  console.log(`\nSeed ${options.seed}`);
  const whole = [...rows, { ...total, expected: sum('expected'), unexpected: sum('unexpected') }];
  printTable(
    whole.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, String(value)]))),
  );
  // Other seeds and some chapters alone need not come by every difference.
  const isWhole = chosen.length === chapters.length && Number(options.seed) === defaultSeed;
  const missing = isWhole ? unused.map(({ reason }) => reason) : [];
  for (const reason of missing) console.log(`Expected, but did not occur: ${reason}`);
  const passed = sum('equal') + sum('expected');
  const summary = { seed: Number(options.seed), passed, unexpected: report, unused: missing };
  if (options.json) await writeFile(options.json, JSON.stringify(summary, null, 1));
  process.exitCode = report.length + missing.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  for (const server of running) await server.stop();
}
