import type { CalendarEvent } from './calendar-events';
import type { Day } from './days';

/** What stands in a line of a day. */
export interface Slot {
  event: CalendarEvent;
  /** Over how many days of its week it is drawn from here on; 0 where it was begun on a day before. */
  days: number;
}

type EventsOn = ReadonlyMap<Day, readonly CalendarEvent[]>;

/** The events of a week of more than a day, as they begin, longer ones first. */
function barsOf(week: readonly Day[], eventsOn: EventsOn): CalendarEvent[] {
  const bars = new Set(
    week.flatMap((day) => eventsOn.get(day) ?? []).filter(({ first, last }) => first < last),
  );
  return [...bars].toSorted(
    (one, other) => one.first.localeCompare(other.first) || other.last.localeCompare(one.last),
  );
}

/**
 * The lines of the days of a week. What goes on for days has the same line on each of them, above what is over on the
 * same day; a line that nothing stands in is undefined.
 */
export function slotsOfWeek(
  week: readonly Day[],
  eventsOn: EventsOn,
): ReadonlyMap<Day, readonly (Slot | undefined)[]> {
  const lines = new Map(week.map((day): [Day, (Slot | undefined)[]] => [day, []]));
  for (const event of barsOf(week, eventsOn)) {
    const days = week.filter((day) => eventsOn.get(day)?.includes(event));
    const taken = days.map((day) => lines.get(day) ?? []);
    let line = 0;
    while (taken.some((each) => each[line] !== undefined)) line += 1;
    taken.forEach((each, index) => {
      while (each.length < line) each.push(undefined);
      each[line] = { event, days: index === 0 ? days.length : 0 };
    });
  }
  for (const [day, each] of lines)
    for (const event of eventsOn.get(day) ?? [])
      if (event.first === event.last) each.push({ event, days: 1 });
  return lines;
}
