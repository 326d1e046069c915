import { fetched } from '../fetched/fetched';
import { withLazyMessages } from '../lazy-messages/lazy-messages';

/** The overlay, fetched with its words when it is opened first. */
export const LazyContactOverlay = withLazyMessages(
  'screen',
  fetched(async () => (await import('./contact-overlay')).ContactOverlay),
);
