import { getPendingComments } from '@/api/comment-moderation';
import { getRelationStats } from '@/api/relation-list';
import type { Language } from '@/lib/language';

/** How many things wait in a panel for somebody to act, by its name. */
export interface Pending {
  relations?: number;
  'moderate-comments'?: number;
}

interface Call {
  language: Language;
  signal: AbortSignal;
}

const orNone = (count: Promise<number>): Promise<number> => count.catch(() => 0);

/** What is not told counts as nothing: no panel is kept from anybody by it. */
export async function getPending(call: Call): Promise<Pending> {
  const [relations, comments] = await Promise.all([
    orNone(getRelationStats(call).then((stats) => stats.reduce((sum, { broken }) => sum + broken, 0))),
    orNone(getPendingComments(call, 1).then(({ total }) => total)),
  ]);
  return { relations, 'moderate-comments': comments };
}
