import { describe, expect, test } from 'vitest';
import { plainMarkup } from '@/components/rich-text/plain-markup';
import { purify } from '@/components/rich-text/purify';

describe('Plain markup needs no sanitiser, and comes to what that makes of it', () => {
  test.each([
    '<p>Ein <strong>Wort</strong> &amp; <em class="x">mehr</em><br>1 &lt; 2</p>',
    '<h2 lang="en" dir="ltr">Head</h2><ul><li>eins<ol><li>zwei</li></ol></li></ul><hr>',
    '<p><a href="/de/forschung">hier</a> <a href="https://example.org/?a=1&amp;b=2" target="_blank" rel="x">dort</a></p>',
    '<p><a data-linktype="internal" data-val="1" href="../resolveuid/31ffc2f078914aa5aa52946cc022e1d7">fort</a></p>',
    '<p><a href="mailto:a@b.example" title="Post">Post</a> <a href="//evil.example">x</a></p>',
    'nur Worte',
    '<p>offen <b>und <i>verschränkt</b> hier</i><p>weiter',
  ])('%s', (html) => {
    expect(plainMarkup(html)).toBe(purify(html));
  });
});

describe('What is more than plain markup is left to the sanitiser', () => {
  test.each([
    '<p onclick="hurt()">x</p>',
    '<p style="position:fixed">x</p>',
    '<p id="body">x</p>',
    '<a href="javascript:hurt()">x</a>',
    '<a href=" java\nscript:hurt()">x</a>',
    '<a href="data:text/html,x">x</a>',
    '<img src="/x">',
    '<script>window.hurt = 1</script><p>Worte</p>',
    '<p>Worte</p><script>hurt()</script>',
    '<p>Worte<style>p{}</style></p>',
    '<svg><p>x</p></svg>',
    '<math><mi>x</mi></math>',
    '<p>x<!-- y --></p>',
    '<template><p>x</p></template>',
    '<p><x-y>z</x-y></p>',
    '<table><tr><td>1</td></tr></table>',
    '<noscript><p>x</p></noscript>',
  ])('%s', (html) => {
    expect(plainMarkup(html)).toBeUndefined();
  });
});
