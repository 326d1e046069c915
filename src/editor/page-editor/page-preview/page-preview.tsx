import { useEffect, useRef, type FormEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { settingsOf } from '@/api/surroundings';
import { useLanguage } from '@/i18n/use-language';
import { classOfType } from '@/shell/body-classes';
import { useSettings } from '@/state/hooks';
import { ToolIcon } from '../../tool-icon/tool-icon';
import type { OpenedPage } from '../opened-page';
import { messages, widthMessages } from './messages';
import { OwnWindow } from './own-window';
import { PreviewedPage } from './previewed-page';
import { useRoom } from './use-room';
import { previewIcons, previewNames, previewWidths, type PreviewWidth } from './widths';
import './style.css';

interface PagePreviewProps {
  page: OpenedPage;
  width: PreviewWidth;
  onWidth: (width: PreviewWidth) => void;
  onEnd: () => void;
}

/** A link of the page leads nowhere: what is being edited would be left by it. */
function stayHere(event: MouseEvent): void {
  if ((event.target as Element).closest('a') === null) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Nor does a form. */
function sendNothing(event: FormEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The classes that the body of the page has for its visitors, those of the site round it among them. */
function useVisitorsClasses({ type }: OpenedPage): string {
  const { additional_body_class: own } = settingsOf(useSettings());
  return `is-anonymous public-ui language-${useLanguage()} ${classOfType(type)} ${own}`.trim();
}

/** The page as visitors see it, with what has not been saved, as wide as their window. */
export function PagePreview({ page, width, onWidth, onEnd }: PagePreviewProps) {
  const intl = useIntl();
  const chosen = useRef<HTMLButtonElement>(null);
  const [stage, room] = useRoom();
  useEffect(() => chosen.current?.focus(), []);
  const pixels = previewWidths[width];
  const bodyClass = useVisitorsClasses(page);
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
            <FormattedMessage {...messages.title} />
          </strong>{' '}
          <FormattedMessage {...messages.text} />
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
      <div ref={stage} className="tool-preview__stage">
        {/* What the page does with its clicks is heard of before the page hears of them. */}
        <div className="tool-preview__frame" onClickCapture={stayHere} onSubmitCapture={sendNothing}>
          <OwnWindow
            title={intl.formatMessage(messages.label)}
            width={Math.min(pixels, Math.max(room, previewWidths.desktop))}
            scale={room === 0 ? 1 : Math.min(1, room / pixels)}
            bodyClass={bodyClass}
          >
            <PreviewedPage page={page} />
          </OwnWindow>
        </div>
      </div>
    </section>
  );
}
