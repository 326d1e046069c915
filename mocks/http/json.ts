/** A JSON answer. Neither sorted nor indented as Plone writes it: both are never meaningful. */
export function jsonResponse(body: unknown, status = 200, headers: HeadersInit = {}): Response {
  const answer = new Headers(headers);
  answer.set('Content-Type', 'application/json');
  return new Response(JSON.stringify(body), { status, headers: answer });
}

export function emptyResponse(status = 204, headers: HeadersInit = {}): Response {
  return new Response(null, { status, headers });
}
