import { flatten, isInternal, mediaUrl } from '@/api/urls';
import { isUnresolved } from '@/lib/address';

/** Named scales with the width of their box, for pictures of which only the address is known. */
const namedScales = [
  ['mini', 200],
  ['preview', 400],
  ['teaser', 600],
  ['large', 800],
  ['great', 1200],
  ['huge', 1600],
] as const;

const drawable = /^(https?:|data:image\/)/i;
const original = /\.(svgz?|gif)$/i;

/** The address that a picture can be fetched under: '' for what no picture can have. */
export function pictureUrl(stored: string): string {
  const url = flatten(stored);
  if (url === '' || isUnresolved(url)) return '';
  if (isInternal(url)) return mediaUrl(url);
  return drawable.test(url) ? url : '';
}

/** The same for pictures round the page, which nobody is asked about: '' also for those of other sites. */
export function ownPictureUrl(stored: string): string {
  return isInternal(stored) ? pictureUrl(stored) : '';
}

/** The item that an address of one of its pictures belongs to. */
export function itemOf(url: string): string {
  const at = `${url}/`.indexOf('/@@images/');
  return (at < 0 ? url : url.slice(0, at)).replace(/\/$/, '');
}

/** Addresses by widths; a blank or comma within one would begin another. */
export function srcSetOf(candidates: readonly (readonly [url: string, width: number])[]): string {
  return candidates
    .map(([url, width]) => `${url.replace(/[\s,]/g, encodeURIComponent)} ${width}w`)
    .join(', ');
}

/** Source and sizes of a field's picture by the names of the scales. */
export function namedSource(item: string, field: string): { src: string; srcSet?: string } {
  const base = `${itemOf(item)}/@@images/${field}`;
  if (original.test(itemOf(item))) return { src: pictureUrl(base) };
  return {
    src: pictureUrl(`${base}/large`),
    srcSet: srcSetOf(namedScales.map(([scale, width]) => [pictureUrl(`${base}/${scale}`), width])),
  };
}
