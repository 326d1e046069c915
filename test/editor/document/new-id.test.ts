import { expect, it, vi } from 'vitest';
import { newId } from '@/editor/document/new-id';

it('a new id is one as Plone makes them, also on a site that is served without TLS', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 500 }, newId);
  vi.unstubAllGlobals();
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(500);
});
