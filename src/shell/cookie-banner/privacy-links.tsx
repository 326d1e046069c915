import { FormattedMessage } from 'react-intl';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { sitePaths } from '@/site/site-paths';
import { messages } from './messages';

/** The pages to read before one decides. */
export function PrivacyLinks({ onFollow }: { onFollow?: () => void }) {
  const language = useLanguage();
  const links = [
    { to: sitePaths.privacy[language], message: messages.privacyPage },
    { to: sitePaths.legalNotice[language], message: messages.legalNotice },
  ];
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
