import { useContext, type CSSProperties, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { focusAround } from '@/lib/focus-around';
import { allowInTab, isConsentModule, useConsent } from './consent';
import { isAdmitted } from './is-admitted';
import { messages } from './messages';
import { PrivacySettingsContext } from './privacy-settings-context';
import { providerName } from './provider-name';
import './style.css';

interface ConsentGateProps {
  /** A module of the privacy settings (`youtube`), or a provider that they do not name (`vimeo`, a host). */
  provider: string;
  /** Where the same can be seen at the provider's own site. */
  href?: string;
  /** Shape of what is kept back, so that nothing moves when it comes. */
  ratio?: string;
  /** A picture of our own that stands behind the notice. */
  backdrop?: ReactNode;
  children: ReactNode;
}

/** Keeps content of other companies back until the visitor allows it: before that nothing of it is requested. */
export function ConsentGate({ provider, href, ratio, backdrop, children }: ConsentGateProps) {
  const isAllowed = useConsent(provider);
  const openSettings = useContext(PrivacySettingsContext);
  const name = providerName(provider);
  if (!isAdmitted(provider)) return <Elsewhere name={name} href={href ?? `https://${provider}/`} />;
  if (isAllowed) return children;
  return (
    <div className="consent-gate" style={{ '--gate-ratio': ratio } as CSSProperties}>
      {backdrop === undefined ? null : <div className="consent-gate__backdrop">{backdrop}</div>}
      <div className="consent-gate__notice">
        <p>
          <FormattedMessage {...messages.notice} values={{ module: name }} />
        </p>
        <div className="consent-gate__actions">
          {isConsentModule(provider) ? (
            <button type="button" className="button" onClick={openSettings}>
              <FormattedMessage {...messages.customize} />
            </button>
          ) : (
            <button
              type="button"
              className="button"
              onClick={({ currentTarget }) => {
                focusAround(currentTarget.closest('.consent-gate'));
                allowInTab(provider);
              }}
            >
              <FormattedMessage {...messages.load} />
            </button>
          )}
          {href === undefined ? null : <ElsewhereLink name={name} href={href} />}
        </div>
      </div>
    </div>
  );
}

interface ElsewhereProps {
  name: string;
  href: string;
}

function ElsewhereLink({ name, href }: ElsewhereProps) {
  return (
    <a className="consent-gate__elsewhere" href={href} rel="noopener noreferrer">
      <FormattedMessage {...messages.openElsewhere} values={{ provider: name }} />
    </a>
  );
}

/** What this site's policy keeps from loading, whatever the visitor allows, is to be seen at its own place alone. */
function Elsewhere({ name, href }: ElsewhereProps) {
  return (
    <p className="consent-gate__alone">
      <ElsewhereLink name={name} href={href} />
    </p>
  );
}
