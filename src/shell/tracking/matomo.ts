import { loadScript } from './load-script';
import type { PageView, Tracker } from './tracker';

type Command = readonly [name: string, ...values: unknown[]];

declare global {
  interface Window {
    /** Matomo's queue; its script puts an object in place of the list. */
    _paq?: { push(...commands: Command[]): unknown };
  }
}

/** Views that wait for the script: its queue takes each setting but once. */
let waiting: PageView[] = [];
let isAllowed = false;

function send({ account, url, title, referrer }: PageView): void {
  window._paq?.push(
    ['setConsentGiven'],
    ['setSiteId', account],
    ['setCustomUrl', url],
    ['setDocumentTitle', title],
  );
  if (referrer !== '') window._paq?.push(['setReferrerUrl', referrer]);
  window._paq?.push(['trackPageView']);
}

function sendWaiting(): void {
  if (isAllowed) waiting.splice(0).forEach(send);
}

export const matomo: Tracker = {
  count(view) {
    isAllowed = true;
    waiting.push(view);
    window._paq ??= [['requireConsent'], ['setTrackerUrl', `${view.service}matomo.php`]] as Command[];
    loadScript(`${view.service}matomo.js`).then(sendWaiting, () => {
      waiting = [];
    });
  },
  withdraw() {
    isAllowed = false;
    waiting = [];
    window._paq?.push(['forgetConsentGiven'], ['deleteCookies']);
  },
};
