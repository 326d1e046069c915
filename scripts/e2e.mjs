// `npm run test:e2e [-- --api URL [--outbox DIR] [--solr kitconcept] | --base URL] [--full | --core | --transactions | --editor | --admin | --stock | --fields] [files]`:
// journeys in a real browser against the built site. `--core` takes those that only read and need no longer than minutes,
// `--transactions` those in which visitors send something or ask for a part, `--editor` those in which a CMS answers
// editors, `--admin` those in which it is administered, `--stock` those that a Plone without the portal's add-on can
// answer, `--fields` fills every field of every block, of which a run without it makes a twenty-fourth part.
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from './find-browser.mjs';
import { dueJourneys, namesOfJourneys } from './journeys-of-turn.mjs';
import { serve } from './serve.mjs';
import { isDue, turnOf } from './turn.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    full: { type: 'boolean' },
    core: { type: 'boolean' },
    transactions: { type: 'boolean' },
    editor: { type: 'boolean' },
    admin: { type: 'boolean' },
    stock: { type: 'boolean' },
    fields: { type: 'boolean' },
    api: { type: 'string' },
    solr: { type: 'string', default: 'portal' },
    outbox: { type: 'string' },
    base: { type: 'string' },
    grep: { type: 'string' },
  },
});

/** What is walked on a Plone too, and in how many runs each file of it has its turn. */
const sets = {
  core: { runs: 2, files: ['consent', 'errors', 'first-visit', 'listing', 'login', 'mobile', 'reading'] },
  transactions: {
    runs: 3,
    files: [
      'passes',
      'password-reset',
      'type-blog',
      'type-cart',
      'type-contact',
      'type-events',
      'type-jobs',
      'type-overviews',
      'type-people',
    ],
  },
  editor: {
    runs: 4,
    files: [
      'edit-blocks',
      'edit-checks',
      'edit-drafts',
      'edit-errors',
      'edit-files',
      'edit-forms',
      'edit-history',
      'edit-listing',
      'edit-notes',
      'edit-order',
      'edit-pasting',
      'edit-patterns',
      'edit-press-release',
      'edit-preview-links',
      'edit-starting',
      'edit-state',
      'edit-title',
      'edit-tools',
      'edit-translating',
      'edit-two-people',
      'edit-uploads',
      'edit-while-saving',
      'editor',
    ],
  },
  admin: {
    runs: 4,
    files: [
      'admin-contents',
      'admin-delete',
      'admin-groups',
      'admin-panels',
      'admin-translations',
      'admin-types',
      'admin-users',
      'admin-working-copy',
    ],
  },
  stock: {
    runs: 11,
    files: [
      'consent',
      'errors',
      'first-visit',
      'listing',
      'login',
      'mobile',
      'reading',
      'password-reset',
      'type-events',
      'edit-bare',
      'edit-blocks',
      'edit-checks',
      'edit-choosing',
      'edit-drafts',
      'edit-dragging',
      'edit-errors',
      'edit-fields',
      'edit-files',
      'edit-forms',
      'edit-haste',
      'edit-history',
      'edit-keyboard',
      'edit-leaving',
      'edit-listing',
      'edit-looks',
      'edit-order',
      'edit-pasting',
      'edit-patterns',
      'edit-pictures',
      'edit-placing',
      'edit-preview',
      'edit-several',
      'edit-shortcuts',
      'edit-starting',
      'edit-state',
      'edit-templates',
      'edit-text',
      'edit-title',
      'edit-tools',
      'edit-tour',
      'edit-translating',
      'edit-translation',
      'edit-two-people',
      'edit-uploads',
      'edit-while-saving',
      'edit-writing',
      'editor',
      'admin-contents',
      'admin-delete',
      'admin-desk',
      'admin-groups',
      'admin-panels',
      'admin-personal',
      'admin-roles',
      'admin-toolbar',
      'admin-translations',
      'admin-types',
      'admin-undo',
      'admin-users',
      'admin-working-copy',
    ],
  },
};
const chosen = [
  ...Object.entries(sets).flatMap(([name, { runs, files }]) =>
    values[name] ? files.filter((_, place) => isDue(place, turnOf(), runs)) : [],
  ),
  ...(values.stock ? ['stock-plone'] : []),
  ...(values.fields ? ['all-fields'] : []),
];

const isWhole = chosen.length + positionals.length === 0 && !values.grep && !values.full;
const files = [...chosen.map((name) => `test/journeys/${name}.spec.ts`), ...positionals];
/** In a run with a turn: a file that lists the journeys that are due. */
const list =
  isWhole && turnOf() !== null ? join(await mkdtemp(join(tmpdir(), 'portal-journeys-')), 'due') : undefined;
if (list) await writeFile(list, dueJourneys(await namesOfJourneys(), turnOf()).join('\n'));
/** How screens look is the same with every CMS. */
const filters = [
  ...(list ? ['--test-list', list] : []),
  ...(values.grep ? ['--grep', values.grep] : []),
  ...(values.editor || values.stock ? ['--grep-invert', 'that a machine finds'] : []),
];

/** Services that count visits: their hosts exist nowhere, and journeys play them. */
const counting = ['--matomo-url', 'https://zahl.example/matomo/', '--etracker-code', 'immerlund'];

const browser = findBrowser();
const content = values.api ? ['--api', values.api] : ['--memory'];
const server = values.base ? undefined : await serve([...content, '--solr', values.solr, ...counting]);
const base = values.base ?? server.base;
const run = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...files, ...filters], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORTAL_BASE: base,
    PORTAL_BROWSER: browser,
    PORTAL_FULL: values.full ? '1' : '',
    PORTAL_FIELDS: values.fields || values.full ? '1' : '',
    PORTAL_API: values.api ?? '',
    PORTAL_STOCK: values.stock ? '1' : '',
    ...(values.outbox ? { PORTAL_OUTBOX: resolve(values.outbox) } : {}),
  },
});
// Its server ends with it.
process.once('SIGTERM', () => run.kill());
const code = await new Promise((ended) => run.once('exit', ended));
await server?.stop();
if (list) await rm(dirname(list), { recursive: true });
process.exit(code ?? 1);
