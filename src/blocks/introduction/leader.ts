import { imageSourceAt, imageSourceOf, type ImageSource } from '@/components/image/image-source';
import { hasLink } from '@/components/universal-link/link-target';
import { isRecord } from '@/lib/text';
import { itemCard } from '../item-card';
import type { IntroductionData } from './data';

export interface Leader {
  to: unknown;
  name: string;
  image: ImageSource | undefined;
}

/** Who leads the group, by what was copied, else by what is known of the page that stands for them. */
export function leaderOf(data: IntroductionData): Leader | undefined {
  const to: unknown = Array.isArray(data.href) ? data.href[0] : data.href;
  const { academic, firstname, name, image } = data;
  const copied = [academic, firstname, name].filter(Boolean).join(' ');
  const target = itemCard(to);
  if (!hasLink(to) && copied === '') return undefined;
  const portrait =
    isRecord(image) && !image['@id'] && !image['url'] ? imageSourceOf(image) : imageSourceAt(image);
  return { to, name: name === '' ? target.title || copied : copied, image: portrait ?? target.image };
}
