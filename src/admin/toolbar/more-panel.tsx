import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { getWorkflow, postTransition } from '@/api/workflow';
import { RemoteData } from '@/components/remote-data/remote-data';
import { useLanguage } from '@/i18n/use-language';
import { useRemote } from '@/state/use-remote';
import { messages } from './messages';

interface PanelProps {
  path: string;
  onClose: () => void;
}

/** The state of the page, and what it can become. */
export function MorePanel({ path, onClose }: PanelProps) {
  const language = useLanguage();
  const [hasFailed, setFailed] = useState(false);
  const { remote, retry } = useRemote(`${path} ${language}`, (signal) =>
    getWorkflow(path, { language, signal }),
  );
  const go = (address: string) => {
    setFailed(false);
    postTransition(path, address, { language }).then(onClose, () => {
      setFailed(true);
      retry();
    });
  };
  return (
    <RemoteData of={remote} retry={retry}>
      {({ state, transitions }) => (
        <>
          <p className="tool-panel__note">
            {state.id === '' ? (
              <FormattedMessage {...messages.noWorkflow} />
            ) : (
              <FormattedMessage {...messages.state} values={{ state: state.title || state.id }} />
            )}
          </p>
          {hasFailed && (
            <p className="tool-panel__failure" role="alert">
              <FormattedMessage {...messages.transitionFailed} />
            </p>
          )}
          <ul className="tool-panel__list">
            {transitions.map(({ '@id': address, title }) => (
              <li key={address}>
                <button type="button" className="tool-panel__row" onClick={() => go(address)}>
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </RemoteData>
  );
}
