import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cmsHandler, createTestCms, testOrigin } from '~test/support/test-cms';

const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

test('one handler hands every request to the CMS, and each CMS is its own', async () => {
  server.use(cmsHandler(await createTestCms()));
  const page = await fetch(`${testOrigin}/++api++/de/forschung?expand=breadcrumbs`);
  expect(await page.json()).toMatchObject({ '@id': `${testOrigin}/de/forschung` });
  const image = await fetch(`${testOrigin}/de/bilder/watt/@@images/image/mini`);
  expect(image.headers.get('content-type')).toBe('image/png');
  const login = await fetch(`${testOrigin}/++api++/@login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ login: 'admin', password: 'admin' }),
  });
  expect(login.status).toBe(200);
  const moved = await fetch(`${testOrigin}/++api++/de/alt`);
  expect(moved.url).toBe(`${testOrigin}/++api++/de/forschung`);
  server.use(cmsHandler(await createTestCms({ items: [] })));
  expect((await fetch(`${testOrigin}/++api++/de`)).status).toBe(404);
});
