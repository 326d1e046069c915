import type { JsonObject } from '~mocks/http/body';
import type { Call } from '../shared/call';
import { portalMessage } from '../shared/portal-words';
import type { Item } from '~mocks/repository/types';
import { isActive, mayView, textOf, urlOf } from '~mocks/content/perspective';
import { isAddress } from '~mocks/mail/addresses';
import { lineIn, longestLine } from '../shared/forms';
import type { OrderAddress, OrderLine } from './orders';
import { addressFields } from './orders';
import { withoutEnd } from '~mocks/lib/ends';

export interface FieldError {
  field: string;
  message: string;
}

const required = ['gender', 'lastName', 'addressLine1', 'zipCode', 'city', 'country', 'email'] as const;
const genders: readonly string[] = ['mr', 'ms', 'other'];
const mostLines = 100;
const mostCopies = 1000;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The address of an order, with what is wrong about it. */
export function readAddress(call: Call, given: unknown): { address: OrderAddress; errors: FieldError[] } {
  const form = isObject(given) ? given : {};
  const entries = addressFields.map((name) => [name, lineIn(form, name)] as const);
  const address = Object.fromEntries(entries) as OrderAddress;
  const wrong = (field: string, name: Parameters<typeof portalMessage>[0]): FieldError => ({
    field,
    message: portalMessage(name, call.language),
  });
  const errors = required.filter((name) => address[name] === '').map((name) => wrong(name, 'required'));
  const { email, gender, country, ...words } = address;
  if (email !== '' && !isAddress(email)) errors.push(wrong('email', 'invalidAddress'));
  for (const [name, value] of Object.entries(words))
    if (value.length > longestLine) errors.push(wrong(name, 'invalidValue'));
  if (gender !== '' && !genders.includes(gender)) errors.push(wrong('gender', 'invalidValue'));
  if (country !== '' && !/^[A-Z]{2}$/.test(country)) errors.push(wrong('country', 'invalidValue'));
  return { address, errors };
}

/** The publication that a line names by its path or URL, when it may be ordered. */
function publicationOf(call: Call, reference: unknown): Item | undefined {
  if (typeof reference !== 'string') return undefined;
  const own = reference.startsWith(`${call.base}/`) ? reference.slice(call.base.length) : reference;
  const path = withoutEnd(own.replace(/^\/\+\+api\+\+/, ''));
  const item = path.startsWith('/') ? call.repository.byPath(path) : undefined;
  const isOrderable = item?.type === 'CartItem' && item.fields.is_orderable === true;
  return isOrderable && mayView(call, item) && isActive(item, call.now) ? item : undefined;
}

/** The lines of an order, one for each publication, with what is wrong about them. Titles come from the content. */
export function readLines(call: Call, given: unknown): { lines: OrderLine[]; errors: FieldError[] } {
  const refuse = (name: Parameters<typeof portalMessage>[0]) => ({
    lines: [],
    errors: [{ field: 'orderLines', message: portalMessage(name, call.language) }],
  });
  const rows: unknown[] = Array.isArray(given) ? given : [];
  if (rows.length === 0 || rows.length > mostLines || !rows.every(isObject)) return refuse('emptyOrder');
  const lines = new Map<string, OrderLine>();
  for (const { '@id': reference, amount } of rows) {
    const isAmount = typeof amount === 'number' && Number.isInteger(amount);
    if (!isAmount || amount < 1 || amount > mostCopies) return refuse('invalidAmount');
    const item = publicationOf(call, reference);
    if (!item) return refuse('notOrderable');
    const known = lines.get(item.uid)?.amount ?? 0;
    lines.set(item.uid, {
      '@id': urlOf(call, item),
      title: textOf(item, 'title'),
      amount: known + amount,
    });
  }
  return { lines: [...lines.values()], errors: [] };
}
