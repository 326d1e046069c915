import { leftMessages } from './messages';

const monthsOf = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));

/** From so many months on years are counted. */
const manyMonths = 24;

/** How long a project still runs, or how long ago it ended, of months as `2026-11`; nothing of one without an end, or of a later year. */
export function timeLeft(start: string, end: string, today: string) {
  if (end === '' || start.slice(0, 4) > today.slice(0, 4)) return undefined;
  const months = monthsOf(end) - monthsOf(today);
  const count = Math.abs(months);
  const isOver = months < 0;
  if (count < manyMonths)
    return { message: leftMessages[isOver ? 'overMonths' : 'leftMonths'], values: { count } };
  return {
    message: leftMessages[isOver ? 'overYears' : 'leftYears'],
    values: { count: Math.floor(count / 12) },
  };
}
