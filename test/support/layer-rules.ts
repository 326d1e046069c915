import { layers, layersOfSiblings, sharedFolders } from '../../lint/layers.js';
import type { ImportedModule } from './module-graph';

function placeOf(file: string): { layer: string; folder: string | undefined } | undefined {
  const [top, layer, folder, ...rest] = file.split('/');
  if (top !== 'src' || layer === undefined || !layers.includes(layer)) return undefined;
  return { layer, folder: rest.length > 0 ? folder : undefined };
}

/** Whether an import may go through the wall between reading and editing: only later, by `import()`. */
function isDoor({ isDynamic }: ImportedModule): boolean {
  return isDynamic;
}

/** What is wrong with one import, in words; undefined when it is allowed. */
export function faultOf(file: string, imported: ImportedModule): string | undefined {
  const from = placeOf(file);
  if (!from) return undefined;
  if (/^(mocks|test)\//.test(imported.target))
    return `${file} imports ${imported.target}, which is no part of the app`;
  const to = placeOf(imported.target);
  if (!to) return undefined;
  const climbs = layers.indexOf(to.layer) > layers.indexOf(from.layer);
  if (climbs && !isDoor(imported)) return `${file} imports ${imported.target} from a higher layer`;
  const isEdit = (path: string) => path.endsWith('/edit.tsx');
  if (isEdit(imported.target) && !isEdit(file) && !isDoor(imported))
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
