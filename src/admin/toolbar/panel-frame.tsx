import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '@/tool/widgets/icon-button';
import '@/tool/widgets/choosers.css';
import { messages } from './messages';

interface PanelFrameProps {
  title: ReactNode;
  onClose: () => void;
  /** Goes back to the panel that this one lies on. */
  onBack?: () => void;
  children: ReactNode;
}

/** A panel's head with its ways out, and what belongs in it. One that lies on another takes the keyboard. */
export function PanelFrame({ title, onClose, onBack, children }: PanelFrameProps) {
  const intl = useIntl();
  const titleId = useId();
  const element = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const isStacked = onBack !== undefined;
  useEffect(() => {
    // What lies in it may have taken it already.
    if (isStacked && !element.current?.contains(document.activeElement)) back.current?.focus();
  }, [isStacked]);
  return (
    <div ref={element} role="group" aria-labelledby={titleId}>
      <div className="tool-panel__head">
        {onBack && (
          <IconButton
            icon="arrow-left"
            name={intl.formatMessage(messages.back)}
            button={back}
            onClick={onBack}
          />
        )}
        <h2 id={titleId} className="tool-panel__title">
          {title}
        </h2>
        <IconButton icon="close" name={intl.formatMessage(messages.closePanel)} onClick={onClose} />
      </div>
      <div className="tool-panel__body">{children}</div>
    </div>
  );
}
