import { readFileSync, readdirSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';

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

function resolved(specifier: string, from: string): string {
  const found = ts.resolveModuleName(specifier, from, options, ts.sys).resolvedModule;
  if (!found)
    return specifier.startsWith('.') ? relative(root, resolve(dirname(from), specifier)) : specifier;
  return found.isExternalLibraryImport ? specifier : relative(root, found.resolvedFileName);
}

/** All that a module imports, from its parsed source: relative climbs and re-exports too. */
export function importsOf(file: string): ImportedModule[] {
  const path = resolve(root, file);
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const found: ImportedModule[] = [];
  const add = (node: ts.Node | undefined, isDynamic: boolean, isTypeOnly: boolean) => {
    if (node && ts.isStringLiteral(node))
      found.push({ target: resolved(node.text, path), isDynamic, isTypeOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node))
      add(node.moduleSpecifier, false, node.importClause?.isTypeOnly ?? false);
    if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, false, node.isTypeOnly);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], true, false);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Source files below a folder, as paths from the project's root. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => `${folder}/${name}`)
    .sort();
}
