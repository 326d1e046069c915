import { flag, record, text, type Read } from '@/lib/shape';
import { addressFields, plainFields } from '../shared/data';

export const eventShape = record({
  ...plainFields,
  ...addressFields,
  start: text(),
  end: text(),
  whole_day: flag(),
  open_end: flag(),
  location: text(),
  /** Where one registers. */
  event_url: text(),
  contact_name: text(),
  contact_email: text(),
  contact_phone: text(),
});
export type EventData = Read<typeof eventShape>;
