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
  await prepareInstance({ instance: folder, venv: '', log: '' });
  const [ini, conf] = await Promise.all(
    ['etc/zope.ini', 'etc/zope.conf'].map((name) => readFile(join(folder, name), 'utf8')),
  );
  expect(ini).toContain('\ntrusted_proxy = 127.0.0.1\ntrusted_proxy_headers = x-forwarded-for\n');
  expect(conf).toContain('\ntrusted-proxy 127.0.0.1\n');
});

test('an address of PostgreSQL stands in the configuration as one line of keywords', async () => {
  const address = String.raw`postgresql://plone:it's%20a%20$5%5Cnote@db.example.org:5433/institute?sslmode=require`;
  await prepareInstance({ instance: folder, venv: '', log: '' }, address);
  const conf = await readFile(join(folder, 'etc/zope.conf'), 'utf8');
  const database = await readFile(join(folder, 'etc/database.conf'), 'utf8');
  expect(conf).toContain(`%define INSTANCE ${folder}\n`);
  expect(conf).toContain('\n%include database.conf\n');
  expect(database).toContain('%import relstorage\n');
  expect(database).toContain(
    String.raw`      dsn host='db.example.org' port='5433' user='plone' password='it\'s a $$5\\note' dbname='institute' sslmode='require'` +
      '\n',
  );
  expect(database).not.toContain('<filestorage>');
});

test('without one the content lies in files', async () => {
  await prepareInstance({ instance: folder, venv: '', log: '' });
  const database = await readFile(join(folder, 'etc/database.conf'), 'utf8');
  expect(database).toContain('<filestorage>');
  expect(database).not.toContain('relstorage');
});

test('a stock Plone loads nothing of the add-on, another one excludes nothing', async () => {
  const exclusion = join(folder, 'etc/package-includes/stock-meta.zcml');
  await prepareInstance({ instance: folder, venv: '', log: '' });
  await expect(readFile(exclusion, 'utf8')).rejects.toThrow('ENOENT');
  await prepareInstance({ instance: folder, venv: '', log: '' }, undefined, { stock: true });
  expect(await readFile(exclusion, 'utf8')).toContain('<exclude package="researchportal" />');
});
