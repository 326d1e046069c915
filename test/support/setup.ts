import { afterEach, beforeEach, expect, vi } from 'vitest';

const noise: string[] = [];

/** Lets the present test print this to the console: everything else that reaches console.error fails it. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern);
}
const expected: RegExp[] = [];

beforeEach(() => {
  noise.length = 0;
  expected.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    noise.push(parts.map(String).join(' '));
  });
});

afterEach(() => {
  const unexpected = noise.filter((line) => !expected.some((pattern) => pattern.test(line)));
  const missing = expected.filter((pattern) => !noise.some((line) => pattern.test(line)));
  vi.restoreAllMocks();
  expect(unexpected, 'unexpected console.error').toEqual([]);
  expect(missing.map(String), 'console.error that was expected and did not come').toEqual([]);
});

if (typeof window !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure, getConfig } = await import('@testing-library/react');
  const { getElementError } = getConfig();
  configure({
    // A busy machine is slow; what never comes still fails.
    asyncUtilTimeout: 10_000,
    // What is waited for is missing many times before it is there: the document is printed when somebody reads it.
    getElementError: (...found) => {
      let full: Error | undefined;
      return Object.defineProperties(new Error(), {
        name: { value: 'TestingLibraryElementError' },
        message: { get: () => (full ??= getElementError(...found)).message, configurable: true },
      });
    },
  });
  afterEach(cleanup);
  const { completeBrowser } = await import('./browser');
  completeBrowser();
}
