import { expect, test } from 'vitest';
import { panelEntries } from '@/admin/control-panel/purposes';

const panel = (name: string) => ({ name, title: name, group: '', words: [] });

test('panels stand by purpose in their order; a site has some of its own, and none that nobody can show', () => {
  const entries = panelEntries([
    panel('mail'),
    panel('content-rules'),
    panel('dexterity-types'),
    panel('my-add-on'),
    panel('security'),
  ]);
  const names = entries.map(({ name }) => name);
  expect(names).not.toContain('content-rules');
  expect(names).toContain('dexterity-types');
  expect(names.indexOf('users')).toBeLessThan(names.indexOf('security'));
  expect(names.indexOf('security')).toBeLessThan(names.indexOf('mail'));
  expect(entries.find(({ name }) => name === 'my-add-on')).toMatchObject({ purpose: 'other' });
  expect(entries.find(({ name }) => name === 'relations')).toMatchObject({
    purpose: 'content',
    summary: null,
  });
});
