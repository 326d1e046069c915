import type { PortalSettings } from '../settings/portal-settings';

/** Addresses are kept away from harvesters: letters turned so that ten more places restore them, then base64. */
function encodeMail(address: string): string {
  const turned = address.replace(/[a-z]/g, (letter) =>
    String.fromCharCode(((letter.charCodeAt(0) - 97 + 16) % 26) + 97),
  );
  return btoa(turned);
}

/** What the control panel `portal-settings` holds in the demo. */
export const demoSettings: PortalSettings = {
  site_title: 'Forschungszentrum Immerlund',
  portal_timezone: 'Europe/Berlin',
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
  portal_footer: {
    footer_header: null,
    footer_text: null,
    footer_address: 'Forschungszentrum Immerlund\nAm Wispewehr 1\n00417 Immerlund',
    footer_button_link: '/de/anfahrt',
    footer_leader: null,
    footer_contact_mail: encodeMail('info@immerlund.example'),
    footer_contact_phone: '+49 40 66969-0',
    portal_footer_contact_mail: encodeMail('info@immerlund.example'),
    portal_footer_newsletter: 'https://newsletter.immerlund.example/',
  },
  default_page_size: 10,
  job_offer_contact_mail: 'karriere@immerlund.example',
  order_recipient: 'bestellungen@immerlund.example',
};
