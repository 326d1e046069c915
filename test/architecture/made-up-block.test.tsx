import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { screen } from '@testing-library/react';
import type * as Providers from '@/blocks/blocks-provider';
import type * as Context from '@/blocks/page/page-context';
import type * as Registry from '@/blocks/registry';
import type * as Drawing from '@/blocks/render-blocks';
import type { BlockSchema } from '@/blocks/definition';
import { violationOf } from '~test/support/layer-rules';
import { importsOf, root } from '~test/support/module-graph';
import { renderWithSite } from '~test/support/render';
import { storedPage } from '~test/support/stored-page';
import type { MadeUpData } from './made-up-block/data';

const folder = 'src/blocks/made-up';
const line = "export { madeUp } from './made-up';\n";

let copy = '';

/** A copy of the site with one more block: its folder, and one line in the list. */
beforeAll(async () => {
  // Below the project, so that the test itself can import from it.
  await mkdir(join(root, 'test-results'), { recursive: true });
  copy = await mkdtemp(join(root, 'test-results/made-up-block-'));
  const parts = ['src', 'vite', 'locales', 'public', 'lint', 'index.html', 'vite.config.ts', 'package.json'];
  await Promise.all(parts.map((part) => cp(join(root, part), join(copy, part), { recursive: true })));
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  await cp(join(root, 'test/architecture/made-up-block'), join(copy, folder), { recursive: true });
  // In its folder it names the site's modules as its neighbours do.
  for (const name of await readdir(join(copy, folder), { recursive: true })) {
    if (!/\.tsx?$/.test(name)) continue;
    const file = join(copy, folder, name);
    const up = name.includes('/') ? '../../' : '../';
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll("'@/blocks/", `'${up}`));
  }
  const registry = join(copy, 'src/blocks/lazy-blocks.ts');
  await writeFile(registry, (await readFile(registry, 'utf8')) + line);
});
afterAll(() => rm(copy, { recursive: true, force: true }));

const page = storedPage([{ '@type': 'madeUp', headline: 'Was es gibt', words: 'Worte', side: 'oben' }]);

const inCopy = async <Module,>(module: string) => (await import(join(copy, 'src/blocks', module))) as Module;

test('A block of one folder and one line in the registry is drawn, outlined, and offered to a picker', async () => {
  const { blockNamed, loadAllBlocks, knownBlocks, lazyViewOf } = await inCopy<typeof Registry>('registry.ts');
  const { RenderBlocks } = await inCopy<typeof Drawing>('render-blocks.tsx');
  const { BlocksProvider } = await inCopy<typeof Providers>('blocks-provider.tsx');
  const { PageProvider } = await inCopy<typeof Context>('page/page-context.tsx');

  renderWithSite(
    <BlocksProvider>
      <PageProvider content={page}>
        <RenderBlocks container={page} />
      </PageProvider>
    </BlocksProvider>,
  );
  // Its view is a file that nothing has read before.
  await vi.dynamicImportSettled();
  const heading = await screen.findByRole('heading', { level: 2, name: 'Was es gibt' });
  expect(heading).toHaveAttribute('id', 'was-es-gibt');
  expect(heading.closest('section')).toHaveClass('made-up--left');

  expect(lazyViewOf('madeUp')).toBeDefined();
  await loadAllBlocks();
  const offered = knownBlocks().find(({ name }) => name === 'madeUp');
  expect(offered).toMatchObject({ name: 'madeUp', group: 'text' });
  expect(offered?.restricted).toBeUndefined();

  const editor = await blockNamed('madeUp')?.editor?.();
  const schema = editor?.schema as BlockSchema<MadeUpData> | undefined;
  expect(schema?.fieldsets[0]?.fields).toEqual(['headline', 'side']);
  expect(editor?.defaults?.()).toEqual({ words: 'Words to begin with' });
  expect(editor?.edit).toBeTypeOf('function');
});

test('Its folder keeps to the layers', async () => {
  const files = (await readdir(join(copy, folder), { recursive: true })).filter((name) =>
    /\.tsx?$/.test(name),
  );
  expect(files).toHaveLength(6);
  const violations = files.flatMap((name) =>
    importsOf(join(copy, folder, name)).flatMap((imported) => {
      const target = imported.target.replace(/^.*\/made-up-block-[^/]+\//, '');
      return violationOf(`${folder}/${name}`, { ...imported, target }) ?? [];
    }),
  );
  expect(violations).toEqual([]);
});

interface ManifestEntry {
  file: string;
  isEntry?: true;
  imports?: readonly string[];
}

describe('built', () => {
  // All of the site: what takes longest is no part of the test itself.
  beforeAll(async () => {
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
      cwd: copy,
      env: { ...process.env, NODE_ENV: 'production' },
    });
  });

  test('It comes with the first page that holds it, and nothing of its edit/ does', async () => {
    const built = join(copy, 'dist/app');
    const manifest = JSON.parse(await readFile(join(built, '.vite/manifest.json'), 'utf8')) as Record<
      string,
      ManifestEntry
    >;
    const loaded = new Set<string>();
    const load = (name: string): void => {
      const entry = manifest[name];
      if (!entry || loaded.has(entry.file)) return;
      loaded.add(entry.file);
      entry.imports?.forEach(load);
    };
    for (const [name, { isEntry }] of Object.entries(manifest)) if (isEntry) load(name);

    const scripts = (await readdir(join(built, 'assets'))).filter((name) => name.endsWith('.js'));
    const holding = async (words: string): Promise<string[]> => {
      const found = scripts.map(async (name) =>
        (await readFile(join(built, 'assets', name), 'utf8')).includes(words) ? [`assets/${name}`] : [],
      );
      return (await Promise.all(found)).flat();
    };
    const isLoaded = (files: string[]) => files.map((file) => loaded.has(file));
    expect(isLoaded(await holding('made-up--'))).toEqual([false]);
    const [view = ''] = await holding('made-up--');
    expect(await readFile(join(built, view), 'utf8')).not.toContain('Words of what is made up');
    expect(isLoaded(await holding('Headline of what is made up'))).toEqual([false]);
    expect(isLoaded(await holding('Words of what is made up'))).toEqual([false]);
  });
});
