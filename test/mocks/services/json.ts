import type { TestCms, TestRequest } from '~test/support/test-cms';

/** Body of an answer of whatever shape, into which a test looks. */
export interface Body {
  [key: string]: Body;
}

/** The body of a successful call. */
export async function read(cms: TestCms, path: string, request?: TestRequest): Promise<Body> {
  const response = await cms.ask(path, request);
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
  return (await response.json()) as Body;
}

/** Content paths of a list of summaries. */
export function paths(body: unknown): string[] {
  const { items } = body as { items: { '@id': string }[] };
  return items.map((item) => new URL(item['@id']).pathname);
}

/** The body of an answer under the type that a test expects. */
export async function json<T>(response: Promise<Response>): Promise<T> {
  return (await (await response).json()) as T;
}
