import { useEffect, useRef, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { UnreadableDraft } from '../../session/drafts/draft-store';
import { ResumedNotice, StorageNotice, UnreadableNotice } from './draft-notices';
import { MergedNotice } from '../merged/merged-notice';
import { messages } from './messages';
import { MissingPartNotice } from './missing-part-notice';
import { FailureNotice, LockNotice, OfflineNotice, TabsNotice } from './saving-notices';

interface NoticesProps {
  unreadable: UnreadableDraft | undefined;
  onShowStored: () => void;
  /** Saves the page, which stays open; whether it went through. */
  onSave: () => Promise<boolean>;
}

/**
 * Says how high they are, for what stands at the upper edge below them, and whether there are any: a selector that
 * looks for one has the browser go through the whole page with each block that comes.
 */
function useNoticesHeight(section: RefObject<HTMLElement>): void {
  useEffect(() => {
    const { current: element } = section;
    const { documentElement, body } = window.document;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    let known = 0;
    // What is set on the whole page has all of it styled anew: nothing is, as long as there are none.
    const observer = new ResizeObserver(() => {
      const height = element.offsetHeight;
      if (height === known) return;
      known = height;
      documentElement.style.setProperty('--tool-notices', `${height}px`);
      body.classList.toggle('has-notices', height > 0);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      documentElement.style.removeProperty('--tool-notices');
      body.classList.remove('has-notices');
    };
  }, [section]);
}

/** How the work on the page stands, where there is more to say of it than the status bar does. */
export function Notices({ unreadable, onShowStored, onSave }: NoticesProps) {
  const intl = useIntl();
  const section = useRef<HTMLElement>(null);
  useNoticesHeight(section);
  return (
    <section ref={section} className="tool-notices" aria-label={intl.formatMessage(messages.region)}>
      <OfflineNotice />
      <LockNotice />
      <FailureNotice />
      <MissingPartNotice onSave={onSave} />
      <StorageNotice />
      <ResumedNotice onShowStored={onShowStored} />
      <MergedNotice />
      <TabsNotice />
      {unreadable && <UnreadableNotice unreadable={unreadable} />}
    </section>
  );
}
