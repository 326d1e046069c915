import { browserStorage, keepText } from '@/lib/browser-storage';

const name = 'portal-desk-look';
/** Milliseconds after which the next look is another one. */
const pause = 30 * 60_000;
/** Milliseconds that count where nobody has looked before. */
const firstSpan = 7 * 24 * 3_600_000;

/**
 * Since when something has changed for whoever looks now: since the look before, and a reload is none. The browser keeps
 * two times, and not whose they are.
 */
export function sinceLastLook(now: number): string {
  const [before = 0, last = 0] = (browserStorage()?.getItem(name) ?? '').split(' ').map(Number);
  const isSame = last > 0 && last <= now && now - last < pause;
  const since = (isSame ? before : last) || now - firstSpan;
  keepText(name, `${since} ${now}`);
  return new Date(Math.min(since, now)).toISOString();
}
