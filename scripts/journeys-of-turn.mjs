// Which journeys a run with a turn makes.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { root } from './build-state.mjs';
import { isDue, runsOfJourneys } from './turn.mjs';

/** What a visit begins with, and the share of the sweep: every run makes them. */
const everyRun = ['editor', 'errors', 'first-visit', 'login', 'reading', 'sweep'];
/** In which work might be lost. */
const safety = ['edit-drafts', 'edit-errors', 'edit-two-people', 'edit-while-saving'];

function runsOf(file) {
  const name = file.replace(/\.spec\.ts$/, '');
  if (everyRun.includes(name)) return 1;
  return safety.includes(name) ? runsOfJourneys / 2 : runsOfJourneys;
}

/** Where a journey stands among the runs: by its name, so that others that come and go leave it there. */
const placeOf = (name) => createHash('sha1').update(name).digest().readUInt32BE();

/** Those of these journeys, each `file › title › title`, that a run makes. */
export const dueJourneys = (names, turn) =>
  names.filter((name) => isDue(placeOf(name), turn, runsOf(name.split(' › ')[0])));

/** All journeys by name; what takes turns within a file leaves out what is not due. */
export async function namesOfJourneys() {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--list', '--reporter=json'],
    { cwd: root, maxBuffer: 2 ** 26 },
  );
  const within = ({ title, file, suites = [], specs = [] }, path) => {
    const own = title === file ? [file] : [...path, title];
    return [
      ...specs.map((spec) => [...own, spec.title].join(' › ')),
      ...suites.flatMap((suite) => within(suite, own)),
    ];
  };
  return [...new Set(JSON.parse(stdout).suites.flatMap((suite) => within(suite, [])))];
}
