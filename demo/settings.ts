import type { PortalSettings } from '~mocks/settings/portal-settings';

/** Addresses are kept away from harvesters: letters turned so that ten more places restore them, then base64. */
function encodeMail(address: string): string {
  const turned = address.replace(/[a-z]/g, (letter) =>
    String.fromCharCode(((letter.charCodeAt(0) - 97 + 16) % 26) + 97),
  );
  return btoa(turned);
}

/** Terms that job offers are filtered by: tokens with their titles in both languages. */
const terms = (titles: Readonly<Record<string, readonly [de: string, en: string]>>) =>
  Object.entries(titles).map(([token, [de, en]]) => ({ token, de, en }));

const jobOfferTerms = {
  job_offer_locations: terms({
    immerlund: ['Immerlund', 'Immerlund'],
    'hohe-warte': ['Hohe Warte', 'Hohe Warte'],
    genua: ['Genua', 'Genua'],
    'oak-ridge': ['Oak Ridge', 'Oak Ridge'],
  }),
  job_offer_target_groups: terms({
    science: ['Wissenschaft', 'Science'],
    technical: ['Technik und Labor', 'Technical staff'],
    administration: ['Verwaltung', 'Administration'],
    'doctoral-researchers': ['Promotion', 'Doctoral researchers'],
    students: ['Studierende', 'Students'],
    trainees: ['Ausbildung', 'Vocational training'],
  }),
  job_offer_fields_of_work: terms({
    'energy-and-materials': ['Energie und Material', 'Energy and materials'],
    'earth-and-climate': ['Erde und Klima', 'Earth and climate'],
    'life-and-health': ['Leben und Gesundheit', 'Life and health'],
    information: ['Information', 'Information'],
  }),
  job_offer_categories: terms({
    'full-time': ['Vollzeit', 'Full time'],
    'part-time': ['Teilzeit', 'Part time'],
    permanent: ['Unbefristet', 'Permanent'],
    'fixed-term': ['Befristet', 'Fixed term'],
    thesis: ['Abschlussarbeit', 'Thesis'],
    internship: ['Praktikum', 'Internship'],
  }),
};

/** What the control panel `portal-settings` holds in the demo. */
export const demoSettings: PortalSettings & typeof jobOfferTerms = {
  ...jobOfferTerms,
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
  footer_header: null,
  footer_text: null,
  footer_address: 'Forschungszentrum Immerlund\nAm Wispewehr 1\n00417 Immerlund',
  footer_button_link: '/de/anfahrt',
  footer_leader: null,
  footer_contact_mail: encodeMail('info@immerlund.example'),
  footer_contact_phone: '+49 40 66969-0',
  portal_footer_contact_mail: encodeMail('info@immerlund.example'),
  portal_footer_newsletter: 'https://newsletter.immerlund.example/',
  default_page_size: 10,
  job_offer_contact_mail: 'karriere@immerlund.example',
  order_recipient: 'bestellungen@immerlund.example',
};
