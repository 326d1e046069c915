import type { RepositoryReader, Repository } from '~mocks/repository/types';

export interface OrderLine {
  '@id': string;
  title: string;
  amount: number;
}

/** Whom an order is sent to, as the form names it. */
export type OrderAddress = Readonly<Record<(typeof addressFields)[number], string>>;

export const addressFields = [
  'gender',
  'genderText',
  'firstName',
  'lastName',
  'company',
  'addressLine1',
  'addressLine2',
  'zipCode',
  'city',
  'country',
  'countryDe',
  'countryEn',
  'email',
] as const;

export interface Order {
  /** ISO instant. */
  created: string;
  language: 'de' | 'en';
  formData: OrderAddress;
  orderLines: readonly OrderLine[];
}

/** Keeps an order under the next id of its day in UTC: `YYYYMMDD-NNNN`. */
export function keepOrder(write: Repository['write'], order: Order): Promise<string> {
  const prefix = `${order.created.slice(0, 10).replaceAll('-', '')}-`;
  return write((transaction, reader) => {
    const numbers = ordersIn(reader).flatMap(([id]) =>
      id.startsWith(prefix) ? [Number(id.slice(prefix.length))] : [],
    );
    const id = prefix + String(Math.max(0, ...numbers) + 1).padStart(4, '0');
    transaction.setRecord('orders', id, order);
    return id;
  });
}

/** Ids and orders, newest first. */
export function ordersIn(repository: RepositoryReader): [string, Order][] {
  return repository.records<Order>('orders').sort(([a], [b]) => (a < b ? 1 : -1));
}
