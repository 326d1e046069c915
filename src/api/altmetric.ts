import { record, text, type Read } from '@/lib/shape';
import { isRecord } from '@/lib/text';
import { malformed } from './error';

export const altmetricIds = [
  'doi',
  'arxiv-id',
  'pmid',
  'handle',
  'isbn',
  'uri',
  'urn',
  'nct-id',
  'altmetric-id',
] as const;
export type AltmetricId = (typeof altmetricIds)[number];

/** How Altmetric's own addresses call the kinds of ids. */
const paths: Partial<Record<AltmetricId, string>> = {
  'arxiv-id': 'arxiv',
  'nct-id': 'nct_id',
  'altmetric-id': 'id',
};

const mentionsShape = record({ title: text(), details_url: text() });

/** Where a publication is mentioned, by how many. */
export interface Mentions extends Read<typeof mentionsShape> {
  score: number;
  /** Counts by what Altmetric calls them: `cited_by_msm_count`. */
  counts: ReadonlyMap<string, number>;
}

/** What Altmetric knows of a publication; null when nobody mentions it. */
export async function getMentions(
  type: AltmetricId,
  value: string,
  signal: AbortSignal,
): Promise<Mentions | null> {
  const address = `https://api.altmetric.com/v1/${paths[type] ?? type}/${encodeURI(value.trim())}`;
  const response = await fetch(address, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (response.status === 404) return null;
  const answer: unknown = response.ok ? await response.json() : undefined;
  if (!isRecord(answer)) throw malformed('The answer holds no mentions.');
  const score = answer['score'];
  const counts = Object.entries(answer).flatMap(([name, count]) =>
    /^cited_by_\w+_count$/.test(name) && typeof count === 'number' && count > 0
      ? [[name, count] as const]
      : [],
  );
  return {
    ...mentionsShape.read(answer),
    score: typeof score === 'number' ? Math.ceil(score) : 0,
    counts: new Map(counts),
  };
}
