import { defineMessages } from '@/i18n/define-messages';

/** Labels of the facts that a type without its own view shows, in the order in which they are shown. */
export const factLabels = defineMessages({
  location: { id: 'content.field.location' },
  start: { id: 'content.field.start' },
  end: { id: 'content.field.end' },
  url: { id: 'content.field.url' },
  remoteUrl: { id: 'content.field.remoteUrl' },
  rights: { id: 'content.field.rights' },
});

export type FactField = keyof typeof factLabels;
