import { FormattedMessage } from 'react-intl';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { siteLinks } from '@/site/site-paths';
import { messages } from './messages';

/** The pages to read before one decides. */
export function PrivacyLinks({ onFollow }: { onFollow?: () => void }) {
  const language = useLanguage();
  const links = siteLinks(language, [
    ['privacy', messages.privacyPage],
    ['legalNotice', messages.legalNotice],
  ]);
  if (links.length === 0) return null;
  return (
    <ul className="cookie-banner__links">
      {links.map(({ to, message }) => (
        <li key={to}>
          <UniversalLink to={to} onClick={onFollow}>
            <FormattedMessage {...message} />
          </UniversalLink>
        </li>
      ))}
    </ul>
  );
}
