import { beforeAll, describe, expect, test } from 'vitest';
import { examine, profile } from '../../../scripts/doctor/examine.mjs';
import { openSite } from '../../../scripts/doctor/site.mjs';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';

interface Finding {
  title: string;
  kind: string;
  text?: string;
  mending?: string;
}

const api = new URL('http://localhost:3000');
const manager = { login: 'admin', password: 'admin' };
const healthy = { smtp_host: 'mail.example', email_from_address: 'portal@example.org' };

let cms: TestCms;

beforeAll(async () => {
  cms = await createTestCms();
  for (const language of ['de', 'en'])
    await cms.ask(`/${language}/@workflow/publish`, { as: 'admin', json: {} });
  const answer = await cms.ask('/@controlpanels/mail', { as: 'admin', method: 'PATCH', json: healthy });
  expect(answer.status).toBe(204);
});

/** What is answered in place of the CMS: by the path of the call, its answer, and the size of what was sent. */
type Change = (path: string, answer: Response, size: number) => Response | undefined;

/** The embedded CMS, some of whose answers are others. */
async function lookAt(
  change: Change = () => undefined,
  credentials?: typeof manager,
  portal?: URL,
): Promise<Finding[]> {
  const fetching: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { byteLength } = await request.clone().arrayBuffer();
    const answer = await cms.fetch(request);
    const sent = new Response(answer.body, { status: answer.status, headers: answer.headers });
    sent.headers.set('date', new Date().toUTCString());
    return change(new URL(request.url).pathname.replace('/++api++', ''), sent, byteLength) ?? sent;
  };
  return (await examine(await openSite(api, credentials, { fetching, portal }))) as Finding[];
}

const of = (found: readonly Finding[], title: string) => found.find((each) => each.title === title);

test('A site that lacks nothing is found to be fine', async () => {
  const found = await lookAt(undefined, manager);
  expect(found.filter(({ kind }) => kind === 'problem')).toEqual([]);
  expect(of(found, 'folders of the languages')).toEqual({ title: 'folders of the languages', kind: 'fine' });
  for (const title of ['mail', 'search', 'add-on']) expect(of(found, title)).toEqual({ title, kind: 'fine' });
  expect(found.length).toBeGreaterThan(10);
});

test('Without a login it is said what a manager would see', async () => {
  const found = await lookAt();
  expect(found.filter(({ kind }) => kind === 'skipped').map(({ title }) => title)).toEqual([
    'version of the add-on',
    'mail',
    'private answers',
    'calls of the portal',
    'size of what is sent by way of the portal',
  ]);
});

const site = (changes: Record<string, unknown>): Change => {
  const body = {
    'plone.available_languages': ['de', 'en'],
    'plone.portal_timezone': 'Europe/Berlin',
    'plone.allowed_sizes': ['huge 1600:65536', 'preview 400:65536'],
    ...changes,
  };
  return (path) => (path === '/@site' ? Response.json(body) : undefined);
};
const at =
  (asked: string, answer: () => Response): Change =>
  (path) =>
    path === asked ? answer() : undefined;
const status = (code: number) => () => Response.json({}, { status: code });

/** A site with kitconcept.solr, and the add-on beside it. */
const withSolr =
  (isActive: boolean, answer: () => Response): Change =>
  (...given) =>
    site({ 'collective.solr.active': isActive })(...given) ?? at('/@solr', answer)(...given);
const hits = (numFound: number) => () =>
  Response.json({ facet_groups: [], response: { docs: [], numFound } });

test.each<[string, string, string, Change]>([
  ['API', 'problem', '/@site answers 404', at('/@site', status(404))],
  ['API', 'problem', 'without JSON', at('/@site', () => new Response('<html>', { status: 502 }))],
  ['languages', 'note', 'the site offers fr', site({ 'plone.available_languages': ['fr'] })],
  ['folders of the languages', 'problem', '/de does not exist', at('/de', status(404))],
  ['folders of the languages', 'problem', '/en cannot be seen by visitors', at('/en', status(401))],
  ['time zone', 'note', 'times are those of UTC', site({ 'plone.portal_timezone': 'UTC' })],
  ['scales of pictures', 'note', '768 pixels wide', site({ 'plone.allowed_sizes': ['large 768:768'] })],
  ['search', 'note', 'there is no Solr', at('/@solr', status(404))],
  [
    'search',
    'note',
    'that of kitconcept.solr',
    (path) => {
      if (path === '/@institutlist') return Response.json({}, { status: 404 });
      return path === '/@solr' ? Response.json({ facet_groups: [] }) : undefined;
    },
  ],
  ['search', 'problem', 'the search answers 500', at('/@solr', status(500))],
  ['search', 'problem', 'Solr does not answer', withSolr(true, status(500))],
  ['search', 'problem', 'installed, but not active', withSolr(false, status(500))],
  [
    'search',
    'problem',
    'not installed in the site',
    at('/@solr', () =>
      Response.json({ message: "Cannot find a record with name 'kitconcept.solr.config'" }, { status: 500 }),
    ),
  ],
  ['search', 'problem', 'Solr is empty', withSolr(true, hits(0))],
  ['search', 'note', 'that of kitconcept.solr', withSolr(true, hits(3))],
  ['add-on', 'note', 'is not installed', at('/@institutlist', status(404))],
  [
    'size of what is sent',
    'problem',
    'must be smaller than 1.5 MB (413)',
    (path, _answer, size) => (size > 1_000_000 && path === '/' ? status(413)() : undefined),
  ],
  ['mail', 'problem', 'no mail server', at('/@controlpanels/mail', () => Response.json({ data: {} }))],
  [
    'version of the add-on',
    'problem',
    `is 1001, this portal expects ${profile}`,
    at('/@addons', () =>
      Response.json({
        items: [{ id: 'researchportal', is_installed: true, upgrade_info: { installedVersion: '1001' } }],
      }),
    ),
  ],
  [
    'private answers',
    'problem',
    'may be kept for all',
    at('/@controlpanels', () => Response.json([], { headers: { 'cache-control': 'max-age=60, public' } })),
  ],
  [
    'clock',
    'problem',
    'the clocks differ by 3',
    (_, answer) => {
      answer.headers.set('date', new Date(Date.now() - 3_600_000).toUTCString());
      return answer;
    },
  ],
])('%s: %s, %s', async (title, kind, text, change) => {
  const found = of(await lookAt(change, manager), title);
  expect(found).toMatchObject({ kind, text: expect.stringContaining(text) as unknown });
  expect(found?.mending).toBeTruthy();
});

