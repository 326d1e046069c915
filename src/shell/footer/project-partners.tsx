import { FormattedMessage } from 'react-intl';
import { pictureUrl } from '@/components/image/image-url';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { recordsOf, textOf } from '@/lib/text';
import { useSettings } from '@/state/hooks';
import { messages } from './messages';

/** Who stands behind a project: logos where there are some, names otherwise. */
export function ProjectPartners() {
  const partners = recordsOf(useSettings()?.pre_footer);
  if (partners.length === 0) return null;
  return (
    <div className="project-partners container">
      <h2 className="meta">
        <FormattedMessage {...messages.partners} />
      </h2>
      <ul className="project-partners__list">
        {partners.map(({ href, logo, title, openLinkInNewTab }, index) => {
          const src = pictureUrl(textOf(logo));
          return (
            <li key={index}>
              <UniversalLink
                to={href}
                openInNewTab={openLinkInNewTab === true}
                className="project-partners__link"
              >
                {src === '' ? (
                  textOf(title)
                ) : (
                  <img src={src} alt={textOf(title)} height={40} loading="lazy" />
                )}
              </UniversalLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
