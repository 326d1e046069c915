import { Failure } from './failure';

/** Bytes that a JSON body of the reading calls may have. */
const defaultLimit = 1024 * 1024;

const tooLarge = (): Failure => new Failure(413, 'RequestEntityTooLarge', 'The request body is too large.');

/** Text of a request's body; reading stops where it grows beyond the limit. */
export async function readText(request: Request, limit = defaultLimit): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge();
  const reader = request.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw tooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
}
