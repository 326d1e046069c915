import type { Language } from '@/lib/language';
import { catalogSearch } from './search';

/** Whether content of this id lies in a container, and its reader may see it. */
export async function hasChild(
  container: string,
  id: string,
  options: { language: Language; signal?: AbortSignal },
): Promise<boolean> {
  const query = { 'path.depth': 1, id, b_size: 1 };
  return (await catalogSearch(container, query, options)).items.length > 0;
}
