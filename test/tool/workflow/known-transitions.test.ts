import { describe, expect, test } from 'vitest';
import { transitions } from '~mocks/repository/workflow';
import { knownTransition, transitionsOf, wayBack } from '@/tool/workflow/known-transitions';

const offer = (...names: string[]) =>
  transitionsOf({
    state: { id: 'private', title: 'Privat' },
    transitions: names.map((name) => ({ '@id': `https://site/seite/@workflow/${name}`, title: '' })),
  });

test('the usual transitions stand first, others as the server orders them, by their names where they have no title', () => {
  expect(offer('zeta', 'reject', 'alpha%20beta', 'publish', '')).toEqual([
    { name: 'publish', title: 'publish' },
    { name: 'reject', title: 'reject' },
    { name: 'zeta', title: 'zeta' },
    { name: 'alpha beta', title: 'alpha beta' },
  ]);
});

test.each(transitions.map((each) => [each.id, each.to]))(
  '%s is known to lead to the state to which the CMS leads',
  (name, to) => {
    expect(knownTransition({ name, title: '' })?.to).toBe(to);
  },
);

describe('the way back', () => {
  test('is the transition that leads to the state of before', () => {
    expect(wayBack(offer('retract', 'reject'), 'private')?.name).toBe('retract');
  });
  test('is none where none does', () => {
    expect(wayBack(offer('retract', 'eigene'), 'pending')).toBeUndefined();
  });
});
