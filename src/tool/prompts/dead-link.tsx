import type { PropsWithChildren } from 'react';
import { useIntl } from 'react-intl';
import { defineMessages } from '@/i18n/define-messages';
import './dead-link.css';

const messages = defineMessages({ dead: { id: 'editor.dead-link' } });

/** The words of a link that leads nowhere, marked for whoever writes the text. */
export function DeadLink({ children }: PropsWithChildren) {
  const intl = useIntl();
  return (
    <span className="slate-editor-dead-link" title={intl.formatMessage(messages.dead)}>
      {children}
    </span>
  );
}
