import { readFileSync } from 'node:fs';
import { partOf } from '../../vite/message-parts';
import { importsOf, root } from './module-graph';

const descriptor = /\bid: '((?:shell|block|content|component|page|editor|admin)\.[\w.@-]+)'/g;

/** Ids that a module names in its message descriptors. */
export function messageIdsIn(file: string): string[] {
  const text = readFileSync(`${root}/${file}`, 'utf8');
  return [...text.matchAll(descriptor)].map(([, id]) => id ?? '');
}

/** What is loaded at once with a module: everything that it imports, and not later by `import()`. */
export function loadedWith(entry: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    if (!/^src\/.*\.tsx?$/.test(file)) return;
    for (const { target, isDynamic, isTypeOnly } of importsOf(file))
      if (!isDynamic && !isTypeOnly) visit(target);
  };
  visit(entry);
  return seen;
}

const belongsToEditing = (file: string) => /^src\/(tool|editor|admin|blocks\/[^/]+\/edit)\//.test(file);

/** Names of blocks and their variations stand in their definitions, but only the editor's picker says them. */
const isForPicker = (id: string, file: string) =>
  id.startsWith('editor.block.') && file.startsWith('src/blocks/');

/** What is wrong with a message where it is used, in words: it would be missing there, or nobody there needs it. */
export function violationOfMessage(
  id: string,
  file: string,
  firstVisit: ReadonlySet<string>,
): string | undefined {
  const part = partOf(id);
  if (isForPicker(id, file)) return undefined;
  const isForEditing = part === 'editor' || part === 'help' || part === 'admin';
  if (firstVisit.has(file) && part !== 'visitor') return `${id} is not there when ${file} is loaded`;
  if (isForEditing && !belongsToEditing(file)) return `${id} belongs to editing, ${file} does not`;
  if (!isForEditing && belongsToEditing(file) && !id.startsWith('block.'))
    return `${file} belongs to editing, ${id} would be loaded by visitors`;
  return undefined;
}
