import { useEffect, useRef, useState, useSyncExternalStore, type CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import type { ToolIconName } from '../icon/icon-paths';
import { ToolIcon } from '../icon/tool-icon';
import { messages } from './messages';
import { closeToast, onToasts, presentToasts, type ShownToast } from './toast-store';
import './style.css';

const icons: Readonly<Record<ShownToast['kind'], ToolIconName>> = {
  success: 'check',
  error: 'alert',
  warning: 'alert',
  info: 'info',
};

/** Milliseconds; whoever reads slowly holds it by pointer or focus. */
const usualDuration = 5000;

/** Calls back after a time that stands still while somebody is there. */
function useTimeLeft(duration: number, isHeld: boolean, onEnd: () => void): void {
  const left = useRef(duration);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (isHeld) return undefined;
    const since = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [isHeld]);
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const intl = useIntl();
  const [isOver, setIsOver] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const { id, kind, title, text, action, duration = usualDuration } = toast;
  const close = () => closeToast(id);
  const isHeld = isOver || hasFocus;
  useTimeLeft(duration, isHeld, close);
  return (
    <div
      className={`tool-toast tool-toast--${kind}${isHeld ? ' tool-toast--held' : ''}`}
      role="alert"
      onPointerEnter={() => setIsOver(true)}
      onPointerLeave={() => setIsOver(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <span className="tool-toast__sign">
        <ToolIcon name={icons[kind]} size={16} />
      </span>
      <div className="tool-toast__words toast-inner-content">
        <strong className="tool-toast__title">{title}</strong>
        {text && <p className="tool-toast__text">{text}</p>}
        {action && (
          <button
            type="button"
            className="tool-toast__action"
            onClick={() => {
              close();
              action.onAct();
            }}
          >
            {action.name}
          </button>
        )}
      </div>
      <button
        type="button"
        className="tool-toast__close toast-dismiss-action"
        aria-label={intl.formatMessage(messages.close)}
        onClick={close}
      >
        <ToolIcon name="close" size={16} />
      </button>
      <span className="tool-toast__time" style={{ '--time': `${duration}ms` } as CSSProperties} />
    </div>
  );
}

/** What the tool has to tell, one message below the other. */
export function Toasts() {
  const intl = useIntl();
  const toasts = useSyncExternalStore(onToasts, presentToasts);
  return (
    <section className="tool-toasts Toastify" aria-label={intl.formatMessage(messages.region)}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}
