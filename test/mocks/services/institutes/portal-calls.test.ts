import { beforeAll, describe, expect, test } from 'vitest';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms, testOrigin } from '~test/support/test-cms';
import { read } from '../json';

const institute = { name: 'Institut für Küstenforschung', token: 'ikf' };

describe("the portal's own calls", () => {
  let cms: TestCms;

  beforeAll(async () => {
    cms = await createTestCms({
      items: [
        { path: '/de', type: 'LRF', title: 'Deutsch' },
        { path: '/de/anfahrt', type: 'Document', title: 'Anfahrt' },
        {
          path: '/de/ikf',
          type: 'Institut',
          title: 'IKF',
          fields: {
            ...institute,
            banner_image: { picture: 'banner.png' },
            sticky_menu: [{ title: 'Anfahrt', icon: 'anfahrt', href: '/de/anfahrt' }],
            footer_text: '<p onclick="x()">Kontakt</p>',
            footer_address: 'Am Deich 1\nImmerlund',
          },
        },
        {
          path: '/de/ikf/geheim',
          type: 'Institutsbereich',
          title: 'IKF-1',
          state: 'private',
          fields: { name: 'IKF-1' },
        },
        { path: '/de/ikf/geheim/team', type: 'Document', title: 'Team' },
        { path: '/de/ikf/labor', type: 'Subsite', title: 'Labor', fields: { name: 'Offenes Labor' } },
        { path: '/de/blog', type: 'BlogFolder', title: 'Deichblog' },
        { path: '/de/blog/erster', type: 'Post', title: 'Erster Beitrag' },
        {
          path: '/de/projekt',
          type: 'ProjectSite',
          title: 'Tidentakt',
          fields: {
            special: true,
            main_bg_color: '#123456',
            logo: { picture: 'tidentakt.svg' },
            footer_logo: { picture: 'foerderer.png' },
            pre_footer: [
              {
                href: 'https://example.org/',
                logo: { picture: 'partner.png' },
                title: 'Partner',
                openLinkInNewTab: true,
              },
              { href: '/de/anfahrt', logo: '/de/anfahrt', title: 'Innen' },
            ],
          },
        },
        { path: '/de/projekt/daten', type: 'Document', title: 'Daten' },
      ],
      settings: {
        'portal-settings': {
          site_title: 'Immerlund',
          matomo_id: '17',
          default_page_size: 10,
          footer: [
            {
              title: 'Impressum',
              titleEn: 'Legal notice',
              href: '/de/impressum',
              hrefEn: '/en/legal-notice',
            },
          ],
          footer_header: 'Forschungszentrum',
          footer_logo: { picture: 'zentrum.png' },
        },
      },
    });
  });

  const nearest = (path: string, as?: string) =>
    read(cms, `${path}/@nearest-institut`, as === undefined ? {} : { as });

  test('each part of the institution is the nearest one above', async () => {
    const body = await nearest('/de/ikf/labor');
    expect(body.institut).toMatchObject({
      '@id': `${testOrigin}/de/ikf`,
      name: institute.name,
      title: 'IKF',
    });
    expect(body.subsite).toMatchObject({ name: 'Offenes Labor', sticky_menu: [] });
    expect(body.lrf).toMatchObject({ name: 'Deutsch', language: 'de' });
    expect(body).toMatchObject({ institutsbereich: null, blogs: null });
    expect(body.banner_image).toMatchObject({ width: 1500, height: 1000, filename: 'banner.png' });
    expect(body.banner_image?.download).toMatch(
      /^http:\/\/localhost:3000\/de\/ikf\/@@images\/banner_image-1500-/,
    );
  });

  test('its side menu has absolute links, its footer safe text', async () => {
    const { institut } = await nearest('/de/ikf');
    expect(institut?.sticky_menu).toEqual([
      { title: 'Anfahrt', icon: 'anfahrt', href: `${testOrigin}/de/anfahrt` },
    ]);
    expect(institut?.footer).toMatchObject({
      footer_text: { data: '<p>Kontakt</p>' },
      footer_address: 'Am Deich 1\nImmerlund',
      footer_header: null,
    });
  });

  test('private parts are skipped for whoever may not view them', async () => {
    expect((await nearest('/de/ikf/geheim/team')).institutsbereich).toBeNull();
    expect((await nearest('/de/ikf/geheim/team', 'editor')).institutsbereich).toMatchObject({
      name: 'IKF-1',
    });
  });

  test('a post lies in its blog; outside of everything all parts are null', async () => {
    expect((await nearest('/de/blog/erster')).blogs).toMatchObject({
      '@id': `${testOrigin}/de/blog`,
      name: 'Deichblog',
    });
    const root = await nearest('');
    expect(root).toMatchObject({ institut: null, subsite: null, banner_image: null, blogs: null, lrf: null });
  });

  test('project settings are those of the nearest project site', async () => {
    const body = await read(cms, '/de/projekt/daten/@fzjsettings');
    expect(body.project).toEqual({ '@id': `${testOrigin}/de/projekt`, title: 'Tidentakt', special: true });
    expect(body).toMatchObject({ main_bg_color: '#123456', logo: 'tidentakt.svg', matomo_id: '17' });
    expect(body.footer_logo).toMatchObject({ filename: 'foerderer.png' });
    expect(body.pre_footer).toEqual([
      {
        href: 'https://example.org/',
        logo: `${testOrigin}/@@project-logo/partner.png`,
        title: 'Partner',
        openLinkInNewTab: true,
      },
      {
        href: `${testOrigin}/de/anfahrt`,
        logo: `${testOrigin}/de/anfahrt/@@images/image/preview`,
        title: 'Innen',
        openLinkInNewTab: false,
      },
    ]);
  });

  test("outside of project sites they are the portal's", async () => {
    const body = await read(cms, '/de/@fzjsettings');
    expect(body).toMatchObject({
      project: null,
      main_bg_color: null,
      logo: null,
      default_page_size: 10,
      pre_footer: [],
    });
    expect(body.footer).toHaveLength(1);
    expect(body.portal_footer).toMatchObject({ footer_header: 'Forschungszentrum' });
    expect(body.footer_logo).toMatchObject({ download: `${testOrigin}/@@project-logo/zentrum.png` });
  });

  test('a footer saved in the control panel shows at once, without scripts', async () => {
    const json = {
      footer_text: '<p>Neu<script>x()</script></p>',
      portal_footer_newsletter: 'https://n.example/',
    };
    const saved = await cms.ask('/@controlpanels/portal-settings', { method: 'PATCH', as: 'admin', json });
    expect(saved.status).toBe(204);
    const { portal_footer } = await read(cms, '/de/@fzjsettings');
    expect(portal_footer).toMatchObject({
      footer_header: 'Forschungszentrum',
      footer_text: { data: '<p>Neu</p>' },
      portal_footer_newsletter: 'https://n.example/',
    });
  });

  test('unexpanded, both components are links', async () => {
    const { '@components': components } = await read(cms, '/de');
    expect(components?.fzjsettings).toEqual({ '@id': `${testOrigin}/de/@fzjsettings` });
    expect(components?.['nearest-institut']).toEqual({ '@id': `${testOrigin}/de/@nearest-institut` });
  });

  test('logos are public and harmless, unknown ones are not found', async () => {
    for (const [name, type] of Object.entries({
      'tidentakt.svg': 'image/svg+xml',
      'zentrum.png': 'image/png',
      'partner.png': 'image/png',
    })) {
      const response = await cms.ask(`//@@project-logo/${name}`);
      expect([name, response.status]).toEqual([name, 200]);
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('content-security-policy')).toContain('sandbox');
    }
    expect((await cms.ask('/@@project-logo/nix.svg')).status).toBe(404);
    expect((await cms.ask('/de/@@project-logo/zentrum.png')).status).toBe(404);
  });
});
