// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { fromHtml } from '@/editor/rich-text/paste/from-html';
import { fromText } from '@/editor/rich-text/paste/from-text';
import { ownFragment } from '@/editor/rich-text/paste/own-fragment';
import { storedValue } from '@/editor/rich-text/value/open-value';
import type { EditedValue } from '@/editor/rich-text/value/nodes';
import { pasteValue } from '@/editor/rich-text/value/paste-value';
import { em, h2, li, link, ol, p, strong, ul } from './value/rich-text';

describe('Pasted HTML becomes rich text', () => {
  const cases: [string, string, EditedValue][] = [
    ['of paragraphs', '<p>one</p>\n<p>two</p>', [p('one'), p('two')]],
    ['of words alone', 'one <b>two</b>', [p('one ', strong('two'), '')]],
    ['with headings from the second level on', '<h1>A <b>b</b></h1>', [h2('A b')]],
    [
      'with lists, nested beside their items',
      '<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>',
      [ul(li('a'), ol(li('b')), li('c'))],
    ],
    ['with formats that styles say', '<p><span style="font-style:italic">a</span></p>', [p('', em('a'), '')]],
    ['without the bold that is none', '<b style="font-weight:normal"><p>a</p></b>', [p('a')]],
    ['with links', '<a href="https://example.org/">a</a>', [p('', link('https://example.org/', 'a'), '')]],
    ['without links that run', '<a href="javascript:alert(1)">a</a>', [p('a')]],
    [
      'without what is no text',
      '<style>p{}</style><script>1</script><img src=x onerror=alert(1)><p>a</p>',
      [p('a')],
    ],
    ['with its line breaks', '<p>a<br>b</p>', [p('a\nb')]],
    ['of nothing', '<p> </p>', []],
  ];
  test.each(cases)('%s', (_name, html, expected) => expect(fromHtml(html)).toEqual(expected));

  test('however deep it nests', () => {
    expect(fromHtml(`${'<div>'.repeat(5000)}deep`)).toEqual([p('deep')]);
  });
});

test('Each line of a plain text becomes a paragraph, and none is lost', () => {
  expect(fromText('a\r\n\r\nb\nc')).toEqual([p('a'), p('b'), p('c')]);
  const many = fromText(Array.from({ length: 1000 }, (_, index) => `line ${index}`).join('\n'));
  expect(many).toHaveLength(200);
  expect(JSON.stringify(many.at(-1))).toContain('line 999');
});

test('What is pasted goes on in the lines round it', () => {
  expect(pasteValue([p('ab')], 1, 1, [p('x ', strong('y'), '')])).toEqual({
    value: [p('ax ', strong('y'), 'b')],
    caret: 4,
  });
  expect(pasteValue([p('abc')], 1, 2, [p('x'), h2('y')])).toEqual({ value: [p('ax'), h2('yc')], caret: 4 });
  expect(pasteValue([p('')], 0, 0, [ul(li('x'))])).toEqual({ value: [ul(li('x'))], caret: 1 });
});

describe('A fragment of an editor', () => {
  const written = (fragment: unknown) => window.btoa(encodeURIComponent(JSON.stringify(fragment)));
  const stored = (fragment: unknown) => storedValue(ownFragment(written(fragment)) ?? []);

  test('is stored as it was copied', () => {
    const fragment = [{ type: 'p', children: [{ text: 'a: b' }] }];
    expect(stored(fragment)).toEqual(fragment);
  });

  test.each(['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x'])(
    'keeps no address that must not be followed: %j',
    (url) => {
      const link = { type: 'link', url, data: { url, link: { external: { external_link: url } } } };
      const text = JSON.stringify(
        stored([
          { type: 'p', children: [{ text: '' }, { ...link, children: [{ text: 'x' }] }, { text: '' }] },
        ]),
      );
      expect(text).toContain('"text":"x"');
      expect(text).not.toMatch(/script:|data:text/);
    },
  );

  test('is refused when it is nested too deep, or holds too much', () => {
    const deep = `${'[{"type":"p","children":'.repeat(3000)}[]${'}]'.repeat(3000)}`;
    expect(ownFragment(window.btoa(encodeURIComponent(deep)))).toBeUndefined();
    expect(ownFragment(written(Array.from({ length: 60_000 }, () => 'x')))).toBeUndefined();
    expect(ownFragment('no fragment')).toBeUndefined();
  });
});
