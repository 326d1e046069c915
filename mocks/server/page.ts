import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { PageHead } from '@/api/types/page-head';
import { escaped } from '~mocks/lib/escaped';
import type { PageConfig } from './site-config';

/** The app's page for one configuration, and the policy that goes with it. */
export interface Page {
  html: string;
  /** The same for browsers that take gzip. */
  compressed: Buffer;
  policy: string;
  config: PageConfig;
}

/** Opening tags of scripts. */
const scriptTag = /<script\b(?<attributes>[^<>]*)>/g;

interface Script {
  attributes: string;
  /** Where its code begins and ends. */
  start: number;
  end: number;
}

function scriptsIn(html: string): Script[] {
  return [...html.matchAll(scriptTag)].map(({ 0: tag, index, groups }) => {
    const start = index + tag.length;
    return { attributes: groups?.attributes ?? '', start, end: html.indexOf('</script>', start) };
  });
}

/** JSON that neither ends the script element it stands in nor begins a comment there. */
const embeddable = (json: string): string =>
  json.replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Hashes of the scripts that stand in the page itself. */
function scriptHashes(html: string): string[] {
  return scriptsIn(html)
    .filter(({ attributes }) => !/\bsrc=|application\/json/.test(attributes))
    .map(({ start, end }) => {
      const hash = createHash('sha256').update(html.slice(start, end));
      return `'sha256-${hash.digest('base64')}'`;
    });
}

/** Where the services that count visits have their scripts, and where these send to. */
function countingHosts({ matomoUrl, etrackerCode }: PageConfig): { scripts: string[]; calls: string[] } {
  const matomo = matomoUrl === '' ? [] : [new URL(matomoUrl).origin];
  const hasEtracker = etrackerCode !== '';
  return {
    scripts: [
      ...matomo,
      ...(hasEtracker ? ['https://code.etracker.com', 'https://static.etracker.com'] : []),
    ],
    calls: [...matomo, ...(hasEtracker ? ['https://*.etracker.com', 'https://*.etracker.de'] : [])],
  };
}

function policyOf(html: string, config: PageConfig): string {
  const embeds = config.consentHosts.map((host) => `https://${host}`);
  // The one provider that the app itself asks, in place of running its script.
  const asked = embeds.filter((host) => host === 'https://api.altmetric.com');
  const { scripts, calls } = countingHosts(config);
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scriptHashes(html), ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...embeds, ...calls].join(' '),
    ["media-src 'self' blob:", ...embeds].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...asked, ...calls].join(' '),
    ['frame-src', "'self'", ...embeds].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

const title = /<title>[^<]*<\/title>/;

/** The title that stands in the tab until the app has set its own. */
function withTitle(html: string, { siteTitle }: PageConfig): string {
  if (siteTitle === '') return html;
  return html.replace(title, () => `<title>${escaped(siteTitle)}</title>`);
}

/** Fills the configuration into the built page. */
export function makePage(template: string, config: PageConfig): Page {
  const place = scriptsIn(template).find(({ attributes }) => attributes.includes('id="site-config"'));
  const filled = place
    ? template.slice(0, place.start) + embeddable(JSON.stringify(config)) + template.slice(place.end)
    : template;
  const html = withTitle(filled, config);
  return { html, compressed: gzipSync(html, { level: 9 }), policy: policyOf(html, config), config };
}

/** Marks what the app takes out again when it starts: it says the same of each page that it shows. */
const served = 'data-served';

const attributesText = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');

function headHtml(head: PageHead): string {
  return [
    `<title>${escaped(head.title)}</title>`,
    ...head.elements.map(({ tag, attributes }) => `<${tag}${attributesText(attributes)} ${served}>`),
    ...head.linkedData.map((json) => `<script type="application/ld+json" ${served}>${json}</script>`),
  ].join('\n    ');
}

/** What the CMS answers to everybody who makes one call. */
interface PublicAnswer {
  /** Path and query of the call. */
  url: string;
  /** In whose words it answers. */
  language: string;
  json: string;
}

/** Bytes of an answer that still come with the page. */
const largestAnswer = 100_000;

/** The answer as data for the inline script, which would else make the very same call. */
function answerHtml(answer: PublicAnswer | undefined): string {
  if (!answer) return '';
  const { url, language, json } = answer;
  if (Buffer.byteLength(json) > largestAnswer) return '';
  const attributes = attributesText({ id: 'first-answer', 'data-url': url, lang: language });
  return `<script type="application/json"${attributes} ${served}>${embeddable(json)}</script>`;
}

/** What the server says of one page of the site. */
interface Description {
  head: PageHead;
  /** Its words, for those that run no scripts. */
  outline: string;
  /** Missing where it came too late. */
  answer?: PublicAnswer;
}

/** The app's page with what is said of one page of the site, and with what the app draws it from. */
export function describedPage(page: Page, { head, outline, answer }: Description): Page {
  const html = page.html
    .replace(/<html lang="[^"]*"/, () => `<html lang="${head.language}"`)
    .replace(title, () => `${headHtml(head)}\n    ${answerHtml(answer)}`)
    .replace('</noscript>', () => `<main lang="${head.language}">${outline}</main></noscript>`);
  return { ...page, html, compressed: gzipSync(html, { level: 6 }) };
}
