import type { APIRequestContext } from '@playwright/test';
import { tokenOf } from './editing';

type Fields = Readonly<Record<string, unknown>>;

async function headersOf(request: APIRequestContext, login = 'siteadmin') {
  return { Accept: 'application/json', Authorization: `Bearer ${await tokenOf(request, login)}` };
}

/** Makes content in a folder; gives its path. */
export async function makeContent(
  request: APIRequestContext,
  folder: string,
  fields: Fields,
): Promise<string> {
  const answer = await request.post(`/++api++${folder}`, { headers: await headersOf(request), data: fields });
  if (answer.status() !== 201) throw new Error(`${answer.status()} ${await answer.text()}`);
  return new URL(((await answer.json()) as { '@id': string })['@id']).pathname.replace('/++api++', '');
}

/** Changes what is stored of content. */
export async function patchContent(request: APIRequestContext, path: string, fields: Fields): Promise<void> {
  const answer = await request.patch(`/++api++${path}`, { headers: await headersOf(request), data: fields });
  if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
}

/** What the API answers to somebody of the demo's staff. */
export async function answerOf(request: APIRequestContext, address: string): Promise<Fields> {
  const answer = await request.get(`/++api++${address}`, { headers: await headersOf(request) });
  return (await answer.json()) as Fields;
}

export const textBlock = (text: string, type = 'p') => ({
  '@type': 'slate',
  plaintext: text,
  value: [{ type, children: [{ text }] }],
});

/** Makes a page below the German home with these blocks; gives its path. */
export const makePageOf = (
  request: APIRequestContext,
  title: string,
  blocks: Fields,
  fields: Fields = {},
): Promise<string> =>
  makeContent(request, '/de', {
    '@type': 'Document',
    title,
    exclude_from_nav: true,
    ...fields,
    blocks,
    blocks_layout: { items: Object.keys(blocks) },
  });

interface StoredPage {
  blocks: Record<string, Record<string, unknown>>;
  blocks_layout: { items: string[] };
}

/** The stored blocks of a page, in their order. */
export async function blocksOf(request: APIRequestContext, path: string) {
  const { blocks, blocks_layout: layout } = (await answerOf(request, path)) as unknown as StoredPage;
  return layout.items.map((id) => blocks[id] ?? {});
}
