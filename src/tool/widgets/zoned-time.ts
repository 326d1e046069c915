const local = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/;

const two = (value: number) => String(value).padStart(2, '0');

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const parts = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric' } as const;
  const rest = { minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const;
  const formatter = new Intl.DateTimeFormat('en-GB', { timeZone, ...parts, ...rest });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** What the clocks of a zone show, as if it were UTC, in milliseconds. */
function wallOf(moment: number, timeZone: string): number {
  const parts = formatterFor(timeZone).formatToParts(moment);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value ?? 0);
  const day = [part('year'), part('month') - 1, part('day')] as const;
  return Date.UTC(...day, part('hour'), part('minute'), part('second'));
}

/** A stored moment as the clocks of a zone show it: `2026-01-31T13:45`; '' for what is no moment. */
export function toZoned(stored: string, timeZone: string): string {
  const hasOffset = /(?:Z|[+-]\d\d:?\d\d)$/i.test(stored);
  const moment = Date.parse(stored.includes('T') && !hasOffset ? `${stored}Z` : stored);
  if (Number.isNaN(moment)) return '';
  const wall = new Date(wallOf(moment, timeZone));
  const day = [
    String(wall.getUTCFullYear()).padStart(4, '0'),
    two(wall.getUTCMonth() + 1),
    two(wall.getUTCDate()),
  ];
  return `${day.join('-')}T${two(wall.getUTCHours())}:${two(wall.getUTCMinutes())}`;
}

/**
 * The moment at which the clocks of a zone show a time, as the CMS stores it. Of an hour that comes twice in autumn it is
 * the first; one that spring leaves out is an hour later.
 */
export function fromZoned(shown: string, timeZone: string): string {
  const found = local.exec(shown);
  if (!found) return '';
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = found.slice(1).map(Number);
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  const candidates = [wall - 86_400_000, wall + 86_400_000]
    .map((near) => wall - (wallOf(near, timeZone) - near))
    .sort((one, other) => one - other);
  const [first = wall] = candidates;
  const moment =
    candidates.find((candidate) => wallOf(candidate, timeZone) === wall) ?? candidates.at(-1) ?? first;
  return `${new Date(moment).toISOString().slice(0, 19)}+00:00`;
}
