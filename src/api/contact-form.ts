import type { Language } from '@/lib/language';
import { askAddOn } from './add-on';
import { request } from './client';
import { absoluteUrl } from './urls';

/** What a visitor writes to somebody. */
export interface ContactMessage {
  /** Of the sender. */
  email: string;
  subject: string;
  message: string;
}

interface Sending {
  language: Language;
}

/** Sends a message to the person or office that a page belongs to. A Plone without such a form sends it to the site's owner. */
export async function postContactForm(
  path: string,
  { email, subject, message }: ContactMessage,
  { language }: Sending,
): Promise<void> {
  const options = { method: 'POST', language, leavesContent: true } as const;
  const named = subject === '' ? {} : { subject };
  // The owner is told about which page it is.
  const told = { from: email, message: `${absoluteUrl(path) ?? path}\n\n${message}`, ...named };
  await askAddOn(
    () => request<unknown>(`${path}/@contact-form`, { ...options, body: { email, message, ...named } }),
    () => request<unknown>('/@email-notification', { ...options, body: told }),
  );
}
