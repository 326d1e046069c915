import type { Language } from '@/lib/language';
import { isRecord, textOf } from '@/lib/text';
import { request } from './client';
import { malformed } from './error';
import type { CartOrder } from './types/portal-calls';

/** Sends an order and gives its number; throws ApiError 400 with messages by field for one that is refused. */
export async function postOrder(order: CartOrder, language: Language): Promise<string> {
  const answer = await request<unknown>('/@cart-order', {
    method: 'POST',
    body: order,
    language,
    leavesContent: true,
  });
  const id = isRecord(answer) ? textOf(answer['order_id']) : '';
  if (id === '') throw malformed('The answer holds no order.');
  return id;
}
