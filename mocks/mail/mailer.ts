/** A plain-text mail. Addresses and subject hold no line breaks: `send` refuses those that do. */
export interface Mail {
  to: string;
  from: string;
  replyTo?: string;
  subject: string;
  text: string;
}

export interface Mailer {
  /** Resolves when the mail is handed over; rejects when it could not be. */
  send(mail: Mail): Promise<void>;
}

/** Hands nothing on: where nobody reads the mails. */
export const silentMailer: Mailer = { send: () => Promise.resolve() };
