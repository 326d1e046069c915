import { describe, expect, test } from 'vitest';
import { readdressed } from '~mocks/dispatch/readdressed';
import { kindOf } from '~mocks/server/plone-paths';
import { growthOf, linear } from './growth';

const token = 'mw7s5mo0.XJm-EdZqcH-KYyrA.uLNFBl4581ZBzmwEzfAhkOG_zoiva0YDrdX9kFiTk4w';
const ofPlone = 'eyJ1aWQiOiJ4In0.uLNFBl4581ZBzmwEzfAhkOG_zoiva0YDrdX9kFiTk4w';

describe('Of what lies behind a preview link the server in front hands on', () => {
  test.each([
    `/de/x/@preview/${token}/@@images/image/large`,
    `/de/x/@preview/${ofPlone}/bild/@@images/image-400-x.png`,
    `/de/x/@preview/${ofPlone}/datei/@@download/file/a.pdf`,
    `/++api++/de/x/@preview/${ofPlone}/bild/@@images/image`,
  ])('pictures and files: %s', (path) => expect(kindOf(path)).toBe('view'));

  test.each([`/++api++/de/x/@preview/${ofPlone}`, `/++api++/de/x/@preview/${token}/@querystring-search`])(
    'calls: %s',
    (path) => expect(kindOf(path)).toBe('api'),
  );

  test.each([
    `/de/x/@preview/${token}`,
    `/de/x/@preview/@@images/image`,
    `/de/x/@preview/manage_main.x/@@images/image`,
    `/de/x/@preview/++api++.x/@@images/image`,
    `/de/x/@preview/__class__.x/@@images/image`,
    `/de/x/@preview/${token}/manage_main/@@images/image`,
    `/de/x/@preview/${token}/++theme++x/@@images/image`,
    `/de/x/@preview/${token}/acl_users/@@images/image`,
    `/de/x/@preview/${token}/@preview/${token}/@@images/image`,
    `/de/x/@preview/${token}/../../@@images/../manage`,
    `/de/x/@preview/${token}%2f..%2fmanage/@@images/image`,
    `/de/x/@preview/${token}/@@images/image/large/aq_parent`,
    `/++api++/de/x/@preview/${token}/@@sharing`,
  ])('nothing else: %s', (path) => expect(kindOf(path)).toBeUndefined());
});

describe('An answer is led to the address of its preview', () => {
  const addresses = {
    url: 'https://portal.example/de/a.b',
    path: '/de/a.b',
    below: `/@preview/${token}`,
    isPart: (id: string) => id === 'bild' || id === 'ein bild',
  };
  const led = (text: string) => readdressed(text, addresses);

  test.each([
    ['https://portal.example/de/a.b', `https://portal.example/de/a.b/@preview/${token}`],
    [
      '<img src="https://portal.example/de/a.b/bild/@@images/image/x">',
      `<img src="https://portal.example/de/a.b/@preview/${token}/bild/@@images/image/x">`,
    ],
    [
      'https://portal.example/de/a.b/ein%20bild#x',
      `https://portal.example/de/a.b/@preview/${token}/ein%20bild#x`,
    ],
    ['/de/a.b/bild', `/de/a.b/@preview/${token}/bild`],
  ])('where it is the page’s own: %s', (text, expected) => expect(led(text)).toBe(expected));

  test.each([
    'https://portal.example/de/axb',
    'https://portal.example/de/a.b-2',
    'https://portal.example/de/a.b/unterseite',
    'https://portal.example/de/a.b/bild/edit',
    'https://portal.example/de/a.b/@login',
    'https://other.example/?https://portal.example/de',
    '/de/a.b',
    '/de/a.b/../bild',
    'https://portal.example/de/a.b/%E0%A4%A/@@images',
  ])('and nowhere else: %s', (text) => expect(led(text)).toBe(text));

  test('in time that grows with its length alone', async () => {
    const long = (size: number) => `${addresses.url}/bild/`.repeat(size) + addresses.url.repeat(size);
    expect(await growthOf((size) => () => led(long(size)), 100)).toBeLessThan(linear);
  });
});
