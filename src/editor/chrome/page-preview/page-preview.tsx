import { useEffect, useRef, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ToolIcon } from '@/tool/icon/tool-icon';
import type { OpenedPage } from '../../session/opened-page';
import { messages, widthMessages } from './messages';
import { PageWindow } from './page-window';
import { previewIcons, previewNames, previewWidths, type PreviewWidth } from './widths';
import './style.css';

interface PagePreviewProps {
  page: OpenedPage;
  width: PreviewWidth;
  /** It is the page as it is stored, without what has not been saved. */
  isStored?: boolean;
  onWidth: (width: PreviewWidth) => void;
  onEnd: () => void;
}

/** The page as visitors see it, with what has not been saved, as wide as their window. */
export function PagePreview({ page, width, isStored = false, onWidth, onEnd }: PagePreviewProps) {
  const intl = useIntl();
  const chosen = useRef<HTMLButtonElement>(null);
  useEffect(() => chosen.current?.focus(), []);
  return (
    <section
      className="tool-preview"
      aria-label={intl.formatMessage(messages.label)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onEnd();
      }}
    >
      <div className="tool-preview__bar">
        <p className="tool-preview__words">
          <strong>
            <FormattedMessage {...(isStored ? messages.storedTitle : messages.title)} />
          </strong>{' '}
          <FormattedMessage {...(isStored ? messages.storedText : messages.text)} />
        </p>
        <div className="tool-preview__widths" role="group" aria-label={intl.formatMessage(messages.widths)}>
          {previewNames.map((name) => (
            <button
              key={name}
              ref={name === width ? chosen : undefined}
              type="button"
              className="tool-preview__width"
              aria-pressed={name === width}
              title={intl.formatMessage(widthMessages[name])}
              onClick={() => onWidth(name)}
            >
              <ToolIcon name={previewIcons[name]} size={16} />
              <span className="visually-hidden">{intl.formatMessage(widthMessages[name])}</span>
              {previewWidths[name]}
            </button>
          ))}
        </div>
        <button type="button" className="tool-preview__back" onClick={onEnd}>
          <FormattedMessage {...messages.back} />
        </button>
      </div>
      <PageWindow page={page} width={width} />
    </section>
  );
}
