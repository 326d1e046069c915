import { join } from 'node:path';

interface ModuleFacts {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

interface ModuleGraph {
  getModuleInfo: (id: string) => ModuleFacts | null;
}

const isEditing = (id: string) => /\/src\/(?:editor\/|blocks\/[^/]+\/edit\/)/.test(id);
const always = () => true;

/** The modules that some reach by imports, and by those fetches that do not lead to what is left out. */
function reach(starts: Iterable<string>, graph: ModuleGraph, isLeftOut: (id: string) => boolean) {
  const found = new Set(starts);
  for (const id of found) {
    const info = graph.getModuleInfo(id);
    for (const each of info?.importedIds ?? []) found.add(each);
    for (const each of info?.dynamicallyImportedIds ?? []) if (!isLeftOut(each)) found.add(each);
  }
  return found;
}

/**
 * Names the files for what nobody needs but those who edit a page: the editor, the editors of all blocks and whatever they
 * alone use in one, their libraries, which stay in caches over deployments, in another. In pieces it is more than a hundred
 * files, most of them smaller than what asking costs. Modules that visitors or administration reach as well stay with
 * these, so that no file needs one that needs it.
 */
export function editingChunks(root: string): (id: string, graph: ModuleGraph) => string | null {
  const screen = join(root, 'src/editor/screens/edit-page.tsx');
  let others: ReadonlySet<string> | undefined;
  let own: ReadonlySet<string> | undefined;
  return (id, graph) => {
    others ??= reach([join(root, 'index.html')], graph, isEditing);
    if (others.has(id)) return null;
    if (id.includes('/src/')) return 'editor';
    own ??= reach([screen], graph, always);
    return own.has(id) ? 'editor-libraries' : null;
  };
}
