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

const resolutions = ts.createModuleResolutionCache(root, (name) => name, options);

function resolved(specifier: string, from: string): string {
  const found = ts.resolveModuleName(specifier, from, options, ts.sys, resolutions).resolvedModule;
  if (!found)
    return specifier.startsWith('.') ? relative(root, resolve(dirname(from), specifier)) : specifier;
  return found.isExternalLibraryImport ? specifier : relative(root, found.resolvedFileName);
}

function parsedImports(path: string, text: string): ImportedModule[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const found: ImportedModule[] = [];
  const add = (node: ts.Node | undefined, isDynamic: boolean, isTypeOnly: boolean) => {
    if (node && ts.isStringLiteral(node))
      found.push({ target: resolved(node.text, path), isDynamic, isTypeOnly });
  };
  const visitStatement = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node))
      add(node.moduleSpecifier, false, node.importClause?.isTypeOnly ?? false);
    if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, false, node.isTypeOnly);
  };
  const visit = (node: ts.Node): void => {
    visitStatement(node);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], true, false);
    ts.forEachChild(node, visit);
  };
  // Only calls can stand deeper than the statements of the file.
  if (/\bimport\s*\(/.test(text)) visit(source);
  else for (const statement of source.statements) visitStatement(statement);
  return found;
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
