import { expect, test } from 'vitest';
import { pageForm } from '@/editor/session/page-form';
import { json } from '~test/support/plone-schemas';
import { createTestCms } from '~test/support/test-cms';

test('Every field of every type says what belongs in, in our words', async () => {
  const cms = await createTestCms();
  const types = Object.keys((json('mocks/recorded/types.json') as { types: object }).types);
  expect(types.length).toBeGreaterThan(20);
  const silent: string[] = [];
  for (const type of types) {
    const answer = await cms.ask(`/de/@types/${encodeURIComponent(type)}`, { as: 'admin' });
    const { fields } = pageForm(await answer.json());
    for (const [name, field] of Object.entries(fields))
      if (!field.isHidden && !field.description) silent.push(`${type} ${name}`);
  }
  expect(silent).toEqual([]);
});
