// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

test('a browser that forbids storage shows pages, scrolls them and stays calm after a deployment', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  await expect(import('@/app/use-scroll-and-focus')).resolves.toBeDefined();
  const { ScrollPositions } = await import('@/app/scroll-positions');
  const positions = new ScrollPositions(undefined);
  positions.set('a', 120);
  positions.save();
  expect(positions.get('a')).toBe(120);

  const { reloadAfterDeployment } = await import('@/app/reload-after-deployment');
  reloadAfterDeployment();
  // Loading anew is nothing that the test's browser can do: it would complain.
  expect(window.dispatchEvent(new Event('vite:preloadError'))).toBe(true);
});

test('a part that is missing offline makes no window load anew, where nothing would come', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { reloadAfterDeployment } = await import('@/app/reload-after-deployment');
  reloadAfterDeployment();
  window.dispatchEvent(new Event('vite:preloadError'));
  expect(sessionStorage.getItem('portal-reloaded')).toBeNull();
  // Loading anew, which is kept in mind, is nothing that the test's browser can do: it complains.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event('vite:preloadError'));
  expect(sessionStorage.getItem('portal-reloaded')).toBe('/');
});
