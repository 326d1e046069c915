import { imageSourceAt } from '@/components/image/image-source';
import { hasLink } from '@/components/universal-link/link-target';
import { isRecord, textOf } from '@/lib/text';
import { itemCard, type ItemCard } from './item-card';

/** The fields that every kind of teaser has. */
export interface TeaserData {
  href?: unknown;
  /** false: the words of the target count; anything else: the teaser's own. */
  overwrite?: boolean;
  title?: string;
  head_title?: string | null;
  description?: string;
  preview_image?: unknown;
  openLinkInNewTab?: boolean;
  hide_description?: boolean;
}

export interface TeaserCard extends ItemCard {
  to: unknown;
  openInNewTab: boolean;
}

/** A teaser's own words where it has any, else those of its target; undefined when its target is missing. */
export function teaserCard(data: TeaserData): TeaserCard | undefined {
  const to: unknown = Array.isArray(data.href) ? data.href[0] : data.href;
  if (!hasLink(to)) return undefined;
  const target = itemCard(isRecord(to) ? to : {});
  const follows = data.overwrite === false;
  const choose = (own: unknown, theirs: string) =>
    follows ? theirs || textOf(own) : own === undefined || own === null ? theirs : textOf(own);
  const text = data.hide_description === true ? '' : choose(data.description, target.text);
  return {
    to,
    openInNewTab: data.openLinkInNewTab === true,
    title: choose(data.title, target.title) || target.title,
    kicker: choose(data.head_title, target.kicker),
    text,
    date: target.date,
    image: imageSourceAt(data.preview_image) ?? target.image,
  };
}
