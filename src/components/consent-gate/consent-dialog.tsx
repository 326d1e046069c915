import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ConsentModule } from '@/site/variants/variant-definition';
import { Dialog } from '../dialog/dialog';
import { hasConsent, saveConsent } from './consent';
import { messages } from './messages';
import { providerName } from './provider-name';

interface ConsentDialogProps {
  module: ConsentModule;
  onClose: () => void;
}

/** The privacy settings of one module, asked where its content would stand. */
export function ConsentDialog({ module, onClose }: ConsentDialogProps) {
  const [isAllowed, setIsAllowed] = useState(() => hasConsent(module));
  return (
    <Dialog title={<FormattedMessage {...messages.settingsTitle} />} onClose={onClose}>
      <form
        className="consent-gate__form"
        onSubmit={(event) => {
          event.preventDefault();
          saveConsent({ [module]: isAllowed });
          onClose();
        }}
      >
        <p>
          <FormattedMessage {...messages.settingsText} values={{ module: providerName(module) }} />
        </p>
        <label className="consent-gate__choice">
          <span>
            <FormattedMessage {...messages.allow} values={{ module: providerName(module) }} />
          </span>
          <input
            type="checkbox"
            role="switch"
            className="consent-gate__switch"
            checked={isAllowed}
            onChange={(event) => setIsAllowed(event.target.checked)}
          />
        </label>
        <button type="submit" className="button">
          <FormattedMessage {...messages.save} />
        </button>
      </form>
    </Dialog>
  );
}
