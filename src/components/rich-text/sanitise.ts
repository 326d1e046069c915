import type { Config, DOMPurify } from 'dompurify';
import { pictureProvider } from '@/components/consent-gate/embed-source';
import { imageSourceAt } from '@/components/image/image-source';
import { pictureUrl } from '@/components/image/image-url';
import { settleLink } from './settle-link';

const config: Config = {
  USE_PROFILES: { html: true },
  // Forms, styles and players would leave their place on the page or fetch from elsewhere without consent.
  FORBID_TAGS: [
    'style',
    'form',
    'input',
    'button',
    'select',
    'textarea',
    'audio',
    'video',
    'source',
    'picture',
  ],
  FORBID_ATTR: ['style', 'srcset', 'background', 'action'],
  ADD_ATTR: ['target'],
};

/** A picture of another site is not fetched without being asked for: a link leads to it. */
function linkTo(src: string, words: string): Element {
  const link = document.createElement('a');
  link.href = src;
  link.rel = 'noopener noreferrer';
  link.textContent = words;
  return link;
}

function settlePicture(picture: Element): void {
  const stored = picture.getAttribute('src') ?? '';
  const src = stored.includes('/@@images/') ? pictureUrl(stored) : (imageSourceAt(stored)?.src ?? '');
  if (src === '') {
    picture.remove();
    return;
  }
  const alt = picture.getAttribute('alt') ?? '';
  const provider = pictureProvider(src);
  if (provider !== undefined) {
    const isLinked = picture.closest('a') !== null;
    picture.replaceWith(isLinked ? alt || provider : linkTo(src, alt || provider));
    return;
  }
  picture.setAttribute('src', src);
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('alt', alt);
}

/** Lets a wide table scroll by itself, also for those who use the keyboard. */
function settleTable(table: Element): void {
  const scroller = document.createElement('div');
  scroller.className = 'rich-text__scroller';
  scroller.tabIndex = 0;
  table.replaceWith(scroller);
  scroller.append(table);
}

/** Stored HTML without anything that runs, fetches or covers, its links and pictures made the app's own. */
export function sanitise(purify: DOMPurify, html: string): string {
  // In the page's own document pictures would be fetched as soon as they stand in it, before any is settled.
  const holder = document.implementation.createHTMLDocument('').createElement('div');
  holder.append(purify.sanitize(html, { ...config, RETURN_DOM_FRAGMENT: true }));
  holder.querySelectorAll('a[href]').forEach(settleLink);
  holder.querySelectorAll('img').forEach(settlePicture);
  holder.querySelectorAll('table').forEach(settleTable);
  return holder.innerHTML;
}
