import react from '@vitejs/plugin-react';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import {
  boundJsx,
  nativeSizes,
  precompiledMessages,
  productionRouter,
  root,
  sourceAliases,
} from './vite/aliases.ts';
import { earlyLibraries } from './vite/early-libraries.ts';

import { firstEditor } from './vite/first-editor.ts';
import { firstFonts } from './vite/first-fonts.ts';
import { firstRequest } from './vite/first-request.ts';
import { firstWords } from './vite/first-words.ts';
import { leanerFormulas } from './vite/leaner-formulas.ts';
import { leanerLibraries } from './vite/leaner-libraries.ts';
import { messages } from './vite/messages.ts';
import { moduleList } from './vite/module-list.ts';
import { isStaffChunk, staffChunks } from './vite/staff-chunks.ts';

const serverTests = ['test/mocks/**/*.test.ts', 'test/demo/**/*.test.ts', 'test/scripts/**/*.test.ts'];
const attacks = 'test/security/**/*.test.{ts,tsx}';
/** Where modules keep something, each file gets its own; the embedded CMS keeps nothing in them. */
const ownModules = 'test/support/own-modules.ts';
/** What the tools begin without is there before a test begins. */
const lateParts = 'test/support/late-parts.ts';
/** Tests that put something in the place of a module. */
const apart = 'test/**/*.apart.test.{ts,tsx}';
const tests = join(root, 'test');
/** What draws nothing and asks for a document in its first line: beside those without one it would cost a thread at each change. */
const withDocument = (existsSync(tests) ? readdirSync(tests, { recursive: true, encoding: 'utf8' }) : [])
  .filter((name) => /(?<!\.apart)\.test\.ts$/.test(name))
  .map((name) => `test/${name}`)
  .filter((path) => readFileSync(join(root, path), 'utf8').startsWith('// @vitest-environment jsdom'));

