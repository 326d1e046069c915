import { describe, expect, test } from 'vitest';
import { batchingLinks, idOfBatched } from '~mocks/http/batching';

const url = (query: string) => new URL(`http://localhost:3000/de/viele?${query}`);

describe('batching', () => {
  test('the links of a batch in the middle', () => {
    const at = url('b_size=3&b_start=3&metadata_fields=UID');
    expect(batchingLinks(at, { start: 3, size: 3 }, 30)).toEqual({
      '@id': at.href,
      first: 'http://localhost:3000/de/viele?b_start=0&b_size=3&metadata_fields=UID',
      last: 'http://localhost:3000/de/viele?b_start=27&b_size=3&metadata_fields=UID',
      next: 'http://localhost:3000/de/viele?b_start=6&b_size=3&metadata_fields=UID',
      prev: 'http://localhost:3000/de/viele?b_start=0&b_size=3&metadata_fields=UID',
    });
  });

  test('there are none when everything fits', () => {
    expect(batchingLinks(url(''), { start: 0, size: 25 }, 25)).toBeUndefined();
  });

  test('the first batch has no previous, the last no next', () => {
    expect(batchingLinks(url(''), { start: 0, size: 3 }, 8)).not.toHaveProperty('prev');
    const last = batchingLinks(url(''), { start: 6, size: 3 }, 8);
    expect(last).not.toHaveProperty('next');
    expect(last?.last).toContain('b_start=6');
  });

  test('a start past the end keeps its way back', () => {
    expect(batchingLinks(url(''), { start: 50, size: 10 }, 28)).toMatchObject({
      prev: 'http://localhost:3000/de/viele?b_start=18',
      last: 'http://localhost:3000/de/viele?b_start=20',
    });
  });

  test.each([
    [3, 5, 0, 8, 25],
    [2, 25, 0, 27, 25],
    [27, 25, 2, undefined, 25],
    [6, 7, 0, 13, 21],
    [29, 5, 23, undefined, 25],
  ])('from %d by %d of 28 it goes back to %d, on to %s, last is %d', (start, size, prev, next, last) => {
    const links = batchingLinks(url(''), { start, size }, 28);
    const at = (link = '') => new URLSearchParams(link.split('?')[1]).get('b_start') ?? undefined;
    expect([at(links?.prev), at(links?.next), at(links?.last)]).toEqual(
      [prev, next, last].map((each) => each?.toString()),
    );
  });

  test('parameters without a value are dropped from the id, and stay in the links', () => {
    const at = url('portal_type=&Title=a&b_size=3&x');
    expect(idOfBatched(at)).toBe('http://localhost:3000/de/viele?Title=a');
    expect(batchingLinks(at, { start: 0, size: 3 }, 8)?.first).toBe(
      'http://localhost:3000/de/viele?b_start=0&portal_type=&Title=a&b_size=3&x=',
    );
  });

  test.each([
    ['x=1&x=2', 'x=1&x=2'],
    ['=x', '=x'],
    ['b_size:int=2&b_size=2', 'b_size%3Aint=2'],
    ['x==y&b=c=d', 'x=%3Dy&b=c%3Dd'],
    ['q:list=%C3%BC&foo[]=1', 'q%3Alist=%C3%BC&foo%5B%5D=1'],
    ['a=%20b+c&b=(1)~*/', 'a=+b+c&b=%281%29~%2A%2F'],
    ['z=%E4', 'z=%EF%BF%BD'],
  ])('%s is written as %s', (asked, written) => {
    expect(idOfBatched(url(asked))).toBe(`http://localhost:3000/de/viele?${written}`);
  });

  test('the id leaves out what chooses the batch and its order', () => {
    const at = url('path.depth=1&sort_on=getId&sort_order=reverse&b_size=2&b_start=2&SearchableText=a*');
    expect(idOfBatched(at)).toBe('http://localhost:3000/de/viele?path.depth=1&SearchableText=a%2A');
  });
});
