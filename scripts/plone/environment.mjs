// The virtual environment: Plone with the pinned versions, and the portal's add-on out of this tree.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../build-state.mjs';
import { noteDone, readState } from './data-folder.mjs';
import { StartError } from './failure.mjs';
import { runLogged } from './run.mjs';

const addOn = join(root, 'plone');
const constraints = join(addOn, 'constraints.txt');

/** Changes when other versions or packages are asked for, or other messages are to be compiled. */
async function digestOfRequirements() {
  const locales = join(addOn, 'src/researchportal/locales');
  const names = await readdir(locales, { recursive: true });
  const messages = names.filter((name) => name.endsWith('.po')).sort();
  const files = [
    constraints,
    join(addOn, 'pyproject.toml'),
    join(addOn, 'setup.py'),
    ...messages.map((name) => join(locales, name)),
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex');
}

const isSupported = 'import sys; sys.exit(not (3, 10) <= sys.version_info[:2] <= (3, 14))';

async function findPython(log) {
  const names = process.env.PORTAL_PYTHON ? [process.env.PORTAL_PYTHON] : ['python3', 'python'];
  for (const name of names) if ((await runLogged(name, ['-c', isSupported], { log })).code === 0) return name;
  throw new StartError(
    `Plone needs Python 3.10 to 3.14; ${names.join(' and ')} ${names.length > 1 ? 'are' : 'is'} not that. PORTAL_PYTHON names another.`,
  );
}

async function makeVenv(places) {
  const python = await findPython(places.installLog);
  // What an interrupted attempt left is no environment.
  await rm(places.venv, { recursive: true, force: true });
  const { code } = await runLogged(python, ['-m', 'venv', places.venv], { log: places.installLog });
  if (code !== 0)
    throw new StartError(
      `"${python} -m venv" fails (on Debian it needs the package python3-venv). More in ${places.installLog}.`,
    );
}

const networkFailure =
  /NewConnectionError|Temporary failure in name resolution|Failed to establish|ConnectTimeout|Read timed out|ProxyError|No matching distribution/;

async function install(places, extras, more) {
  const pip = join(places.venv, 'bin/pip');
  const options = [
    'install',
    '--disable-pip-version-check',
    '--no-input',
    '--retries',
    '2',
    '--timeout',
    '60',
    ...more,
  ];
  const { code, last } = await runLogged(pip, [...options, '-c', constraints, '-e', `${addOn}[${extras}]`], {
    log: places.installLog,
  });
  if (code === 0) return;
  const reason = networkFailure.test(last) ? 'the package index cannot be reached' : 'pip fails';
  throw new StartError(`Plone cannot be installed: ${reason}. More in ${places.installLog}.`);
}

const modulesOf = ({ postgres, solr }) => [
  'Products.CMFPlone',
  'researchportal',
  ...(postgres ? ['relstorage', 'psycopg2'] : []),
  ...(solr ? ['kitconcept.solr'] : []),
];

async function checkNamed(places, wanted) {
  const python = join(places.venv, 'bin/python');
  const { code } = existsSync(python)
    ? await runLogged(python, ['-c', `import ${modulesOf(wanted).join(', ')}`], { log: places.installLog })
    : { code: 1 };
  const more = [wanted.postgres && ' and RelStorage', wanted.solr && ' and kitconcept.solr'];
  if (code !== 0)
    throw new StartError(
      `PORTAL_PLONE_VENV names ${places.venv}, where Plone with the portal's add-on${more.filter(Boolean).join('')} is not installed.`,
    );
}

/** kitconcept.solr asks for Python 3.12, and runs on each that Plone runs on. */
const forSolr = ['--ignore-requires-python'];

/**
 * Makes the environment complete: at the first time minutes, later nothing. What speaks to PostgreSQL comes only where it
 * is asked for, and stays; what speaks to Solr has an environment of its own.
 */
export async function ensureEnvironment(
  places,
  { postgres = false, solr = false, print = console.log } = {},
) {
  if (process.env.PORTAL_PLONE_VENV) return checkNamed(places, { postgres, solr });
  const digest = await digestOfRequirements();
  const own = solr ? 'installedSolr' : 'installed';
  const state = await readState(places);
  const isThere = state[own] === digest && (!postgres || state[`${own}Postgres`] === digest);
  if (isThere && existsSync(join(places.venv, 'bin/python'))) return;
  print('Installing Plone; at the first time this takes some minutes …');
  if (state[own] === undefined || !existsSync(join(places.venv, 'bin/pip'))) await makeVenv(places);
  const extras = [solr ? 'solr' : 'dev', ...(postgres ? ['postgres'] : [])];
  await install(places, extras.join(','), solr ? forSolr : []);
  await noteDone(places, { [own]: digest, ...(postgres && { [`${own}Postgres`]: digest }) });
}
