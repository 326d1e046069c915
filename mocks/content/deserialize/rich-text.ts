import { serverError } from '~mocks/http/failure';
import { safeHtml } from '~mocks/lib/safe-html';
import { pythonType } from '~mocks/lib/python-type';
import { Refusal } from './problems';

export interface StoredText {
  data: string;
  'content-type': string;
  encoding: string;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const lined = (text: string): string => `<p>${escaped(text).replaceAll('\n', '<br>')}</p>`;

const textOr = (value: unknown, fallback: string): string => (typeof value === 'string' ? value : fallback);

/** A text with markup as it is stored: made safe, plain text turned into markup. Links stay as they are sent. */
export function toRichText(value: unknown): StoredText {
  const isBody = typeof value === 'object' && value !== null && !Array.isArray(value);
  const body = (isBody ? value : { data: value }) as Record<string, unknown>;
  const data = isBody && !('data' in body) ? '' : body.data;
  const contentType = textOr(body['content-type'], 'text/html');
  if (contentType === 'text/x-html-safe')
    throw new Refusal('Not allowed to set content-type text/x-html-safe');
  if (typeof data !== 'string')
    throw serverError(
      'TypeError',
      Array.isArray(data)
        ? "expected string or bytes-like object, got 'list'"
        : `argument of type '${pythonType(data)}' is not iterable`,
    );
  const isPlain = contentType === 'text/plain';
  const plain = data.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '');
  return {
    data: isPlain ? lined(plain) : safeHtml(data),
    'content-type': contentType,
    encoding: textOr(body.encoding, 'utf8'),
  };
}
