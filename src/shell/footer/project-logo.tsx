import { settingsOf } from '@/api/surroundings';
import { ownPictureUrl } from '@/components/image/image-url';
import { hasLink } from '@/components/universal-link/link-target';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { institutionOf } from '@/site/variants/institution';
import { useSettings } from '@/state/hooks';

/** The logo at the foot of a project's pages, with its link if it has one. */
export function ProjectLogo() {
  const { footer_logo: logo, footer_logo_link: link, project } = settingsOf(useSettings());
  const src = ownPictureUrl(logo);
  const { name: institution } = institutionOf(useLanguage());
  const name = project?.title || institution;
  if (src === '') return null;
  const picture = <img src={src} alt={name} height={56} loading="lazy" />;
  return (
    <p className="project-logo container">
      {hasLink(link) ? <UniversalLink to={link}>{picture}</UniversalLink> : picture}
    </p>
  );
}
