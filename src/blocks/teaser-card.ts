import { imageSourceAt } from '@/components/image/image-source';
import { hasLink } from '@/components/universal-link/link-target';
import { flag, optional, stored, text, type Read, type record } from '@/lib/shape';
import { isRecord } from '@/lib/text';
import { itemCard, type ItemCard } from './item-card';

/** The fields that every kind of teaser has. */
export const teaserFields = {
  href: stored(),
  /** false: the words of the target count; anything else: the teaser's own. */
  overwrite: flag(),
  title: optional(text()),
  head_title: optional(text()),
  description: optional(text()),
  preview_image: stored(),
  openLinkInNewTab: flag(),
  hide_description: flag(),
};
type TeaserFields = Read<ReturnType<typeof record<typeof teaserFields>>>;

export interface TeaserCard extends ItemCard {
  to: unknown;
  openInNewTab: boolean;
}

/** A teaser's own words where it has any, else those of its target; undefined when its target is missing. */
export function teaserCard(data: TeaserFields): TeaserCard | undefined {
  const to: unknown = Array.isArray(data.href) ? data.href[0] : data.href;
  if (!hasLink(to)) return undefined;
  const target = itemCard(isRecord(to) ? to : {});
  const follows = data.overwrite === false;
  const choose = (own: string | undefined, theirs: string) =>
    follows ? theirs || (own ?? '') : (own ?? theirs);
  const words = data.hide_description === true ? '' : choose(data.description, target.text);
  return {
    to,
    openInNewTab: data.openLinkInNewTab === true,
    title: choose(data.title, target.title) || target.title,
    kicker: choose(data.head_title, target.kicker),
    text: words,
    date: target.date,
    image: imageSourceAt(data.preview_image) ?? target.image,
  };
}
