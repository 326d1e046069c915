import { anyText } from '@/components/slate-value/any-text';
import { isEmpty } from '@/components/slate-value/nodes';
import { imageSourceAt } from '@/components/image/image-source';
import { addressOf, hasLink } from '@/components/universal-link/link-target';
import { ownOf } from '@/lib/deep-equal';
import { richText, text } from '@/lib/shape';
import { isRecord, recordsOf } from '@/lib/text';
import type { Block } from '../definition';
import type { ForeignForm } from './data';
import { linksPiece, slateOf, type LinkEntry } from './pieces';

type Stored = Readonly<Record<string, unknown>>;

const words = text();
const nodes = anyText();
const html = richText();

/** Names under which blocks of all sites keep such things. */
const titles = ['title', 'headline', 'heading', 'name', 'label'];
const texts = ['value', 'text', 'body', 'content'];
const pictures = ['image', 'preview_image', 'picture', 'url'];
const targets = ['href', 'url', 'link', 'linkHref', '@id'];
/** Of a block that has more fields than that, the others are not looked at. */
const mostFields = 60;

const firstOf = (stored: Stored, names: readonly string[]): string =>
  names.map((name) => words.read(ownOf(stored, name)).trim()).find((found) => found !== '') ?? '';

const isPictureAddress = (value: unknown): boolean =>
  /\.(?:png|jpe?g|gif|webp|avif|svg)(?:[/?#]|$)|\/@@images(?:\/|$)/i.test(addressOf(value));

/** An address alone may lead anywhere; an item says that it has a picture. */
const hasPicture = (value: unknown): boolean =>
  isRecord(Array.isArray(value) ? (value as unknown[])[0] : value)
    ? imageSourceAt(value) !== undefined
    : isPictureAddress(value);

function picturePiece(stored: Stored): Block[] {
  const name = pictures.find((each) => hasPicture(ownOf(stored, each)));
  if (name === undefined) return [];
  const own = isRecord(stored.image_scales)
    ? { image_scales: stored.image_scales, image_field: stored.image_field }
    : {};
  return [{ '@type': 'image', url: stored[name], alt: words.read(ownOf(stored, 'alt')), ...own }];
}

/** Text in any form; numbers and single words that a field merely sets are none. */
function textPieces(stored: Stored): Block[] {
  const written = texts
    .map((name) => ownOf(stored, name))
    .filter((value) => typeof value !== 'number')
    .map((value) => nodes.read(value))
    .filter((value) => !isEmpty(value))
    .map(slateOf);
  const markup = html.read(ownOf(stored, 'html'));
  return markup.trim() === '' ? written : [...written, { '@type': 'html', html: markup }];
}

function linkIn(entry: Stored): LinkEntry {
  const to = targets.map((name) => ownOf(entry, name)).find(hasLink);
  return {
    to,
    title: firstOf(entry, [...titles, 'linkTitle', 'text', 'source']) || addressOf(to),
    description: words.read(ownOf(entry, 'description')),
  };
}

const listsIn = (stored: Stored): LinkEntry[] =>
  Object.entries(stored)
    .slice(0, mostFields)
    .filter(([name]) => !targets.includes(name) && !texts.includes(name) && !pictures.includes(name))
    .flatMap(([, value]) => recordsOf(value).slice(0, mostFields).map(linkIn));

/**
 * What is read of a block that nobody here knows: texts, a picture and links, under the names that such things mostly have.
 * A title or description says nothing without them, and nothing of it is run or fetched but what our own blocks would.
 */
export const plainForm: ForeignForm = {
  read: (stored) => {
    const found = [...picturePiece(stored), ...textPieces(stored), ...linksPiece(listsIn(stored))];
    const own = linkIn(stored);
    const link = isPictureAddress(own.to) ? [] : linksPiece([own]);
    const isNamedByLink = found.length === 0 && link.length > 0;
    const about = nodes.read(ownOf(stored, 'description'));
    const isAbout = found.length + link.length > 0 || Array.isArray(stored.description);
    return {
      title: isNamedByLink ? '' : firstOf(stored, titles),
      pieces: [...(isAbout && !isNamedByLink && !isEmpty(about) ? [slateOf(about)] : []), ...found, ...link],
    };
  },
};
