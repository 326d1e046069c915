import type { RepositoryReader } from '~mocks/repository/types';
import { serviceError } from '~mocks/http/failure';
import { textSetting } from '~mocks/settings/panel-settings';
import { isAddress } from './addresses';
import type { Mailer } from './mailer';
import { oneLine } from '~mocks/lib/one-line';

interface Message {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  /** Sent by the site's address alone, without its name. */
  isPlain?: boolean;
}

interface Sender {
  repository: RepositoryReader;
  mailer: Mailer;
  report: (error: unknown) => void;
}

/** The address of the site, as the control panel of mails names it; undefined where it names none. */
export function siteAddress({ repository }: Pick<Sender, 'repository'>): string | undefined {
  const address = textSetting(repository, 'mail', 'email_from_address');
  return isAddress(address) ? address : undefined;
}

function sender(call: Sender, isPlain: boolean): string {
  const address = siteAddress(call);
  if (address === undefined)
    throw serviceError(500, 'InternalServerError', 'The site has no address to send from.');
  if (isPlain) return address;
  const name = oneLine(textSetting(call.repository, 'mail', 'email_from_name')).replace(/["\\]/g, '');
  return name === '' ? address : `"${name}" <${address}>`;
}

/** The call as mails show its links: at the site's own address, not at the one that the caller named. */
export const asMailed = <T extends { base: string; publicUrl: string }>(call: T): T => ({
  ...call,
  base: call.publicUrl,
});

/** Sends a mail in the site's name; where it cannot be handed over the caller is told by a 500. */
export async function sendMail(call: Sender, { isPlain = false, ...message }: Message): Promise<void> {
  const from = sender(call, isPlain);
  try {
    await call.mailer.send({ ...message, from, subject: oneLine(message.subject).slice(0, 200) });
  } catch (error) {
    call.report(error);
    throw serviceError(500, 'InternalServerError', 'The mail could not be sent.');
  }
}
