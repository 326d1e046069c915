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
  const wanted = vi.fn(() => ({ pathname: '/de/neu', search: '', hash: '' }));
  reloadAfterDeployment(wanted);
  const before = window.location.href;
  window.dispatchEvent(new Event('vite:preloadError'));
  expect(wanted).toHaveBeenCalledOnce();
  expect(window.location.href).toBe(before);
});
