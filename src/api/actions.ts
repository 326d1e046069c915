import type { Language } from '@/lib/language';
import { record, records, text } from '@/lib/shape';
import { request } from './client';

const actionsShape = record({ user: records({ id: text() }) });

/** Whether who asks administers the site: those alone are shown the way to its settings. */
export async function mayManageSite(
  path: string,
  call: { language: Language; signal?: AbortSignal },
): Promise<boolean> {
  const { user } = actionsShape.read(await request<unknown>(`${path}/@actions`, call));
  return user.some(({ id }) => id === 'plone_setup');
}
