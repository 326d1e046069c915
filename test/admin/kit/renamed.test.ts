import { expect, test } from 'vitest';
import { renamed } from '@/admin/kit/renamed';

const before = { id: 'Alte_Seite.html', title: 'Alte Seite' };

test.each([
  ['nothing', before, undefined],
  ['blanks round it', { id: ' Alte_Seite.html ', title: 'Alte Seite ' }, undefined],
  ['a title', { ...before, title: ' Neue Seite ' }, { title: 'Neue Seite' }],
  ['an id, which goes into an address', { ...before, id: 'Über uns!' }, { id: 'uber-uns' }],
  ['both', { id: 'neu', title: 'Neu' }, { id: 'neu', title: 'Neu' }],
  ['emptied fields, which stay', { id: ' ', title: '' }, undefined],
])('of a name has changed: %s', (_case, typed, changed) => {
  expect(renamed(before, typed)).toEqual(changed);
});
