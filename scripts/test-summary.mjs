// Adds up the tests of all runners: the last line of a full check. A failed step counts even where no test did.
import { readFile } from 'node:fs/promises';

async function read(file) {
  return await readFile(new URL(`../test-results/${file}`, import.meta.url), 'utf8').catch(() => undefined);
}

async function readJson(file, count) {
  const text = await read(file);
  return text === undefined ? undefined : count(JSON.parse(text));
}

const unit = ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests });

const journeys = ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected });

/** A case that was skipped needs something that the server ought to have. */
function contract({ results }) {
  const passed = results.filter(({ verdict }) => verdict === 'pass').length;
  return { passed, failed: results.length - passed };
}

/** Calls that both servers answered alike, or differently for a known reason; a reason that no call showed has failed. */
const parity = ({ passed, unexpected, unused }) => ({ passed, failed: unexpected.length + unused.length });

/** pytest's report: the figures stand in its first element. */
async function addOn(file) {
  const [suite] = /<testsuite [^<>]*>/.exec((await read(file)) ?? '') ?? [];
  if (suite === undefined) return undefined;
  const figure = (name) => Number(new RegExp(` ${name}="(\\d+)"`).exec(suite)?.[1] ?? 0);
  const failed = figure('failures') + figure('errors');
  return { passed: figure('tests') - failed - figure('skipped'), failed };
}

const hasContract = Boolean(process.env.PORTAL_CONTRACT_TOOL);
const counts = [
  await readJson('unit.json', unit),
  await readJson('security.json', unit),
  await readJson('journeys.json', journeys),
  await addOn('plone.xml'),
  await addOn('security-plone.xml'),
  await readJson('journeys-plone.json', journeys),
  await readJson('journeys-plone-editor.json', journeys),
  await readJson('parity.json', parity),
  ...(hasContract
    ? [await readJson('contract.json', contract), await readJson('contract-plone.json', contract)]
    : []),
];
const stepFailed = process.argv[2] === '1';
const sum = (name) => counts.reduce((total, count) => total + (count?.[name] ?? 0), 0);
const isMissing = counts.some((count) => count === undefined);
const failed = Math.max(sum('failed'), stepFailed || isMissing ? 1 : 0);
console.log(`${sum('passed')} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
