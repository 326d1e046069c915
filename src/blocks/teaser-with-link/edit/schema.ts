import { buttonWords, pictureSide } from '@/editor/block-forms/large-teaser-fields';
import { fieldMessages } from '@/editor/block-forms/messages';
import { rowsWithTitles } from '@/editor/block-forms/rows-with-targets';
import { teaserFields, type TeaserForm } from '@/editor/block-forms/teaser-form';
import type { BlockSchema } from '../../definition';
import type { TeaserWithLinkData } from '../data';
import { messages } from './messages';

interface TeaserWithLinkForm extends TeaserForm {
  variation: TeaserWithLinkData['variation'];
  button: string;
  links: TeaserWithLinkData['links'];
}

type Stored = Readonly<Record<string, unknown>>;

const readsSide = (stored: Stored) => stored['variation'] ?? 'left';
const writesLinks = (stored: Stored, value: unknown) => ({ links: rowsWithTitles(stored['links'], value) });

export const schema = ({ overwrite }: TeaserWithLinkData): BlockSchema<TeaserWithLinkForm> => ({
  fields: {
    ...teaserFields(overwrite !== false),
    variation: { ...pictureSide(messages.top), read: readsSide },
    button: buttonWords,
    links: {
      widget: 'objects',
      title: messages.links,
      item: messages.link,
      write: writesLinks,
      fields: {
        href: { widget: 'link', mode: 'link', title: fieldMessages.target },
        title: { widget: 'text', title: fieldMessages.title },
      },
    },
  },
  fieldsets: [
    {
      id: 'default',
      title: fieldMessages.settings,
      fields: ['href', 'title', 'description', 'button', 'preview_image', 'links', 'openLinkInNewTab'],
    },
    {
      id: 'look',
      title: fieldMessages.look,
      fields: ['variation', 'head_title', 'overwrite', 'hide_description'],
    },
  ],
});
