import Cookies from 'js-cookie';
import { loadScript } from './load-script';
import type { PageView, Tracker } from './tracker';

declare global {
  interface Window {
    _etracker?: { enableTracking(host: string): void; disableTracking(host: string): void };
    et_eC_Wrapper?: (view: Readonly<Record<string, string>>) => void;
  }
}

/** etracker's own mark of somebody who must not be counted; its script looks at it before it sends anything. */
const refusal = { name: 'et_oi_v2', value: 'no' };

let waiting: PageView[] = [];
let isAllowed = false;

function fetchScript({ service, account }: PageView): Promise<void> {
  return loadScript(`${service}code/e.js`, {
    id: '_etLoader',
    'data-secure-code': account,
    'data-page-changed-detection': 'off',
    'data-respect-dnt': 'true',
  });
}

function send({ account, url, title }: PageView): void {
  window.et_eC_Wrapper?.({ et_et: account, et_pagename: title, et_url: url });
}

function sendWaiting(): void {
  if (isAllowed) waiting.splice(0).forEach(send);
}

function allow(): void {
  if (isAllowed) return;
  isAllowed = true;
  Cookies.remove(refusal.name, { path: '/' });
  window._etracker?.enableTracking(window.location.host);
}

export const etracker: Tracker = {
  count(view) {
    allow();
    // The script counts the page on which it starts by itself.
    if (window._etracker) waiting.push(view);
    fetchScript(view).then(sendWaiting, () => {
      waiting = [];
    });
  },
  withdraw() {
    isAllowed = false;
    waiting = [];
    window._etracker?.disableTracking(window.location.host);
    Cookies.set(refusal.name, refusal.value, { path: '/', sameSite: 'lax', expires: 365 });
  },
};
