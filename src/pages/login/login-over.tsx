import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Dialog } from '@/components/dialog/dialog';
import { FurtherWords } from '@/components/further-words/further-words';
import { useAppDispatch } from '@/state/hooks';
import { loginDeclined } from '@/state/session';
import { LoginForm } from './login-form';
import { messages } from './messages';
import './style.css';

/** Over a screen that holds unsaved work when its session is over: a login leads back to it as it was. */
export function LoginOver() {
  return (
    <FurtherWords part="screen">
      <LoginDialog />
    </FurtherWords>
  );
}

function LoginDialog() {
  const dispatch = useAppDispatch();
  const form = useRef<HTMLDivElement>(null);
  // The dialog has given the focus to its button by now.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <Dialog title={<FormattedMessage {...messages.over} />} onClose={() => dispatch(loginDeclined())}>
      <div ref={form} className="login-over">
        <p>
          <FormattedMessage {...messages.overText} />
        </p>
        {/* The dialog goes with the session that is there again. */}
        <LoginForm onSuccess={() => undefined} />
      </div>
    </Dialog>
  );
}
