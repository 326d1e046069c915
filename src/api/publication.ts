import { typeFacts } from '@/lib/content-types';
import type { Language } from '@/lib/language';
import { isRecord, textOf } from '@/lib/text';
import { request } from './client';

/** Title of a publication that can be ordered; null for all other content. */
export async function getPublication(
  path: string,
  options: { language: Language; signal: AbortSignal },
): Promise<{ title: string } | null> {
  const content = await request<unknown>(path, { ...options, query: { include_items: false } });
  const isOrderable =
    isRecord(content) && typeFacts(content['@type']).isPublication && content['is_orderable'] === true;
  return isOrderable ? { title: textOf(content['title']) } : null;
}
