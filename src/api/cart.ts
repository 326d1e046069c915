import type { Language } from '@/lib/language';
import { number, record, records, text, type Read } from '@/lib/shape';
import { request } from './client';
import { malformed } from './error';
import type { CartOrder } from './types/portal-calls';

const placedOrder = record({
  order_id: text(),
  orderLines: records({ '@id': text(), title: text(), amount: number() }),
});
/** An order that the server has taken, with its number and its lines. */
export type PlacedOrder = Read<typeof placedOrder>;

/** Sends an order; throws ApiError 400 with messages by field for one that is refused. */
export async function postOrder(order: CartOrder, language: Language): Promise<PlacedOrder> {
  const placed = placedOrder.read(
    await request<unknown>('/@cart-order', { method: 'POST', body: order, language, leavesContent: true }),
  );
  if (placed.order_id === '') throw malformed('The answer holds no order.');
  return placed;
}
