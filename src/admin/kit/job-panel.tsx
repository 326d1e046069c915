import { useSyncExternalStore } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '@/tool/widgets/icon-button';
import '@/tool/widgets/choosers.css';
import { closeJob, onJobs, presentJobs, stopJob, type Job } from './jobs';
import { inReadersWords } from './known-words';
import { messages, refusalMessages } from './messages';
import './job-panel.css';

/** More failures than these are counted. */
const mostShown = 50;

function JobCard({ job }: { job: Job }) {
  const intl = useIntl();
  const { id, title, total, done, failures, state, onUndo } = job;
  const isOver = state === 'stopped' || state === 'over';
  const finished = done + failures.length;
  return (
    <div className={`tool admin-job${isOver ? ' admin-job--over' : ''}`}>
      <div className="admin-job__head">
        <strong className="admin-job__title">{title}</strong>
        {isOver ? (
          <IconButton icon="close" name={intl.formatMessage(messages.close)} onClick={() => closeJob(id)} />
        ) : (
          <button
            type="button"
            className="admin-button admin-button--small"
            disabled={state === 'stopping'}
            onClick={() => stopJob(id)}
          >
            <FormattedMessage {...(state === 'stopping' ? messages.stopping : messages.stop)} />
          </button>
        )}
      </div>
      {!isOver && (
        <>
          <progress className="admin-job__bar" max={total} value={finished} aria-label={title} />
          <span className="admin-job__count">
            <FormattedMessage {...messages.progress} values={{ done: finished, total }} />
          </span>
        </>
      )}
      {isOver && (
        <div role="alert">
          {state === 'stopped' && (
            <p className="admin-job__words">
              <FormattedMessage {...messages.stopped} values={{ done, total }} />
            </p>
          )}
          {failures.length > 0 && (
            <p className="admin-job__words">
              <FormattedMessage {...messages.failures} values={{ failed: failures.length, done, total }} />
            </p>
          )}
        </div>
      )}
      {failures.length > 0 && (
        <ul className="admin-job__failures" tabIndex={0} aria-label={title}>
          {failures.slice(0, mostShown).map((failure, at) => (
            <li key={at}>
              <b>{failure.title}</b>{' '}
              {failure.said === undefined ? (
                <FormattedMessage {...refusalMessages[failure.reason]} />
              ) : (
                inReadersWords(failure.said, intl)
              )}
            </li>
          ))}
        </ul>
      )}
      {onUndo && (
        <button
          type="button"
          className="admin-button admin-button--small admin-job__undo"
          onClick={() => {
            closeJob(id);
            onUndo();
          }}
        >
          <FormattedMessage {...messages.undo} />
        </button>
      )}
    </div>
  );
}

/** What is being done to several items, and what of it could not be. */
export function JobPanel() {
  const intl = useIntl();
  const jobs = useSyncExternalStore(onJobs, presentJobs);
  if (jobs.length === 0) return null;
  return (
    <section className="admin-jobs" aria-label={intl.formatMessage(messages.jobs)}>
      {jobs.map((job) => (
        <JobCard key={job.id} job={job} />
      ))}
    </section>
  );
}
