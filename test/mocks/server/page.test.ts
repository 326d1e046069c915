import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { makePage } from '~mocks/server/page';
import { hiddenPathsOf, pageConfig } from '~mocks/server/site-config';
import { defaultSiteConfig } from '@/site/site-config';

const template = `<html><head><title>Portal</title>
<script type="application/json" id="site-config">{ "variant": "old" }</script>
<script>first()</script><script type="module" src="/assets/a.js"></script><script >second()</script>
</head></html>`;

const configOf = (html: string): unknown => JSON.parse(/id="site-config">([^<]*)</.exec(html)?.[1] ?? '');
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('the page', () => {
  test('carries the configuration in the shape that the app reads', () => {
    const config = pageConfig('network');
    const { html } = makePage(template, config);
    expect(configOf(html)).toEqual(config);
    expect(Object.keys(config).sort()).toEqual(Object.keys(defaultSiteConfig).sort());
    expect(html).toContain('<script>first()</script>');
  });

  test('no value can end the script element', () => {
    const config = pageConfig('default', ['</script><script>alert(1)</script>$&\u2028']);
    const { html } = makePage(template, config);
    expect(html.match(/<script/g)).toHaveLength(4);
    expect(configOf(html)).toEqual(config);
  });

  test('its policy admits the scripts that stand in it, by hash, and no others', () => {
    const { policy } = makePage(template, pageConfig('default'));
    const scripts = policy.split('; ').find((each) => each.startsWith('script-src'));
    expect(scripts).toBe(`script-src 'self' ${hashOf('first()')} ${hashOf('second()')}`);
    expect(policy).toContain("object-src 'none'");
    for (const name of ['frame-src', 'img-src'])
      for (const host of ['www.youtube-nocookie.com', 'www.facebook.com', 'www.google.com'])
        expect(policy.split('; ').find((each) => each.startsWith(name))).toContain(` https://${host}`);
  });

  test('its policy admits the services that count visits where the site names them, and only there', () => {
    const directive = (policy: string, name: string) =>
      policy.split('; ').find((each) => each.startsWith(`${name} `));
    const { policy } = makePage(template, {
      ...pageConfig('default'),
      matomoUrl: 'https://zahl.example/matomo/',
      etrackerCode: 'abc123',
    });
    for (const name of ['script-src', 'connect-src', 'img-src'])
      expect(directive(policy, name)).toContain(' https://zahl.example');
    expect(directive(policy, 'script-src')).toContain(' https://code.etracker.com');
    expect(directive(policy, 'connect-src')).toContain(' https://*.etracker.de');
    expect(makePage(template, pageConfig('default')).policy).not.toMatch(/zahl|etracker/);
  });

  test('bears the title of the site, which cannot be more than a title', () => {
    const named = (siteTitle: string) => makePage(template, { ...pageConfig('default'), siteTitle }).html;
    expect(named('')).toContain('<title>Portal</title>');
    expect(named('Warte & $& <script>')).toContain('<title>Warte &amp; $&amp; &lt;script&gt;</title>');
  });

  test('career pages exist in the default variant only', () => {
    expect(hiddenPathsOf('default')).toEqual([]);
    for (const variant of ['main', 'network'] as const)
      expect(hiddenPathsOf(variant)).toEqual(['/de/karriere', '/en/careers']);
  });
});
