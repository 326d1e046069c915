import { readJson } from '~mocks/http/body';
import { serviceError } from '~mocks/http/failure';
import { emptyResponse } from '~mocks/http/json';
import { isAddress } from '~mocks/mail/addresses';
import { sendMail } from '~mocks/mail/send';
import { panelSettings, textSetting } from '~mocks/settings/panel-settings';
import type { Call, Service } from '../shared/call';

const introductions = {
  de: (name: string, site: string) =>
    `Sie erhalten diese E-Mail, weil Ihnen ${name} diese Nachricht über die Webseite ${site} geschickt hat:`,
  en: (name: string, site: string) =>
    `You are receiving this mail because ${name} is sending this message via the site ${site}:`,
};

const textOr = (value: unknown, fallback: string): string =>
  typeof value === 'string' && value !== '' ? value : fallback;

/** A mail of somebody who is logged in to anybody, in the site's name. */
async function post(call: Call): Promise<Response> {
  const { to, from, message, name, subject } = await readJson(call.request);
  if (typeof to !== 'string' || typeof message !== 'string' || !to || !from || !message)
    throw serviceError(400, 'BadRequest', 'Missing "to", "from" or "message" parameters');
  if (call.viewer.id === null) throw serviceError(401, 'Unauthorized', message);
  if (textSetting(call.repository, 'mail', 'email_from_address') === '')
    throw serviceError(400, 'BadRequest', 'MailHost is not configured.');
  if (!isAddress(to)) throw serviceError(400, 'BadRequest', 'The address of the recipient is not valid.');
  call.limits.count('email-send', call.address, call.now, call.viewer.id ?? undefined);
  const site = textOr(panelSettings(call.repository, 'site').site_title, 'Portal');
  const fallback = call.language === 'de' ? `Ein Portal Nutzer via ${site}` : `A portal user via ${site}`;
  const sender = textOr(name, 'a portal user');
  await sendMail(call, {
    to,
    replyTo: textOr(from, ''),
    subject: textOr(subject, fallback),
    text: `${introductions[call.language](sender, site)}\n\n${message}\n`,
  });
  return emptyResponse();
}

export const emailSendService: Service = { name: '@email-send', rootOnly: true, isPublic: true, post };
