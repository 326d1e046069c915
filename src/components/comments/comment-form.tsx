import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { postComment, type NewComment } from '@/api/comments';
import { FormNotice } from '@/forms/form-notice';
import type { Schema } from '@/forms/schema';
import { SchemaForm } from '@/forms/schema-form';
import { useLanguage } from '@/i18n/use-language';
import { useSession } from '@/state/hooks';
import { useOwnSubmit } from '@/state/use-own-submit';
import { failureReason } from './failure-reason';
import { messages } from './messages';

interface CommentFormProps {
  path: string;
  /** Id of the comment that is answered. */
  parent?: string;
  onPosted?: () => void;
  /** Stands beside the button. */
  children?: ReactNode;
}

interface CommentValues {
  author_name: string;
  author_email: string;
  text: string;
}

const textField = { widget: 'textarea', title: messages.text, isRequired: true } as const;

/** Whoever is logged in is known by name. */
const userSchema: Schema<Pick<CommentValues, 'text'>> = { fields: { text: textField } };

const visitorSchema: Schema<CommentValues> = {
  fields: {
    author_name: { widget: 'text', title: messages.name, autoComplete: 'name', isRequired: true },
    author_email: { widget: 'email', title: messages.email, autoComplete: 'email' },
    text: textField,
  },
};

/** Writes a comment, or an answer to one. What fails stays as it was written; what was posted gives way to thanks. */
export function CommentForm({ path, parent, onPosted, children }: CommentFormProps) {
  const language = useLanguage();
  const isVisitor = useSession() === null;
  const [outcome, setOutcome] = useState<'shown' | 'pending'>();
  const { remote, submit, reset } = useOwnSubmit((comment: NewComment) =>
    postComment(path, comment, language),
  );

  const send = async (values: NewComment) => {
    const { text, author_name, author_email } = values;
    const answer = await submit({
      text,
      ...(author_name !== undefined && { author_name }),
      ...(author_email && { author_email }),
      ...(parent !== undefined && { in_reply_to: parent }),
    });
    if (answer.status === 'failed') return;
    setOutcome(answer.data);
    onPosted?.();
  };

  if (outcome !== undefined) {
    return (
      <div className="comment-form__thanks">
        <FormNotice
          kind="success"
          title={<FormattedMessage {...(outcome === 'pending' ? messages.pending : messages.posted)} />}
        >
          {outcome === 'pending' && <FormattedMessage {...messages.pendingText} />}
        </FormNotice>
        <button
          type="button"
          className="button button--outline"
          onClick={() => {
            reset();
            setOutcome(undefined);
          }}
        >
          <FormattedMessage {...messages.another} />
        </button>
      </div>
    );
  }
  const form = {
    onSubmit: send,
    remote,
    submit: parent === undefined ? messages.submit : messages.reply,
    submitting: messages.submitting,
    prefix: `comment-${parent ?? 'new'}-`,
    holdsWork: true,
    children,
    failure: (error: Parameters<typeof failureReason>[0]) => (
      <FormNotice kind="error" title={<FormattedMessage {...failureReason(error)} />}>
        <FormattedMessage {...messages.textKept} />
      </FormNotice>
    ),
  } as const;
  return isVisitor ? (
    <SchemaForm
      key="visitor"
      schema={visitorSchema}
      initial={{ author_name: '', author_email: '', text: '' }}
      {...form}
    />
  ) : (
    <SchemaForm key="user" schema={userSchema} initial={{ text: '' }} {...form} />
  );
}
