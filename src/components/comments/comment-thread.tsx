import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ShownComment } from '@/api/comments';
import { flatten, apiUrl } from '@/api/urls';
import { Icon } from '@/components/icon/icon';
import { RichText } from '@/components/rich-text/rich-text';
import { isShown, readDate } from '@/i18n/dates';
import { relativeTime } from '@/i18n/relative-time';
import { useDates } from '@/i18n/use-dates';
import { useSession } from '@/state/hooks';
import { useIsPreview } from '@/state/preview';
import { DeleteDialog, EditDialog, CancelButton } from './comment-dialogs';
import { CommentForm } from './comment-form';
import { messages } from './messages';
import { repliesIn, type Thread } from './threads';

interface ThreadListProps {
  path: string;
  threads: readonly Thread[];
  /** Whether comments are taken here. */
  isOpen: boolean;
  onChanged: () => void;
  onPosted: () => void;
}

/** Comments with what answers them. */
export function ThreadList({ threads, ...rest }: ThreadListProps) {
  return (
    <ul className="comment-threads">
      {threads.map((thread) => (
        <CommentThread key={thread.comment.comment_id} thread={thread} {...rest} />
      ))}
    </ul>
  );
}

type Task = 'reply' | 'edit' | 'delete';

function CommentThread({ thread, ...rest }: Omit<ThreadListProps, 'threads'> & { thread: Thread }) {
  const { path, isOpen, onChanged, onPosted } = rest;
  const { comment, replies, answered } = thread;
  const intl = useIntl();
  const isVisitor = useSession() === null;
  // What the server lets an editor do is no matter of visitors.
  const isPreview = useIsPreview();
  const [task, setTask] = useState<Task>();
  const [isFolded, setIsFolded] = useState(false);
  const repliesId = useId();
  const name = comment.author_name.trim() || intl.formatMessage(messages.anonymous);
  // Plone says of visitors that they cannot reply, even where they may.
  const canReply = isOpen && (isVisitor || comment.can_reply === true);
  const count = repliesIn(thread);
  const close = () => {
    setTask(undefined);
    onChanged();
  };
  return (
    <li className="comment-threads__thread">
      <article className="comment" id={`comment-${comment.comment_id}`}>
        <Portrait comment={comment} />
        <header className="comment__head">
          <bdi className="comment__author">{name}</bdi>
          <Moment of={comment.creation_date} />
        </header>
        {answered && (
          <p className="comment__answered">
            <FormattedMessage
              {...messages.answered}
              values={{
                name: <bdi>{answered.author_name.trim() || intl.formatMessage(messages.anonymous)}</bdi>,
              }}
            />
          </p>
        )}
        <CommentText of={comment.text} />
        <div className="comment__ways">
          {canReply && (
            <button
              type="button"
              className="comment__way"
              aria-expanded={task === 'reply'}
              aria-label={intl.formatMessage(messages.replyTo, { name })}
              onClick={() => setTask(task === 'reply' ? undefined : 'reply')}
            >
              <FormattedMessage {...messages.reply} />
            </button>
          )}
          {comment.is_editable === true && !isPreview && (
            <button type="button" className="comment__way" onClick={() => setTask('edit')}>
              <FormattedMessage {...messages.edit} />
            </button>
          )}
          {comment.is_deletable === true && !isPreview && (
            <button
              type="button"
              className="comment__way comment__way--danger"
              onClick={() => setTask('delete')}
            >
              <FormattedMessage {...messages.delete} />
            </button>
          )}
          {count > 0 && (
            <button
              type="button"
              className="comment__way"
              aria-expanded={!isFolded}
              aria-controls={repliesId}
              onClick={() => setIsFolded(!isFolded)}
            >
              <FormattedMessage
                {...(isFolded ? messages.showReplies : messages.hideReplies)}
                values={{ count }}
              />
              <Icon name={isFolded ? 'chevron-down' : 'chevron-up'} size={14} />
            </button>
          )}
        </div>
        {task === 'reply' && (
          <section className="comment__reply">
            <h3 className="comment__reply-title">
              <FormattedMessage {...messages.replyTo} values={{ name: <bdi key="name">{name}</bdi> }} />
            </h3>
            <CommentForm path={path} parent={comment.comment_id} onPosted={onPosted}>
              <div>
                <CancelButton onClick={() => setTask(undefined)} />
              </div>
            </CommentForm>
          </section>
        )}
      </article>
      {task === 'edit' && <EditDialog path={path} comment={comment} onDone={close} />}
      {task === 'delete' && <DeleteDialog path={path} comment={comment} onDone={close} />}
      <div id={repliesId} hidden={isFolded}>
        {replies.length > 0 && <ThreadList threads={replies} {...rest} />}
      </div>
    </li>
  );
}

/** The first letters of first and last word of a name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => [...word][0] ?? '').join('');
}

function Portrait({ comment: { author_image: image, author_name: name } }: { comment: ShownComment }) {
  if (image !== '')
    return <img className="comment__portrait" src={apiUrl(flatten(image))} alt="" loading="lazy" />;
  return (
    <span className="comment__portrait" aria-hidden>
      {initialsOf(name) || <Icon name="people" size={20} />}
    </span>
  );
}

/** How long ago, in German on English pages too, as the portal has it; the moment itself by pointer. */
function Moment({ of: stored }: { of: string }) {
  const dates = useDates();
  const date = readDate(stored);
  if (!date || !isShown(date)) return null;
  return (
    <time className="comment__moment" dateTime={stored} title={dates.dateTime(stored)} lang="de">
      {relativeTime(date, Date.now(), 'de')}
    </time>
  );
}

/** Words are shown as they were written; only what the server has made HTML of is HTML. */
function CommentText({ of: { data, 'mime-type': type } }: { of: ShownComment['text'] }) {
  return type === 'text/html' ? (
    <RichText html={data} className="comment__text" />
  ) : (
    <p className="comment__text comment__text--plain" dir="auto">
      {data}
    </p>
  );
}
