import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firstRequest } from '../../vite/first-request';
import { withoutOlderFonts } from '../../vite/leaner-formulas';
import { leaner, leanerLibraries } from '../../vite/leaner-libraries';
import { messages } from '../../vite/messages';
import { namedInPage } from '../../vite/named-in-page';
import { replaced } from '../../vite/replaced';

const page = readFileSync('index.html', 'utf8');

type Hook<Call> = Call | { handler: Call } | undefined;
const called = <Call>(hook: unknown) => {
  const given = hook as Hook<Call>;
  return (typeof given === 'object' && given !== null && 'handler' in given ? given.handler : given) as Call;
};

test('what must be replaced is put in as it is, signs of patterns too', () => {
  expect(replaced('a <mark> b', '<mark>', "$& $1 $'", 'The rule')).toBe("a $& $1 $' b");
});

test('a rule that replaces nothing ends the build', () => {
  expect(() => replaced('a', 'b', 'c', 'The rule of b')).toThrow('The rule of b replaced nothing');
});

test('formulas keep the one form of their fonts that every browser takes', () => {
  const css = withoutOlderFonts(readFileSync('node_modules/katex/dist/katex.min.css', 'utf8'));
  expect(css.match(/\.woff2\)/g)?.length).toBeGreaterThan(15);
  expect(css).not.toMatch(/\.(?:woff|ttf)\)/);
  expect(() => withoutOlderFonts(css)).toThrow('replaced nothing');
});

test('the page has a mark for what is named in it', () => {
  type Transform = (html: string, context: { bundle: object }) => string;
  const transform = called<Transform>(
    (namedInPage('first-words', () => ({ de: '/a.js' })).transformIndexHtml as { handler: unknown }).handler,
  );
  expect(transform(page, { bundle: {} })).toContain('id="first-words">{"de":"/a.js"}</script>');
  expect(() => transform('<html></html>', { bundle: {} })).toThrow('The mark of first-words');
});

test('a page without the mark of the first request ends the build', async () => {
  const transform = called<(html: string) => Promise<string>>(
    firstRequest(`${process.cwd()}/`).transformIndexHtml,
  );
  await expect(transform('<html></html>')).rejects.toThrow('The mark of the first request');
  expect(page).toContain('<!-- first-request -->');
});

test('a rule of leaner libraries that found nothing in any of them ends the build', () => {
  const idle = new Set(['display names', 'makers', 'language checks']);
  const code = 'var Context = React.createContext(null);\nContext.displayName = "Context";\n';
  expect(leaner(code, idle)).toBe('var Context = /* @__PURE__ */ React.createContext(null);\n\n');
  expect([...idle]).toEqual(['language checks']);
  expect(leaner('Intl.NumberFormat.supportedLocalesOf(locale)', idle)).toBe('[locale].flat()');
  expect(idle.size).toBe(0);

  const plugin = leanerLibraries();
  called<() => void>(plugin.buildStart)();
  const buildEnd = called<(error?: Error) => void>(plugin.buildEnd);
  expect(() => buildEnd()).toThrow('display names, makers, language checks');
  expect(() => buildEnd(new Error('another fault'))).not.toThrow();
});

test('short names that no module took end the build', () => {
  const plugin = messages(process.cwd());
  called<(config: object) => void>(plugin.configResolved)({ command: 'build' });
  const buildEnd = called<() => void>(plugin.buildEnd);
  expect(buildEnd).toThrow('short names replaced nothing');
  const transform = called<(code: string) => { code: string }>(plugin.transform);
  expect(transform("defineMessages({ a: { id: 'shell.header.search' } })").code).not.toContain('shell.');
  expect(buildEnd).not.toThrow();
});
