import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { deleteComment, getComments, type FoundComment } from '@/api/comment-moderation';
import { ErrorView } from '@/components/error-views/error-view';
import { pageOf } from '@/components/pagination/page-of';
import { Pagination } from '@/components/pagination/pagination';
import { RemoteData } from '@/components/remote-data/remote-data';
import { PageLink } from '@/components/universal-link/page-link';
import { useDates } from '@/i18n/use-dates';
import { useLanguage } from '@/i18n/use-language';
import { useRemote } from '@/state/use-remote';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { messages as setupMessages } from '../control-panel/messages';
import { ConfirmDialog } from '../kit/confirm-dialog';
import { AdminScreen } from '../kit/admin-screen';
import { PanelTable } from '../kit/panel-table';
import { useJob } from '../kit/use-job';
import '../control-panel/style.css';
import { messages } from './messages';

const parameter = 'page';
const pageSize = 50;

const keyOf = ({ page, id }: FoundComment) => `${page} ${id}`;

/** The comments of the whole site, the latest first; those that wait for somebody are marked. */
export function CommentsScreen({ base }: { base: string }) {
  const intl = useIntl();
  const language = useLanguage();
  const dates = useDates();
  const job = useJob();
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState<readonly FoundComment[]>([]);
  const [isAsked, setAsked] = useState(false);
  const at = pageOf(search, parameter);
  const { remote, retry } = useRemote([at, language].join(' '), (signal) =>
    getComments({ start: (at - 1) * pageSize, size: pageSize }, { language, signal }),
  );
  if (remote.status === 'failed') return <ErrorView error={remote.error} retry={retry} />;
  const isChosen = (comment: FoundComment) => chosen.some((each) => keyOf(each) === keyOf(comment));
  const toggle = (comment: FoundComment, isOn: boolean) =>
    setChosen(isOn ? [...chosen, comment] : chosen.filter((each) => keyOf(each) !== keyOf(comment)));
  const remove = async () => {
    setAsked(false);
    const items = chosen;
    setChosen([]);
    await job({ running: messages.deleting, done: messages.deleted }, items, (comment) =>
      deleteComment(comment, { language }),
    );
    retry();
  };
  const label = intl.formatMessage(messages.title);
  return (
    <AdminScreen title={messages.title} back={{ to: base, words: setupMessages.title }}>
      <p>
        <FormattedMessage {...messages.lead} />
      </p>
      <div className="panel-tools">
        <button
          type="button"
          className="admin-button"
          disabled={chosen.length === 0}
          onClick={() => setAsked(true)}
        >
          <ToolIcon name="trash" size={18} />
          <FormattedMessage {...messages.delete} values={{ count: chosen.length }} />
        </button>
      </div>
      <RemoteData of={remote} skeleton={<div className="skeleton" />}>
        {({ comments, total }) =>
          comments.length === 0 ? (
            <p role="status">
              <FormattedMessage {...messages.none} />
            </p>
          ) : (
            <>
              <PanelTable label={label} columns={[null, messages.comment, messages.date, messages.state]}>
                {comments.map((comment) => (
                  <tr key={keyOf(comment)}>
                    <td>
                      <label className="panel-table__box">
                        <input
                          type="checkbox"
                          checked={isChosen(comment)}
                          aria-label={intl.formatMessage(messages.select, { title: comment.title })}
                          onChange={({ target }) => toggle(comment, target.checked)}
                        />
                      </label>
                    </td>
                    <th scope="row">
                      <PageLink to={comment.page} className="admin-link">
                        {comment.title}
                      </PageLink>
                      <span className="panel-table__note">{comment.text}</span>
                    </th>
                    <td>{dates.dateTime(comment.created)}</td>
                    <td>
                      <FormattedMessage {...(comment.isPending ? messages.pending : messages.published)} />
                    </td>
                  </tr>
                ))}
              </PanelTable>
              <Pagination
                page={at}
                pages={Math.ceil(total / pageSize)}
                parameter={parameter}
                label={intl.formatMessage(messages.pages)}
              />
            </>
          )
        }
      </RemoteData>
      {isAsked && (
        <ConfirmDialog
          title={<FormattedMessage {...messages.question} values={{ count: chosen.length }} />}
          onClose={() => setAsked(false)}
          confirm={<FormattedMessage {...messages.delete} values={{ count: chosen.length }} />}
          onConfirm={() => void remove()}
        >
          <p>
            <FormattedMessage {...messages.questionText} />
          </p>
        </ConfirmDialog>
      )}
    </AdminScreen>
  );
}
