import { expect, test } from 'vitest';
import { initialsOf } from '@/admin/kit/initials';
import { countRoles, noChanges, withRole } from '@/admin/principals/role-changes';
import { inOrder } from '@/admin/principals/role-names';

const stored = ['Member', 'Editor'];

test('what is switched back is no change', () => {
  const on = withRole(noChanges, 'nela', { role: 'Reviewer', isOn: true, stored });
  const both = withRole(on, 'nela', { role: 'Editor', isOn: false, stored });
  expect(both.get('nela')).toEqual({ Reviewer: true, Editor: false });
  expect(countRoles(both)).toBe(2);
  const back = withRole(both, 'nela', { role: 'Editor', isOn: true, stored });
  expect(back.get('nela')).toEqual({ Reviewer: true });
  expect(withRole(back, 'nela', { role: 'Reviewer', isOn: false, stored }).size).toBe(0);
});

test('known roles stand in order of what they may, those of a site after them', () => {
  const roles = ['Manager', 'Chorleitung', 'Editor', 'Member'].map((id) => ({ id, title: id }));
  expect(inOrder(roles).map(({ id }) => id)).toEqual(['Member', 'Editor', 'Manager', 'Chorleitung']);
});

test.each([
  ['Hanna Wiesengrund', 'HW'],
  ['h.wiesengrund', 'HW'],
  ['Öz', 'Ö'],
  ['Anna von der Au', 'AA'],
  ['', ''],
])('the initials of %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
