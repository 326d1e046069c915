import { badRequest, notFound } from '~mocks/http/failure';
import type { JsonObject } from '~mocks/http/body';
import { emptyResponse } from '~mocks/http/json';
import { letters } from '../shared/portal-words';
import { addressOf, isAddress } from '~mocks/mail/addresses';
import { longestLine, readForm, textIn } from '../shared/forms';
import { asMailed, sendMail } from '~mocks/mail/send';
import { textOf, urlOf } from '~mocks/content/perspective';
import { portalSettings } from '~mocks/settings/portal-settings';
import type { Call, Service } from '../shared/call';

const longest = { subject: longestLine, message: 10_000 };

/** A text of the message, whole; one that is too long is refused, never cut. */
function shortText(body: JsonObject, name: keyof typeof longest): string {
  const text = textIn(body, name);
  const most = longest[name];
  if (text.length > most) throw badRequest(`${name} is longer than ${most} characters`);
  return text;
}

/** Whom the page shows, never an address that the request names. */
function recipientOf({ item, repository }: Call): string | undefined {
  if (item.type === 'Member') return addressOf(item.fields.email);
  if (item.type === 'Joboffer') return addressOf(portalSettings(repository).job_offer_contact_mail);
  return undefined;
}

async function send(call: Call, recipient: string, body: JsonObject): Promise<void> {
  const sender = textIn(body, 'email');
  const message = shortText(body, 'message');
  const subject = shortText(body, 'subject');
  if (sender === '' || message === '') throw badRequest('Missing email or message parameters');
  if (!isAddress(sender)) throw badRequest('Invalid email address');
  const { language, item } = call;
  await sendMail(call, {
    to: recipient,
    replyTo: sender,
    subject: subject || letters.contactSubject(textOf(item, 'title'))[language],
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
