import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { doors, layerFolders, layers, layersApart } from './lint/layers.js';
import { mockRules } from './lint/mock-rules.js';
import { linearSearch } from './lint/linear-search.js';
import { literalSpread } from './lint/literal-spread.js';

/** What the files may not import: the layers above, the other side of the app, and what stands behind a door. */
const importRules = (files, layer, isBehindDoor, own = []) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          ...layers.slice(layers.indexOf(layer) + 1).map((higher) => ({
            group: [`@/${higher}/*`],
            message: `The layer "${layer}" lies below.`,
          })),
          ...layersApart
            .filter(([, later]) => later === layer)
            .map(([earlier]) => ({
              group: [`@/${earlier}/*`],
              message: `"${layer}" and "${earlier}" know nothing of each other.`,
            })),
          ...own,
          {
            group: ['~mocks/*', '~demo/*', '~test/*'],
            message: 'The app knows neither its tests nor the embedded CMS.',
          },
          ...(isBehindDoor
            ? []
            : doors.map(({ folder }) => ({
                group: [`**/${folder}`, `**/${folder}/*`],
                message: 'What edits comes by import() alone.',
              }))),
        ],
      },
    ],
  },
});

/** Within a layer whose folders are ordered: those before a folder are below it. */
const folderRules = ([layer, folders]) =>
  ['*.{ts,tsx}', ...folders.slice(0, -1)].map((folder, at) => {
    const higher = folders.slice(at);
    const files = at === 0 ? `src/${layer}/${folder}` : `src/${layer}/${folder}/**/*.{ts,tsx}`;
    const regex = `^(?:\\./|(?:\\.\\./)+)(?:${higher.join('|')})/`;
    return importRules([files], layer, false, [{ regex, message: `These folders of "${layer}" lie above.` }]);
  });

/** For quick feedback; the architecture test walks the real module graph. */
const layerRules = [
  ...layers.map((layer) => importRules([`src/${layer}/**/*.{ts,tsx}`], layer, false)),
  ...Object.entries(layerFolders).flatMap(folderRules),
  ...doors.map(({ layer, folder, imports }) =>
    importRules([`src/${layer}/*/${folder}/**/*.{ts,tsx}`], imports, true),
  ),
];

/** Tests that sleep to see that nothing comes over the network, whose time no test has in hand. Nothing else may. */
const sleepers = [
  'test/app/still-frame.test.tsx',
  'test/content-types/link/link-view.test.tsx',
  'test/mocks/server/answers.test.ts',
];

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      '.data/**',
      'node_modules/**',
      'test-results/**',
      'playwright-report/**',
      'plone/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { portal: { rules: { 'linear-search': linearSearch, 'literal-spread': literalSpread } } },
    rules: {
      'portal/literal-spread': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/unified-signatures': 'off',
      eqeqeq: ['error', 'always'],
      'no-console': 'off',
    },
  },
  // Whoever sends a text must not keep the server busy with it: no pattern's work grows with the square of its length.
  {
    files: ['{src,mocks,demo,scripts,vite,lint,bench,test/support}/**', '*.ts'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': [
        'error',
        { report: 'potential', ignoreSticky: false, ignorePartial: false },
      ],
      'portal/linear-search': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXText[value=/\\p{L}{2,}/u]',
          message: 'Words stand in locales/; show them by FormattedMessage.',
        },
        { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' },
      ],
    },
  },
  // Two that write the browser's selection take the caret from each other.
  {
    files: ['src/{editor,tool}/**/*.{ts,tsx}'],
    ignores: ['src/editor/rich-text/dom-selection.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['setBaseAndExtent', 'addRange', 'removeAllRanges', 'selectAllChildren', 'setPosition'].map(
          (property) => ({ property, message: 'selectInDom() alone writes the selection.' }),
        ),
      ],
    },
  },
  {
    files: ['test/**/*.{ts,tsx}'],
    ignores: ['test/journeys/**', ...sleepers],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"][arguments.1.value>1]',
          message: 'Tests wait for what comes, or set the clock forward (vi.useFakeTimers).',
        },
      ],
    },
  },
  ...layerRules,
  ...mockRules,
  {
    files: ['**/*.mjs', '**/*.js', 'scripts/**', 'bench/**'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        performance: 'readonly',
        Response: 'readonly',
        Request: 'readonly',
        AbortSignal: 'readonly',
        MutationObserver: 'readonly',
        PopStateEvent: 'readonly',
        requestAnimationFrame: 'readonly',
        window: 'readonly',
        document: 'readonly',
        PerformanceObserver: 'readonly',
        TextEncoder: 'readonly',
      },
    },
  },
);
