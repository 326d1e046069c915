import type { FzjSettings } from '@/api/types/portal-calls';
import { timeZoneOf } from '~mocks/repository/event-times';
import type { RepositoryReader } from '~mocks/repository/types';

type Answered = Omit<
  FzjSettings,
  '@id' | 'project' | 'bg_image' | 'footer_logo' | 'logo' | 'pre_footer' | 'portal_footer'
>;
type PortalFooter = NonNullable<FzjSettings['portal_footer']>;

/** The control panel `portal-settings` as it is stored. Pictures are stored files, links paths or stored references. */
export interface PortalSettings extends Answered, PortalFooter {
  site_title: string;
  /** IANA name of the zone in which the portal lives. */
  portal_timezone: string;
  bg_image: unknown;
  footer_logo: unknown;
  logo: unknown;
  pre_footer: readonly Readonly<Record<string, unknown>>[];
  /** Who hears from visitors about job offers. */
  job_offer_contact_mail: string | null;
  /** Who carries orders of publications out; without one the site's own address does. */
  order_recipient: string | null;
}

const portalSettingsKey = 'portal-settings';

const defaults: Omit<PortalSettings, 'portal_timezone'> = {
  site_title: '',
  matomo_id: null,
  additional_body_class: null,
  main_bg_color: null,
  bg_image: null,
  main_font: null,
  nav_font_color: null,
  nav_active_color: null,
  logo: null,
  pre_footer: [],
  footer: [],
  footer_logo: null,
  footer_logo_link: null,
  footer_header: null,
  footer_text: null,
  footer_address: null,
  footer_button_link: null,
  footer_leader: null,
  footer_contact_mail: null,
  footer_contact_phone: null,
  portal_footer_contact_mail: null,
  portal_footer_newsletter: null,
  default_page_size: null,
  job_offer_contact_mail: null,
  order_recipient: null,
};

/** The zone in which the portal's days begin, without the other settings: lists ask for it with every row. */
export const portalTimezone = (repository: RepositoryReader): string =>
  timeZoneOf((key) => repository.setting(key));

export function portalSettings(repository: RepositoryReader): PortalSettings {
  const { title } = repository.root.fields;
  const site_title = typeof title === 'string' ? title : '';
  const stored = repository.setting<Partial<PortalSettings>>(portalSettingsKey);
  return { ...defaults, site_title, ...stored, portal_timezone: portalTimezone(repository) };
}

/** The site has a title of its own until somebody has saved another. */
export function siteTitle(repository: RepositoryReader): unknown {
  const saved = repository.setting<{ site_title?: unknown }>('site')?.site_title;
  return saved ?? portalSettings(repository).site_title;
}
