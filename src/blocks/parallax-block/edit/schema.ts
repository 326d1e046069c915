import { addressOfPicture } from '@/editor/block-forms/address-of-picture';
import { fieldMessages } from '@/editor/block-forms/messages';
import { changeOf } from '@/tool/form/field-values';
import type { BlockSchema } from '../../definition';
import { colourOf, isRich, overlays, parallaxShape, type ParallaxData } from '../data';
import { messages } from './messages';

const picture = { widget: 'link', mode: 'image', title: fieldMessages.ownPicture } as const;
const pictures = {
  imageUrl: { ...picture, ...addressOfPicture('imageUrl') },
  url: { ...picture, ...addressOfPicture('url') },
};

type Stored = Readonly<Record<string, unknown>>;

/** Colour and overlay are written in the words in which they are stored, here or in `styles`. */
const bindings = {
  fontColor: {
    read: (stored: Stored) => colourOf(parallaxShape.read(stored)),
    write: (stored: Stored, value: unknown) =>
      parallaxShape.read(stored).styles.colors === undefined
        ? { fontColor: value }
        : changeOf(stored, 'styles.colors', value === '#000' ? 'black' : 'white'),
  },
  overlay: {
    read: (stored: Stored) => parallaxShape.read(stored).overlay,
    write: (stored: Stored, value: unknown) => {
      if (typeof stored['overlay'] !== 'string') return { overlay: value };
      return { overlay: value === true ? overlays.overlaid : overlays.bare };
    },
  },
  size: { read: (stored: Stored) => parallaxShape.read(stored).styles.size },
  hideButton: { read: (stored: Stored) => parallaxShape.read(stored).styles.hideButton },
};

/** Each form of the block is asked for its own fields. */
export function schema(data: ParallaxData): BlockSchema<ParallaxData> {
  const isOfRichForm = isRich(data);
  const picturesOwn = data.url !== undefined && data.imageUrl === undefined ? 'url' : 'imageUrl';
  return {
    fields: {
      ...pictures,
      text: { widget: 'textarea', title: messages.text },
      fontColor: {
        widget: 'choice',
        title: messages.fontColor,
        isRequired: true,
        choices: [
          { value: '#fff', title: messages.white },
          { value: '#000', title: messages.black },
        ],
        ...bindings.fontColor,
      },
      title: { widget: 'text', title: fieldMessages.title },
      buttonText: { widget: 'text', title: messages.buttonText },
      href: { widget: 'link', mode: 'link', title: fieldMessages.target },
      openLinkInNewTab: { widget: 'boolean', title: fieldMessages.newTab },
      overlay: { widget: 'boolean', title: messages.overlay, ...bindings.overlay },
      'styles.size': { widget: 'size', title: messages.size, ...bindings.size },
      'styles.hideButton': { widget: 'boolean', title: messages.hideButton, ...bindings.hideButton },
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
