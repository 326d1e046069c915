import type { Language } from '@/lib/language';
import { record, stored, text, type Read } from '@/lib/shape';
import { isRecord, recordsOf } from '@/lib/text';
import { request } from './client';
import { flatten } from './urls';

const authorShape = record({
  '@id': text(),
  fullname: text(),
  description: text(),
  image_field: stored(),
  image_scales: stored(),
});
/** An author of a blog, with what a picture is found by. */
export type PostAuthor = Read<typeof authorShape>;

/** Who wrote a blog post; the site itself, which stands in for nobody, is left out. */
export async function getAuthors(
  path: string,
  options: { language: Language; signal?: AbortSignal },
): Promise<PostAuthor[]> {
  const answer = await request<unknown>(`${path}/@authors`, options);
  const found = recordsOf(isRecord(answer) ? answer['items'] : undefined).map(authorShape.read);
  return found.filter(({ '@id': id, fullname }) => fullname !== '' && flatten(id).length > 1);
}