/** Small modules that several rarer pages share, in one file for each kind of page: what is named first takes what it needs. */
const sharedByRarerPages = {
  // What asks for services of the add-on, few pages each.
  addon: ['api/add-on'],
  // What pages of types are made of.
  parts: [
    'api/vocabularies',
    'components/(?:disclosure|download|facts|feed-link|focus-on-more|until-found)/',
    'components/contact-form/(?:button|contact-button|lazy)',
    'components/structured-data/(?:stated|without-empty)',
    'content-types/(?:definition|read-view|shared/(?!folder|names-people|people))',
    'blocks/page/without-blocks',
    'i18n/use-month',
    'lib/(?:download|file-size|mime-label|room-name)',
    'shell/side-menu/side-entries',
    'state/(?:remote-slice|use-page-size)',
  ],
  consent: ['components/consent-gate/consent-gate'],
  // What stands above a page that somebody has been led to.
  notice: ['pages/(?:content/(?:arrival|notice-messages)|preview/messages)'],
  // The question about cookies, and the links in it, which the settings that it leads to show too.
  banner: ['shell/cookie-banner/(?:cookie-banner|privacy-links)'],
  typed: ['components/typed-words/', 'lib/search-text'],
  people: [
    'api/institutes',
    'blocks/listing/whole/institutes',
    'components/(?:award-facts|persons)/',
    'content-types/shared/(?:names-people|people)',
    'api/persons',
  ],
  lists: [
    'api/(?:job-offers|query-indexes)',
    'blocks/job-parameters',
    'blocks/listing/(?:feed-of|listing-feed|jobs/job-(?:filter|search)|variations/fields-of)',
    'components/facet-menu/chosen-values',
    'lib/(?:marked-text|parameters|search-terms)',
  ],
  questions: ['blocks/listing/variations/questions', 'content-types/shared/folder'],
  // What rarer blocks need.
  media: [
    'api/altmetric',
    'blocks/(?:is-editing|slides)',
    'blocks/footnotes/note-list',
    'components/(?:consent-gate/video-source|icon-picture|parallax-picture|picture-notes|picture-zoom/messages|slider/(?:messages|slide|still-row|use-autoplay))',
    'site/variants/nearest-ground',
    'components/slate-value/(?:any-text|from-draft)',
  ],
  screens: [
    'components/(?:dialog|screen)/',
    'components/head/screen-head',
    'lib/(?:browser-storage|logged-out|preview-path)',
    'pages/login/(?:login-form|messages|style)',
  ],
};

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    leanerLibraries(),
    leanerFormulas(),
    messages(root),
    firstRequest(root),
    firstFonts(),
    firstWords(),
    firstEditor(root),
    earlyLibraries(),
    moduleList(root),
  ],
  resolve: {
    alias: [
      ...sourceAliases,
      ...(command === 'build'
        ? [...precompiledMessages, ...productionRouter, ...boundJsx, ...nativeSizes]
        : []),
    ],
  },
  build: {
    outDir: 'dist/app',
    target: 'es2022',
    manifest: true,
    sourcemap: false,
    // Fonts stay files of their own: inlined they would count as CSS and block the first paint.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What staff load is asked for all at once by their own files. Visitors need not carry the list of it, which would be
      // written in theirs too.
      resolveDependencies: (file, dependencies, { hostId, hostType }) => {
        if (hostType === 'html' || isStaffChunk(hostId)) return dependencies;
        const isStaff = isStaffChunk(file);
        return dependencies.filter(
          (each) => each.endsWith('.css') || !(isStaff || /\/(?:libraries|rolldown-runtime)-/.test(each)),
        );
      },
    },
    rolldownOptions: {
      output: {
        // Lists of files are much of what a first visit loads, and hashes cannot be packed: seven signs tell versions apart.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // What every first visit needs comes in two files: libraries, which stay in caches over deployments, and the site.
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules|jsx-runtime/, priority: 2 },
            { name: 'site', tags: ['$initial'], priority: 1 },
            // What several rarer pages share is small; each file of it would be one more name that every visitor loads.
            {
              name: 'forms',
              test: /\/src\/(?:forms\/|api\/(?:actions|form-error|raw-call|refuse-others)|lib\/others-session|state\/(?:use-(?:own-)?submit|use-unsaved-work|login-again|session-calls))/,
            },
            {
              name: 'tables',
              test: /\/src\/(?:components\/(?:data-table|scroll-region|slate-value\/table-element)|blocks\/slate-table\/view)/,
            },
            ...Object.entries(sharedByRarerPages).map(([name, modules]) => ({
              name,
              test: new RegExp(`/src/(?:${modules.join('|')})`),
            })),
            {
              name: 'cart',
              test: /\/src\/(?:components\/cart\/|lib\/cart-lines|state\/cart|api\/publications)/,
            },
            { name: 'order', test: /\/src\/pages\/(?:cart|checkout)\// },
            { name: staffChunks(root), debugName: 'staff', includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  test: {
    setupFiles: ['test/support/setup.ts'],
    pool: 'threads',
    // One more than there are processors: a thread waits for a third of its time, for timers of what it tests.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    css: false,
    // A thread loads the libraries once for all its files: to load them takes longer than most tests.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'app',
          setupFiles: [ownModules, lateParts],
          environment: 'jsdom',
          include: ['test/**/*.test.tsx', ...withDocument],
          exclude: [attacks, apart],
        },
      },
      {
        extends: true,
        // What draws nothing runs without a document, which takes a second to make; who needs one says so in the first line.
        test: {
          name: 'plain',
          setupFiles: ownModules,
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: [...serverTests, attacks, apart, ...withDocument],
        },
      },
      {
        extends: true,
        test: { name: 'server', environment: 'node', include: serverTests, exclude: [...withDocument] },
      },
      { extends: true, test: { name: 'apart', environment: 'jsdom', include: [apart], isolate: true } },
      { extends: true, test: { name: 'attacks', environment: 'node', include: [attacks] } },
    ],
  },
}));
