import { join } from 'node:path';
import { root } from '../build-state.mjs';
import { runModule } from './module.mjs';

const where = ['--config', 'pyproject.toml', '.', join(root, 'scripts/plone')];

/** Holds all Python of this tree against the add-on's rules and its form. Gives the exit code. */
export async function runRuff() {
  const code = await runModule('ruff', ['check', ...where]);
  return code || (await runModule('ruff', ['format', '--check', ...where]));
}
