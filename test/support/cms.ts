import { setupServer } from 'msw/node';
import { http } from 'msw';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createTestCms, type TestCms, type TestCmsOptions } from '~test/support/test-cms';

/** The embedded CMS as the network of a test file; what a test adds by `api.use` stands before it. */
export function startCms(options: TestCmsOptions = {}) {
  const made: TestCms[] = [];
  const cms = () => {
    const [first] = made;
    if (!first) throw new Error('The CMS is not there before the first test.');
    return first;
  };
  const api = setupServer(http.all('*', ({ request }) => cms().fetch(request)));
  beforeAll(async () => {
    made.push(await createTestCms(options));
    api.listen({ onUnhandledRequest: 'error' });
  });
  afterEach(() => api.resetHandlers());
  afterAll(() => api.close());
  return { api, cms };
}
