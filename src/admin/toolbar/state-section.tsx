import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getWorkflow, postTransition } from '@/api/workflow';
import { RemoteData } from '@/components/remote-data/remote-data';
import { ReviewState } from '@/components/review-state/review-state';
import { useLanguage } from '@/i18n/use-language';
import { useRemote } from '@/state/use-remote';
import { useSubmit } from '@/state/use-submit';
import { showToast } from '@/tool/toasts/toast-store';
import { messages as kitMessages } from '../kit/messages';
import { messages } from './messages';

interface StateSectionProps {
  path: string;
  onDone: () => void;
}

/** The state of the page, and what it can become. */
export function StateSection({ path, onDone }: StateSectionProps) {
  const intl = useIntl();
  const language = useLanguage();
  const [hasFailed, setFailed] = useState(false);
  const { remote, retry } = useRemote(`${path} ${language}`, (signal) =>
    getWorkflow(path, { language, signal }),
  );
  const { submit } = useSubmit((address: string) => postTransition(path, address, { language }));
  const go = async (address: string) => {
    setFailed(false);
    const settled = await submit(address);
    if (settled.status === 'failed') {
      setFailed(true);
      retry();
      return;
    }
    showToast({
      kind: 'success',
      title: intl.formatMessage(kitMessages.success),
      text: intl.formatMessage(messages.transitionDone, { state: settled.data }),
    });
    onDone();
  };
  return (
    <RemoteData of={remote} retry={retry} skeleton={<p className="tool-panel__note" />}>
      {({ state, transitions }) => (
        <section className="tool-panel__state" aria-label={intl.formatMessage(messages.stateTitle)}>
          {state.id === '' ? (
            <p className="tool-panel__note">
              <FormattedMessage {...messages.noWorkflow} />
            </p>
          ) : (
            <p className="tool-panel__note tool-panel__note--state">
              <FormattedMessage
                {...messages.state}
                values={{ state: <ReviewState key="state" state={state.id} title={state.title} /> }}
              />
            </p>
          )}
          {hasFailed && (
            <p className="tool-panel__failure" role="alert">
              <FormattedMessage {...messages.transitionFailed} />
            </p>
          )}
          <ul className="tool-panel__list">
            {transitions.map(({ '@id': address, title }) => (
              <li key={address}>
                <button
                  type="button"
                  className="tool-panel__row tool-panel__row--transition"
                  onClick={() => void go(address)}
                >
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </RemoteData>
  );
}
