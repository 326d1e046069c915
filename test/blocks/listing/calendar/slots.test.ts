import { describe, expect, test } from 'vitest';
import type { Summary } from '@/api/types/summary';
import { eventsByDay, type CalendarEvent } from '@/blocks/listing/calendar/calendar-events';
import { weekOf } from '@/blocks/listing/calendar/days';
import { slotsOfWeek } from '@/blocks/listing/calendar/slots';

const week = weekOf('2026-12-09');
const event = (title: string, first: string, last = first): CalendarEvent => ({
  item: { '@id': title, title } as Summary,
  first,
  last,
  kind: '',
  institute: '',
});

/** The lines of each day of the week, an event by its title and the days that it is drawn over. */
function linesOf(...events: CalendarEvent[]) {
  const slots = slotsOfWeek(week, eventsByDay(events, week[0] ?? '', week.at(-1) ?? ''));
  return week.map((day) =>
    slots.get(day)?.map((slot) => (slot ? `${slot.event.item.title}${slot.days}` : '')),
  );
}

describe('A week of a calendar', () => {
  test('draws what goes on for days once, in the same line on each of them', () => {
    expect(linesOf(event('a', '2026-12-11', '2026-12-13'), event('b', '2026-12-11'))).toEqual([
      [], [], [], [], ['a3', 'b1'], ['a0'], ['a0'],
    ]); // prettier-ignore
  });

  test('keeps the room of a line above one that goes on', () => {
    const lines = linesOf(
      event('a', '2026-12-07', '2026-12-08'),
      event('b', '2026-12-08', '2026-12-10'),
      event('c', '2026-12-10'),
    );
    expect(lines.slice(0, 4)).toEqual([['a2'], ['a0', 'b3'], ['', 'b0'], ['', 'b0', 'c1']]);
  });

  test('begins anew with what comes from the week before, and ends with the week', () => {
    expect(linesOf(event('a', '2026-11-01', '2026-12-08'), event('b', '2026-12-12', '2027-01-01'))).toEqual([
      ['a2'], ['a0'], [], [], [], ['b2'], ['b0'],
    ]); // prettier-ignore
  });

  test('puts the longer of two that begin together first', () => {
    const lines = linesOf(event('a', '2026-12-07', '2026-12-08'), event('b', '2026-12-07', '2026-12-09'));
    expect(lines.slice(0, 3)).toEqual([['b3', 'a2'], ['b0', 'a0'], ['b0']]);
  });
});
