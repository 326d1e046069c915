import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** A server of the network for one test file; a request that nobody handles fails the test. */
export function startApi() {
  const api = setupServer();
  beforeAll(() => api.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => api.resetHandlers());
  afterAll(() => api.close());
  return api;
}

/** Paths hold `++api++`, which only a regular expression can name. */
export function apiPath(path: string): RegExp {
  return new RegExp(`/\\+\\+api\\+\\+${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(\\?.*)?$`);
}

/** Answers every reading call of a path with the same body. */
export function answer(path: string, body: JsonBodyType, status = 200) {
  return http.get(apiPath(path), () => HttpResponse.json(body, { status }));
}
