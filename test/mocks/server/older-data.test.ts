import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DiskCms } from '~test/support/disk-cms';

/** The data folder of version 0.1.0 after its first start, without pictures. */
const older = new URL('older-data/journal-0.1.0.gz', import.meta.url);

let cms: DiskCms;

beforeAll(async () => {
  cms = await DiskCms.of(gunzipSync(await readFile(older)));
});

afterAll(() => cms.remove());

test('A data folder of an earlier version is read whole', async () => {
  const [status, found] = await cms.ask('GET', '/@search?b_size=1&path.depth=-1');
  expect([status, found['items_total']]).toEqual([200, 299]);
  for (const path of ['/de', '/en', '/de/karriere/stellenangebote', '/de/aktuelles/meldungen']) {
    const [read, page] = await cms.ask('GET', path);
    expect([path, read, page['blocks']]).toEqual([path, 200, expect.any(Object)]);
  }
  const [login] = await cms.ask('POST', '/@login', { login: 'siteadmin', password: 'Portal-Demo-2026' });
  expect(login).toBe(200);
});

test('It is written to, and stands after the next start', async () => {
  const [patched] = await cms.ask('PATCH', '/de/impressum', { title: 'Ein neuer Titel' });
  expect(patched).toBe(204);
  const [made] = await cms.ask('POST', '/de', { '@type': 'Document', title: 'Eine neue Seite' });
  expect(made).toBe(201);
  await cms.close();
  await cms.open();
  const [, page] = await cms.ask('GET', '/de/impressum');
  expect(page['title']).toBe('Ein neuer Titel');
  const [there] = await cms.ask('GET', '/de/eine-neue-seite');
  expect(there).toBe(200);
});
