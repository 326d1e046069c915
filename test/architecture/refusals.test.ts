import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from '~test/support/module-graph';

/** Reading the sentence of the server off a failure; what is spread is the descriptor of a message of our own. */
const reads = /(?<!\.\.\.)(?:remoteErrorOf\([^)]*\)|\berror|\bdetails|\bremote\.error)\.message\b/;

/** What a part of the site that cannot be drawn, or an order that failed, says of itself, as the specification asks. */
const exempt = new Set([
  'src/components/error-views/render-error.tsx',
  'src/pages/checkout/order-result.tsx',
  'src/shell/footer/site-footer.tsx',
]);

const shows = (text: string) => reads.test(text);

test('No screen shows the sentence of a refusal, which the CMS speaks in English alone', () => {
  const files = sourceFiles('src').filter((file) => file.endsWith('.tsx') && !exempt.has(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => shows(readFileSync(file, 'utf8')))).toEqual([]);
  expect(shows('setFailure(remoteErrorOf(error).message)')).toBe(true);
});
