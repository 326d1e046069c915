import { pathToFileURL } from 'node:url';
import { builtHead } from './built-files';
import type { HeadMaker } from './described-pages';

/** What the app says of its pages, as it was built; a build without it serves the bare page. */
export const readHeadMaker = (): Promise<HeadMaker | undefined> =>
  import(/* @vite-ignore */ pathToFileURL(builtHead).href).then(
    (built) => built as HeadMaker,
    () => undefined,
  );
