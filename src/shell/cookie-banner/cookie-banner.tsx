import { useEffect, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { agreeToAll, refuseAll } from './choices';
import { messages } from './messages';
import { PrivacyLinks } from './privacy-links';

/** The page keeps as much room free as the banner covers, so that no focused link hides behind it. */
function useRoomBelow() {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const banner = element.current;
    const { style } = document.documentElement;
    if (!banner) return undefined;
    const observer = new ResizeObserver(() => {
      style.setProperty('--banner-height', `${banner.offsetHeight}px`);
    });
    observer.observe(banner);
    return () => {
      observer.disconnect();
      style.removeProperty('--banner-height');
    };
  }, []);
  return element;
}

/** Keeps the answer; the keyboard goes on at the page, as the button it was on is gone. */
function settle(answer: () => void) {
  answer();
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** The question in its short form: all, only what is necessary, or more. */
export function CookieBanner({ onMore }: { onMore: () => void }) {
  const titleId = useId();
  const element = useRoomBelow();
  return (
    <section ref={element} className="cookie-banner no-print" aria-labelledby={titleId}>
      <div className="cookie-banner__inner container">
        <div className="cookie-banner__words">
          <h2 id={titleId} className="cookie-banner__title">
            <FormattedMessage {...messages.title} />
          </h2>
          <p>
            <FormattedMessage {...messages.text} /> <FormattedMessage {...messages.statistics} />
          </p>
          <PrivacyLinks />
        </div>
        <div className="cookie-banner__answers">
          <button type="button" className="cookie-banner__more" onClick={onMore}>
            <FormattedMessage {...messages.more} />
          </button>
          <button type="button" className="button" onClick={() => settle(refuseAll)}>
            <FormattedMessage {...messages.necessaryOnly} />
          </button>
          <button type="button" className="button" onClick={() => settle(agreeToAll)}>
            <FormattedMessage {...messages.agreeAll} />
          </button>
        </div>
      </div>
    </section>
  );
}
