import { describe, expect, test } from 'vitest';
import { dueJourneys } from '../../scripts/journeys-of-turn.mjs';
import { runsOfJourneys } from '../../scripts/turn.mjs';

const names = ['editor', 'edit-drafts', 'gallery', 'search', 'paging'].flatMap((file) =>
  Array.from({ length: 40 }, (_, place) => `${file}.spec.ts › of a list › journey ${place}`),
);

const ofFile = (file: string, due: readonly string[]) =>
  due.filter((name) => name.startsWith(`${file}.spec.ts`)).length;

describe('journeys take turns', () => {
  const runs = Array.from({ length: runsOfJourneys }, (_, run) => dueJourneys(names, 1234 + run));

  test('each has come once all runs have been made, and a run makes few of them', () => {
    expect(new Set(runs.flat())).toEqual(new Set(names));
    for (const due of runs) expect(ofFile('gallery', due)).toBeLessThan(20);
  });

  test('what a visit begins with comes each time, and that in which work might be lost twice', () => {
    for (const due of runs) expect(ofFile('editor', due)).toBe(40);
    expect(ofFile('edit-drafts', runs.flat())).toBe(80);
    expect(ofFile('search', runs.flat())).toBe(40);
  });

  test('keep their turn when others come and go', () => {
    const some = names.filter((_, place) => place % 3 === 0);
    expect(dueJourneys(some, 3)).toEqual(dueJourneys(names, 3).filter((name: string) => some.includes(name)));
  });

  test('a run without a number makes all of them', () => {
    expect(dueJourneys(names, null)).toEqual(names);
  });
});
