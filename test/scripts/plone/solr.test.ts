import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureSolr } from '../../../scripts/plone/solr.mjs';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-solr-'));
  await mkdir(join(folder, 'bin'));
  vi.stubEnv('PATH', join(folder, 'bin'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

/** A machine on which this program says that of its version. */
async function install(name: string, version: string): Promise<void> {
  const file = join(folder, 'bin', name);
  await writeFile(file, `#!/bin/sh\necho '${version}' >&2\n`);
  await chmod(file, 0o755);
}

const ensure = () => {
  const places = { solr: join(folder, 'solr'), installLog: join(folder, 'install.log') };
  return ensureSolr(places, () => undefined);
};

test('without Java, or with an old one, it is said in one line what Solr needs', async () => {
  await expect(ensure()).rejects.toThrow(
    'Solr needs Java 17 or newer (on Debian the package default-jdk-headless).',
  );
  await install('java', 'openjdk version "11.0.1" 2018-10-16');
  await expect(ensure()).rejects.toThrow('Solr needs Java 17');
});

test('Maven is asked for where Solr is to be built, not where it is there', async () => {
  await install('java', 'openjdk version "21" 2023-09-19');
  await expect(ensure()).rejects.toThrow('javac and Maven');
  await install('javac', 'javac 21');
  await expect(ensure()).rejects.toThrow('javac and Maven');
  const hash = createHash('sha256');
  for (const name of ['pom.xml', 'SolrServer.java']) hash.update(await readFile(`deploy/solr/${name}`));
  await mkdir(join(folder, 'solr'));
  await writeFile(join(folder, 'solr/digest'), hash.digest('hex'));
  await expect(ensure()).resolves.toBeUndefined();
});

test('what Maven does not bring is no Solr', async () => {
  await install('java', 'openjdk version "17.0.15" 2025-04-15');
  await install('javac', 'javac 17.0.15');
  await install('mvn', 'no network');
  await writeFile(join(folder, 'bin/mvn'), '#!/bin/sh\n[ "$1" = -version ]\n');
  await expect(ensure()).rejects.toThrow('Maven cannot fetch Solr');
});
