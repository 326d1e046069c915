import { fieldMessages } from '@/editor/block-forms/messages';
import type { BlockSchema } from '../../definition';
import { isRich, type ParallaxData } from '../data';
import { messages } from './messages';

const picture = { widget: 'link', mode: 'image', title: fieldMessages.ownPicture } as const;

/** Each form of the block is asked for its own fields. */
export function schema(data: ParallaxData): BlockSchema<ParallaxData> {
  const isOfRichForm = isRich(data);
  const picturesOwn = data.url !== undefined && data.imageUrl === undefined ? 'url' : 'imageUrl';
  return {
    fields: {
      imageUrl: picture,
      url: picture,
      text: { widget: 'textarea', title: messages.text },
      fontColor: {
        widget: 'choice',
        title: messages.fontColor,
        isRequired: true,
        choices: [
          { value: '#fff', title: messages.white },
          { value: '#000', title: messages.black },
        ],
      },
      title: { widget: 'text', title: fieldMessages.title },
      buttonText: { widget: 'text', title: messages.buttonText },
      href: { widget: 'link', mode: 'link', title: fieldMessages.target },
      openLinkInNewTab: { widget: 'boolean', title: fieldMessages.newTab },
      overlay: { widget: 'boolean', title: messages.overlay },
    },
    inner: {
      'styles.size': { widget: 'size', title: messages.size },
      'styles.hideButton': { widget: 'boolean', title: messages.hideButton },
    },
    fieldsets: [
      {
        id: 'default',
        title: fieldMessages.settings,
        fields: isOfRichForm
          ? [picturesOwn, 'title', 'href', 'buttonText', 'openLinkInNewTab']
          : [picturesOwn, 'text', 'href', 'openLinkInNewTab'],
      },
      {
        id: 'look',
        title: fieldMessages.look,
        fields: ['fontColor', 'overlay', 'styles.size', 'styles.hideButton'],
      },
    ],
  };
}
