import { remoteErrorOf } from '@/api/error';
import { mayHaveArrived } from './save-failure';

type Fields = Readonly<Record<string, unknown>>;

/** Saves without an answer: the server may have what they sent, now or later. */
export interface UnansweredSaves {
  /** What each of them sent, the earliest first. */
  all: () => readonly Fields[];
  /** Sends fields; they count until an answer comes. */
  track: (fields: Fields, send: () => Promise<void>) => Promise<void>;
}

/** Of a longer outage the last ones count. */
export const mostUnanswered = 5;

export function createUnansweredSaves(earlier: readonly Fields[]): UnansweredSaves {
  let saves = earlier;
  const answer = (fields: Fields) => {
    saves = saves.filter((each) => each !== fields);
  };
  return {
    all: () => saves,
    track: async (fields, send) => {
      saves = [...saves, fields].slice(-mostUnanswered);
      try {
        await send();
        answer(fields);
      } catch (error) {
        if (!mayHaveArrived(remoteErrorOf(error))) answer(fields);
        throw error;
      }
    },
  };
}
