import { beforeAll, describe, expect, test } from 'vitest';
import { calendarFile } from '~mocks/services/calendar/lines';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';

const event = { start: '2026-06-01T08:00:00+00:00', end: '2026-06-01T09:30:00+00:00' };

const odd = `=cmd|' /C calc'!A0 <b>b</b> \u202Eabc\u202C 🌊`;
const long = '<&\u202E🌊='.repeat(1666);

describe('calendars', () => {
  let cms: TestCms;

  beforeAll(async () => {
    cms = await createTestCms({
      now: () => Date.parse('2026-05-01T00:00:00Z'),
      items: [
        { path: '/de', type: 'LRF', title: 'Deutsch' },
        {
          path: '/de/vortrag',
          type: 'Event',
          title: 'Vortrag; Küste, Watt',
          description: 'Erste Zeile\nzweite',
          subjects: ['Küste', 'Watt'],
          created: '2026-01-01T00:00:00+00:00',
          fields: {
            ...event,
            location: 'Hörsaal 1',
            contact_name: 'Ada',
            contact_email: 'ada@example.org',
            recurrence: 'RRULE:FREQ=WEEKLY;COUNT=3\r\nX-EVIL:1',
          },
        },
        {
          path: '/de/tag',
          type: 'Event',
          title: 'Offener Tag',
          fields: { start: '2026-06-05T22:00:00+00:00', end: '2026-06-06T21:59:59+00:00', whole_day: true },
        },
        { path: '/de/offen', type: 'Event', title: 'Offen', fields: { ...event, open_end: true } },
        {
          path: '/de/seltsam',
          type: 'Event',
          title: `${odd}\rATTENDEE:x`,
          description: long,
          subjects: [odd],
          fields: { ...event, location: odd, contact_name: odd, sync_uid: 'x\r\nATTENDEE:x\u0000' },
        },
        { path: '/de/geheim', type: 'Event', title: 'Geheim', state: 'private', fields: event },
        { path: '/de/ohne', type: 'Event', title: 'Ohne Zeit' },
        { path: '/de/bild', type: 'Image', title: 'Bild', fields: { image: { picture: 'b.png' } } },
      ],
    });
  });

  const linesOf = async (path: string): Promise<string[]> => {
    const response = await cms.ask(`/${path}/ics_view`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    return (await response.text()).replaceAll('\r\n ', '').split('\r\n');
  };

  test('an event is one file with one event', async () => {
    const lines = await linesOf('/de/vortrag');
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'PRODID:-//Plone.org//NONSGML plone.app.event//EN',
        'X-WR-TIMEZONE:Europe/Berlin',
        'SUMMARY:Vortrag\\; Küste\\, Watt',
        'DESCRIPTION:Erste Zeile\\nzweite',
        'DTSTART:20260601T080000Z',
        'DTEND:20260601T093000Z',
        'DTSTAMP:20260501T000000Z',
        'CREATED:20260101T000000Z',
        'LOCATION:Hörsaal 1',
        'CONTACT:Ada\\, ada@example.org',
        'CATEGORIES:Küste,Watt',
        'RRULE:FREQ=WEEKLY;COUNT=3',
        'URL:http://localhost:3000/de/vortrag',
        'END:VCALENDAR',
      ]),
    );
    expect(lines.some((line) => line.startsWith('X-EVIL'))).toBe(false);
    const response = await cms.ask('//de/vortrag/ics_view');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="vortrag.ics"');
  });

  test('a whole day is a date and ends on the next; an open end is none', async () => {
    const day = await linesOf('/de/tag');
    expect(day).toContain('DTSTART;VALUE=DATE:20260606');
    expect(day).toContain('DTEND;VALUE=DATE:20260607');
    expect((await linesOf('/de/offen')).some((line) => line.startsWith('DTEND'))).toBe(false);
  });

  test('a container gives all events that the reader may view', async () => {
    const summaries = (await linesOf('/de')).filter((line) => line.startsWith('SUMMARY'));
    expect(summaries).toEqual([
      'SUMMARY:Vortrag\\; Küste\\, Watt',
      'SUMMARY:Offen',
      expect.stringContaining(odd),
      'SUMMARY:Offener Tag',
    ]);
  });

  test('whatever an event says stays in its line, whole', async () => {
    const lines = await linesOf('/de/seltsam');
    expect(lines).toEqual(
      expect.arrayContaining([
        `SUMMARY:${odd}\\nATTENDEE:x`,
        `DESCRIPTION:${long}`,
        `LOCATION:${odd}`,
        `CONTACT:${odd}`,
        `CATEGORIES:${odd}`,
        'UID:x\\nATTENDEE:x',
      ]),
    );
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
  });

  test('other content has no calendar', async () => {
    expect((await cms.ask('//de/bild/ics_view')).status).toBe(404);
    expect((await cms.ask('/de/geheim/ics_view')).status).toBe(401);
  });

  test('long lines are folded at 75 bytes, between characters', () => {
    const file = calendarFile([`SUMMARY:${'ü'.repeat(100)}`]);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toBe(`SUMMARY:${'ü'.repeat(100)}\r\n`);
  });
});
