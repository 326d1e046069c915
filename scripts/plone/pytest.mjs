import { join } from 'node:path';
import { root } from '../build-state.mjs';
import { runModule } from './module.mjs';

/** Runs the add-on's tests; `report` names pytest's report. Gives its exit code. */
export const runPytest = (report, args) =>
  runModule('pytest', [`--junit-xml=${join(root, 'test-results', report)}`, ...args]);
