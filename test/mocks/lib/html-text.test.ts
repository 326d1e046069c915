import { describe, expect, test } from 'vitest';
import { textBetweenTags, textOfHtml } from '~mocks/lib/html-text';

const words = (text: string): string => text.split(/\s+/).filter(Boolean).join(' ');

describe('What a reader sees of HTML', () => {
  test.each([
    ['<p>Ebbe</p><p>Flut</p>', 'Ebbe Flut'],
    ['Watten<b>meer</b> und <a href="/x">Sand</a>bank', 'Wattenmeer und Sandbank'],
    ['K&uuml;ste&nbsp;&amp; Caf&eacute; &#8211; Meeres&shy;boden', 'Küste & Café – Meeresboden'],
    ['a<script>if (a < b) x("</p>")</script>b<style>p { color: red }</style>c', 'a b c'],
    ['vor<script>nie zu Ende', 'vor'],
    ['2 < 3 und 5 > 4', '2 < 3 und 5 > 4'],
    ['<!-- <b>verborgen</b> -->gezeigt', 'gezeigt'],
    ['&constructor; &toString; bleibt', '&constructor; &toString; bleibt'],
  ])('%s: %s', (html, text) => expect(words(textOfHtml(html))).toBe(text));
});

test('between tags stands whatever is no tag, entities read', () => {
  expect(words(textBetweenTags('<p>Ebbe</p>Fl<i>ut</i> &lt;3<script>x</script>'))).toBe('Ebbe Fl ut <3 x');
});
