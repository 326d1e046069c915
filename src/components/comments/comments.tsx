import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { mayHaveAddOn } from '@/api/add-on';
import type { AnyContent } from '@/api/types/any-content';
import { flatten } from '@/api/urls';
import { RemoteData } from '@/components/remote-data/remote-data';
import { useSession } from '@/state/hooks';
import { useIsStored } from '@/state/preview';
import { CommentForm } from './comment-form';
import { ThreadList } from './comment-thread';
import { messages } from './messages';
import { threadsOf } from './threads';
import { useComments } from './use-comments';
import './style.css';

/** What readers say of a page: their comments as a tree, batch by batch, and a form for one's own where it takes some. */
export function Comments({ content }: { content: AnyContent }) {
  const path = flatten(content['@id']).replace(/\/$/, '');
  const isOpen = content.allow_discussion === true;
  const isStored = useIsStored();
  return (
    <div className="comments">
      {isStored ? <StoredComments path={path} isOpen={isOpen} /> : isOpen && <OwnComment path={path} />}
    </div>
  );
}

function StoredComments({ path, isOpen }: { path: string; isOpen: boolean }) {
  const { remote, retry, comments, total, hasMore, adding, addMore, reload, reloadAll } = useComments(path);
  const threads = useMemo(() => threadsOf(comments), [comments]);
  return (
    <>
      <RemoteData of={remote} retry={retry} skeleton={<div className="skeleton comments__skeleton" />}>
        {() =>
          comments.length > 0 && (
            <section aria-labelledby="comments-title">
              <h2 id="comments-title" className="comments__title">
                <FormattedMessage {...messages.title} values={{ count: total }} />
              </h2>
              <ThreadList
                path={path}
                threads={threads}
                isOpen={isOpen}
                onChanged={() => reload()}
                onPosted={reloadAll}
              />
              {adding.status === 'failed' && (
                <p role="alert">
                  <FormattedMessage {...messages.moreFailed} />
                </p>
              )}
              {hasMore && (
                <button
                  type="button"
                  className="button button--outline"
                  aria-disabled={adding.status === 'pending'}
                  onClick={() => void addMore()}
                >
                  <FormattedMessage
                    {...(adding.status === 'pending' ? messages.loadingMore : messages.more)}
                    values={{ count: Math.max(total - comments.length, 1) }}
                  />
                </button>
              )}
            </section>
          )
        }
      </RemoteData>
      {isOpen && <OwnComment path={path} onPosted={reloadAll} />}
    </>
  );
}

/** With the add-on everybody may comment; a stock Plone tells nobody whether visitors may. */
const visitorsLead = () => (mayHaveAddOn() ? messages.lead : messages.leadStock);

function OwnComment({ path, onPosted }: { path: string; onPosted?: () => void }) {
  const isVisitor = useSession() === null;
  return (
    <section className="comments__form" aria-labelledby="comments-form-title">
      <h2 id="comments-form-title" className="comments__title">
        <FormattedMessage {...messages.leaveReply} />
      </h2>
      <p className="meta">
        <FormattedMessage {...(isVisitor ? visitorsLead() : messages.leadUser)} />
      </p>
      <CommentForm key={path} path={path} {...(onPosted && { onPosted })} />
    </section>
  );
}
