// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { readHtml } from '@/editor/rich-text/html/read-html';
import { writeHtml } from '@/editor/rich-text/html/write-html';

const roundTrip = (html: string) => {
  const value = readHtml(html);
  return value && writeHtml(value);
};

describe('HTML that the editor knows', () => {
  test.each([
    '<p>Ein Satz.</p>',
    '<p>A &amp; B &lt;c&gt; d&nbsp;e<br>f</p>',
    '<h2>Titel</h2><p>Mit <strong>fett <em>und kursiv</em></strong>, H<sub>2</sub>O, x<sup>2</sup>, <u>u</u>, <del>d</del>, <code>c</code></p>',
    '<p><a href="https://example.org/?a=1&amp;b=&quot;2&quot;" target="_blank" rel="noopener">weg</a></p>',
    '<p><a href="../resolveuid/0123456789abcdef0123456789abcdef#x">hier</a></p>',
    '<ul><li>Eins<ol><li>Innen<ul><li>Tief</li></ul></li></ol></li><li>Zwei</li></ul>',
    '<blockquote>Zitat</blockquote><p class="callout">Wichtig</p><h5>Klein</h5>',
    '<p><b>b</b><i>i</i><s>s</s></p>',
    '<p>&nbsp;</p><p></p><p>x</p>',
  ])('comes back as it was: %s', (html) => {
    expect(roundTrip(html)).toBe(html);
  });

  test('loses the layout of its source alone', () => {
    expect(roundTrip('\n<p>\n  Zwei\n  Zeilen\n</p>\n<ul>\n  <li>Eins</li>\n</ul>\n')).toBe(
      '<p>Zwei Zeilen</p><ul><li>Eins</li></ul>',
    );
    expect(roundTrip('Ohne Absatz')).toBe('<p>Ohne Absatz</p>');
    expect(roundTrip('<blockquote><p>Zitat</p></blockquote>')).toBe('<blockquote>Zitat</blockquote>');
    expect(roundTrip('')).toBe('');
  });
});

test.each([
  '<p class="lead">x</p>',
  '<p>x<img src="/a.png"></p>',
  '<table><tr><td>x</td></tr></table>',
  '<div>x</div>',
  '<p>x<!-- y --></p>',
  '<p><a name="x">y</a></p>',
  '<p><span lang="en">y</span></p>',
  '<ul><li><p>x</p></li></ul>',
  '<ul><li>x<ul><li>y</li></ul>z</li></ul>',
  '<ul class="x"><li>y</li></ul>',
  '<style>p {}</style><p>x</p>',
  '<script>1</script>',
  '<p onclick="x()">y</p>',
  '<constructor>x</constructor>',
])('HTML that the editor would lose is left to others: %s', (html) => {
  expect(readHtml(html)).toBeUndefined();
});
