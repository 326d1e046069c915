// Broad checks take turns: a run that PORTAL_TURN numbers makes one share of each, a run without it makes all.

/** In how many runs everything has had its turn. */
export const shares = 16;

/** The number of this run, null where it makes everything. */
export function turnOf(text = process.env.PORTAL_TURN) {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** Whether what stands at this place of a list is due in this run. */
export function isDue(index, turn = turnOf(), runs = shares) {
  return turn === null || index % runs === turn % runs;
}

/** In how many runs every journey has had its turn. */
export const runsOfJourneys = 8;

/**
 * The number of a run for the shares within such a journey: it goes on with each turn of the journey, which by the number
 * of the run itself would come to the same shares for ever.
 */
export function turnWithin(turn = turnOf()) {
  return turn === null ? null : Math.floor(turn / runsOfJourneys);
}

/** Numbers the runs of a day alike: for what is too long to be made whole by a run without a number. */
export const dayOf = (now = new Date()) => Math.floor(now.getTime() / 86_400_000);

/** How many times everything has had its turn before: what varies within a share varies by it. */
export function roundOf(turn = turnOf()) {
  return turn === null ? 0 : Math.floor(turn / shares);
}
