import { useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { settingsOf } from '@/api/surroundings';
import { PrivacySettingsContext } from '@/components/consent-gate/privacy-settings-context';
import { Icon } from '@/components/icon/icon';
import { hasLink } from '@/components/universal-link/link-target';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { site } from '@/site/site';
import { institutionOf, socialLinks } from '@/site/variants/institution';
import { useSettings } from '@/state/hooks';
import { siteLinks } from '@/site/site-paths';
import { messages } from './messages';

function goToTop() {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Legal pages, the site's and the project's own links, printing, the way to the top, and the social accounts. */
export function LegalRow() {
  const intl = useIntl();
  const language = useLanguage();
  const openPrivacySettings = useContext(PrivacySettingsContext);
  const accounts = socialLinks();
  const projectLinks = settingsOf(useSettings()).footer;
  const links = siteLinks(language, [
    ['legalNotice', messages.legalNotice],
    ['privacy', messages.privacy],
    ['accessibility', messages.accessibility],
  ]);
  const ofProject = projectLinks
    .map(({ href, hrefEn, title, titleEn, openLinkInNewTab }) => ({
      to: (language === 'en' && hrefEn) || href,
      title: (language === 'en' && titleEn) || title,
      openInNewTab: openLinkInNewTab === true,
    }))
    .filter(({ to, title }) => title !== '' && hasLink(to));
  const ofSite = (site().footerLinks[language] ?? [])
    .map(({ href, title, openInNewTab }) => ({ to: href, title, openInNewTab }))
    .filter(({ to }) => hasLink(to));
  return (
    <div className="legal-row container">
      <ul className="legal-row__list" aria-label={intl.formatMessage(messages.legal)}>
        <li>
          <FormattedMessage
            {...messages.copyright}
            values={{ year: String(new Date().getFullYear()), name: institutionOf(language).name }}
          />
        </li>
        {links.map(({ to, message }) => (
          <li key={to} className="no-print">
            <UniversalLink to={to}>
              <FormattedMessage {...message} />
            </UniversalLink>
          </li>
        ))}
        {[...ofSite, ...ofProject].map(({ to, title, openInNewTab }, index) => (
          <li key={index} className="no-print">
            <UniversalLink to={to} openInNewTab={openInNewTab}>
              {title}
            </UniversalLink>
          </li>
        ))}
        <li className="no-print">
          <button type="button" className="legal-row__button" onClick={openPrivacySettings}>
            <FormattedMessage {...messages.privacySettings} />
          </button>
        </li>
        <li className="no-print">
          <button type="button" className="legal-row__button" onClick={() => window.print()}>
            <Icon name="print" size={16} />
            <FormattedMessage {...messages.print} />
          </button>
        </li>
        <li className="no-print">
          <button type="button" className="legal-row__button" onClick={goToTop}>
            <Icon name="chevron-up" size={16} />
            <FormattedMessage {...messages.toTop} />
          </button>
        </li>
      </ul>
      {accounts.length > 0 && (
        <ul className="legal-row__social no-print" aria-label={intl.formatMessage(messages.social)}>
          {accounts.map(({ icon, name, href }) => (
            <li key={href}>
              <UniversalLink to={href} className="legal-row__account" aria-label={name} title={name}>
                <Icon name={icon} />
              </UniversalLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
