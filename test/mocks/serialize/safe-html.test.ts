// @vitest-environment node
import { expect, test } from 'vitest';
import { safeHtml } from '~mocks/serialize/safe-html';

test.each([
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href=" java\nscript:alert(1)">a</a>', '<a>a</a>'],
  ['<img src="x" onerror="alert(1)" alt="a">', '<img src="x" alt="a" />'],
  ['<p style="color:red" class="x" data-x="1">a</p>', '<p style="color:red" class="x">a</p>'],
  ['<form action="/x"><button>a</button></form><p>b</p>', '<p>b</p>'],
  ['<svg onload="x()"><p>a</p></svg>b', 'b'],
  ['<table><tr><td colspan="2">a</td></tr></table>', '<table><tr><td colspan="2">a</td></tr></table>'],
  ['<a href="../../resolveuid/abc#x">a</a>', '<a href="../../resolveuid/abc#x">a</a>'],
])('%s becomes %s', (html, safe) => {
  expect(safeHtml(html)).toBe(safe);
});
