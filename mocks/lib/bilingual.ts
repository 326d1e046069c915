/** A text in the two languages in which the CMS itself speaks. */
export interface Bilingual {
  de: string;
  en: string;
}

export type Language = keyof Bilingual;
