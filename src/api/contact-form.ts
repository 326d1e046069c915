import type { Language } from '@/lib/language';
import { request } from './client';
import { ApiError } from './error';
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
  try {
    await request<unknown>(`${path}/@contact-form`, { ...options, body: { email, message, ...named } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.details.status !== 404) throw error;
    // The owner is told about which page it is.
    const body = { from: email, message: `${absoluteUrl(path) ?? path}\n\n${message}`, ...named };
    await request<unknown>('/@email-notification', { ...options, body });
  }
}
