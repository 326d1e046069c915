import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const deploy = (path: string) => readFileSync(join(root, 'deploy', path), 'utf8');
const compose = deploy('containers/compose.yaml');

test('containers run what a server runs, on the same ports', () => {
  const [, options = ''] = /start\.js (.+)$/m.exec(deploy('systemd/portal.service')) ?? [];
  const inContainer = [...compose.matchAll(/^ {6}- ["']?(--[a-z-]+|[\w.:/]+)["']?$/gm)].map(
    ([, option]) => option,
  );
  expect(inContainer.join(' ')).toContain(options);
  const plones = [...deploy('nginx/plones.conf').matchAll(/server 127\.0\.0\.1:(\d+) /g)].map(
    ([, port]) => port,
  );
  expect([...compose.matchAll(/command: \[["'](\d+)["']\]/g)].map(([, port]) => port)).toEqual(plones);
  const [, cache] = /upstream portal_cache \{\s+server (\S+);/.exec(deploy('nginx/portal.conf')) ?? [];
  expect(compose).toContain(`'${cache}'`);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const images = [...compose.matchAll(/image: portal-[a-z]+:(.+)$/gm)].map(([, tag]) => tag);
  expect(new Set(images)).toEqual(new Set([`\${PORTAL_VERSION:-${version}}`]));
});

const images = readdirSync(join(root, 'deploy/containers')).filter((name) => name.endsWith('.Dockerfile'));

test.each(images)('%s takes files that there are', (name) => {
  const copied = [...deploy(`containers/${name}`).matchAll(/^COPY (?!--from)(.+) \S+$/gm)];
  const sources = copied.flatMap(([, paths = '']) => paths.split(' '));
  expect(sources.length).toBeGreaterThan(0);
  for (const source of sources) expect(existsSync(join(root, source)), source).toBe(true);
  expect(compose).toContain(`dockerfile: deploy/containers/${name}`);
});
