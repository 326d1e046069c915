import { join } from 'node:path';

interface ModuleFacts {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

interface ModuleGraph {
  getModuleInfo: (id: string) => ModuleFacts | null;
}

const isEditing = (id: string) => /\/src\/(?:editor\/|blocks\/[^/]+\/edit\/)/.test(id);
const isAdministration = (id: string) => /\/src\/(?:admin\/|app\/site-toolbar)/.test(id);
/** What places bars and menus: with its library larger than all that asks for it, and needed once one of them is open. */
const isPlacing = (id: string) => id.endsWith('/src/tool/popover/keep-placed.ts');
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
 * Names the files for what visitors do not need, which in pieces is more than a hundred, most of them smaller than what
 * asking costs, and whose names every visitor would carry: the editor with the editors of all blocks, its libraries, which
 * stay in caches over deployments, administration, and what these two share. What visitors and the toolbar reach stays
 * with them, so that no file needs one that needs it.
 */
export function staffChunks(root: string): (id: string, graph: ModuleGraph) => string | null {
  const at = (path: string) => join(root, path);
  const reachAll = (graph: ModuleGraph) => ({
    visitors: reach([at('index.html')], graph, (id) => isEditing(id) || isAdministration(id)),
    toolbar: reach([at('src/app/site-toolbar.tsx')], graph, always),
    unlessEditing: reach([at('index.html')], graph, isEditing),
    editor: reach([at('src/editor/screens/edit-page.tsx')], graph, always),
  });
  let reached: ReturnType<typeof reachAll> | undefined;
  return (id, graph) => {
    reached ??= reachAll(graph);
    const { visitors, toolbar, unlessEditing, editor } = reached;
    if (visitors.has(id) || toolbar.has(id) || isPlacing(id)) return null;
    if (!id.includes('/src/')) return editor.has(id) && !unlessEditing.has(id) ? 'editor-libraries' : null;
    if (!unlessEditing.has(id)) return 'editor';
    return editor.has(id) ? 'tool' : 'administration';
  };
}
