import { readJson } from '~mocks/http/body';
import { badRequest } from '~mocks/http/failure';
import { emptyResponse } from '~mocks/http/json';
import { sendMail, siteAddress } from '~mocks/mail/send';
import { textSetting } from '~mocks/settings/panel-settings';
import type { Call, Service } from '../shared/call';

/** A visitor's message to the site's address. */
async function post(call: Call): Promise<Response> {
  call.limits.count('email-notification', call.address, call.now, call.viewer.id ?? undefined);
  const { from, message, subject, name } = await readJson(call.request);
  if (!from || !message) throw badRequest('Missing from or message parameters');
  const to = siteAddress(call);
  if (to === undefined || textSetting(call.repository, 'mail', 'email_from_name') === '')
    throw badRequest('MailHost is not configured.');
  const sender = typeof name === 'string' && name !== '' ? name : String(from);
  await sendMail(call, {
    to,
    replyTo: String(from),
    subject: typeof subject === 'string' && subject !== '' ? subject : '[No Subject]',
    text: `${sender}, ${call.publicUrl}\n\n${String(message)}\n`,
    isPlain: true,
  });
  return emptyResponse();
}

export const emailNotificationService: Service = {
  name: '@email-notification',
  rootOnly: true,
  isPublic: true,
  post,
};
