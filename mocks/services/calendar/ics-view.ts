import { notFound } from '~mocks/http/failure';
import type { Item } from '~mocks/repository/types';
import { portalTimezone } from '~mocks/settings/portal-settings';
import type { Call, Service } from '../shared/call';
import { eventLines, isDated } from './event-lines';
import { calendarFile } from './lines';

/** Events that one calendar holds at most. */
const limit = 1000;

function eventsBelow(call: Call): Item[] {
  const query = {
    criteria: [{ index: 'portal_type', values: ['Event'] }],
    paths: [{ path: call.repository.pathOf(call.item), depth: -1 }],
    sort: [{ on: 'start', descending: false }],
    includeInactive: false,
  };
  return call.repository.search({ ...query, start: 0, size: limit }, call.viewer).items;
}

/** The event as a calendar; of a container all events below it that the reader may view. */
function icsView(call: Call): Response {
  const { item } = call;
  const isEvent = item.type === 'Event';
  if (!isEvent && !call.repository.types.of(item.type).folderish) throw notFound();
  const events = (isEvent ? [item] : eventsBelow(call)).filter(isDated);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plone.org//NONSGML plone.app.event//EN',
    `X-WR-TIMEZONE:${portalTimezone(call.repository)}`,
    ...events.flatMap((event) => eventLines(call, event)),
    'END:VCALENDAR',
  ];
  const name = item.id.replace(/[^\w.-]/g, '_');
  return new Response(calendarFile(lines), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.ics"`,
    },
  });
}

export const icsViewService: Service = { name: 'ics_view', get: icsView, head: true, isView: true };