describe('Seen by way of the portal', () => {
  const portal = new URL('https://www.portal.example');
  const pageOf = (config: object) =>
    new Response(
      `<!doctype html><script type="application/json" id="site-config">${JSON.stringify(config)}</script>`,
    );
  const elsewhere = pageOf.bind(undefined, { apiPath: 'https://cms.example' });
  /** The portal's page, and an API that admits what is named. */
  const admitting =
    (page: () => Response, headers: Record<string, string> = {}): Change =>
    (path, answer) => {
      if (path === '/') return page();
      for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
      return undefined;
    };
  const cors = {
    'Access-Control-Allow-Origin': portal.origin,
    'Access-Control-Allow-Methods': 'GET, POST, PATCH, DELETE',
    'Access-Control-Allow-Headers':
      'Authorization, Content-Type, Tus-Resumable, Upload-Length, Upload-Metadata, Upload-Offset',
    'Access-Control-Expose-Headers': 'Location, Upload-Offset',
  };

  test.each<[string, string, string, Change]>([
    ['calls of the portal', 'fine', '', admitting(() => pageOf({ apiPath: '' }))],
    ['calls of the portal', 'fine', '', admitting(elsewhere, cors)],
    [
      'calls of the portal',
      'problem',
      'is no page of the portal',
      admitting(() => new Response('It works!')),
    ],
    [
      'calls of the portal',
      'problem',
      'does not let pages of https://www.portal.example',
      admitting(elsewhere),
    ],
    [
      'calls of the portal',
      'problem',
      'are refused PATCH, tus-resumable, authorization',
      admitting(elsewhere, {
        ...cors,
        'Access-Control-Allow-Methods': 'GET, POST, DELETE',
        'Access-Control-Allow-Headers': 'content-type, upload-length, upload-metadata, upload-offset',
      }),
    ],
    ['size of what is sent by way of the portal', 'fine', '', admitting(() => pageOf({ apiPath: '' }))],
    [
      'size of what is sent by way of the portal',
      'problem',
      'must be smaller than 1.5 MB (413)',
      (path, _answer, size) => {
        if (size > 1_000_000) return status(413)();
        return path === '/' ? pageOf({ apiPath: '' }) : undefined;
      },
    ],
  ])('%s: %s, %s', async (title, kind, text, change) => {
    const found = of(await lookAt(change, undefined, portal), title);
    expect(found).toMatchObject({ kind, ...(text && { text: expect.stringContaining(text) as unknown }) });
  });
});

test('A site that is not there, or hands out too much, is told in one line', async () => {
  const gone = await openSite(api, undefined, {
    fetching: () => Promise.reject(new TypeError('fetch failed')),
  });
  expect(await examine(gone)).toEqual([
    expect.objectContaining({
      kind: 'problem',
      text: 'http://localhost:3000 does not answer (fetch failed)',
    }),
  ]);
  const endless = await openSite(api, undefined, {
    fetching: () => Promise.resolve(new Response('x'.repeat(3_000_000))),
  });
  expect(await examine(endless)).toEqual([
    expect.objectContaining({ text: expect.stringContaining('its answer is too long') as unknown }),
  ]);
});

test('A login that is refused ends it', async () => {
  const fetching = () => Promise.resolve(Response.json({}, { status: 401 }));
  await expect(openSite(api, { login: 'x', password: 'y' }, { fetching })).rejects.toThrow(
    'does not let x log in (401)',
  );
});

test('Of an add-on that is not there no version is fine', async () => {
  const found = await lookAt(
    at('/@addons', () => Response.json({ items: [{ id: 'plone.volto', is_installed: true }] })),
    manager,
  );
  expect(of(found, 'version of the add-on')).toEqual({
    title: 'version of the add-on',
    kind: 'skipped',
    text: 'there is no add-on to look at',
  });
});
