import { useLocation } from 'react-router';
import { cmsPath } from '@/lib/content-path';
import { decodedPath } from '@/lib/decoded';

/** The path of the present location as menus name it: without a slash at its end, and without escapes. */
export function usePresentPath(): string {
  return decodedPath(cmsPath(useLocation().pathname));
}
