import type { MessageDescriptor } from 'react-intl';
import { FormattedMessage } from 'react-intl';
import { ArrowLink } from '../arrow-link/arrow-link';

/** Ways on, one beside the other. */
export function WayLinks({ links }: { links: readonly { to: string; message: MessageDescriptor }[] }) {
  return (
    <ul className="error-page__ways">
      {links.map(({ to, message }) => (
        <li key={to}>
          <ArrowLink to={to} title={<FormattedMessage {...message} />} />
        </li>
      ))}
    </ul>
  );
}
