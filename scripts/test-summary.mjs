// Adds up the tests of all runners: the last line of a full check. A failed step counts even where no test did.
import { readFile } from 'node:fs/promises';

async function report(file) {
  const text = await readFile(new URL(`../test-results/${file}`, import.meta.url), 'utf8').catch(
    () => undefined,
  );
  return text === undefined ? undefined : JSON.parse(text);
}

const [unit, journeys] = [await report('unit.json'), await report('journeys.json')];
const counts = [
  unit && { passed: unit.numPassedTests, failed: unit.numFailedTests },
  journeys && { passed: journeys.stats.expected + journeys.stats.flaky, failed: journeys.stats.unexpected },
];
const stepFailed = process.argv[2] === '1';
const sum = (name) => counts.reduce((total, count) => total + (count?.[name] ?? 0), 0);
const isMissing = counts.some((count) => count === undefined);
const failed = Math.max(sum('failed'), stepFailed || isMissing ? 1 : 0);
console.log(`${sum('passed')} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
