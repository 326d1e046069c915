import { badRequest, notFound } from '../../http/failure';
import type { JsonObject } from '../../http/body';
import { emptyResponse } from '../../http/json';
import { letters } from '../../i18n/portal';
import { addressOf, isAddress } from '../../portal/addresses';
import { readForm, textIn } from '../../portal/forms';
import { asMailed, sendMail } from '../../portal/send';
import { textOf, urlOf } from '../../serialize/perspective';
import { portalSettings } from '../../settings/portal-settings';
import type { Call, Service } from '../call';

const longestMessage = 10_000;

/** Whom the page shows, never an address that the request names. */
function recipientOf({ item, repository }: Call): string | undefined {
  if (item.type === 'Member') return addressOf(item.fields.email);
  if (item.type === 'Joboffer') return addressOf(portalSettings(repository).job_offer_contact_mail);
  return undefined;
}

async function send(call: Call, recipient: string, body: JsonObject): Promise<void> {
  const sender = textIn(body, 'email');
  const message = textIn(body, 'message', longestMessage);
  if (sender === '' || message === '') throw badRequest('Missing email or message parameters');
  if (!isAddress(sender)) throw badRequest('Invalid email address');
  const { language, item } = call;
  await sendMail(call, {
    to: recipient,
    replyTo: sender,
    subject: textIn(body, 'subject') || letters.contactSubject(textOf(item, 'title'))[language],
    text: `${letters.contactOrigin(sender, urlOf(asMailed(call), item))[language]}\n\n${message}\n`,
  });
}

async function contactForm(call: Call): Promise<Response> {
  const body = await readForm(call, '@contact-form');
  const recipient = recipientOf(call);
  if (recipient === undefined) throw notFound();
  // Nobody sees the field `name`; who fills it in is a program.
  if (!body.name) await send(call, recipient, body);
  return emptyResponse();
}

export const contactFormService: Service = { name: '@contact-form', post: contactForm };
