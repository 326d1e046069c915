import { expect, test } from 'vitest';
import { createNames, mask } from '../../../scripts/parity/mask.mjs';

const site = 'http://127.0.0.1:8080';
const now = Date.parse('2026-05-04T12:00:00Z');
const uid = 'a'.repeat(32);
const other = 'b'.repeat(32);

function masked(value: unknown): unknown {
  const names = createNames(site);
  names.learn({ items: [{ '@id': `${site}/de/seite`, UID: uid }] });
  return mask(value, { site, names, now });
}

test.each([
  [`${site}/de/seite`, '{site}/de/seite'],
  [`../resolveuid/${uid}`, '../resolveuid/{uid /de/seite}'],
  [other, '{uid}'],
  ['2026-05-04T11:59:00+00:00', '{now}'],
  ['2020-01-02T03:04:05+00:00', '2020-01-02T03:04:05+00:00'],
  ['1969-12-31T00:00:00+00:00', '1969-12-31T00:00:00+00:00'],
  [`@@images/image-800-${other}.png`, '@@images/image-800-{hash}.png'],
  [`${uid}@127.0.0.1:8080`, '{uid /de/seite}@{host}'],
  ['<ast.Name object at 0x7f12ab>', '<ast.Name object>'],
  ['Ein Titel', 'Ein Titel'],
  [now / 1000, '{now}'],
  [42, 42],
  [null, null],
])('%j reads %j', (value, expected) => {
  expect(masked(value)).toEqual(expected);
});

test('a traceback is left out, whatever else a body says stays', () => {
  const body = { type: 'NotFound', traceback: ['File x'], items: [{ title: 'a', TranslationGroup: other }] };
  expect(masked(body)).toEqual({ type: 'NotFound', items: [{ title: 'a', TranslationGroup: '{group}' }] });
});
