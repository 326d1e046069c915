// Adds up the tests of all runners: the last lines of a full check name what failed, or passed at a second try only; the
// very last one counts. What the arguments name are steps that failed; they count even where no test did.
import { readFile } from 'node:fs/promises';

async function read(file) {
  return await readFile(new URL(`../test-results/${file}`, import.meta.url), 'utf8').catch(() => undefined);
}

async function readJson(file, count) {
  const text = await read(file);
  return text === undefined ? undefined : count(JSON.parse(text));
}

const unit = ({ numPassedTests, testResults }) => ({
  passed: numPassedTests,
  failed: testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
    return status === 'failed' && tests.length === 0 ? [name] : tests;
  }),
});

const specs = ({ suites = [], specs: own = [] }) => [...own, ...suites.flatMap(specs)];

const nameOf = ({ file, line, title }) => `${file}:${line} ${title}`;

const journeys = (report) => ({
  passed: report.stats.expected + report.stats.flaky,
  flaky: specs(report)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(nameOf),
  failed: specs(report)
    .filter(({ ok }) => !ok)
    .map(nameOf),
});

/** A case that was skipped needs something that the server ought to have. */
const contract = ({ results }) => ({
  passed: results.filter(({ verdict }) => verdict === 'pass').length,
  failed: results.filter(({ verdict }) => verdict !== 'pass').map(({ id, verdict }) => `${verdict}: ${id}`),
});

/** Calls that both servers answered alike, or differently for a known reason; a reason that no call showed has failed. */
const parity = ({ passed, unexpected, unused }) => ({
  passed,
  failed: [...unexpected, ...unused].map((entry) => JSON.stringify(entry).slice(0, 200)),
});

/** pytest's report: the figures stand in its first element, the names in those of the tests. */
async function addOn(file) {
  const report = (await read(file)) ?? '';
  const [suite] = /<testsuite [^<>]*>/.exec(report) ?? [];
  if (suite === undefined) return undefined;
  const figure = (name) => Number(new RegExp(` ${name}="(\\d+)"`).exec(suite)?.[1] ?? 0);
  const failed = report
    .split('<testcase ')
    .slice(1)
    .filter((test) => /<(?:failure|error)[ >]/.test(test))
    .map((test) => test.slice(0, test.indexOf('>')));
  return { passed: figure('tests') - failed.length - figure('skipped'), failed };
}

/** What `npm test` checks beside its tests: types, lint, promises, format and exports. Their number is no figure of tests. */
const checks = ({ failed }) => ({ passed: 0, failed });

/** Of runs whose turn it is. */
const stock = await readJson('journeys-stock.json', journeys);
const hasContract = Boolean(process.env.PORTAL_CONTRACT_TOOL);
const reports = {
  checks: await readJson('checks.json', checks),
  units: await readJson('unit.json', unit),
  attacks: await readJson('security.json', unit),
  journeys: await readJson('journeys.json', journeys),
  'add-on': await addOn('plone.xml'),
  'attacks on the add-on': await addOn('security-plone.xml'),
  'journeys on Plone': await readJson('journeys-plone.json', journeys),
  'journeys of transactions on Plone': await readJson('journeys-plone-transactions.json', journeys),
  'journeys of editors on Plone': await readJson('journeys-plone-editor.json', journeys),
  'journeys of administration on Plone': await readJson('journeys-plone-admin.json', journeys),
  ...(stock && { 'journeys on a stock Plone': stock }),
  parity: await readJson('parity.json', parity),
  ...(hasContract && {
    contract: await readJson('contract.json', contract),
    'contract on Plone': await readJson('contract-plone.json', contract),
  }),
};
const steps = process.argv.slice(2);
let passed = 0;
let failed = 0;
for (const [name, report] of Object.entries(reports)) {
  if (report === undefined) console.log(`✘ ${name}: no report`);
  for (const test of report?.flaky ?? []) console.log(`~ ${name}, at the second try: ${test}`);
  for (const test of report?.failed ?? []) console.log(`✘ ${name}: ${test}`);
  passed += report?.passed ?? 0;
  failed += report?.failed.length ?? 0;
}
for (const step of steps) console.log(`✘ step: ${step}`);
const isMissing = Object.values(reports).includes(undefined);
failed = Math.max(failed, steps.length > 0 || isMissing ? 1 : 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
