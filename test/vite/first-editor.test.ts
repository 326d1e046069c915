import { expect, test } from 'vitest';
import { firstEditor } from '../../vite/first-editor';
import { wordsModule } from '../../vite/messages';

const chunk = (fileName: string, moduleIds: readonly string[], more: object = {}) => ({
  type: 'chunk',
  fileName,
  moduleIds,
  imports: [],
  isEntry: false,
  ...more,
});

const words = ['de', 'en'].map((language) =>
  chunk(
    `assets/words-${language}.js`,
    (['screen', 'view', 'editor', 'help', 'block'] as const).map((part) => wordsModule(language, part)),
  ),
);

const built = (...chunks: ReturnType<typeof chunk>[]) => {
  const { transformIndexHtml } = firstEditor('/site');
  const { handler } = transformIndexHtml as unknown as {
    handler: (html: string, context: { bundle: object }) => string;
  };
  const bundle = Object.fromEntries([...chunks, ...words].map((each) => [each.fileName, each]));
  const html = handler('<!-- first-editor -->', { bundle });
  return JSON.parse(/>(.*)</.exec(html)?.[1] ?? '') as Record<string, string[]>;
};

const entry = chunk('assets/index.js', ['/site/src/app/main.tsx'], {
  isEntry: true,
  imports: ['assets/libraries.js'],
});
const libraries = chunk('assets/libraries.js', []);
const toolbar = chunk('assets/toolbar.js', [
  '/site/src/app/site-toolbar.tsx',
  '/site/src/app/editors-screens.ts',
]);
const editor = chunk('assets/editor.js', ['/site/src/editor/screens/edit-page.tsx'], {
  imports: ['assets/tool.js', 'assets/libraries.js'],
  viteMetadata: { importedCss: new Set(['assets/editor.css']) },
});
const tool = chunk('assets/tool.js', [], {
  imports: ['assets/index.js'],
  viteMetadata: { importedCss: new Set(['assets/tool.css']) },
});

test('all that the editor is run with is named, but what every visit loads', () => {
  expect(built(entry, libraries, toolbar, editor, tool)).toEqual({
    all: [
      '/assets/toolbar.js',
      '/assets/editor.js',
      '/assets/tool.js',
      '/assets/editor.css',
      '/assets/tool.css',
    ],
    de: ['/assets/words-de.js'],
    en: ['/assets/words-en.js'],
  });
});

test('a build without it ends', () => {
  expect(() => built(entry, libraries, toolbar, tool)).toThrow(
    'The build has no /site/src/editor/screens/edit-page.tsx',
  );
});
