const byExtension = new Map(
  Object.entries({
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    png: 'image/png',
    gif: 'image/gif',
    webp: 'image/webp',
    avif: 'image/avif',
    svg: 'image/svg+xml',
    ico: 'image/x-icon',
    pdf: 'application/pdf',
    csv: 'text/csv',
    txt: 'text/plain',
    html: 'text/html',
    css: 'text/css',
    js: 'text/javascript',
    mjs: 'text/javascript',
    json: 'application/json',
    map: 'application/json',
    webmanifest: 'application/manifest+json',
    xml: 'application/xml',
    zip: 'application/zip',
    woff2: 'font/woff2',
    woff: 'font/woff',
    mp4: 'video/mp4',
    mp3: 'audio/mpeg',
  }),
);

/** Content type by the extension of a file's name. */
export function contentTypeByName(name: string): string {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return byExtension.get(extension) ?? 'application/octet-stream';
}
