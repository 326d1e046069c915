import { readBytes } from './body';
import { badRequest } from './failure';

/** A table of some ten thousand lines. */
const limit = 5 * 1024 * 1024;
/** Node's own reader of forms takes the square of the time for twice the parts. */
const mostParts = 20;

/** A form that was sent with its files. */
export async function readForm(request: Request): Promise<FormData> {
  const contentType = request.headers.get('content-type') ?? '';
  const bytes = await readBytes(request, limit);
  const boundary = /;\s*boundary="?(?<name>[^";]+)/i.exec(contentType)?.groups?.name ?? '';
  const mark = Buffer.from(`--${boundary}`);
  let parts = 0;
  for (let at = bytes.indexOf(mark); at >= 0 && parts <= mostParts; at = bytes.indexOf(mark, at + 1))
    parts += 1;
  if (boundary === '' || parts > mostParts) throw badRequest('The form has too many parts, or no boundary.');
  try {
    return await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData();
  } catch {
    throw badRequest('The form cannot be read.');
  }
}
