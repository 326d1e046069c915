import { readFileSync } from 'node:fs';
import { http, HttpResponse, type JsonBodyType } from 'msw';

/** A body that was taken from a real Plone. */
export function realExample<Body>(name: string): Body {
  return JSON.parse(readFileSync(`test/real-examples/${name}.json`, 'utf8')) as Body;
}

/** Answers every call with such a body, and keeps the requests that came. */
export function answerWithExample(
  name: string,
  status = 200,
): { requests: Request[]; handler: ReturnType<typeof http.all> } {
  const requests: Request[] = [];
  const handler = http.all('*', ({ request }) => {
    requests.push(request.clone());
    return HttpResponse.json(realExample<JsonBodyType>(name), { status });
  });
  return { requests, handler };
}
