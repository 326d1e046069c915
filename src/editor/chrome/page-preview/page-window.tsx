import type { FormEvent, MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import type { OpenedPage } from '../../session/opened-page';
import { messages } from './messages';
import { OwnWindow } from './own-window';
import { PreviewedPage } from './previewed-page';
import { useAvailableWidth } from './use-available-width';
import { useVisitorsClasses } from './use-visitors-classes';
import { previewWidths, widthFitting, type PreviewWidth } from './widths';

interface PageWindowProps {
  page: OpenedPage;
  /** That of the visitor's window; the widest that can be read where none is given. */
  width?: PreviewWidth;
  /** It is there to be looked at. */
  isInert?: boolean;
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

/** A visitor's window with the page in it, as it is written now. */
export function PageWindow({ page, width, isInert = false }: PageWindowProps) {
  const intl = useIntl();
  const [stage, availableWidth] = useAvailableWidth();
  const bodyClass = useVisitorsClasses(page);
  const pixels = previewWidths[width ?? widthFitting(availableWidth)];
  const scale = availableWidth === 0 ? 1 : Math.min(1, availableWidth / pixels);
  return (
    <div ref={stage} className="tool-preview__stage">
      {/* What the page does with its clicks is heard of before the page hears of them. */}
      <div className="tool-preview__frame" onClickCapture={stayHere} onSubmitCapture={sendNothing}>
        <OwnWindow
          title={intl.formatMessage(messages.label)}
          className="tool-preview__window"
          width={pixels}
          height={`${100 / scale}%`}
          scale={scale}
          bodyClass={bodyClass}
        >
          <PreviewedPage page={page} isInert={isInert} />
        </OwnWindow>
      </div>
    </div>
  );
}
