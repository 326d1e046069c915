import { isRecord } from '@/lib/text';

/** What a screen of the app may tell on the page that it leads back to. */
export type Arrival = 'unlocked';

export const arrivalState = (arrival: Arrival): { arrival: Arrival } => ({ arrival });

export function arrivalOf(state: unknown): Arrival | undefined {
  return isRecord(state) && state['arrival'] === 'unlocked' ? 'unlocked' : undefined;
}
