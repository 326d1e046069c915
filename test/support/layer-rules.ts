import {
  doors,
  layerFolders,
  layers,
  layersApart,
  layersOfSiblings,
  sharedFolders,
} from '../../lint/layers.js';
import type { ImportedModule } from './module-graph';

interface Place {
  layer: string;
  folder: string | undefined;
  /** The layer whose modules it may import, where it stands behind a door. */
  imports: string | undefined;
}

function placeOf(file: string): Place | undefined {
  const [top, layer, folder, inner, ...rest] = file.split('/');
  if (top !== 'src' || layer === undefined || !layers.includes(layer)) return undefined;
  const door =
    rest.length > 0 ? doors.find((each) => each.layer === layer && each.folder === inner) : undefined;
  return { layer, folder: inner === undefined ? undefined : folder, imports: door?.imports };
}

const ordered: Readonly<Record<string, readonly string[]>> = layerFolders;

/** Whether a folder of a layer imports one that stands after it in the list of the layer. */
function climbsFolders(from: Place, to: Place): boolean {
  const folders = ordered[from.layer];
  if (folders === undefined || from.layer !== to.layer || to.folder === undefined) return false;
  return folders.indexOf(to.folder) > (from.folder === undefined ? -1 : folders.indexOf(from.folder));
}

/** Whether an import may go through the wall between reading and editing: only later, by `import()`. */
function isDoor({ isDynamic }: ImportedModule): boolean {
  return isDynamic;
}

/** What is wrong with one import, in words; undefined when it is allowed. */
export function violationOf(file: string, imported: ImportedModule): string | undefined {
  const from = placeOf(file);
  if (!from) return undefined;
  if (/^(mocks|demo|test)\//.test(imported.target))
    return `${file} imports ${imported.target}, which is no part of the app`;
  const to = placeOf(imported.target);
  if (!to) return undefined;
  const climbs = layers.indexOf(to.layer) > layers.indexOf(from.imports ?? from.layer);
  if (climbs && !isDoor(imported)) return `${file} imports ${imported.target} from a higher layer`;
  if (to.imports !== undefined && from.imports === undefined && !isDoor(imported))
    return `${file} imports ${imported.target} statically`;
  if (climbsFolders(from, to) && !isDoor(imported))
    return `${file} imports ${imported.target} from a higher folder`;
  if (layersApart.some(([one, other]) => from.layer === other && to.layer === one))
    return `${file} imports ${imported.target}, of which it knows nothing`;
  const areSiblings =
    layersOfSiblings.includes(from.layer) &&
    from.layer === to.layer &&
    from.folder !== undefined &&
    to.folder !== undefined &&
    from.folder !== to.folder &&
    !sharedFolders.includes(to.folder);
  return areSiblings ? `${file} imports its sibling ${imported.target}` : undefined;
}
