import { FormattedMessage } from 'react-intl';
import { settingsOf } from '@/api/surroundings';
import { ownPictureUrl } from '@/components/image/image-url';
import { hasLink } from '@/components/universal-link/link-target';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useSettings } from '@/state/hooks';
import { messages } from './messages';

interface Partner {
  href: unknown;
  title: string;
  /** Address of the logo; '' for none. */
  logo: string;
  openInNewTab: boolean;
}

function PartnerEntry({ href, title, logo, openInNewTab }: Partner) {
  const sign = logo === '' ? title : <img src={logo} alt={title} height={40} loading="lazy" />;
  if (!hasLink(href)) return <span className="project-partners__link">{sign}</span>;
  return (
    <UniversalLink
      to={href}
      openInNewTab={openInNewTab}
      className="project-partners__link"
      {...(title === '' && typeof href === 'string' && { 'aria-label': href })}
    >
      {sign}
    </UniversalLink>
  );
}

/** Who stands behind a project: logos where there are some, names otherwise. */
export function ProjectPartners() {
  const partners = settingsOf(useSettings())
    .pre_footer.map(({ href, logo, title, openLinkInNewTab }) => ({
      href,
      title: title.trim(),
      logo: ownPictureUrl(logo),
      openInNewTab: openLinkInNewTab === true,
    }))
    .filter(({ title, logo }) => title !== '' || logo !== '');
  if (partners.length === 0) return null;
  return (
    <div className="project-partners container">
      <h2 className="meta">
        <FormattedMessage {...messages.partners} />
      </h2>
      <ul className="project-partners__list">
        {partners.map((partner, index) => (
          <li key={index}>
            <PartnerEntry {...partner} />
          </li>
        ))}
      </ul>
    </div>
  );
}
