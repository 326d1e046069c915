import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sourceFiles } from '~test/support/module-graph';

const read = (path: string) => readFileSync(path, 'utf8');

/** Services that Plone has without the add-on, which only changes what they do. */
const plones = new Set([
  '@breadcrumbs',
  '@comments',
  '@controlpanels',
  '@email-notification',
  '@email-send',
  '@groups',
  '@linkintegrity',
  '@login',
  '@relations',
  '@tus-upload',
  '@users',
]);

const folder = 'plone/src/researchportal';
const declared = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.zcml'))
  .flatMap((name) =>
    [...read(join(folder, name)).matchAll(/name="(@[a-z-]+)"/g)].map(([, name = '']) => name),
  );
const own = [...new Set(declared)].filter((name) => !plones.has(name)).sort();

/** Reached by screens alone that are nowhere without the add-on. */
const behindScreens: Readonly<Record<string, string>> = {
  'src/api/cart.ts': 'src/pages/checkout/checkout-page.tsx',
  'src/api/unlock.ts': 'src/pages/unlock/unlock-page.tsx',
};

/** The calls of the app to a service: addresses that end with its name, or go on below it. */
const calls = (name: string) => new RegExp(`[/}]${name}(?=[\`'/?])`);

describe('a Plone without the add-on', () => {
  test('lacks what the document lists, and nothing else', () => {
    const listed = [...read('docs/stock-plone.md').matchAll(/^\|[^|]*\|([^|]*)\|/gm)].flatMap(
      ([, cell = '']) => [...cell.matchAll(/`(@[a-z-]+)`/g)].map(([, name = '']) => name),
    );
    expect(own.length).toBeGreaterThan(10);
    expect([...new Set(listed)].sort()).toEqual(own);
  });

  test.each(own)('%s is called where it is known whether it is there', (name) => {
    const callers = [...sourceFiles('src/api')].filter((file) => calls(name).test(read(file)));
    const unaware = callers.filter(
      (file) =>
        !/from '\.\/add-on'/.test(read(behindScreens[file] ?? file).replaceAll('@/api/add-on', './add-on')),
    );
    expect(unaware).toEqual([]);
  });

  test('the rule sees the calls', () => {
    const called = own.filter((name) =>
      [...sourceFiles('src/api')].some((file) => calls(name).test(read(file))),
    );
    expect(called).toEqual(
      expect.arrayContaining(['@notes', '@trash', '@cart-order', '@solr', '@unlock-form']),
    );
  });
});
