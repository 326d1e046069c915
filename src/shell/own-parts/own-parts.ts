import { expanded } from '@/api/content';
import type { AnyContent } from '@/api/types/any-content';
import type { FzjSettings, NearestInstitut } from '@/api/types/portal-calls';
import { fetched } from '@/components/fetched/fetched';
import { headerVariantOf } from '../header/header-variant';

const late = () => import('./late');

export const OwnRows = fetched(async () => (await late()).OwnRows);
export const SpecialProjectHeader = fetched(async () => (await late()).SpecialProjectHeader);
export const InstituteFooter = fetched(async () => (await late()).InstituteFooter);
export const ProjectPartners = fetched(async () => (await late()).ProjectPartners);
export const ProjectLogo = fetched(async () => (await late()).ProjectLogo);

/** All that stands round the pages of a blog, a project or an institute alone: one file, which other pages do without. */
export const ownParts = [OwnRows, SpecialProjectHeader, InstituteFooter, ProjectPartners, ProjectLogo];

/** What of it a page has round it. */
export function ownPartsOf({ '@components': around }: AnyContent): readonly unknown[] {
  const nearest = expanded<NearestInstitut>(around?.['nearest-institut']);
  const settings = expanded<FzjSettings>(around?.fzjsettings);
  return headerVariantOf(nearest, settings).kind === 'default' ? [] : ownParts;
}
