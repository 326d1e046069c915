import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { remoteErrorOf } from '@/api/error';
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
  const [failure, setFailure] = useState('');
  const { remote, retry } = useRemote(`${path} ${language}`, (signal) =>
    getWorkflow(path, { language, signal }),
  );
  const go = (address: string) => {
    setFailure('');
    postTransition(path, address, { language }).then(onClose, (error: unknown) => {
      setFailure(remoteErrorOf(error).message);
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
          {failure !== '' && (
            <p className="tool-panel__failure" role="alert">
              <FormattedMessage {...messages.transitionFailed} values={{ message: failure }} />
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
