import { join } from 'node:path';

interface ModuleFacts {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

interface ModuleGraph {
  getModuleInfo: (id: string) => ModuleFacts | null;
}

const isEditing = (id: string) => /\/src\/(?:editor\/|blocks\/[^/]+\/edit\/)/.test(id);
const isAdministration = (id: string) =>
  /\/src\/(?:admin\/|app\/(?:site-toolbar|(?:editors|history|translations)-screens?)\.)/.test(id);
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

/** Whether a file is one of those that are named here for their own modules, by the beginning of its name. */
export const isStaffChunk = (file: string): boolean =>
  /\/(?:block-editors|editor|editor-tools|administration|tool|tool-base|(?:site-)?toolbar)-[^/]*$/.test(file);

/** The editors of blocks that nearly every page has. */
const usualBlocks = ['slate', 'title', 'description'];

/**
 * Names the files for what visitors do not need, which in pieces is more than a hundred, most of them smaller than what
 * asking costs, and whose names every visitor would carry: the tools beside a page, what the page editor begins with, the
 * editors of the rarer blocks, what the editor opens later, its libraries, which stay in caches over deployments,
 * administration, and what several of these share. What visitors reach stays with them. No file needs one that needs it:
 * each takes all that it imports and that none before it has.
 */
export function staffChunks(root: string): (id: string, graph: ModuleGraph) => string | null {
  const at = (path: string) => join(root, path);
  const isBlockEditor = (id: string) => /\/src\/blocks\/[^/]+\/edit\/index\.ts$/.test(id);
  const reachAll = (graph: ModuleGraph) => {
    const everything = reach([at('index.html')], graph, () => false);
    const usual = usualBlocks.map((name) => at(`src/blocks/${name}/edit/index.ts`));
    return {
      visitors: reach([at('index.html')], graph, (id) => isEditing(id) || isAdministration(id)),
      tools: reach([at('src/app/site-toolbar.tsx')], graph, always),
      toolbar: reach([at('src/admin/toolbar/page-toolbar.tsx')], graph, always),
      unlessEditing: reach([at('index.html')], graph, isEditing),
      editor: reach([at('src/editor/screens/edit-page.tsx'), ...usual], graph, always),
      blockEditors: reach([...everything].filter(isBlockEditor), graph, always),
      editing: reach([at('src/editor/screens/edit-page.tsx')], graph, () => false),
    };
  };
  let reached: ReturnType<typeof reachAll> | undefined;
  return (id, graph) => {
    reached ??= reachAll(graph);
    const { visitors, tools, toolbar, unlessEditing, editor, blockEditors, editing } = reached;
    if (visitors.has(id) || isPlacing(id)) return null;
    if (!id.includes('/src/')) return editor.has(id) && !unlessEditing.has(id) ? 'editor-libraries' : null;
    if (tools.has(id)) return 'site-toolbar';
    if (toolbar.has(id)) return editor.has(id) || blockEditors.has(id) ? 'tool-base' : 'toolbar';
    if (unlessEditing.has(id)) {
      if (editor.has(id)) return 'tool';
      return editing.has(id) ? null : 'administration';
    }
    if (editor.has(id)) return 'editor';
    return blockEditors.has(id) ? 'block-editors' : 'editor-tools';
  };
}
