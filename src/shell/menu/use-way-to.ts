import type { NavigationItem } from '@/api/types/content';
import { useLanguage } from '@/i18n/use-language';
import { languageOfPath, type Language } from '@/lib/language';
import { dataOf } from '@/lib/remote';
import { useNavigation } from '@/state/hooks';
import { menuOf, type MenuEntry } from './menu-entry';

type Titles = ReadonlyMap<string, string>;

const known = new WeakMap<readonly NavigationItem[], Titles>();

/** The titles of a menu by their paths, read once for all who ask. */
function titlesIn(items: readonly NavigationItem[], language: Language): Titles {
  const before = known.get(items);
  if (before) return before;
  const titles = new Map<string, string>();
  const visit = (entry: MenuEntry) => {
    titles.set(entry.path, entry.title);
    entry.items.forEach(visit);
  };
  menuOf(items, language).forEach(visit);
  known.set(items, titles);
  return titles;
}

/** The places above a path by the titles that the menu of its language gives them; those that it does not know are left out. */
export function useWayTo(path: string): string {
  const present = useLanguage();
  const language = languageOfPath(path) ?? present;
  const items = dataOf(useNavigation(language));
  if (!items) return '';
  const titles = titlesIn(items, language);
  const steps = path.split('/').slice(1, -1);
  return steps
    .map((_, index) => titles.get(`/${steps.slice(0, index + 1).join('/')}`))
    .filter((title) => title !== undefined)
    .join(' › ');
}
