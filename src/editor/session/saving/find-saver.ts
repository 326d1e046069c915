import { getHistory } from '@/api/history';
import type { Language } from '@/lib/language';

/** Who has saved a page last; '' for oneself in another window, and where the server does not say. */
export async function findSaver(path: string, own: string, call: { language: Language }): Promise<string> {
  const entries = await getHistory(path, call).catch(() => []);
  const actor = entries.find(({ type }) => type === 'versioning')?.actor;
  return actor === undefined || actor.id === own ? '' : actor.fullname || actor.id;
}
