import type { FormEvent, MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { settingsOf } from '@/api/surroundings';
import { useLanguage } from '@/i18n/use-language';
import { classOfType } from '@/shell/body-classes';
import { useSettings } from '@/state/hooks';
import type { OpenedPage } from '../../session/opened-page';
import { messages } from './messages';
import { OwnWindow } from './own-window';
import { PreviewedPage } from './previewed-page';
import { useAvailableWidth } from './use-available-width';
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

/** The classes that the body of the page has for its visitors, those of the site round it among them. */
function useVisitorsClasses({ type }: OpenedPage): string {
  const { additional_body_class: own } = settingsOf(useSettings());
  return `is-anonymous public-ui language-${useLanguage()} ${classOfType(type)} ${own}`.trim();
}

/** A visitor's window with the page in it, as it is written now. */
export function PageWindow({ page, width, isInert = false }: PageWindowProps) {
  const intl = useIntl();
  const [stage, availableWidth] = useAvailableWidth();
  const bodyClass = useVisitorsClasses(page);
  const pixels = previewWidths[width ?? widthFitting(availableWidth)];
  return (
    <div ref={stage} className="tool-preview__stage">
      {/* What the page does with its clicks is heard of before the page hears of them. */}
      <div className="tool-preview__frame" onClickCapture={stayHere} onSubmitCapture={sendNothing}>
        <OwnWindow
          title={intl.formatMessage(messages.label)}
          width={pixels}
          scale={availableWidth === 0 ? 1 : Math.min(1, availableWidth / pixels)}
          bodyClass={bodyClass}
        >
          <PreviewedPage page={page} isInert={isInert} />
        </OwnWindow>
      </div>
    </div>
  );
}
