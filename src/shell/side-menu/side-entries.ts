import type { NearestInstitut } from '@/api/types/portal-calls';
import { hasLink } from '@/components/universal-link/link-target';
import { recordsOf, textOf } from '@/lib/text';

export interface SideEntry {
  title: string;
  icon: string;
  href: unknown;
}

/** The icon links of the subsite, else of the institute's area, else of the institute; entries without target are left out. */
export function sideEntriesOf(nearest: NearestInstitut | undefined): SideEntry[] {
  const menus = [nearest?.subsite, nearest?.institutsbereich, nearest?.institut].map((place) =>
    recordsOf(place?.sticky_menu).flatMap(({ title, icon, href }) => {
      const name = textOf(title);
      return name !== '' && hasLink(href) ? [{ title: name, icon: textOf(icon), href }] : [];
    }),
  );
  return menus.find((entries) => entries.length > 0) ?? [];
}
