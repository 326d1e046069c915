import { expect, test } from 'vitest';
import { safeHtml } from '~mocks/lib/safe-html';

test.each([
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href=" java\nscript:alert(1)">a</a>', '<a>a</a>'],
  ['<img src="x" onerror="alert(1)" alt="a">', '<img src="x" alt="a">'],
  ['<p style="color:red" class="x" data-x="1">a</p>', '<p style="color:red" class="x">a</p>'],
  ['<p>a<br/>b</p><hr>', '<p>a<br>b</p><hr>'],
  ['<form action="/x"><input><button>a</button></form><p>b</p>', 'a<p>b</p>'],
  ['<svg onload="x()"><p>a</p><script>x()</script></svg>b', '<p>a</p>b'],
  ['<object data="x">a</object><noscript>b</noscript><textarea><p>c</p></textarea>', 'b'],
  ['<p style="background: url(java\nscript:x)" id="i">a</p>', '<p id="i">a</p>'],
  ['<img src="data:text/html,x"><a href="data:text/html,x">a</a>', '<img><a>a</a>'],
  [
    '<div role="note" aria-label="b" tabindex="0">a</div>',
    '<div role="note" aria-label="b" tabindex="0">a</div>',
  ],
  [
    '<iframe src="https://example.org" allowfullscreen width="1"></iframe>',
    '<iframe src="https://example.org" width="1"></iframe>',
  ],
  ['<acronym title="b">a</acronym><big>c</big>', '<acronym title="b">a</acronym><big>c</big>'],
  ['<p title="a /> b">a /> b</p>', '<p title="a /&gt; b">a /&gt; b</p>'],
  ['<table><tr><td colspan="2">a</td></tr></table>', '<table><tr><td colspan="2">a</td></tr></table>'],
  ['<a href="../../resolveuid/abc#x">a</a>', '<a href="../../resolveuid/abc#x">a</a>'],
])('%s becomes %s', (html, safe) => {
  expect(safeHtml(html)).toBe(safe);
});
