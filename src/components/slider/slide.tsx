import { useContext, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import { isInView, ShownSlidesContext } from './slides';

/** One slide; while it is out of view nobody comes upon it, and neither upon the copies that an endless row is made of. */
export function Slide({ index, children }: { index: number; children: ReactNode }) {
  const intl = useIntl();
  const shown = useContext(ShownSlidesContext);
  const element = useRef<HTMLDivElement>(null);
  const [isCopy, setCopy] = useState(false);
  useLayoutEffect(() => setCopy(Boolean(element.current?.closest('.slick-cloned'))), []);
  const isHidden = isCopy || !isInView(shown, index);
  // React 18 knows the attribute only as text.
  const hiding = isHidden ? { inert: '', 'aria-hidden': true } : {};
  return (
    <div
      ref={element}
      className="slider__slide"
      role="group"
      aria-roledescription={intl.formatMessage(messages.slide)}
      aria-label={intl.formatMessage(messages.position, { position: index + 1, count: shown.count })}
      {...hiding}
    >
      {children}
    </div>
  );
}
