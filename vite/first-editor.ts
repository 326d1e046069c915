import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { MessagePart } from './message-parts.ts';
import { wordsModule } from './messages.ts';
import { namedInPage } from './named-in-page.ts';

type Bundle = Parameters<Parameters<typeof namedInPage>[1]>[0];

/** What leads from a visit to the page editor, and that itself: one of them is fetched by the other. */
const modules = [
  'src/app/site-toolbar.tsx',
  'src/app/editors-screens.ts',
  'src/editor/screens/edit-page.tsx',
];
/** The words that it is drawn with. */
const parts: readonly MessagePart[] = ['screen', 'view', 'editor', 'help', 'block'];
const languages = ['de', 'en'];

/** The files that modules are run with, beyond those that every visit loads, styles among them. */
function filesOf(bundle: Bundle, ids: readonly string[]): string[] {
  const chunks = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [output] : []));
  const withImports = (names: readonly string[]) => {
    const found = new Set(names);
    for (const name of found)
      for (const each of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) found.add(each);
    return found;
  };
  const first = withImports(chunks.flatMap(({ isEntry, fileName }) => (isEntry ? [fileName] : [])));
  const own = ids.map((id) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id));
    if (chunk === undefined) throw new Error(`The build has no ${id}.`);
    return chunk.fileName;
  });
  const scripts = [...withImports(own)].filter((name) => !first.has(name));
  const styles = chunks.flatMap(({ fileName, viteMetadata }) =>
    scripts.includes(fileName) ? [...(viteMetadata?.importedCss ?? [])] : [],
  );
  return [...new Set([...scripts, ...styles])].map((name) => `/${name}`);
}

/** Names the files that a page is edited with, which a visit that begins there asks for at once. */
export function firstEditor(root: string): Plugin {
  return namedInPage('first-editor', (bundle) => ({
    all: filesOf(
      bundle,
      modules.map((path) => join(root, path)),
    ),
    ...Object.fromEntries(
      languages.map((language) => [
        language,
        filesOf(
          bundle,
          parts.map((part) => wordsModule(language, part)),
        ),
      ]),
    ),
  }));
}
