import { demoDoor, mockFolders, mockLayers, mockServices, sharedServices } from './layers.js';

/** @typedef {{ regex: string, message: string }} Pattern */

/** @type {Pattern} */
const app = { regex: '^@/(?!api/types/)', message: 'The embedded CMS knows the wire types alone.' };

/** @type {Pattern} */
const demo = { regex: '(?:^~|/)demo/', message: `The demo is content, which ${demoDoor} alone names.` };

const oneOf = (names) => `(?:${names.join('|')})(?:/|$)`;

/** Whatever is imported from the layers above, by its alias or by climbing. */
function climbs(layer) {
  const higher = mockLayers.slice(mockLayers.indexOf(layer) + 1);
  if (higher.length === 0) return [];
  const regex = `^(?:~mocks/|(?:\\.\\./)+)${oneOf(higher)}`;
  return [{ regex, message: `The layer "${layer}" lies below.` }];
}

const rule = (files, patterns) => ({ files, rules: { 'no-restricted-imports': ['error', { patterns }] } });

const layerRules = mockLayers.map((layer) =>
  rule([`mocks/${layer}/**/*.ts`, `mocks/${layer}.ts`], [app, demo, ...climbs(layer)]),
);

/** Within a layer whose folders are ordered: those before a folder are below it. */
function folderRules([layer, folders]) {
  const patterns = (higher, steps) => [
    app,
    demo,
    ...climbs(layer),
    {
      regex: `^(?:~mocks/${layer}/|${steps})${oneOf(higher)}`,
      message: `These folders of "${layer}" lie above.`,
    },
  ];
  return [
    rule([`mocks/${layer}/*.ts`], patterns(folders, '\\./')),
    ...folders
      .slice(0, -1)
      .map((folder, at) =>
        rule([`mocks/${layer}/${folder}/**/*.ts`], patterns(folders.slice(at + 1), '(?:\\.\\./)+')),
      ),
  ];
}

/** A service imports, besides itself, what all share. */
function serviceRules() {
  const patterns = (steps, shared) => {
    const known = shared.length > 0 ? `(?!${oneOf(shared)})` : '';
    return [
      app,
      demo,
      ...climbs(mockServices),
      {
        regex: `^(?:~mocks/${mockServices}/|(?:\\.\\./){${steps}})${known}[^.]`,
        message: 'Services stand side by side.',
      },
    ];
  };
  return [
    rule([`mocks/${mockServices}/*/*.ts`], patterns(1, sharedServices)),
    rule([`mocks/${mockServices}/*/*/*.ts`], patterns(2, sharedServices)),
    ...sharedServices.map((name, at) =>
      rule([`mocks/${mockServices}/${name}/*.ts`], patterns(1, sharedServices.slice(0, at))),
    ),
  ];
}

const ownRequest = (property) =>
  `CallExpression[callee.object.property.name="request"][callee.property.name=${property}], CallExpression[callee.object.name="request"][callee.property.name=${property}]`;

/** What callers send has an end where it is read, at one place for bodies and one for addresses. */
const boundedInput = {
  files: ['mocks/services/**/*.ts', 'mocks/dispatch/**/*.ts', 'mocks/content/queries/**/*.ts'],
  rules: {
    'no-restricted-syntax': [
      'error',
      {
        selector: 'MemberExpression[object.name="JSON"][property.name="parse"]',
        message: 'JSON of callers is read by mocks/http/body, which bounds its lists.',
      },
      {
        selector: ownRequest('/^(?:json|text|arrayBuffer|formData|blob)$/'),
        message: 'Bodies are read by mocks/http, which bounds them.',
      },
      {
        selector: 'CallExpression[callee.object.property.name="searchParams"]',
        message: 'Parameters are read by `Parameters`, whose lists hold each value once.',
      },
      { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' },
    ],
  },
};

/** For quick feedback, as in `src`; the architecture test walks the real module graph. The last one that fits a file counts. */
export const mockRules = [
  ...layerRules,
  ...Object.entries(mockFolders).flatMap(folderRules),
  ...serviceRules(),
  rule([demoDoor], [app]),
  boundedInput,
];
