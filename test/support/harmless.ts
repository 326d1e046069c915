import { expect } from 'vitest';

/** Nothing that was stored runs, loads a frame, or is followed as a script. */
export function expectHarmless(container: HTMLElement): void {
  expect(container.querySelector('script:not([type="application/ld+json"]), iframe, [onerror]')).toBeNull();
  for (const element of container.querySelectorAll('[href], [src]'))
    expect(element.getAttribute('href') ?? element.getAttribute('src')).not.toMatch(/^\s*javascript:/i);
  expect('hurt' in window).toBe(false);
}
