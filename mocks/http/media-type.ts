import { wordSet } from '~mocks/lib/words';
const grammar = /^[a-z\d!#$&^_.+-]{1,100}\/[a-z\d!#$&^_.+-]{1,100}$/;

/** Type and subtype of a media type in lower case, without parameters; undefined for a text that is none. */
export function bareType(contentType: string): string | undefined {
  const [type = ''] = contentType.split(';', 1);
  const bare = type.trim().toLowerCase();
  return grammar.test(bare) ? bare : undefined;
}

/** Types that cannot act as a page when a browser shows them in the site's own name, and nothing that is only like them. */
const shown = wordSet(`
  image/jpeg image/png image/gif image/webp image/avif image/bmp image/tiff image/x-icon
  image/vnd.microsoft.icon image/heic image/heif image/jp2 audio/mpeg audio/mp4 audio/aac audio/ogg
  audio/wav audio/x-wav audio/flac audio/webm video/mp4 video/x-m4v video/quicktime video/webm
  video/ogg video/mpeg video/x-msvideo video/x-matroska text/plain application/pdf
`);

/** Whether a browser may show a file of this type; every other one it only saves. */
export function isHarmless(contentType: string): boolean {
  return shown.has(bareType(contentType) ?? '');
}

const charset = /^[^;]*;\s*charset=(?<quote>"?)(?<name>[\w.:-]{1,40})\k<quote>\s*$/i;

/** Content type as it is sent: of its parameters only the encoding is left, and text always has one. */
export function sentType(contentType: string): string {
  const bare = bareType(contentType);
  if (bare === undefined) return 'application/octet-stream';
  const encoding =
    charset.exec(contentType)?.groups?.name ?? (bare.startsWith('text/') ? 'utf-8' : undefined);
  return encoding === undefined ? bare : `${bare}; charset=${encoding}`;
}

/** Nothing in the answer may act, load or frame anything, wherever and however a browser opens it. */
const lockedUp = "sandbox; default-src 'none'";

/** The browser's own player loads what it plays from the same address again. */
const player = "sandbox allow-same-origin; default-src 'none'; media-src 'self'";

/** The policy with which an answer that is no page of the app's is sent. */
export function filePolicy(contentType: string): string {
  return isHarmless(contentType) && /^\s*(?:audio|video)\//i.test(contentType) ? player : lockedUp;
}
