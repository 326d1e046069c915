import { describe, expect, test } from 'vitest';
import { contentPath, parseTarget } from '~mocks/http/target';

describe('the target of a URL', () => {
  test.each([
    ['/', '', undefined, [], false],
    ['/de/x', '/de/x', undefined, [], false],
    ['/++api++/de/x/@search', '/de/x', '@search', [], true],
    ['/de/++api++/x/@types/News%20Item', '/de/x', '@types', ['News Item'], true],
    ['//de///x//', '/de/x', undefined, [], false],
    ['/de/x/@@images/image/mini', '/de/x', '@@images', ['image', 'mini'], false],
    ['/de/resolveuid/abc/y', '/de', 'resolveuid', ['abc', 'y'], false],
  ])('%s', (url, path, service, rest, prefixed) => {
    const target = parseTarget(url);
    expect(contentPath(target?.content ?? [])).toBe(path);
    expect(target).toMatchObject({ rest, prefixed, doubled: false });
    expect(target?.service).toBe(service);
  });

  test('the prefix at once again is told, elsewhere again it names nothing', () => {
    expect(parseTarget('/++api++/++api++/x')).toMatchObject({ content: ['x'], doubled: true });
    expect(parseTarget('/++api++/x/++api++')).toBeUndefined();
  });

  test.each(['/de/%', '/de/%2Fetc%2Fpasswd', '/de/a%00b', '/de/%E0%A4%A'])('%s names nothing', (url) => {
    expect(parseTarget(url)).toBeUndefined();
  });
});
