import type { IconName } from '@/components/icon/icon-names';

/** The drawing of each name that editors choose for an entry. */
const icons: Readonly<Record<string, IconName>> = {
  anfahrt: 'pin',
  ansprechpartner: 'mail',
  az: 'az',
  downloads: 'download',
  facebook: 'facebook',
  instagram: 'instagram',
  lexicon: 'lexicon',
  lupe: 'search',
  medienspiegel: 'press-review',
  mitarbeiter: 'people',
  publikationen: 'book',
  rss: 'rss',
  termine: 'calendar',
  twitter: 'twitter',
  warenkorb: 'cart',
  youtube: 'youtube',
};

/** The drawing of an entry; names that nobody chose get an arrow. */
export function menuIcon(name: string): IconName {
  return (Object.hasOwn(icons, name) ? icons[name] : undefined) ?? 'arrow-right';
}
