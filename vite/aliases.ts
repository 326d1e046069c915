import { fileURLToPath } from 'node:url';

const path = (relative: string) => fileURLToPath(new URL(`../${relative}`, import.meta.url));

export const root = path('');

/** Where the import prefixes of the code lead. */
export const sourceAliases = [
  { find: /^@\//, replacement: `${path('src')}/` },
  { find: /^~mocks\//, replacement: `${path('mocks')}/` },
  { find: /^~demo\//, replacement: `${path('demo')}/` },
  { find: /^~test\//, replacement: `${path('test')}/` },
];

/** The router's package offers its development build alone, whose warnings nobody reads on a built site. */
export const productionRouter = [
  { find: /^react-router$/, replacement: path('node_modules/react-router/dist/production/index.mjs') },
];

/** Leaves react-intl's parser out: messages are parsed when the site is built. */
export const precompiledMessages = [
  {
    find: /^@formatjs\/icu-messageformat-parser$/,
    replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
  },
];

/** Elements are made by functions, not by members of a package. */
export const boundJsx = [{ find: /^react\/jsx-runtime$/, replacement: path('vite/jsx-runtime.js') }];

/** What slate-react falls back on in browsers that do not watch sizes themselves, which all of the site's do. */
export const nativeSizes = [
  { find: /^@juggle\/resize-observer$/, replacement: path('vite/resize-observer.js') },
];
