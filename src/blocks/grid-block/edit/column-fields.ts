import { imageSourceAt } from '@/components/image/image-source';
import { fieldMessages } from '@/editor/block-forms/messages';
import type { ObjectsField } from '@/forms/schema';
import { messages } from './messages';

interface ImageColumn {
  url: unknown;
  alt: string;
  title: string;
  href: unknown;
  openLinkInNewTab: boolean;
}

interface TeaserColumn {
  href: unknown;
  title: string;
  head_title: string;
  description: string;
  preview_image: unknown;
  openLinkInNewTab: boolean;
  hide_description: boolean;
}

interface IconColumn {
  icon: unknown;
  heading: string;
  description: string;
}

export type Column = ImageColumn | TeaserColumn | IconColumn;
type FieldsOf<Item extends object> = ObjectsField<Item>['fields'];

const link = { widget: 'link', mode: 'link', title: fieldMessages.target } as const;
const title = { widget: 'text', title: fieldMessages.title } as const;
const newTab = { widget: 'boolean', title: fieldMessages.newTab } as const;

const imageFields: FieldsOf<ImageColumn> = {
  url: { widget: 'link', mode: 'image', title: messages.picture },
  alt: { widget: 'text', title: messages.alt },
  title,
  href: link,
  openLinkInNewTab: newTab,
};

const teaserFields: FieldsOf<TeaserColumn> = {
  href: link,
  title,
  head_title: { widget: 'text', title: fieldMessages.headTitle },
  description: { widget: 'textarea', title: fieldMessages.description },
  preview_image: { widget: 'link', mode: 'image', title: fieldMessages.picture },
  openLinkInNewTab: newTab,
  hide_description: { widget: 'boolean', title: fieldMessages.hideDescription },
};

const iconFields: FieldsOf<IconColumn> = {
  icon: { widget: 'link', mode: 'image', title: messages.icon, isRequired: true },
  heading: { widget: 'text', title: messages.heading },
  description: { widget: 'textarea', title: fieldMessages.description },
};

const linkOfPicture = ['alt', 'href', 'openLinkInNewTab'];

/** What the column of a picture is not asked for as long as there is none. */
export const hiddenWithoutPicture = (column: Readonly<Record<string, unknown>>): readonly string[] =>
  imageSourceAt(column['url']) === undefined ? linkOfPicture : [];

/** What a column of a grid of this type is asked for. */
export function columnsOf(type: string): FieldsOf<Column> {
  if (type === 'imagesGrid') return imageFields as FieldsOf<Column>;
  return (type === 'icons' ? iconFields : teaserFields) as FieldsOf<Column>;
}
