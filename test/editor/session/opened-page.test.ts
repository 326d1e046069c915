// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { openPage } from '@/editor/session/opened-page';
import { answer, apiPath, startApi } from '~test/support/api';

const api = startApi();

const path = '/de/forschung';
const call = () => ({ language: 'de' as const, signal: new AbortController().signal });

/** The page is a `Document`; gives the calls that reach the CMS. */
function servePage(schemaOf: (type: string) => Response): string[] {
  const asked: string[] = [];
  api.events.removeAllListeners();
  api.events.on('request:start', ({ request }) => {
    asked.push(`${request.method} ${new URL(request.url).pathname.split('/').slice(-2).join('/')}`);
  });
  api.use(
    http.post(apiPath(`${path}/@lock`), () => HttpResponse.json({ token: 'ein-schloss' })),
    answer(path, { '@type': 'Document', title: 'Forschung' }),
    ...['Document', 'Meldung'].map((type) =>
      http.get(apiPath(`${path}/@types/${type}`), () => schemaOf(type)),
    ),
  );
  return asked;
}

const titled = (type: string) => HttpResponse.json({ title: type });

test('the schema of a page that has been seen comes beside its lock, once', async () => {
  const asked = servePage(titled);
  const { schema, lock } = await openPage(path, 'Document', call());
  expect(schema).toEqual({ title: 'Document' });
  expect(lock?.token).toBe('ein-schloss');
  expect(asked.slice(0, 2).sort()).toEqual(['GET @types/Document', 'POST forschung/@lock']);
  expect(asked).toHaveLength(3);
});

test.each(['', 'Meldung'])(
  'a page that is not the expected „%s“ has the schema of its own type',
  async (expected) => {
    servePage(titled);
    const { schema, type } = await openPage(path, expected, call());
    expect(type).toBe('Document');
    expect(schema).toEqual({ title: 'Document' });
  },
);

test('a schema that failed is asked for once more, and its failure is told', async () => {
  const asked = servePage(() => HttpResponse.json({ message: 'no' }, { status: 500 }));
  await expect(openPage(path, 'Document', call())).rejects.toMatchObject({ details: { status: 500 } });
  expect(asked.filter((each) => each === 'GET @types/Document')).toHaveLength(2);
});
