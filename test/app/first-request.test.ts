// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentCall } from '@/lib/content-call';
import { defaultSiteConfig } from '@/site/site-config';

const path = '/de/seite';
const url = `/++api++${contentCall(path, true)}`;
const content = { '@id': `http://localhost:3000${path}`, title: '</script><!-- \u2028 "ä"' };
const asked = vi.fn<typeof fetch>();

interface Served {
  url?: string;
  language?: string;
  json?: string;
}

/** The head as the server hands it out, with its answer where there is one. */
function serve(served?: Served): void {
  const config = document.createElement('script');
  Object.assign(config, { type: 'application/json', id: 'site-config' });
  config.textContent = JSON.stringify(defaultSiteConfig);
  document.head.replaceChildren(config);
  if (!served) return;
  const answer = document.createElement('script');
  Object.assign(answer, { type: 'application/json', id: 'first-answer', lang: served.language ?? 'de' });
  Object.assign(answer.dataset, { url: served.url ?? url, served: '' });
  answer.textContent = served.json ?? JSON.stringify(content);
  document.head.append(answer);
}

/** Opens an address: the inline script runs. */
async function open(pathname = path): Promise<void> {
  window.history.replaceState(null, '', pathname);
  vi.resetModules();
  await import('@/app/first-request');
}

const early = async (): Promise<unknown> => (await window.portalFirstRequest?.answer)?.json();

beforeEach(() => {
  vi.stubGlobal('fetch', asked);
  asked.mockImplementation(() => Promise.resolve(Response.json({ title: 'Asked' })));
});
afterEach(() => {
  // What waits for the page to be read waits no longer.
  document.dispatchEvent(new Event('readystatechange'));
  asked.mockReset();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.cookie = 'auth_token=; path=/; max-age=0';
  document.head.replaceChildren();
  window.history.replaceState(null, '', '/');
  delete window.portalFirstRequest;
});

test('the answer that the server has put into the page is taken as it is, and nothing is asked', async () => {
  serve({});
  await open();
  expect(asked).not.toHaveBeenCalled();
  expect(window.portalFirstRequest).toMatchObject({ url, token: null });
  expect(await early()).toEqual(content);
  expect(document.querySelector('#first-answer')).toBeNull();
});

test('without one the page’s content is asked for, as from any static host', async () => {
  serve();
  await open();
  expect(asked).toHaveBeenCalledExactlyOnceWith(url, expect.objectContaining({ credentials: 'omit' }));
  expect(await early()).toEqual({ title: 'Asked' });
});

test.each<[string, Served]>([
  ['for another path', { url: `/++api++${contentCall('/de', true)}` }],
  ['in another language', { language: 'en' }],
  ['that cannot be read', { json: '{"title": "Ab' }],
  ['that is empty', { json: '' }],
])('one %s is left, and the content asked for', async (_which, served) => {
  serve(served);
  await open();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(await early()).toEqual({ title: 'Asked' });
});

const payload = btoa(JSON.stringify({ sub: 'redaktion', exp: 4_000_000_000 }));
function logIn(): void {
  document.cookie = `auth_token=a.${payload}.c; path=/`;
}

test('whoever is logged in asks with the session', async () => {
  logIn();
  serve({});
  await open();
  const [, options] = asked.mock.calls[0] ?? [];
  expect(options?.headers).toMatchObject({ Authorization: `Bearer a.${payload}.c` });
});

test('on a screen whoever is logged in asks for the page that it stands on', async () => {
  logIn();
  serve();
  await open(`${path}/edit`);
  expect(asked).toHaveBeenCalledExactlyOnceWith(url, expect.anything());
});

/** The names of built files, as the build writes them into the head. */
function nameEditor(): void {
  const names = document.createElement('script');
  Object.assign(names, { type: 'application/json', id: 'first-editor' });
  names.textContent = JSON.stringify({
    all: ['/assets/editor.js', '/assets/editor.css'],
    de: ['/assets/de.js'],
    en: ['/assets/en.js'],
  });
  document.head.append(names);
}
const preloaded = () =>
  [...document.querySelectorAll('link')].map(({ rel, href }) => [rel, new URL(href).pathname]);

test.each(['/edit', '/add'])(
  'the page editor comes with the bundle for who is logged in, at %s',
  async (end) => {
    logIn();
    serve();
    nameEditor();
    await open(`${path}${end}`);
    expect(preloaded()).toEqual([
      ['modulepreload', '/assets/editor.js'],
      ['preload', '/assets/editor.css'],
      ['modulepreload', '/assets/de.js'],
    ]);
  },
);

test.each([
  ['a visitor', '/edit'],
  ['who is logged in', ''],
  ['who is logged in', '/contents'],
])('nothing of it comes for %s at %s', async (who, end) => {
  if (who !== 'a visitor') logIn();
  serve();
  nameEditor();
  await open(`${path}${end}`);
  expect(preloaded()).toEqual([]);
});

test.each([
  [
    'a visitor, who is not shown the screen',
    '/de/seite/sharing',
    `/++api++${contentCall('/de/seite/sharing', true)}`,
  ],
  ['a visitor on a search', '/de/search', undefined],
  ['somebody logged in on a screen of the whole site', '/controlpanel', undefined],
])('%s asks for no page under it', async (who, pathname, expected) => {
  if (!who.startsWith('a visitor')) logIn();
  serve();
  await open(pathname);
  expect(asked.mock.calls.map(([address]) => address)).toEqual(expected === undefined ? [] : [expected]);
});

test('dates are made ready once the page has been read, before the scripts run', async () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  serve({});
  await open();
  expect(made).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('readystatechange'));
  document.dispatchEvent(new Event('readystatechange'));
  expect(made).toHaveBeenCalledExactlyOnceWith('en-GB', { timeZone: defaultSiteConfig.timezone });
});

test('a page that comes back with the history asks anew: it may be as old as its tab', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'back_forward' },
  ] as unknown as PerformanceEntry[]);
  serve({});
  await open();
  expect(asked).toHaveBeenCalledTimes(1);
});
