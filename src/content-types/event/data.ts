import { eventFactsFields } from '@/components/event-facts/data';
import { record, type Read } from '@/lib/shape';
import { plainFields } from '../shared/data';

export const eventShape = record({ ...plainFields, ...eventFactsFields });
export type EventData = Read<typeof eventShape>;
