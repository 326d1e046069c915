import type { record } from '@/lib/shape';
import { flag, text, type Read } from '@/lib/shape';

/** What an event says of itself besides its words. */
export const eventFactsFields = {
  '@id': text(),
  start: text(),
  end: text(),
  whole_day: flag(),
  open_end: flag(),
  /** How it comes again, as calendars write it. */
  recurrence: text(),
  location: text(),
  /** Where one registers. */
  event_url: text(),
  contact_name: text(),
  contact_email: text(),
  contact_phone: text(),
};
export type EventFactsData = Read<ReturnType<typeof record<typeof eventFactsFields>>>;
