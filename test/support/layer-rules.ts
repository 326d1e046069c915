import { doors, layers, layersOfSiblings, sharedFolders } from '../../lint/layers.js';
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

/** Whether an import may go through the wall between reading and editing: only later, by `import()`. */
function isDoor({ isDynamic }: ImportedModule): boolean {
  return isDynamic;
}

/** What is wrong with one import, in words; undefined when it is allowed. */
export function faultOf(file: string, imported: ImportedModule): string | undefined {
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
  const areSiblings =
    layersOfSiblings.includes(from.layer) &&
    from.layer === to.layer &&
    from.folder !== undefined &&
    to.folder !== undefined &&
    from.folder !== to.folder &&
    !sharedFolders.includes(to.folder);
  return areSiblings ? `${file} imports its sibling ${imported.target}` : undefined;
}
