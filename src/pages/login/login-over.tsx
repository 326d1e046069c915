import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Dialog } from '@/components/dialog/dialog';
import { LazyMessages } from '@/components/lazy-messages/lazy-messages';
import { othersSession } from '@/lib/others-session';
import { useAppDispatch, useSession } from '@/state/hooks';
import { loginDeclined } from '@/state/session';
import { LoginForm } from './login-form';
import { messages } from './messages';
import './style.css';

/** Over a screen that holds unsaved work when its session is over: a login leads back to it as it was. */
export function LoginOver() {
  return (
    <LazyMessages part="screen">
      <LoginDialog />
    </LazyMessages>
  );
}

function LoginDialog() {
  const dispatch = useAppDispatch();
  const form = useRef<HTMLDivElement>(null);
  const name = useSession()?.userId ?? '';
  const [other] = useState(() => othersSession(name));
  // The dialog has given the focus to its button by now.
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input[type=password]')?.focus(), []);
  return (
    <Dialog
      title={<FormattedMessage {...(other ? messages.other : messages.over)} />}
      onClose={() => dispatch(loginDeclined())}
    >
      <div ref={form} className="login-over">
        <p>
          {other ? (
            <FormattedMessage {...messages.otherText} values={{ name: other.fullname ?? other.userId }} />
          ) : (
            <FormattedMessage {...messages.overText} />
          )}
        </p>
        {/* The dialog goes with the session that is there again. */}
        <LoginForm name={name} action={messages.overSubmit} onSuccess={() => undefined} />
      </div>
    </Dialog>
  );
}
