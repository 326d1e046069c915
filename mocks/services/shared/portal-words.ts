import type { Bilingual } from '~mocks/lib/bilingual';
import type { Language } from '~mocks/lib/bilingual';

const messages = {
  required: { de: 'Pflichtangabe', en: 'Mandatory value' },
  invalidValue: { de: 'Ungültiger Wert', en: 'Invalid value' },
  invalidAddress: { de: 'Muss eine gültige E-Mail-Adresse sein', en: 'Must be a valid email' },
  emptyOrder: { de: 'Die Bestellung ist leer.', en: 'The order is empty.' },
  invalidAmount: { de: 'Ungültige Anzahl', en: 'Invalid amount' },
  notOrderable: {
    de: 'Eine Publikation kann nicht bestellt werden.',
    en: 'A publication cannot be ordered.',
  },
  incompleteOrder: { de: 'Die Bestellung ist nicht vollständig.', en: 'The order is not complete.' },
  notRestricted: { de: 'Dieser Inhalt ist nicht geschützt.', en: 'This content is not restricted.' },
  noToken: { de: 'Bitte geben Sie ein Kennwort ein.', en: 'Please enter a token.' },
  invalidToken: {
    de: 'Dieses Kennwort gilt nicht für den Inhalt',
    en: 'This token is not valid for the content',
  },
} as const satisfies Record<string, Bilingual>;

/** What the portal's own services say. */
export const portalMessage = (name: keyof typeof messages, language: Language): string =>
  messages[name][language];

/** The portal's letters. */
export const letters = {
  contactSubject: (title: string): Bilingual => ({
    de: `Nachricht zu „${title}“`,
    en: `Message about “${title}”`,
  }),
  contactOrigin: (sender: string, url: string): Bilingual => ({
    de: `${sender} hat diese Nachricht über das Formular auf ${url} gesendet.`,
    en: `${sender} sent this message by the form at ${url}.`,
  }),
  orderSubject: (id: string): Bilingual => ({ de: `Bestellung ${id}`, en: `Order ${id}` }),
  acknowledgementSubject: (id: string): Bilingual => ({
    de: `Ihre Bestellung ${id}`,
    en: `Your order ${id}`,
  }),
  acknowledgementText: (site: string): Bilingual => ({
    de: `Vielen Dank für Ihre Bestellung bei ${site}. Eingegangen ist:`,
    en: `Thank you for your order at ${site}. We have received:`,
  }),
};
