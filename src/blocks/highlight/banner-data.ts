import { anyText } from '@/components/slate-value/any-text';
import { isEmpty, type SlateNode } from '@/components/slate-value/nodes';
import { addressOf, hasLink } from '@/components/universal-link/link-target';
import { flag, record, stored, text, type Read } from '@/lib/shape';
import { isRecord } from '@/lib/text';
import { creditText } from '../credit';
import { highlightShape, type HighlightData } from './data';

/** A highlight in other words: picture, text and target have had several names. */
export const bannerShape = record({
  title: text(),
  url: text(),
  image_field: text(),
  image_scales: stored(),
  alt: text(),
  credit: creditText(),
  button: flag(),
  buttonText: text(),
  buttonLink: stored(),
  styles: record({ descriptionColor: text() }),
  value: anyText(),
  /** Rich text, or the first of two lines, whose second is the next. */
  text: stored(),
  additionalText: text(),
  description: anyText(),
  image: stored(),
  preview_image: stored(),
  href: stored(),
});
export type BannerData = Read<typeof bannerShape>;

/** The names under which one thing may be stored; a new banner has the first. */
export const bannerNames = {
  picture: ['image', 'preview_image', 'url'],
  target: ['href', 'buttonLink'],
} as const;

const wordsOf = ({ value, text, description, additionalText }: BannerData): SlateNode[] => [
  ...([value, anyText().read(text), description].find((words) => !isEmpty(words)) ?? []),
  ...anyText().read(additionalText),
];

/** A banner as the highlight that it looks like. */
export function asHighlight(data: BannerData): HighlightData {
  const { title, alt, credit, button, buttonText, buttonLink, href, styles } = data;
  const pictures = [data.image, data.preview_image].map((picture) =>
    Array.isArray(picture) ? (picture as unknown[])[0] : picture,
  );
  const picture = pictures.find((each) => addressOf(each) !== '');
  const item = isRecord(picture) ? highlightShape.read(picture) : undefined;
  return {
    url: picture === undefined ? data.url : addressOf(picture),
    image_field: item?.image_field ?? data.image_field,
    image_scales: item?.image_scales ?? data.image_scales,
    title,
    value: wordsOf(data),
    alt,
    credit,
    allow_image_download: undefined,
    button: button !== false,
    buttonText,
    buttonLink: hasLink(href) ? href : buttonLink,
    styles,
    description_color: '',
  };
}
