import { describe, expect, test } from 'vitest';
import { amountIn, mostCopies, mostTitles, orderedLines, readLines, withAmount } from '@/lib/cart-lines';
import { expectConsoleError } from '~test/support/setup';

const report = { id: '/de/regal/bericht', amount: 2 };
const leaflet = { id: '/de/regal/heft', amount: 1 };
const cart = [report, leaflet];

describe('a number of copies', () => {
  test.each([
    ['', 0],
    [' ', 0],
    ['0', 0],
    ['07', 7],
    ['1000', mostCopies],
    ['1001', mostCopies],
    ['999999999', mostCopies],
  ])('that is typed as "%s" is %i', (typed, amount) => {
    expect(amountIn(typed)).toBe(amount);
  });

  test.each(['-1', '-', '1.5', '1,5', 'zwei', '=1', '1e3', '٣', '1'.repeat(10_000)])(
    'is not what is typed as "%s"',
    (typed) => {
      expect(amountIn(typed)).toBeUndefined();
    },
  );

  test.each([0, 7, mostCopies])('of %i is kept', (amount) => {
    expect(withAmount(cart, report.id, amount)).toEqual([{ ...report, amount }, leaflet]);
  });

  test.each([-1, 1.5, mostCopies + 1, NaN, Infinity])('of %d changes nothing', (amount) => {
    expect(withAmount(cart, report.id, amount)).toEqual(cart);
  });
});

test('a title that is new comes at the end, with none it does not come', () => {
  expect(withAmount(cart, '/de/neu', 3)).toEqual([...cart, { id: '/de/neu', amount: 3 }]);
  expect(withAmount(cart, '/de/neu', 0)).toEqual(cart);
});

test('as many titles as an order takes, and no more', () => {
  const full = Array.from({ length: mostTitles }, (_, at) => ({ id: `/de/${at}`, amount: 1 }));
  expect(withAmount(full, '/de/neu', 1)).toEqual(full);
  expect(withAmount(full, '/de/0', 5)[0]).toEqual({ id: '/de/0', amount: 5 });
});

test('what has no copies is not ordered', () => {
  expect(orderedLines([report, { ...leaflet, amount: 0 }])).toEqual([report]);
});

describe('stored lines', () => {
  test('are read, each title once', () => {
    expect(readLines(cart)).toEqual(cart);
    expect(readLines([])).toEqual([]);
  });

  test.each([
    ['without amount', { id: '/de/x' }],
    ['that lead elsewhere', { id: '//evil.example', amount: 1 }],
    ['that are scripts', { id: 'javascript:alert(1)', amount: 1 }],
    ['of half a copy', { id: '/de/x', amount: 0.5 }],
    ['of less than none', { id: '/de/x', amount: -1 }],
    ['that are none', null],
  ])('%s are logged and dropped, the others stay', (_name, line) => {
    expectConsoleError(/Lines of the stored cart were dropped/);
    expect(readLines([line, report])).toEqual([report]);
  });

  test('are bounded', () => {
    expectConsoleError(/dropped/);
    expect(readLines(Array.from({ length: 5000 }, (_, at) => ({ id: `/${at}`, amount: 1 })))).toHaveLength(
      mostTitles,
    );
  });

  test.each([[{}], ['x'], [null], [1]])('are not %j', (stored) => {
    expect(() => readLines(stored)).toThrow();
  });
});
