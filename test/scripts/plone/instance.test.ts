import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareInstance } from '../../../scripts/plone/instance.mjs';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-instance-'));
  await mkdir(join(folder, 'etc'));
  await writeFile(join(folder, 'etc/site.zcml'), '');
});

afterEach(() => rm(folder, { recursive: true }));

test('the web server and Zope take the address of a visitor from a proxy on this machine, from no other', async () => {
  await prepareInstance({ instance: folder, venv: '', log: '' }, 8080);
  const [ini, conf] = await Promise.all(
    ['etc/zope.ini', 'etc/zope.conf'].map((name) => readFile(join(folder, name), 'utf8')),
  );
  expect(ini).toContain('\ntrusted_proxy = 127.0.0.1\ntrusted_proxy_headers = x-forwarded-for\n');
  expect(conf).toContain('\ntrusted-proxy 127.0.0.1\n');
});
