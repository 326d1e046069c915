import { FormattedMessage } from 'react-intl';
import { Icon } from '@/components/icon/icon';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { sitePaths } from '@/site/site-paths';
import { hasDirections } from './footer-fields';
import { messages } from './messages';

export function DirectionsButton({ link }: { link: unknown }) {
  const language = useLanguage();
  if (!hasDirections(link)) return null;
  return (
    <UniversalLink to={sitePaths.directions[language]} className="button button--outline button--small">
      <Icon name="pin" />
      <FormattedMessage {...messages.directions} />
    </UniversalLink>
  );
}
