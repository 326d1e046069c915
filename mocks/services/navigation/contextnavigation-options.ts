import { serverError } from '~mocks/http/failure';
import type { Parameters } from '~mocks/http/parameters';

/** What the portlet `@contextnavigation` imitates can be told. */
export interface TreeOptions {
  name: string;
  rootPath: string;
  includeTop: boolean;
  currentFolderOnly: boolean;
  topLevel: number;
  bottomLevel: number;
  noIcons: boolean;
  noThumbs: boolean;
  thumbScale: string;
}

/** Only these two words mean yes here. */
const isTrue = (value: string | undefined): boolean => value === 'True' || value === 'true';

export function readTreeOptions(parameters: Parameters): TreeOptions {
  const read = (name: string) => parameters.first(`expand.contextnavigation.${name}`);
  const level = (name: string, fallback: number): number => {
    const text = read(name);
    if (text === undefined) return fallback;
    if (!/^-?\d+$/.test(text))
      throw serverError('InvalidIntLiteral', `invalid literal for int() with base 10: '${text}'`);
    return Number(text);
  };
  return {
    name: read('name') ?? '',
    rootPath: read('root_path') ?? '',
    includeTop: isTrue(read('includeTop')),
    currentFolderOnly: isTrue(read('currentFolderOnly')),
    topLevel: level('topLevel', 1),
    bottomLevel: level('bottomLevel', 0),
    noIcons: isTrue(read('no_icons')),
    noThumbs: isTrue(read('no_thumbs')),
    thumbScale: read('thumb_scale') ?? '',
  };
}
