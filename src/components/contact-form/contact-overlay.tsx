import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { ContactMessage } from '@/api/contact-form';
import { FormNotice } from '@/forms/form-notice';
import type { Schema } from '@/forms/schema';
import { SchemaForm } from '@/forms/schema-form';
import { useLanguage } from '@/i18n/use-language';
import type { RemoteError } from '@/lib/remote';
import { contactForm } from '@/state/contact-form';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { Dialog } from '../dialog/dialog';
import { messages } from './messages';
import './style.css';

export interface ContactOverlayProps {
  /** Of the page whose person or office is written to. */
  path: string;
  /** Whom one writes to, or about what where the subject is given. */
  name: string;
  /** What the person does, a line each; the first two are shown. */
  positions?: string;
  /** Is sent as the subject, without a field for it. */
  subject?: string;
  /** The overlay is closed, and what was typed is gone with it. */
  onClose: () => void;
}

const shownPositions = 2;
/** As much as both servers take. */
const longest = { subject: 200, message: 10_000 };

const schemaOf = (isSubjectHidden: boolean): Schema<ContactMessage> => ({
  fields: {
    email: {
      widget: 'email',
      title: messages.email,
      autoComplete: 'email',
      isRequired: true,
      complaints: { missing: messages.missing, badMail: messages.missing },
    },
    subject: {
      widget: 'text',
      title: messages.subject,
      maxLength: longest.subject,
      ...(isSubjectHidden && { isHidden: true }),
    },
    message: {
      widget: 'textarea',
      title: messages.message,
      maxLength: longest.message,
      isRequired: true,
      complaints: { missing: messages.noMessage },
    },
  },
});

function reasonOf({ status, kind }: RemoteError): MessageDescriptor {
  if (status === 400) return messages.refused;
  if (status === 404) return messages.nobody;
  if (status === 429) return messages.tooMany;
  return status === null && kind !== 'malformed' ? messages.unreachable : messages.failedText;
}

/** A dialog in which a visitor writes to a person, or about a job offer. */
export function ContactOverlay({ path, name, positions = '', subject, onClose }: ContactOverlayProps) {
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const remote = useAppSelector((state) => contactForm.select(state.contactForm ?? {}));
  const trap = useRef<HTMLInputElement>(null);
  const [isTrapped, setTrapped] = useState(false);
  const lines = positions
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, shownPositions);

  useEffect(() => {
    dispatch(contactForm.reset());
    return () => void dispatch(contactForm.reset());
  }, [dispatch]);

  const send = (message: ContactMessage) => {
    // Nobody sees this field: who fills it in is a program, and believes to have been heard.
    if (trap.current?.value) setTrapped(true);
    else void dispatch(contactForm.load({ path, message, language }));
  };

  return (
    <Dialog
      title={
        <FormattedMessage {...(subject === undefined ? messages.title : messages.about)} values={{ name }} />
      }
      className="contact-form"
      onClose={onClose}
    >
      {lines.map((line, index) => (
        <p key={index} className="contact-form__position">
          {line}
        </p>
      ))}
      {isTrapped || remote.status === 'loaded' ? (
        <>
          <FormNotice kind="success" title={<FormattedMessage {...messages.sent} />}>
            <FormattedMessage {...messages.sentText} />
          </FormNotice>
          <button type="button" className="button" onClick={onClose}>
            <FormattedMessage {...messages.close} />
          </button>
        </>
      ) : (
        <SchemaForm
          schema={schemaOf(subject !== undefined)}
          initial={{ email: '', subject: subject ?? '', message: '' }}
          prefix="contact-"
          onSubmit={send}
          remote={remote}
          submit={messages.submit}
          submitting={messages.submitting}
          failure={(error, words) => (
            <FormNotice kind="error" title={<FormattedMessage {...messages.failed} />}>
              {words || <FormattedMessage {...reasonOf(error)} />}
            </FormNotice>
          )}
        >
          <p className="contact-form__trap" aria-hidden="true">
            <label>
              <FormattedMessage {...messages.name} />
              <input ref={trap} name="name" tabIndex={-1} autoComplete="off" />
            </label>
          </p>
          <p className="meta">
            <FormattedMessage {...messages.mandatory} />
          </p>
        </SchemaForm>
      )}
    </Dialog>
  );
}
