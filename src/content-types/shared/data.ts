import { list, part, records, richText, text, type Read, type record, type Shape } from '@/lib/shape';
import { isRecord, textOf } from '@/lib/text';

/** What a page is called, and the words that introduce it. */
export const headingFields = { title: text(), description: text(), head_title: text() };
export type Heading = Read<ReturnType<typeof record<typeof headingFields>>>;

/** The words of its picture, which `imageSourceOf` finds. */
export const pictureFields = { title: text(), image_caption: text(), preview_caption: text() };
export type PictureWords = Read<ReturnType<typeof record<typeof pictureFields>>>;

/** The words of a term; older content has the words alone. */
export const termTitle = (): Shape<string> => ({
  read: (stored) => textOf(isRecord(stored) ? stored['title'] : stored).trim(),
});

/** A month by its number: that of the catalogue is one, that of a page a term with it as token. */
export const monthNumber = (): Shape<string> => ({
  read: (stored) => textOf(isRecord(stored) ? stored['token'] : stored),
});

/** A term of a vocabulary, which may be missing. */
export const term = () => part({ token: text(), title: text() });
export const terms = () => records({ token: text(), title: text() });
export type Term = Read<ReturnType<typeof terms>>[number];

/** Lines and words of which there are several. */
export const texts = () => list(text());

/** Where it lies. */
export const addressFields = { '@id': text() };

/** What a page without blocks shows. */
export const plainFields = {
  ...headingFields,
  ...pictureFields,
  effective: text(),
  remoteUrl: text(),
  text: richText(),
};
export type PlainFields = Read<ReturnType<typeof record<typeof plainFields>>>;
