import { readFileSync, readdirSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';
import { parseSync } from 'vite';

export const root = resolve(import.meta.dirname, '../..');

export interface ImportedModule {
  /** Path from the project's root, or the name of a package. */
  target: string;
  /** `import()`, the door through which heavy parts come later. */
  isDynamic: boolean;
  isTypeOnly: boolean;
}

const options: ts.CompilerOptions = {
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  module: ts.ModuleKind.ESNext,
  jsx: ts.JsxEmit.ReactJSX,
  paths: { '@/*': ['./src/*'], '~mocks/*': ['./mocks/*'], '~demo/*': ['./demo/*'], '~test/*': ['./test/*'] },
  baseUrl: root,
  ignoreDeprecations: '6.0',
};

const resolutions = ts.createModuleResolutionCache(root, (name) => name, options);

function resolved(specifier: string, from: string): string {
  const found = ts.resolveModuleName(specifier, from, options, ts.sys, resolutions).resolvedModule;
  if (!found)
    return specifier.startsWith('.') ? relative(root, resolve(dirname(from), specifier)) : specifier;
  return found.isExternalLibraryImport ? specifier : relative(root, found.resolvedFileName);
}

function parsedImports(path: string, text: string): ImportedModule[] {
  // A module's imports alone: with the compiler's parser it takes three times as long.
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const imported = (specifier: string, isDynamic: boolean, isTypeOnly: boolean): ImportedModule => ({
    target: resolved(specifier, path),
    isDynamic,
    isTypeOnly,
  });
  return [
    ...staticImports.map(({ moduleRequest, entries }) =>
      imported(moduleRequest.value, false, entries.length > 0 && entries.every(({ isType }) => isType)),
    ),
    ...staticExports.flatMap(({ entries }) => {
      const from = entries[0]?.moduleRequest?.value;
      return from === undefined
        ? []
        : imported(
            from,
            false,
            entries.every(({ isType }) => isType),
          );
    }),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const [, specifier] = /^(['"`])([^$]*)\1$/.exec(text.slice(start, end))?.slice(1) ?? [];
      return specifier === undefined ? [] : imported(specifier, true, false);
    }),
  ];
}

const parsed = new Map<string, { text: string; imports: readonly ImportedModule[] }>();

/** All that a module imports, from its parsed source: relative climbs and re-exports too. */
export function importsOf(file: string): readonly ImportedModule[] {
  const path = resolve(root, file);
  const text = readFileSync(path, 'utf8');
  const known = parsed.get(path);
  if (known?.text === text) return known.imports;
  const imports = parsedImports(path, text);
  parsed.set(path, { text, imports });
  return imports;
}

/** Source files below a folder, as paths from the project's root. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => `${folder}/${name}`)
    .sort();
}
