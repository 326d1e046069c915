import Cookies from 'js-cookie';
import { useSyncExternalStore } from 'react';
import type { ConsentModule } from '@/site/variants/variant-definition';

/** What a visitor can allow in the privacy settings; each has its cookie `confirm_{module}`. */
const consentModules: readonly ConsentModule[] = ['tracking', 'youtube', 'facebook', 'google', 'etracker'];

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may have changed the answer meanwhile.
  document.addEventListener('visibilitychange', listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', listener);
  };
}

const announce = () => listeners.forEach((listener) => listener());

function inOneMonth(): Date {
  const date = new Date();
  date.setMonth(date.getMonth() + 1);
  return date;
}

export function isConsentModule(provider: string): provider is ConsentModule {
  return consentModules.some((module) => module === provider);
}

/** Answers of browsers that forbid cookies: they last as long as the page. */
const unsaved = new Map<string, string>();

const answerTo = (question: string) => Cookies.get(question) ?? unsaved.get(question);

function saveAnswer(question: string, answer: string): void {
  Cookies.set(question, answer, { expires: inOneMonth(), path: '/', sameSite: 'lax' });
  if (Cookies.get(question) === undefined) unsaved.set(question, answer);
}

export function hasConsent(module: ConsentModule): boolean {
  return answerTo(`confirm_${module}`) === '1';
}

const confirmed = 'confirm_cookies';

/** Keeps the visitor's choices for one month, says that there are some, and tells everything that waits for them. */
export function saveConsent(choices: Partial<Record<ConsentModule, boolean>>): void {
  for (const module of consentModules) {
    const choice = choices[module];
    if (choice !== undefined) saveAnswer(`confirm_${module}`, choice ? '1' : '0');
  }
  saveAnswer(confirmed, '1');
  announce();
}

/** Whether the visitor has answered the question within the last month. */
export function useConfirmed(): boolean {
  return useSyncExternalStore(subscribe, () => answerTo(confirmed) === '1');
}

const sessionKey = (provider: string) => `load_${provider}`;

/** Browsers that forbid storage forget the choice at the next page. */
const remembered = new Set<string>();

/** Whether the visitor chose to load a provider that the privacy settings do not name, in this tab. */
function isAllowedInTab(provider: string): boolean {
  if (remembered.has(provider)) return true;
  try {
    return sessionStorage.getItem(sessionKey(provider)) === '1';
  } catch {
    return false;
  }
}

/** Remembers that choice until the tab closes. */
export function allowInTab(provider: string): void {
  try {
    sessionStorage.setItem(sessionKey(provider), '1');
  } catch {
    remembered.add(provider);
  }
  announce();
}

function isAllowed(provider: string): boolean {
  return isConsentModule(provider) ? hasConsent(provider) : isAllowedInTab(provider);
}

/**
 * Whether content of a provider may be loaded now; follows every change of the visitor's choice. The site's own, which
 * has no provider, always may.
 */
export function useConsent(provider: string | undefined): boolean {
  return useSyncExternalStore(subscribe, () => provider === undefined || isAllowed(provider));
}
