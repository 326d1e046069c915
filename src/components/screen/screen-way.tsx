import type { MessageDescriptor } from 'react-intl';
import { FormattedMessage } from 'react-intl';
import { UniversalLink } from '../universal-link/universal-link';

interface ScreenWayProps {
  to: string;
  label: MessageDescriptor;
  /** Drawn as a button where it is the next step. */
  isNext?: boolean;
}

/** The way from a screen back, or on. */
export function ScreenWay({ to, label, isNext = false }: ScreenWayProps) {
  return (
    <p className="screen__ways">
      <UniversalLink to={to} className={isNext ? 'button' : undefined}>
        <FormattedMessage {...label} />
      </UniversalLink>
    </p>
  );
}
