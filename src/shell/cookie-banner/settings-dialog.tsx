import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { hasConsent } from '@/components/consent-gate/consent';
import { Dialog } from '@/components/dialog/dialog';
import type { ConsentModule } from '@/site/variants/variant-definition';
import { agreeTo, agreeToAll, shownModules } from './choices';
import { messages, moduleMessages } from './messages';
import { PrivacyLinks } from './privacy-links';

interface ModuleRowProps {
  module: ConsentModule;
  isAllowed: boolean;
  onChange: (isAllowed: boolean) => void;
}

function ModuleRow({ module, isAllowed, onChange }: ModuleRowProps) {
  const { title, text } = moduleMessages[module];
  return (
    <label className="privacy-module">
      <span>
        <strong className="privacy-module__title">
          <FormattedMessage {...title} />
        </strong>
        <span className="privacy-module__text" id={`privacy-${module}`}>
          <FormattedMessage {...text} />
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        className="privacy-module__switch"
        aria-describedby={`privacy-${module}`}
        checked={isAllowed}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

/** The privacy settings, module by module, as they are now; nothing changes before it is saved. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const [modules] = useState(shownModules);
  const [chosen, setChosen] = useState<ReadonlySet<ConsentModule>>(() => new Set(modules.filter(hasConsent)));

  function choose(module: ConsentModule, isAllowed: boolean) {
    setChosen(new Set(isAllowed ? [...chosen, module] : [...chosen].filter((each) => each !== module)));
  }

  return (
    <Dialog title={<FormattedMessage {...messages.title} />} onClose={onClose} className="privacy-settings">
      <form
        className="privacy-settings__form"
        onSubmit={(event) => {
          event.preventDefault();
          agreeTo(chosen);
          onClose();
        }}
      >
        <div className="privacy-settings__words">
          <p>
            <FormattedMessage {...messages.text} />
          </p>
          <PrivacyLinks onFollow={onClose} />
        </div>
        <div className="privacy-settings__modules">
          <div className="privacy-module">
            <span>
              <strong className="privacy-module__title">
                <FormattedMessage {...messages.necessary} />
              </strong>
              <span className="privacy-module__text">
                <FormattedMessage {...messages.necessaryText} />
              </span>
            </span>
            <span className="privacy-module__always">
              <FormattedMessage {...messages.always} />
            </span>
          </div>
          {modules.map((module) => (
            <ModuleRow
              key={module}
              module={module}
              isAllowed={chosen.has(module)}
              onChange={(isAllowed) => choose(module, isAllowed)}
            />
          ))}
          {modules.includes('tracking') ? null : (
            <p className="privacy-module__text">
              <FormattedMessage {...messages.statistics} />
            </p>
          )}
        </div>
        <div className="privacy-settings__answers">
          <button type="button" className="cookie-banner__more" onClick={onClose}>
            <FormattedMessage {...messages.less} />
          </button>
          <button
            type="button"
            className="button"
            onClick={() => {
              agreeToAll();
              onClose();
            }}
          >
            <FormattedMessage {...messages.agreeAll} />
          </button>
          <button type="submit" className="button">
            <FormattedMessage {...messages.save} />
          </button>
        </div>
      </form>
    </Dialog>
  );
}
