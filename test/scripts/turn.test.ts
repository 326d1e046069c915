import { describe, expect, test } from 'vitest';
import { dayOf, isDue, roundOf, runsOfJourneys, shares, turnOf, turnWithin } from '../../scripts/turn.mjs';

const places = Array.from({ length: 21 }, (_, index) => index);

describe('checks that take turns', () => {
  test('a run without a number makes all of them', () => {
    expect(turnOf('')).toBeNull();
    expect(places.filter((place) => isDue(place, turnOf('')))).toEqual(places);
  });

  test.each([0, 7, 1234])('runs that follow each other from %i on have made each once', (first) => {
    const made = Array.from({ length: shares }, (_, run) =>
      places.filter((place) => isDue(place, turnOf(String(first + run)))),
    );
    expect(made.flat().sort((a, b) => a - b)).toEqual(places);
    for (const each of made) expect(each.length).toBeLessThan(places.length / 2);
  });

  test('what is long can be divided among more runs, or days', () => {
    const days = Array.from({ length: 12 }, (_, day) => dayOf(new Date(2026, 0, 1 + day, 12)));
    const made = days.map((day) => places.filter((place) => isDue(place, day, 12)));
    expect(made.flat().sort((a, b) => a - b)).toEqual(places);
    for (const each of made) expect(each.length).toBeLessThan(3);
  });

  test.each([
    [2, 0],
    [runsOfJourneys, 1],
    [runsOfJourneys, 7],
  ])(
    'a journey that is due in each %i. run, the first time in run %i, comes to all of its shares',
    (every, first) => {
      const runs = Array.from({ length: 24 * runsOfJourneys }, (_, run) => run);
      const own = runs.filter((run) => run % every === first);
      for (const count of [2, 3, 4, shares, 24]) {
        const made = new Set(own.flatMap((run) => places.filter((at) => isDue(at, turnWithin(run), count))));
        expect(made.size).toBe(places.length);
      }
      expect(turnWithin(null)).toBeNull();
    },
  );

  test('every round begins anew', () => {
    expect([0, shares - 1, shares, 2 * shares].map((turn) => roundOf(turn))).toEqual([0, 0, 1, 2]);
  });

  test.each(['-1', '1.5', 'constructor', '9'.repeat(30)])('%s numbers no run', (text) => {
    expect(turnOf(text)).toBeNull();
  });
});
