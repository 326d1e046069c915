import { describe, expect, test } from 'vitest';
import { compareAnswers, createJudge, differences, inOneOrder } from '../../../scripts/parity/compare.mjs';
import { createRandom } from '../../../scripts/parity/random.mjs';

describe('two values', () => {
  test.each([
    [{ a: 1 }, { a: 1 }, []],
    [{ a: 1 }, { a: '1' }, ['/a']],
    [{ a: 1 }, {}, ['/a']],
    [{}, { a: undefined }, ['/a']],
    [{ a: [1, 2] }, { a: [2, 1] }, ['/a/0', '/a/1']],
    [{ a: [{ b: 1 }] }, { a: [{ b: 1 }, { b: 2 }] }, ['/a/1']],
    [[], {}, ['']],
    [null, {}, ['']],
  ])('%j and %j differ at %j', (plone, embedded, places) => {
    expect(differences(plone, embedded).map(({ at }: { at: string }) => at)).toEqual(places);
  });

  test('answers of two statuses are told as one difference', () => {
    const plone = { status: 400, headers: {}, body: { type: 'BadRequest', message: 'No' } };
    const embedded = { status: 200, headers: {}, body: { items: [] } };
    expect(compareAnswers(plone, embedded)).toEqual([
      expect.objectContaining({ at: '/status', plone: { status: 400, type: 'BadRequest', message: 'No' } }),
    ]);
  });

  test('lists whose order means nothing are sorted, all others stay', () => {
    const body = {
      items: [{ '@id': 'b' }, { '@id': 'a' }],
      response: { docs: [{ UID: '2' }, { UID: '1' }] },
      subjects: ['z', 'a'],
    };
    expect(inOneOrder({ body })).toEqual({
      body: {
        items: [{ '@id': 'a' }, { '@id': 'b' }],
        response: { docs: [{ UID: '1' }, { UID: '2' }] },
        subjects: ['z', 'a'],
      },
    });
  });
});

describe('expected differences', () => {
  const entries = [
    { call: /^GET /, at: /^\/body\/a$/, plone: /1/, embedded: /2/, reason: 'first' },
    { at: /^\/status$/, reason: 'second' },
  ];

  test.each([
    ['GET /de as editor', { at: '/body/a', plone: 1, embedded: 2 }, 'first'],
    ['GET /de as editor', { at: '/body/a', plone: 3, embedded: 2 }, undefined],
    ['POST /de as editor', { at: '/body/a', plone: 1, embedded: 2 }, undefined],
    ['POST /de as editor', { at: '/status', plone: 500, embedded: 200 }, 'second'],
  ])('%s, %j: %s', (call, difference, reason) => {
    expect(createJudge(entries).reasonFor(call, difference)).toBe(reason);
  });

  test('what never occurred is told, unless it hangs on chance', () => {
    const judge = createJudge([...entries, { at: /never/, byChance: true, reason: 'third' }]);
    judge.reasonFor('GET /de', { at: '/status', plone: 500, embedded: 200 });
    expect(judge.unused()).toEqual([entries[0]]);
  });
});

test('the same seed makes the same choices, another one others', () => {
  const choices = (seed: number) => createRandom(seed).shuffle([...Array(20).keys()]);
  expect(choices(7)).toEqual(choices(7));
  expect(choices(7)).not.toEqual(choices(8));
  expect([...choices(7)].sort((a: number, b: number) => a - b)).toEqual([...Array(20).keys()]);
});
