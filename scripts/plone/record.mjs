// `npm run plone:record`: writes what a running Plone hands out into the project, as data for the embedded CMS and its
// tests. With `--check` it writes nothing and fails when the recording is stale.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { recordAddOns } from './record/add-ons.mjs';
import { recordBehaviors } from './record/behaviors.mjs';
import { hasDemo, recordBodies } from './record/bodies.mjs';
import { createClient } from './record/client.mjs';
import { toText } from './record/format.mjs';
import { recordMessages } from './record/messages.mjs';
import { recordPanels } from './record/panels.mjs';
import { recordRegistry } from './record/registry.mjs';
import { recordQuerystring, recordRoles, recordUserSchemas } from './record/site.mjs';
import { recordTypes } from './record/types.mjs';
import { recordVocabularies } from './record/vocabularies.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const demoPassword = 'Portal-Demo-2026';

function fail(message) {
  console.error(message);
  process.exit(1);
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        api: { type: 'string', default: 'http://localhost:8080/Plone' },
        user: { type: 'string', default: 'admin:admin' },
        to: { type: 'string', default: root },
        check: { type: 'boolean', default: false },
      },
    });
    const [user, ...password] = values.user.split(':');
    return { ...values, user, password: password.join(':') };
  } catch (error) {
    return fail(error.message);
  }
}

/** What only tests look at stands with them. */
const withoutKeys = (type) => ({ ...type, keys: undefined, components: undefined });

/** Every file of the recording with its text, by its path in the project. */
async function record(client, manager) {
  const login = (name) => `${name}:${demoPassword}`;
  const logins = {
    visitor: null,
    editor: login('editor'),
    reviewer: login('reviewer'),
    member: login('member'),
    siteadmin: login('siteadmin'),
    manager,
  };
  const types = await recordTypes(client, logins);
  const { attempts, missing, factories, messages } = await recordMessages(client);
  const files = {
    'mocks/recorded/types.json': { ...types, types: types.types.map(withoutKeys) },
    'test/recorded/type-keys.json': types.types.map(({ id, keys, components }) => ({ id, keys, components })),
    'mocks/recorded/add-ons.json': await recordAddOns(client),
    'mocks/recorded/behaviors.json': await recordBehaviors(client),
    'mocks/recorded/field-factories.json': factories,
    'mocks/recorded/messages.json': messages,
    'mocks/recorded/vocabularies.json': await recordVocabularies(client),
    'mocks/recorded/querystring.json': await recordQuerystring(client),
    'mocks/recorded/control-panels.json': await recordPanels(client, logins),
    'mocks/recorded/user-schemas.json': await recordUserSchemas(client),
    'mocks/recorded/roles.json': await recordRoles(client),
    'mocks/recorded/registry.json': await recordRegistry(client),
    'test/recorded/field-values.json': { attempts, missing },
  };
  if (await hasDemo(client))
    for (const [name, call] of Object.entries(await recordBodies(client, logins)))
      files[`test/recorded/bodies/${name}.json`] = call;
  else console.log('The demo institution is not there: the bodies of its pages are left as they are.');
  return new Map(Object.entries(files).map(([path, value]) => [path, toText(value)]));
}

async function present(folder) {
  const names = await readdir(join(folder, 'test/recorded/bodies')).catch(() => []);
  return names.filter((name) => name.endsWith('.json')).map((name) => `test/recorded/bodies/${name}`);
}

async function write(folder, files) {
  const hasBodies = [...files.keys()].some((path) => path.startsWith('test/recorded/bodies/'));
  for (const path of hasBodies ? await present(folder) : [])
    if (!files.has(path)) await rm(join(folder, path));
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  console.log(`${files.size} files recorded in ${relative(process.cwd(), folder) || '.'}.`);
}

/** Lines of one text that the other lacks, a few of them. */
function differingLines(before, after) {
  const known = new Set(before.split('\n'));
  const now = new Set(after.split('\n'));
  const gone = [...known].filter((line) => !now.has(line)).map((line) => `  - ${line.trim()}`);
  const come = [...now].filter((line) => !known.has(line)).map((line) => `  + ${line.trim()}`);
  return [...gone.slice(0, 8), ...come.slice(0, 8)].join('\n') || '  the order of lines';
}

async function check(folder, files) {
  const stale = [];
  for (const [path, text] of files) {
    const before = await readFile(join(folder, path), 'utf8').catch(() => '');
    if (before !== text) stale.push(`${path}\n${differingLines(before, text)}`);
  }
  if (stale.length > 0)
    fail(`${stale.join('\n')}\n${stale.length} of ${files.size} recordings are stale: npm run plone:record`);
  console.log(`All ${files.size} recordings are what this Plone hands out.`);
}

const options = readOptions();
const client = createClient(options.api, options);
const reached = await client.send('GET', '').catch(() => null);
if (reached?.status !== 200) fail(`No Plone answers at ${options.api}: give its address with --api.`);
try {
  const files = await record(client, `${options.user}:${options.password}`);
  await (options.check ? check : write)(options.to, files);
} catch (error) {
  fail(`Nothing was recorded: ${error.message}`);
}
