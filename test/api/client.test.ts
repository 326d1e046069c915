// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryString, request } from '@/api/client';
import { ApiError } from '@/api/error';
import { onWrite } from '@/api/writes';
import { sessionCookie } from '@/lib/session-token';
import { configureSite } from '@/site/site';
import { answer, apiPath, startApi } from '~test/support/api';
import { makeToken } from '~test/support/render';

const api = startApi();

afterEach(() => {
  Cookies.remove(sessionCookie, { path: '/' });
  configureSite({});
});

async function failure(call: Promise<unknown>) {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error.details;
}

/** Headers of the one call that a test makes. */
function seenHeaders(path: string): Promise<Headers> {
  return new Promise((resolve) => {
    api.use(
      http.get(apiPath(path), ({ request: { headers } }) => {
        resolve(headers);
        return HttpResponse.json({});
      }),
    );
  });
}

describe('a call', () => {
  test('goes below ++api++ and says JSON and the language', async () => {
    const headers = seenHeaders('/de/seite');
    await request('/de/seite', { language: 'de' });
    expect((await headers).get('Accept')).toBe('application/json');
    expect((await headers).get('Accept-Language')).toBe('de');
    expect((await headers).get('Authorization')).toBeNull();
  });

  test('carries the token of a session that has not expired', async () => {
    Cookies.set(sessionCookie, makeToken('editor'));
    const headers = seenHeaders('/de');
    await request('/de', { language: 'de' });
    expect((await headers).get('Authorization')).toBe(`Bearer ${Cookies.get(sessionCookie)}`);
  });

  test('leaves an expired token at home', async () => {
    Cookies.set(sessionCookie, makeToken('editor', -1));
    const headers = seenHeaders('/de');
    await request('/de', { language: 'de' });
    expect((await headers).get('Authorization')).toBeNull();
  });

  test('with legacy traversal goes to the content’s own path', async () => {
    configureSite({ legacyTraverse: true });
    api.use(http.get('*/de/seite', () => HttpResponse.json({ own: true })));
    expect(await request('/de/seite', { language: 'de' })).toEqual({ own: true });
  });
});

test('a query repeats lists, leaves empty values out and keeps commas readable', () => {
  expect(queryString({ a: 1, list: ['x', 'y & z'], none: null, empty: '', expand: 'a,b', no: false })).toBe(
    '?a=1&list=x&list=y+%26+z&expand=a,b&no=false',
  );
  expect(queryString({})).toBe('');
});

