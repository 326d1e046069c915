import { tooLarge } from '~mocks/http/body';

/** The bytes of a request as they arrive; one that brings more than `limit` is refused before the rest is taken. */
export async function* partsOf(request: Request, limit: number): AsyncIterable<Uint8Array> {
  const reader = request.body?.getReader();
  const announced = Number(request.headers.get('content-length') ?? 0);
  let left = announced > limit ? -1 : limit;
  while (reader) {
    if (left < 0) {
      await reader.cancel();
      throw tooLarge();
    }
    const { done, value } = await reader.read();
    if (done) return;
    left -= value.byteLength;
    if (left >= 0) yield value;
  }
}
