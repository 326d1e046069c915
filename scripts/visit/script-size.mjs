import { gzipSync } from 'node:zlib';

/** Kilobytes of scripts as gzip packs them, however the site sent them. */
export async function scriptSize(responses) {
  const bodies = await Promise.all([...responses].map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000;
}
