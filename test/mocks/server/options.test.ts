import { describe, expect, test } from 'vitest';
import { isLoopback, readOptions } from '~mocks/server/options';
import { StartError } from '~mocks/server/start-error';

describe('the command line', () => {
  test('without options: port 3000 on loopback, the folder .data, the default variant', () => {
    expect(readOptions([])).toEqual({
      port: 3000,
      host: '127.0.0.1',
      data: '.data',
      fresh: false,
      variant: 'default',
      solr: 'portal',
      matomoUrl: '',
      etrackerCode: '',
      api: undefined,
    });
  });

  test('every option is read', () => {
    expect(
      readOptions(['--port', '0', '--host=::1', '--data', 'x', '--fresh', '--variant', 'main']),
    ).toMatchObject({
      port: 0,
      host: '::1',
      data: 'x',
      fresh: true,
      variant: 'main',
    });
    expect(readOptions(['--memory'])?.data).toBeUndefined();
    expect(readOptions(['--help'])).toBeUndefined();
  });

  test('the services that count visits are named by options, else by the environment', () => {
    const environment = { PORTAL_MATOMO_URL: 'https://zahl.example/', PORTAL_ETRACKER_CODE: 'abc123' };
    expect(readOptions([], environment)).toMatchObject({
      matomoUrl: 'https://zahl.example/',
      etrackerCode: 'abc123',
    });
    expect(readOptions(['--matomo-url', 'https://andere.example'], environment)).toMatchObject({
      matomoUrl: 'https://andere.example',
    });
  });

  test('further hosts that pages may embed are named by an option, else by the environment', () => {
    const environment = { PORTAL_EMBED_HOSTS: 'radar.example' };
    expect(readOptions([], environment)?.embedHosts).toEqual(['radar.example']);
    expect(
      readOptions(['--embed-hosts', ' Karten.example, bewerbung.example,'], environment)?.embedHosts,
    ).toEqual(['karten.example', 'bewerbung.example']);
  });

  test('the site’s address and the proxies in front are named by options, else by the environment', () => {
    const environment = { PORTAL_PUBLIC_URL: 'https://Portal.example/', PORTAL_TRUSTED_PROXY: '10.0.0.1' };
    expect(readOptions([], environment)?.publicUrl).toBe('https://portal.example');
    expect(readOptions(['--public-url', 'http://x:8080'], environment)?.publicUrl).toBe('http://x:8080');
    const own = readOptions([], environment)?.trustedProxies;
    expect([own?.check('10.0.0.1'), own?.check('10.0.0.2')]).toEqual([true, false]);
    const named = readOptions(['--trusted-proxy', '192.0.2.0/24, fd00::/8'], environment)?.trustedProxies;
    expect(['192.0.2.77', '10.0.0.1'].map((each) => named?.check(each))).toEqual([true, false]);
    expect(named?.check('fd12::1', 'ipv6')).toBe(true);
  });

  test('the API is named by its site, with or without the prefix', () => {
    for (const url of [
      'http://plone:8080/Plone',
      'http://plone:8080/Plone/',
      'http://plone:8080/Plone/++api++/',
    ])
      expect(readOptions(['--api', url])?.api?.href).toBe('http://plone:8080/Plone');
  });

  test.each([
    [['--port', 'x']],
    [['--port', '70000']],
    [['--port']],
    [['--variant', 'x']],
    [['--api', 'x']],
    [['--api', 'ftp://x/']],
    [['--api', 'http://x/', '--fresh']],
    [['--matomo-url', 'matomo']],
    [['--matomo-url', 'javascript:alert(1)']],
    [['--etracker-code', 'x;script-src *']],
    [['--embed-hosts', 'https://radar.example']],
    [['--embed-hosts', "radar.example; script-src 'unsafe-inline'"]],
    [['--embed-hosts', '*']],
    [['--public-url', 'portal.example']],
    [['--public-url', 'https://portal.example/site']],
    [['--public-url', 'https://a:b@portal.example/']],
    [['--public-url', 'javascript:alert(1)']],
    [['--trusted-proxy', 'proxy.example']],
    [['--trusted-proxy', '10.0.0.0/33']],
    [['--trusted-proxy', '10.0.0.0/8/8']],
    [['--trusted-proxy', '10.0.0.1,,']],
    [['--memory', '--data', 'x']],
    [['--nix']],
    [['nix']],
  ])('%j is refused in one line', (args) => {
    expect(() => readOptions(args)).toThrow(StartError);
    expect(() => readOptions(args)).toThrow(/^[^\n]+$/);
  });

  test.each([
    ['127.0.0.1', true],
    ['127.8.8.8', true],
    ['127.0.0.1.example', false],
    ['127.evil', false],
    ['::1', true],
    ['localhost', true],
    ['0.0.0.0', false],
    ['::', false],
    ['portal.example', false],
    ['10.0.0.1', false],
  ])('%s reaches this machine only: %s', (host, expected) => {
    expect(isLoopback(host)).toBe(expected);
  });
});
