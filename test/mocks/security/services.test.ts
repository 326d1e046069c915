import { describe, expect, test } from 'vitest';
import { contentService } from '~mocks/dispatch/content';
import type { Service } from '~mocks/services/shared/call';
import { services } from '~mocks/dispatch/services';
import type { SeedItem } from '~mocks/seed/types';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';
import { access } from './access';

const secret = 'Tiefseegraben';

const items: readonly SeedItem[] = [
  { path: '/de', type: 'LRF', title: 'Deutsch' },
  {
    path: '/de/geheim',
    type: 'Document',
    title: secret,
    description: secret,
    subjects: [secret],
    state: 'private',
    blocks: [
      { '@type': 'title' },
      { '@type': 'slate', plaintext: secret, value: [{ children: [{ text: secret }] }] },
    ],
  },
  { path: '/de/geheim/bild', type: 'Image', title: secret, fields: { image: { picture: 'b.png' } } },
  { path: '/de/geheim/datei', type: 'File', title: secret, fields: { file: { file: `${secret}.txt` } } },
];

const roles = [undefined, 'member', 'editor', 'reviewer', 'siteadmin', 'admin'] as const;
const methods = ['get', 'post', 'patch', 'put', 'delete'] as const;

/** Where some calls need to name something, so that they come to the question who asks. */
const paths: Readonly<Record<string, string>> = {
  'GET @@images': '/de/geheim/bild/@@images/image',
  'GET @@download': '/de/geheim/datei/@@download/file',
  'GET @@display-file': '/de/geheim/datei/@@display-file/file',
  'GET @portrait': '/@portrait/editor',
  'PATCH @users': '/@users/editor',
  'DELETE @users': '/@users/editor',
  'PATCH @groups': '/@groups/Reviewers',
  'DELETE @groups': '/@groups/Reviewers',
  'PATCH @controlpanels': '/@controlpanels/mail',
  'DELETE @cart-order': '/@cart-order/20260101-0001',
};

/** Services that stand on the site root alone are called there, all others on private content. */
const placeOf = ({ name, rootOnly }: Service): string =>
  rootOnly ? `/${name}` : `/de/geheim${name === '' ? '' : `/${name}`}`;

const calls = [contentService, ...services].flatMap((service) =>
  methods
    .filter((method) => service[method])
    .map((method) => {
      const call = `${method.toUpperCase()} ${service.name || 'content'}`;
      return { call, method: method.toUpperCase(), path: paths[call] ?? placeOf(service) };
    }),
);

async function ask(cms: TestCms, call: (typeof calls)[number], as: string | undefined): Promise<Response> {
  const { method, path } = call;
  const json = method === 'GET' ? {} : { json: {} };
  return cms.ask(path, { method, ...json, ...(as === undefined ? {} : { as }) });
}

/** `+` for a call that is let through, whatever becomes of it; `-` for one that is refused. */
const mark = (status: number): string => ([401, 403].includes(status) ? '-' : '+');

describe('every service on private content, or on the site root', () => {
  test('has its line in the table', () => {
    expect(calls.map(({ call }) => call).sort()).toEqual(Object.keys(access).sort());
  });

  test.each(calls)('$call is for those whom the table names', async (call) => {
    let marks = '';
    let cms: TestCms | undefined;
    for (const as of roles) {
      cms ??= await createTestCms({ items, report: () => undefined, rateLimits: false });
      const response = await ask(cms, call, as);
      const body = await response.text();
      marks += mark(response.status);
      // What was let through may have changed or removed what the next one asks for.
      if (call.method !== 'GET' && !marks.endsWith('-')) cms = undefined;
      if (as === undefined || as === 'member') expect(body).not.toContain(secret);
    }
    expect(marks).toBe(access[call.call]);
  });
});
