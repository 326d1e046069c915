import { FormattedMessage, useIntl } from 'react-intl';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { messages, widthMessages } from './messages';
import type { PagePreviewState } from './use-preview';
import { previewIcons, previewNames } from './widths';
import './style.css';

/** The ways to look at the page as visitors do; the one that is shown leads back. */
export function RailView({ preview: { width, show, end } }: { preview: PagePreviewState }) {
  const intl = useIntl();
  return (
    <div className="tool-rail__view" role="group" aria-label={intl.formatMessage(messages.label)}>
      <span className="tool-rail__name" aria-hidden>
        <FormattedMessage {...messages.widths} />
      </span>
      <div className="tool-rail__widths">
        {previewNames.map((name) => (
          <button
            key={name}
            type="button"
            className="tool-rail__width"
            aria-pressed={name === width}
            aria-label={intl.formatMessage(widthMessages[name])}
            title={intl.formatMessage(widthMessages[name])}
            // The caret stays where it is until the page is shown.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => (name === width ? end() : show(name))}
          >
            <ToolIcon name={previewIcons[name]} />
          </button>
        ))}
      </div>
    </div>
  );
}
