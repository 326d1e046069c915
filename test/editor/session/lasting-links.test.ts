// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { withLastingLinks } from '@/editor/session/lasting-links';
import type { Field } from '@/forms/schema';
import { startApi } from '~test/support/api';

const api = startApi();
const uid = '0123456789abcdef0123456789abcdef';
/** Names a search in any page. */
const search = /\/de\/\w+\/@search/;
const fields: Record<string, Field> = {
  text: { widget: 'richText', title: 'Text' },
  bare: { widget: 'richText', title: 'Bare', isBare: true },
  title: { widget: 'text', title: 'Title' },
};
const html = (data: string) => ({ data, 'content-type': 'text/html', encoding: 'utf-8' });

function knownAt(path: string): string[] {
  const asked: string[] = [];
  api.use(
    http.get(search, ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      asked.push(`${pathname.replace('/++api++', '')} ${searchParams.get('path.depth')}`);
      const items = pathname.includes(`${path}/@search`) ? [{ '@id': path, UID: uid }] : [];
      return HttpResponse.json({ '@id': '', items, items_total: items.length });
    }),
  );
  return asked;
}

const sent = async (data: string) =>
  ((await withLastingLinks({ text: html(data) }, fields, 'de'))['text'] as { data: string }).data;

test.each([
  ['a path', '<a href="/de/ziel">x</a>', `<a href="../resolveuid/${uid}">x</a>`],
  [
    'a whole address',
    `<a href="${window.location.origin}/de/ziel">x</a>`,
    `<a href="../resolveuid/${uid}">x</a>`,
  ],
  [
    'a place in it',
    '<p><a target="_blank" href="/de/ziel#da">x</a></p>',
    `<p><a target="_blank" href="../resolveuid/${uid}#da">x</a></p>`,
  ],
  [
    'a view of it',
    '<a href="/de/ziel/@@download/file">x</a>',
    `<a href="../resolveuid/${uid}/@@download/file">x</a>`,
  ],
])('a link to content names it by its id: %s', async (_name, before, after) => {
  knownAt('/de/ziel');
  expect(await sent(before)).toBe(after);
});

test('what is no content of the site is left as it was written', async () => {
  const asked = knownAt('/de/ziel');
  const written =
    '<p><a href="https://example.org/de/ziel">a</a> <a href="mailto:a@b.de">b</a> <a href="#c">c</a> ' +
    '<a href="//host/x">d</a> <a href="../resolveuid/1">e</a> <a href="/de/nichts">f</a> <a href="/de/../x">g</a></p>';
  expect(await sent(written)).toBe(written);
  expect(asked).toEqual(['/de/nichts/@search 0']);
});

test('content is asked for once, fields that are stored as they are written are not touched', async () => {
  const asked = knownAt('/de/ziel');
  const link = '<a href="/de/ziel">x</a>';
  const changed = { text: html(link + link), bare: link, title: link, blocks: { a: link }, gone: null };
  expect(await withLastingLinks(changed, fields, 'de')).toEqual({
    ...changed,
    text: html(`<a href="../resolveuid/${uid}">x</a>`.repeat(2)),
  });
  expect(asked).toHaveLength(1);
});

test('where nobody tells the id the link stays as it was written', async () => {
  api.use(http.get(search, () => HttpResponse.error()));
  expect(await sent('<a href="/de/ziel">x</a>')).toBe('<a href="/de/ziel">x</a>');
});
