import { allowedSizes } from '~mocks/settings/imaging';
import { availableLanguages, defaultLanguage } from '~mocks/settings/languages';
import { textSetting } from '~mocks/settings/panel-settings';
import { portalSettings } from '~mocks/settings/portal-settings';
import { siteLogo } from '~mocks/settings/site-logo';
import type { Service } from '../shared/call';
import { ownEntry } from '~mocks/lib/own-entry';

export const siteService: Service = {
  name: '@site',
  rootOnly: true,
  isPublic: true,
  get(call) {
    const settings = portalSettings(call.repository);
    const saved = (panel: string, name: string): unknown =>
      ownEntry(call.repository.setting<Readonly<Record<string, unknown>>>(panel), name);
    const logo = siteLogo(call.repository);
    return {
      '@id': `${call.base}/@site`,
      features: { filter_aliases_by_date: true, multilingual: true },
      'plone.allowed_sizes': allowedSizes(call.repository),
      'plone.available_languages': availableLanguages(call.repository),
      'plone.default_language': defaultLanguage(call.repository),
      'plone.portal_timezone': saved('date-and-time', 'portal_timezone') ?? settings.portal_timezone,
      'plone.robots_txt': textSetting(call.repository, 'site', 'robots_txt'),
      'plone.site_logo': logo ? `${call.base}/@@site-logo/${encodeURIComponent(logo.filename)}` : null,
      'plone.site_title': saved('site', 'site_title') ?? settings.site_title,
    };
  },
};
