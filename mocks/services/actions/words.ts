import type { Bilingual } from '~mocks/lib/bilingual';

/** Titles of the actions. View and Edit are never translated. */
export const actionTitles = {
  view: { de: 'View', en: 'View' },
  edit: { de: 'Edit', en: 'Edit' },
  folderContents: { de: 'Inhalte', en: 'Contents' },
  history: { de: 'Historie', en: 'History' },
  local_roles: { de: 'Freigabe', en: 'Sharing' },
  cut: { de: 'Ausschneiden', en: 'Cut' },
  copy: { de: 'Kopieren', en: 'Copy' },
  delete: { de: 'Löschen', en: 'Delete' },
  rename: { de: 'Umbenennen', en: 'Rename' },
  redirection: { de: 'URL-Verwaltung', en: 'URL Management' },
  ical_import_enable: { de: 'Enable icalendar import', en: 'Enable icalendar import' },
  iterate_checkout: { de: 'Arbeitskopie erstellen', en: 'Check out' },
  iterate_checkin: { de: 'Original durch Arbeitskopie ersetzen', en: 'Check in' },
  iterate_checkout_cancel: { de: 'Arbeitskopie verwerfen', en: 'Cancel check-out' },
  index_html: { de: 'Startseite', en: 'Home' },
  sitemap: { de: 'Übersicht', en: 'Site Map' },
  contact: { de: 'Kontakt', en: 'Contact' },
  login: { de: 'Anmelden', en: 'Log in' },
  preferences: { de: 'Meine Einstellungen', en: 'Preferences' },
  dashboard: { de: 'Persönliche Seite', en: 'Dashboard' },
  plone_setup: { de: 'Konfiguration', en: 'Site Setup' },
  logout: { de: 'Abmelden', en: 'Log out' },
} as const satisfies Record<string, Bilingual>;

export type ActionId = keyof typeof actionTitles;
