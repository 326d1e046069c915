import { placesOf } from '@/api/surroundings';
import type { NearestInstitut } from '@/api/types/portal-calls';
import { hasLink } from '@/components/universal-link/link-target';

export interface SideEntry {
  title: string;
  icon: string;
  href: unknown;
}

/** The icon links of the subsite, else of the institute's area, else of the institute; entries without target are left out. */
export function sideEntriesOf(nearest: NearestInstitut | undefined): SideEntry[] {
  const { subsite, institutsbereich, institut } = placesOf(nearest);
  const menus = [subsite, institutsbereich, institut].map((place) =>
    (place?.sticky_menu ?? []).filter(({ title, href }) => title !== '' && hasLink(href)),
  );
  return menus.find((entries) => entries.length > 0) ?? [];
}
