import { FormattedMessage } from 'react-intl';
import { Icon } from '@/components/icon/icon';
import { hasLink } from '@/components/universal-link/link-target';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { sitePage } from '@/site/site-paths';
import { hasDirections } from './footer-fields';
import { messages } from './messages';

export function DirectionsButton({ link }: { link: string }) {
  const page = sitePage('directions', useLanguage());
  // A site without that page has its own at the end of the stored link, or nowhere.
  const target = page ?? link;
  if (!hasDirections(link) || !hasLink(target)) return null;
  return (
    <UniversalLink to={target} className="button button--outline button--small">
      <Icon name="pin" />
      <FormattedMessage {...messages.directions} />
    </UniversalLink>
  );
}
