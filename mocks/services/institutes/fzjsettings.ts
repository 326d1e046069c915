import type { FzjSettings } from '@/api/types/portal-calls';
import type { Item } from '~mocks/repository/types';
import { isStoredFile, namedImage } from '~mocks/content/serialize/files';
import { serializeRichText } from '~mocks/content/serialize/rich-text';
import { safeHtml } from '~mocks/lib/safe-html';
import { mayView, textOf, urlOf } from '~mocks/content/perspective';
import { siteLink } from '~mocks/content/serialize/site-link';
import type { PortalSettings } from '~mocks/settings/portal-settings';
import { portalSettings } from '~mocks/settings/portal-settings';
import { scalesOf } from '~mocks/settings/imaging';
import type { Call, Service } from '../shared/call';
import type { Expander } from '../shared/expander';
import { footerNames } from './nearest-institut';

const plainKeys = [
  'matomo_id',
  'additional_body_class',
  'main_bg_color',
  'main_font',
  'nav_font_color',
  'nav_active_color',
  'footer_logo_link',
  'default_page_size',
] as const satisfies readonly (keyof FzjSettings & keyof PortalSettings)[];

const isSet = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** A picture of the settings: of the project site when it lies there, else of the portal. */
function image(
  call: Call,
  site: Item | undefined,
  settings: PortalSettings,
  name: 'bg_image' | 'footer_logo',
) {
  const own = site?.fields[name];
  if (site && isStoredFile(own))
    return namedImage(own, { field: name, url: urlOf(call, site), scales: scalesOf(call.repository) });
  const shared = settings[name];
  if (!isStoredFile(shared)) return null;
  const download = `${call.base}/@@project-logo/${encodeURIComponent(shared.filename ?? '')}`;
  return { ...namedImage(shared, { field: name, url: call.base, scales: [] }), download };
}

/** Rows of a setting; whatever else is stored there has none. */
const rowsOf = (stored: unknown): Record<string, unknown>[] =>
  Array.isArray(stored) ? stored.filter((row) => typeof row === 'object' && row !== null) : [];

/** A row of partners' logos: each is a picture elsewhere in the site, or a URL. */
function preFooter(call: Call, stored: unknown): FzjSettings['pre_footer'] {
  return rowsOf(stored).map((row) => {
    const file = row.logo;
    const link = isStoredFile(file) ? '' : siteLink(call, file);
    const isItem = link.startsWith(`${call.base}/`) && !link.includes('@@');
    const logo = isStoredFile(file)
      ? `${call.base}/@@project-logo/${encodeURIComponent(file.filename ?? '')}`
      : isItem
        ? `${link}/@@images/image/preview`
        : link;
    return {
      href: siteLink(call, row.href),
      logo: logo || null,
      title: typeof row.title === 'string' ? row.title : '',
      openLinkInNewTab: row.openLinkInNewTab === true,
    };
  });
}

/** Links of the footer: paths within the site, whatever way they are stored, or addresses elsewhere. */
function footerLinks(call: Call, stored: unknown): FzjSettings['footer'] {
  const pathOrAddress = (link: unknown): string => {
    const url = siteLink(call, link);
    return url.startsWith(`${call.base}/`) ? url.slice(call.base.length) : url;
  };
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  return rowsOf(stored).map((row) => ({
    title: text(row.title),
    titleEn: text(row.titleEn),
    href: pathOrAddress(row.href),
    hrefEn: pathOrAddress(row.hrefEn),
  }));
}

const footerKeys = [
  ...footerNames,
  'portal_footer_contact_mail',
  'portal_footer_newsletter',
] as const satisfies readonly (keyof PortalSettings)[];

/** The text is saved as HTML, as it was sent. */
function footerText(call: Call, stored: unknown): unknown {
  return serializeRichText(call, typeof stored === 'string' && stored !== '' ? safeHtml(stored) : null);
}

function portalFooter(call: Call, settings: PortalSettings): unknown {
  if (footerKeys.every((name) => settings[name] === null)) return null;
  const values = Object.fromEntries(footerKeys.map((name) => [name, settings[name]]));
  return { ...values, footer_text: footerText(call, settings.footer_text) };
}

/** Settings of the nearest project site; what it leaves open comes from the portal. */
function fzjsettings(call: Call, item: Item): unknown {
  const settings = portalSettings(call.repository);
  const site = call.repository
    .chainOf(item)
    .find((each) => each.type === 'ProjectSite' && mayView(call, each));
  const own = site?.fields ?? {};
  const choose = (name: keyof FzjSettings & keyof PortalSettings): unknown =>
    isSet(own[name]) ? own[name] : (settings[name] ?? null);
  const logo = choose('logo');
  return {
    '@id': `${urlOf(call, item)}/@fzjsettings`,
    project: site
      ? { '@id': urlOf(call, site), title: textOf(site, 'title'), special: own.special === true }
      : null,
    ...Object.fromEntries(plainKeys.map((name) => [name, choose(name)])),
    bg_image: image(call, site, settings, 'bg_image'),
    footer_logo: image(call, site, settings, 'footer_logo'),
    logo: isStoredFile(logo) ? logo.filename : logo,
    pre_footer: preFooter(call, choose('pre_footer')),
    footer: footerLinks(call, choose('footer')),
    portal_footer: portalFooter(call, settings),
  };
}

export const fzjsettingsExpander: Expander = { name: 'fzjsettings', expand: fzjsettings };

export const fzjsettingsService: Service = {
  name: '@fzjsettings',
  get: (call) => fzjsettings(call, call.item),
};
