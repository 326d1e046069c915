import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../icon/icon';
import { buttonMessages } from './button-messages';
import type { ContactOverlayProps } from './contact-overlay';
import { LazyContactOverlay } from './lazy-contact-overlay';

interface ContactButtonProps extends Omit<ContactOverlayProps, 'onClose'> {
  className?: string;
}

/** Opens the form by which one writes to somebody; its words are among those of views. */
export function ContactButton({ className = 'button button--outline', ...whom }: ContactButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="mail" size={16} />
        <FormattedMessage {...buttonMessages.open} />
        <span className="visually-hidden">: {whom.name}</span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <LazyContactOverlay {...whom} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
