import { isBounded, withSafeAddresses } from '@/lib/safe-addresses';
import type { EditedValue } from '../value/nodes';
import { openValue } from '../value/open-value';

/** In levels of JSON: two for each element within another. */
const deepest = 80;
const mostValues = 50_000;

/** Text that was copied in an editor as slate writes it; undefined for what is none, or more than a page may take. */
export function ownFragment(written: string): EditedValue | undefined {
  try {
    const fragment: unknown = JSON.parse(decodeURIComponent(window.atob(written)));
    if (!Array.isArray(fragment) || fragment.length === 0) return undefined;
    return isBounded(fragment, deepest, mostValues) ? openValue(withSafeAddresses(fragment)) : undefined;
  } catch {
    return undefined;
  }
}
