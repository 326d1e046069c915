import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { deleteComment, patchComment, type ShownComment } from '@/api/comments';
import { Dialog } from '@/components/dialog/dialog';
import { FormNotice } from '@/forms/form-notice';
import type { Schema } from '@/forms/schema';
import { SchemaForm } from '@/forms/schema-form';
import { useLanguage } from '@/i18n/use-language';
import { useOwnSubmit } from '@/state/use-own-submit';
import { failureReason } from './failure-reason';
import { messages } from './messages';

interface CommentDialogProps {
  path: string;
  comment: ShownComment;
  onDone: () => void;
}

const editSchema: Schema<{ text: string }> = {
  fields: { text: { widget: 'textarea', title: messages.text, isRequired: true } },
};

/** The words as they were written, whatever the server makes of them. */
function writtenText({ data, 'mime-type': type }: ShownComment['text']): string {
  if (type !== 'text/html') return data;
  const lines = data.replace(/<br\s*\/?>|<\/p>/gi, '\n');
  return new DOMParser().parseFromString(lines, 'text/html').body.textContent.trim();
}

/** Changes the words of a comment. */
export function EditDialog({ path, comment, onDone }: CommentDialogProps) {
  const language = useLanguage();
  const { remote, submit } = useOwnSubmit((text: string) =>
    patchComment(path, comment.comment_id, text, language),
  );
  const initial = useMemo(() => ({ text: writtenText(comment.text) }), [comment.text]);
  const save = async ({ text }: { text: string }) => {
    if ((await submit(text)).status === 'loaded') onDone();
  };
  return (
    <Dialog title={<FormattedMessage {...messages.editTitle} />} onClose={onDone} className="comment-dialog">
      <SchemaForm
        schema={editSchema}
        initial={initial}
        onSubmit={save}
        remote={remote}
        submit={messages.save}
        submitting={messages.saving}
        prefix="comment-edit-"
        holdsWork
        failure={(error) => (
          <FormNotice kind="error" title={<FormattedMessage {...failureReason(error)} />}>
            <FormattedMessage {...messages.textKept} />
          </FormNotice>
        )}
      >
        <CancelButton onClick={onDone} />
      </SchemaForm>
    </Dialog>
  );
}

/** Asks before a comment is gone, and its answers with it. */
export function DeleteDialog({ path, comment, onDone }: CommentDialogProps) {
  const language = useLanguage();
  const { remote, submit } = useOwnSubmit(() => deleteComment(path, comment.comment_id, language));
  const isPending = remote.status === 'pending';
  const remove = async () => {
    if (!isPending && (await submit()).status === 'loaded') onDone();
  };
  return (
    <Dialog
      title={<FormattedMessage {...messages.deleteTitle} />}
      onClose={onDone}
      className="comment-dialog"
    >
      {remote.status === 'failed' && (
        <FormNotice kind="error" title={<FormattedMessage {...failureReason(remote.error)} />} />
      )}
      <p>
        <FormattedMessage {...messages.deleteText} />
      </p>
      <p className="comment-dialog__ways">
        <button type="button" className="button" aria-disabled={isPending} onClick={() => void remove()}>
          <FormattedMessage {...(isPending ? messages.deleting : messages.delete)} />
        </button>
        <CancelButton onClick={onDone} />
      </p>
    </Dialog>
  );
}

export function CancelButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className="button button--outline" onClick={onClick}>
      <FormattedMessage {...messages.cancel} />
    </button>
  );
}
