import addressparser from 'nodemailer/lib/addressparser';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mail } from './mailer';

/** A mail that says what no mail can: a second recipient hidden in an address, a header hidden in a subject. */
export class MailError extends Error {
  override name = 'MailError';
}

const controls = /\p{Cc}/u;

function oneLine(name: string, text: string): string {
  if (controls.test(text)) throw new MailError(`The ${name} of a mail must be one line.`);
  return text;
}

/** The one address that a text names, with or without a display name. */
function oneAddress(name: string, text: string): { name: string; address: string } {
  const found = addressparser(oneLine(name, text), { flatten: true });
  const [first, ...more] = found;
  if (!first || more.length > 0 || !/^[^\s@]+@[^\s@]+$/.test(first.address))
    throw new MailError(`The ${name} of a mail must be one address.`);
  return { name: first.name, address: first.address };
}

/** The mail as it travels, by RFC 5322. */
export function composeMail(mail: Mail, now: number): Promise<Buffer> {
  const { to, from, replyTo, subject, text } = mail;
  return new MailComposer({
    to: oneAddress('recipient', to),
    from: oneAddress('sender', from),
    ...(replyTo === undefined ? {} : { replyTo: oneAddress('reply address', replyTo) }),
    subject: oneLine('subject', subject),
    text,
    date: new Date(now),
    newline: '\r\n',
  })
    .compile()
    .build();
}
