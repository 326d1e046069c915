import { fieldMessages } from '@/editor/block-forms/messages';
import type { BlockEditor, BlockSchema } from '../../definition';
import { networks, type SocialMediaData } from '../data';
import { SocialMediaEdit } from './edit';
import { messages } from './messages';

const link = (title: (typeof messages)[keyof typeof messages]) =>
  ({ widget: 'link', mode: 'link', title }) as const;
const picture = { widget: 'link', mode: 'image', title: messages.picture } as const;
const words = { widget: 'textarea', title: fieldMessages.description } as const;

const schema: BlockSchema<SocialMediaData> = {
  fields: {
    headline: { widget: 'text', title: fieldMessages.headline },
    description: words,
    link: link(messages.link),
    bild: picture,
    ydescription: words,
    ylink: link(messages.link),
    ybild: picture,
    termine: link(messages.termine),
    mastodon: link(messages.mastodon),
    linkedin: link(messages.linkedin),
    instagram: link(messages.instagram),
    threads: link(messages.threads),
    twitter: link(messages.twitter),
    effzet: link(messages.effzet),
    newsletter: link(messages.newsletter),
  },
  fieldsets: [
    { id: 'default', title: fieldMessages.settings, fields: ['headline'] },
    { id: 'blog', title: messages.blog, fields: ['description', 'link', 'bild'] },
    { id: 'video', title: messages.video, fields: ['ydescription', 'ylink', 'ybild'] },
    { id: 'networks', title: messages.networks, fields: networks },
  ],
};

export const editor: BlockEditor<SocialMediaData> = { schema, edit: SocialMediaEdit };
