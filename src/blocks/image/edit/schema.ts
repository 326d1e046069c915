import { hasLink } from '@/components/universal-link/link-target';
import { mediaAlign, mediaAligns, mediaSize } from '@/editor/block-forms/media-align';
import type { BlockSchema } from '../../definition';
import type { ImageData } from '../data';
import { imageLayout } from '../layout';
import { fieldMessages as messages } from './messages';

/** What is as wide as the page has no size. */
const align = {
  ...mediaAlign,
  write: (stored: Readonly<Record<string, unknown>>, value: unknown) => ({
    ...mediaAlign.write(stored, value),
    ...((value === 'full' || value === 'wide') && { size: undefined }),
  }),
};

const fields = {
  alt: { widget: 'text', title: messages.alt, description: messages.altHint },
  decorative: { widget: 'boolean', title: messages.decorative },
  title: { widget: 'text', title: messages.title },
  description: { widget: 'textarea', title: messages.description },
  rights: { widget: 'text', title: messages.rights },
  align: { widget: 'choice', title: messages.align, choices: mediaAligns, ...align },
  size: {
    widget: 'choice',
    title: messages.size,
    ...mediaSize,
    choices: [
      { value: 's', title: messages.small },
      { value: 'm', title: messages.medium },
      { value: 'l', title: messages.large },
    ],
  },
  zoom: { widget: 'boolean', title: messages.zoom, description: messages.zoomHint },
  href: { widget: 'link', mode: 'link', title: messages.href },
  openLinkInNewTab: { widget: 'boolean', title: messages.newTab },
} as const satisfies Record<string, object>;

/** The fields of a picture: one that is as wide as the page has no size. */
export function schemaOf(data: ImageData): BlockSchema<ImageData> {
  const hasSize = imageLayout(data).size !== undefined;
  const layout = hasSize ? (['align', 'size'] as const) : (['align'] as const);
  return {
    fields,
    fieldsets: [
      {
        id: 'default',
        title: messages.picture,
        fields: ['alt', 'decorative', 'title', 'description', 'rights'],
      },
      { id: 'layout', title: messages.layout, fields: hasLink(data.href) ? layout : [...layout, 'zoom'] },
      { id: 'link', title: messages.link, fields: ['href', 'openLinkInNewTab'] },
    ],
  };
}
