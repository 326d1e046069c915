import type { CreatedContent } from '@/api/create-file';
import { flatten, isInternal } from '@/api/urls';
import { textType } from '@/blocks/text-type';
import type { PictureWords } from '@/tool/picture/context';
import type { StoredBlock } from '../document/types';
import { storedTable } from '../rich-text/paste/stored-table';
import type { StoredText, TextPart } from '../rich-text/text-calls';
import { textOfValue } from '../rich-text/value/lines';
import { openValue } from '../rich-text/value/open-value';

/** The fields of a block that holds a text. */
export const textFields = (value: StoredText): StoredBlock => ({
  value,
  plaintext: textOfValue(openValue(value)),
});

export const textBlock = (value: StoredText): StoredBlock => ({ '@type': textType, ...textFields(value) });

/** The block that a part of what was pasted becomes; undefined for a picture that has to be uploaded first. */
export function pastedBlock(part: TextPart): StoredBlock | undefined {
  if (part.kind === 'text') return textBlock(part.value);
  if (part.kind === 'table') return { '@type': 'slateTable', table: storedTable(part) };
  if (part.kind === 'separator') return { '@type': 'separator' };
  if (part.source.startsWith('data:')) return undefined;
  const url = isInternal(part.source) ? flatten(part.source) : part.source;
  return { '@type': 'image', url, alt: part.alt };
}

/** What a picture's block stores of what was said of it. */
export const pictureFields = ({ alt, isDecorative }: PictureWords): StoredBlock => ({
  alt,
  ...(isDecorative && { decorative: true }),
});

/** The block that an uploaded file becomes: a picture, else a link to it. */
export function fileBlock(
  content: CreatedContent,
  { alt, isDecorative }: PictureWords = { alt: '', isDecorative: false },
): StoredBlock {
  const url = flatten(content['@id']);
  if (content['@type'] === 'Image') return { '@type': 'image', url, ...pictureFields({ alt, isDecorative }) };
  const link = { type: 'link', data: { url }, children: [{ text: content.title }] };
  return {
    '@type': textType,
    value: [{ type: 'p', children: [{ text: '' }, link, { text: '' }] }],
    plaintext: content.title,
  };
}

const pictureData = /^data:(image\/[\w.+-]{1,40});base64,/i;

/** The picture that an address holds as its data; undefined where that is none. */
export function fileOfData(address: string): File | undefined {
  const [head = '', type = ''] = pictureData.exec(address) ?? [];
  if (head === '') return undefined;
  try {
    const letters = window.atob(address.slice(head.length));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const [ending = ''] = type.toLowerCase().replace('image/', '').replace('jpeg', 'jpg').split('+');
    return new File([bytes], `image.${ending}`, { type: type.toLowerCase() });
  } catch {
    return undefined;
  }
}
