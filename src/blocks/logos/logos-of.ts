import { imageSourceAt, type ImageSource } from '@/components/image/image-source';
import { hasLink } from '@/components/universal-link/link-target';
import { itemCard } from '../item-card';
import type { LogosData } from './data';

export interface Logo {
  key: string;
  image: ImageSource;
  /** What the picture says; for one that is a link also where it leads. */
  alt: string;
  to: unknown;
  openInNewTab: boolean;
}

const titleAt = (value: unknown): string => itemCard(Array.isArray(value) ? value[0] : value).title;

/** The logos that have a picture. */
export function logosOf({ logos }: LogosData): Logo[] {
  return logos.flatMap((logo, index) => {
    const image = imageSourceAt(logo.logo);
    if (image === undefined) return [];
    const openInNewTab = logo.openLinkInNewTab ?? logo.openInNewTab ?? logo.target === '_blank';
    const alt = logo.alt || logo.srcAlt || logo.title || titleAt(logo.href) || titleAt(logo.logo);
    const to = hasLink(logo.href) ? logo.href : undefined;
    return [{ key: logo['@id'] || logo.id || `${index}`, image, alt, to, openInNewTab }];
  });
}
