import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { PageConfig } from './site-config';

/** The app's page for one configuration, and the policy that goes with it. */
export interface Page {
  html: string;
  /** The same for browsers that take gzip. */
  compressed: Buffer;
  policy: string;
}

const configScript = /(<script\b[^>]*\bid="site-config"[^>]*>)[^]*?(<\/script>)/;
const inlineScript = /<script\b(?<attributes>[^>]*)>(?<code>[^]*?)<\/script>/g;

/** JSON that cannot end the script element it stands in. */
function embeddable(config: PageConfig): string {
  return JSON.stringify(config).replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** Hashes of the scripts that stand in the page itself. */
function scriptHashes(html: string): string[] {
  return [...html.matchAll(inlineScript)]
    .filter(({ groups }) => !/\bsrc=|application\/json/.test(groups?.attributes ?? ''))
    .map(({ groups }) => {
      const hash = createHash('sha256').update(groups?.code ?? '');
      return `'sha256-${hash.digest('base64')}'`;
    });
}

function policyOf(html: string, frameHosts: readonly string[]): string {
  const frames = frameHosts.map((host) => `https://${host}`);
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scriptHashes(html)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    ['frame-src', "'self'", ...frames].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Fills the configuration into the built page. */
export function makePage(template: string, config: PageConfig): Page {
  const html = template.replace(configScript, (_, open: string, close: string) => {
    return `${open}${embeddable(config)}${close}`;
  });
  return { html, compressed: gzipSync(html, { level: 9 }), policy: policyOf(html, config.consentHosts) };
}
