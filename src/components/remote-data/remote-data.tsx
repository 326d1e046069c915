import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { focusAround } from '@/lib/focus-around';
import { dataOf, type Remote } from '@/lib/remote';
import { messages } from './messages';
import './style.css';

interface RemoteDataProps<Data> {
  of: Remote<Data>;
  /** Stands in the data's place and size while it is fetched for the first time. */
  skeleton?: ReactNode;
  /** Asks anew after a failure. */
  retry?: () => void;
  children: (data: Data) => ReactNode;
}

/** Draws what a piece of CMS data is at: nothing asked for, a skeleton, the data, or words about its failure. */
export function RemoteData<Data>({ of: remote, skeleton, retry, children }: RemoteDataProps<Data>) {
  const data = dataOf(remote);
  if (data !== undefined) return <>{children(data)}</>;
  if (remote.status === 'failed') {
    return (
      <div className="remote-failure" role="alert">
        <p>
          <FormattedMessage {...messages.failed} />
        </p>
        {retry && (
          <button
            type="button"
            className="button button--outline"
            onClick={({ currentTarget }) => {
              focusAround(currentTarget.closest('.remote-failure'));
              retry();
            }}
          >
            <FormattedMessage {...messages.retry} />
          </button>
        )}
      </div>
    );
  }
  if (remote.status === 'idle') return null;
  return (
    <div aria-busy="true">
      <span className="visually-hidden">
        <FormattedMessage {...messages.loading} />
      </span>
      {skeleton}
    </div>
  );
}