describe('bodies', () => {
  test.each(['', 'null', '  \n'])('%j counts as no body', async (text) => {
    api.use(http.get(apiPath('/leer'), () => new HttpResponse(text)));
    expect(await request('/leer', { language: 'de' })).toBeUndefined();
  });

  test('broken JSON is a failure with words', async () => {
    api.use(
      http.get(
        apiPath('/kaputt'),
        () => new HttpResponse('{"a":', { headers: { 'Content-Type': 'application/json' } }),
      ),
    );
    expect(await failure(request('/kaputt', { language: 'de' }))).toMatchObject({
      kind: 'malformed',
      status: 200,
    });
  });

  test('HTML from a proxy is never taken for data', async () => {
    api.use(
      http.get(apiPath('/proxy'), () =>
        HttpResponse.html('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }),
      ),
    );
    expect(await failure(request('/proxy', { language: 'de' }))).toEqual({
      status: 502,
      kind: 'http',
      message: 'Bad Gateway',
    });
    api.use(http.get(apiPath('/proxy'), () => HttpResponse.html('<h1>Wartung</h1>')));
    expect(await failure(request('/proxy', { language: 'de' }))).toMatchObject({ kind: 'malformed' });
  });
});

describe('both forms of errors are read', () => {
  test.each([
    [{ type: 'NotFound', message: 'Resource not found: x', context: null }, 404, 'Resource not found: x'],
    [
      { error: { type: 'Invalid credentials', message: 'Wrong login and/or password.' } },
      401,
      'Wrong login and/or password.',
    ],
    [{ error: { type: 'Forbidden' } }, 403, 'Forbidden'],
    [null, 403, 'Forbidden'],
    ['text', 500, 'Internal Server Error'],
  ])('%j', async (body, status, message) => {
    api.use(answer('/falsch', body, status));
    expect(await failure(request('/falsch', { language: 'de' }))).toMatchObject({
      status,
      message,
      kind: 'http',
    });
  });
});

test('no answer from the site’s own API is a refused connection, from another host a cross-origin failure', async () => {
  api.use(http.get(apiPath('/weg'), () => HttpResponse.error()));
  expect(await failure(request('/weg', { language: 'de' }))).toMatchObject({ status: null, kind: 'network' });
  configureSite({ apiPath: 'https://cms.example' });
  expect(await failure(request('/weg', { language: 'de' }))).toMatchObject({
    status: null,
    kind: 'cross-origin',
  });
});

test('reading calls for the same are one request while it is under way, and another one later', async () => {
  let calls = 0;
  api.use(
    http.get(apiPath('/teuer'), async () => {
      calls += 1;
      await delay(20);
      return HttpResponse.json({ calls });
    }),
  );
  const ask = () => request('/teuer', { language: 'de' });
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([{ calls: 1 }, { calls: 1 }, { calls: 1 }]);
  expect(await ask()).toEqual({ calls: 2 });
});

test.each(['PATCH', 'DELETE'] as const)(
  'what is asked after a %s is not answered with what was under way before',
  async (method) => {
    let stored = 'before';
    let answerFirst: () => void = () => undefined;
    const isHeld = new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    let asked = 0;
    api.use(
      http.get(apiPath('/gesichert'), async () => {
        asked += 1;
        const title = stored;
        if (asked === 1) await isHeld;
        return HttpResponse.json({ title });
      }),
      http[method === 'PATCH' ? 'patch' : 'delete'](apiPath('/gesichert'), () => {
        stored = 'after';
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const before = request('/gesichert', { language: 'de' });
    await vi.waitFor(() => expect(asked).toBe(1));
    await request('/gesichert', { method, language: 'de', leavesContent: true });
    expect(await request('/gesichert', { language: 'de' })).toEqual({ title: 'after' });
    answerFirst();
    expect(await before).toEqual({ title: 'before' });
  },
);

test('who aborts stops waiting, whoever else asked still gets the answer', async () => {
  api.use(
    http.get(apiPath('/langsam'), async () => {
      await delay(30);
      return HttpResponse.json({ there: true });
    }),
  );
  const controller = new AbortController();
  const given = request('/langsam', { language: 'de', signal: controller.signal });
  const kept = request('/langsam', { language: 'de' });
  controller.abort();
  await expect(given).rejects.toMatchObject({ name: 'AbortError' });
  expect(await kept).toEqual({ there: true });
});

test('a call that nobody waits for any more is given up', async () => {
  const controller = new AbortController();
  let isAsked = false;
  const gone = new Promise<void>((resolve) => {
    api.use(
      http.get(apiPath('/aufgegeben'), async ({ request: { signal } }) => {
        signal.addEventListener('abort', () => resolve());
        isAsked = true;
        await delay('infinite');
        return HttpResponse.json({});
      }),
    );
  });
  const call = request('/aufgegeben', { language: 'de', signal: controller.signal }).catch(() => undefined);
  await vi.waitFor(() => expect(isAsked).toBe(true));
  controller.abort();
  await call;
  await gone;
});

test.each([
  ['a Plone that keeps the prefix', '/++api++/de/neu?expand=x'],
  ['a Plone behind virtual hosting', '/de/neu?expand=x'],
])(
  'moved content of %s is seen by the address of the answer, told as 301 without query',
  async (_, address) => {
    const moved = new Response('{}', { headers: { 'Content-Type': 'application/json' } });
    Object.defineProperties(moved, {
      redirected: { value: true },
      url: { value: window.location.origin + address },
    });
    const original = globalThis.fetch;
    globalThis.fetch = () => Promise.resolve(moved);
    try {
      expect(await failure(request('/de/alt', { language: 'de', query: { expand: 'x' } }))).toMatchObject({
        status: 301,
        kind: 'redirect',
        location: '/de/neu',
      });
    } finally {
      globalThis.fetch = original;
    }
  },
);

test('a redirect out of the site is told as 301 with the address to open in the window', async () => {
  const asked: RequestRedirect[] = [];
  const away = Object.defineProperties(new Response(), { type: { value: 'opaqueredirect' } });
  const original = globalThis.fetch;
  globalThis.fetch = (_url, init) => {
    asked.push(init?.redirect ?? 'follow');
    return init?.redirect === 'manual'
      ? Promise.resolve(away)
      : Promise.reject(new TypeError('Failed to fetch'));
  };
  try {
    const details = await failure(request('/de/weg', { language: 'de', query: { expand: 'x' } }));
    expect(details).toMatchObject({
      status: 301,
      kind: 'redirect',
      location: `${window.location.origin}/++api++/de/weg`,
    });
    const posted = await failure(request('/de/weg', { language: 'de', method: 'POST', body: {} }));
    expect(posted).toMatchObject({ status: null, kind: 'network' });
  } finally {
    globalThis.fetch = original;
  }
  expect(asked).toEqual(['follow', 'manual', 'follow']);
});

describe('a write', () => {
  const heard = vi.fn();
  let stop = () => {};
  beforeEach(() => {
    heard.mockClear();
    stop = onWrite(heard);
  });
  afterEach(() => stop());

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('%s is told of once it is done', async (method) => {
    api.use(http.all(apiPath('/de/seite'), () => new HttpResponse(null, { status: 204 })));
    const call = request('/de/seite', { method, language: 'de' });
    expect(heard).not.toHaveBeenCalled();
    await call;
    expect(heard).toHaveBeenCalledExactlyOnceWith({ path: '/de/seite' });
  });

  test.each<[string, string[] | undefined, string[]]>([
    ['/de/seite/@workflow/publish', undefined, ['/de/seite']],
    ['/@relations', undefined, ['/']],
    ['/de/ziel/@move', ['/de/ziel', '/de/quelle'], ['/de/ziel', '/de/quelle']],
    ['/de/seite/@order', [], []],
  ])('of %s that changes %j renews %j', async (path, changes, told) => {
    api.use(http.post(apiPath(path), () => HttpResponse.json({})));
    await request(path, { method: 'POST', language: 'de', ...(changes && { changes }) });
    expect(heard.mock.calls).toEqual(told.map((each) => [{ path: each }]));
  });

  test('that is refused, that leaves the content, or that only reads, is not', async () => {
    api.use(http.delete(apiPath('/de/seite'), () => HttpResponse.json({}, { status: 403 })));
    api.use(
      http.post(apiPath('/de/seite'), () => HttpResponse.json({})),
      answer('/de/seite', {}),
    );
    await failure(request('/de/seite', { method: 'DELETE', language: 'de' }));
    await request('/de/seite', { method: 'POST', language: 'de', leavesContent: true });
    await request('/de/seite', { language: 'de' });
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('a call’s own options', () => {
  test('its time limit gives it up, and it is not shared with a call that waits longer', async () => {
    api.use(
      http.get(apiPath('/zaeh'), async () => {
        await delay(80);
        return HttpResponse.json({ there: true });
      }),
    );
    const long = request('/zaeh', { language: 'de' });
    const short = failure(request('/zaeh', { language: 'de', timeLimit: 10 }));
    expect(await short).toMatchObject({ status: 408, kind: 'timeout' });
    expect(await long).toEqual({ there: true });
  });

  test('its headers go along with the usual ones', async () => {
    const seen: Headers[] = [];
    api.use(
      http.patch(apiPath('/de'), ({ request: { headers } }) => {
        seen.push(headers);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const headers = { 'Lock-Token': '0.1-x', Prefer: 'return=representation' };
    await request('/de', { method: 'PATCH', body: {}, language: 'en', headers });
    expect(Object.fromEntries(seen[0] ?? [])).toMatchObject({
      'lock-token': '0.1-x',
      prefer: 'return=representation',
      'accept-language': 'en',
      'content-type': 'application/json',
    });
  });
});
