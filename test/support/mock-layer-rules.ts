import { demoDoor, mockFolders, mockLayers, mockServices, sharedServices } from '../../lint/layers.js';

interface Place {
  layer: string;
  /** '' for what lies in the layer itself. */
  folder: string;
}

const ordered: Readonly<Record<string, readonly string[]>> = mockFolders;

function placeOf(file: string): Place | undefined {
  const [top, ...path] = file.split('/');
  if (top !== 'mocks') return undefined;
  const [layer = '', ...inner] = path;
  return { layer: layer.replace(/\.ts$/, ''), folder: inner.length > 1 ? (inner[0] ?? '') : '' };
}

/** How high a folder stands in its layer; undefined for one that the list does not know. */
function heightOf({ layer, folder }: Place): number | undefined {
  const height = ['', ...(ordered[layer] ?? [])].indexOf(folder);
  return height < 0 ? undefined : height;
}

function isAllowedSibling(from: Place, to: Place): boolean {
  const shared = sharedServices.indexOf(to.folder);
  const own = sharedServices.indexOf(from.folder);
  return shared >= 0 && (own < 0 || shared < own);
}

function violationWithin(from: Place, to: Place): string | undefined {
  if (from.layer === mockServices) return isAllowedSibling(from, to) ? undefined : 'which stands beside it';
  const [own, other] = [heightOf(from), heightOf(to)];
  if (own === undefined || other === undefined) return 'in a folder that the list of layers does not know';
  return other > own ? 'from a higher folder' : undefined;
}

/** What is wrong with one import of a module of the embedded CMS, in words; undefined when it is allowed. */
export function mockViolationOf(file: string, target: string): string | undefined {
  const from = placeOf(file);
  if (!from) return undefined;
  if (target.startsWith('demo/'))
    return file === demoDoor ? undefined : `${file} imports ${target}, which is content`;
  if (target.startsWith('src/'))
    return target.startsWith('src/api/types/') ? undefined : `${file} imports ${target}, which is the app's`;
  const to = placeOf(target);
  if (!to) return undefined;
  const [own, other] = [mockLayers.indexOf(from.layer), mockLayers.indexOf(to.layer)];
  if (own < 0 || other < 0)
    return `${file} imports ${target}, and the list of layers does not know one of them`;
  if (other > own) return `${file} imports ${target} from a higher layer`;
  if (own !== other || from.folder === to.folder) return undefined;
  const violation = violationWithin(from, to);
  return violation && `${file} imports ${target} ${violation}`;
}

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'));

/** Pairs of folders, of whatever depth, that import each other. */
export function mutualFolders(imports: readonly (readonly [file: string, target: string])[]): string[] {
  const arrows = new Set(imports.map(([file, target]) => `${folderOf(file)} ${folderOf(target)}`));
  return [...arrows].filter((arrow) => {
    const [from = '', to = ''] = arrow.split(' ');
    return from < to && arrows.has(`${to} ${from}`);
  });
}
