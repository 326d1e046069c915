import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Dialog } from '@/components/dialog/dialog';
import { LazyMessages } from '@/components/lazy-messages/lazy-messages';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { othersSession } from '@/lib/others-session';
import type { Session } from '@/lib/session-token';
import { languageRoot } from '@/site/home-path';
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

interface OutcomeProps {
  /** Whose work it is. */
  name: string;
  /** Who is logged in by now in another window. */
  other: Session | undefined;
  isOfAnyone: boolean;
}

/** What becomes of the work with the login that is asked for. */
function Outcome({ name, other, isOfAnyone }: OutcomeProps) {
  if (isOfAnyone) return <FormattedMessage {...messages.overOtherText} values={{ name }} />;
  if (!other) return <FormattedMessage {...messages.overText} />;
  return <FormattedMessage {...messages.otherText} values={{ name: other.fullname ?? other.userId }} />;
}

function LoginDialog() {
  const dispatch = useAppDispatch();
  const form = useRef<HTMLDivElement>(null);
  const language = useLanguage();
  const session = useSession();
  const name = session?.userId ?? '';
  const [other] = useState(() => othersSession(name));
  const [isOfAnyone, setIsOfAnyone] = useState(false);
  // The dialog has given the focus to its button by now.
  useEffect(
    () => form.current?.querySelector<HTMLInputElement>('input:not([readonly])')?.focus(),
    [isOfAnyone],
  );
  return (
    <Dialog
      title={<FormattedMessage {...(other ? messages.other : messages.over)} />}
      onClose={() => dispatch(loginDeclined())}
    >
      <div ref={form} className="login-over">
        <p role="status">
          <Outcome name={session?.fullname || name} other={other} isOfAnyone={isOfAnyone} />
        </p>
        {/* The dialog goes with the session that is there again. */}
        <LoginForm
          key={String(isOfAnyone)}
          name={isOfAnyone ? '' : name}
          action={messages.overSubmit}
          onSuccess={() => undefined}
        />
        <p className="login-over__ways">
          <UniversalLink to={`${languageRoot(language)}/passwordreset`} openInNewTab>
            <FormattedMessage {...messages.forgot} />
          </UniversalLink>
          {!isOfAnyone && (
            <button type="button" className="login-over__other" onClick={() => setIsOfAnyone(true)}>
              <FormattedMessage {...messages.overOther} />
            </button>
          )}
        </p>
      </div>
    </Dialog>
  );
}
