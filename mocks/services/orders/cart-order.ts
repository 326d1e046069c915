import { checkBatch } from '~mocks/http/batching';
import { notFound, serviceError, unauthorized } from '~mocks/http/failure';
import { letters, portalMessage } from '../shared/portal-words';
import { addressOf } from '~mocks/mail/addresses';
import { oneLine } from '~mocks/lib/one-line';
import { readForm } from '../shared/forms';
import { readAddress, readLines } from './order-form';
import type { Order, OrderLine } from './orders';
import { keepOrder, ordersIn } from './orders';
import { sendMail, siteAddress } from '~mocks/mail/send';
import { portalSettings } from '~mocks/settings/portal-settings';
import type { Call, Service } from '../shared/call';

const siteLanguage = 'de';

const listOf = (lines: readonly OrderLine[]): string =>
  lines.map(({ amount, title }) => `${amount} × ${oneLine(title)}`).join('\n');

function postalAddress({ formData }: Order): string {
  const { genderText, firstName, lastName, company, addressLine1, addressLine2 } = formData;
  const { zipCode, city, country, countryDe, email } = formData;
  return [
    `${genderText} ${firstName} ${lastName}`,
    company,
    addressLine1,
    addressLine2,
    `${zipCode} ${city}`,
    countryDe || country,
    email,
  ]
    .map(oneLine)
    .filter((line) => line !== '')
    .join('\n');
}

async function mailOffice(call: Call, id: string, order: Order): Promise<void> {
  const office = addressOf(portalSettings(call.repository).order_recipient) ?? siteAddress(call);
  if (office === undefined)
    throw serviceError(500, 'InternalServerError', 'Nobody is named who receives orders.');
  const subject = letters.orderSubject(id)[siteLanguage];
  await sendMail(call, {
    to: office,
    replyTo: order.formData.email,
    subject,
    text: `${subject}\n\n${listOf(order.orderLines)}\n\n${postalAddress(order)}\n`,
  });
}

async function mailBuyer(call: Call, id: string, order: Order): Promise<void> {
  const site = portalSettings(call.repository).site_title;
  await sendMail(call, {
    to: order.formData.email,
    subject: letters.acknowledgementSubject(id)[order.language],
    text: `${letters.acknowledgementText(site)[order.language]}\n\n${listOf(order.orderLines)}\n`,
  });
}

/** The order is kept before anything is mailed: a failure of the mail loses none. */
async function order(call: Call): Promise<unknown> {
  const body = await readForm(call, '@cart-order');
  const { address, errors } = readAddress(call, body.formData);
  const { lines, errors: lineErrors } = readLines(call, body.orderLines);
  if (errors.length + lineErrors.length > 0)
    throw serviceError(400, 'BadRequest', portalMessage('incompleteOrder', call.language), {
      errors: [...errors, ...lineErrors],
    });
  const { language } = body;
  const kept: Order = {
    created: new Date(call.now).toISOString(),
    language: language === 'de' || language === 'en' ? language : siteLanguage,
    formData: address,
    orderLines: lines,
  };
  const id = await keepOrder(call.write, kept);
  await mailOffice(call, id, kept);
  // The office knows of the order: without the acknowledgement it is no failure.
  await mailBuyer(call, id, kept).catch(() => undefined);
  return { order_id: id, orderLines: lines };
}

function assertManager(call: Call): void {
  if (!call.repository.can(call.viewer, 'Manage portal', call.item)) throw unauthorized();
}

/** Kept orders, for those who run the site: all in batches, or one by its id. */
function list(call: Call): unknown {
  assertManager(call);
  const orders = ordersIn(call.repository).map(([id, kept]) => ({ order_id: id, ...kept }));
  const [id, ...more] = call.rest;
  if (id === undefined) {
    const start = Math.max(0, call.parameters.integer('b_start', 0));
    const size = Math.max(0, call.parameters.integer('b_size', 25));
    const items = orders.slice(start, start + size);
    checkBatch(items);
    return {
      '@id': `${call.base}/@cart-order`,
      items,
      items_total: orders.length,
    };
  }
  const found = more.length === 0 ? orders.find((each) => each.order_id === id) : undefined;
  if (!found) throw notFound();
  return found;
}

async function remove(call: Call): Promise<undefined> {
  assertManager(call);
  const [id = '', ...more] = call.rest;
  await call.write((transaction, reader) => {
    if (more.length > 0 || reader.record('orders', id) === undefined) throw notFound();
    transaction.setRecord('orders', id, null);
  });
}

export const cartOrderService: Service = {
  name: '@cart-order',
  get: list,
  post: (call) => {
    if (call.rest.length > 0) throw notFound();
    return order(call);
  },
  delete: remove,
  rootOnly: true,
  takesSegments: true,
};
